"""The games. Importing this package registers the texts of the built-in games."""

from importlib.resources import files

from regalia.core.i18n import add_catalogues

# A game's texts are in the folder `locales` of its package. A game that is installed as a package of its own is
# registered in the same way by the registry.
for _game in sorted(files(__name__).iterdir(), key=lambda folder: folder.name):
    if (_game / "locales").is_dir():
        add_catalogues(f"{__name__}.{_game.name}", _game / "locales")
