"""The app can be installed: its manifest, and icons of the sizes that it states."""

from tests.support.browser.person import NewPerson

# Every icon of the page and its manifest, with its stated and its actual size.
ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
  const touch = { src: document.querySelector("link[rel=apple-touch-icon]").href, sizes: "180x180", type: "image/png", purpose: "touch" };
  return Promise.all([...manifest.icons, touch].filter(({ type }) => type === "image/png").map(async ({ src, sizes, purpose }) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return [purpose, sizes, `${width}x${height}`];
  }));
}"""  # noqa: E501 - a script


def test_a_home_screen_finds_icons_of_every_size_that_it_wants(new_person: NewPerson) -> None:
    page = new_person().open("/")
    icons = {(purpose, said): seen for purpose, said, seen in page.evaluate(ICONS)}
    assert all(said == seen for (_, said), seen in icons.items())
    assert set(icons) == {
        ("any", "192x192"),
        ("any", "512x512"),
        ("maskable", "512x512"),
        ("touch", "180x180"),
    }
