"""Compiles the core where there is a C compiler; elsewhere the same files are plain Python."""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

COMPILED = [
    "core.dice",
    "core.engine",
    "core.judge",
    "core.walks",
    "games.king_and_assassins.alarm",
    "games.king_and_assassins.errands",
    "games.king_and_assassins.evaluation",
    "games.king_and_assassins.features",
    "games.king_and_assassins.rules",
    "games.king_and_assassins.suspects",
    "games.king_and_assassins.tactics",
    "games.king_of_the_hill.aims",
    "games.king_of_the_hill.evaluation",
    "games.king_of_the_hill.hands",
    "games.king_of_the_hill.muster",
    "games.king_of_the_hill.odds",
    "games.king_of_the_hill.orders",
    "games.king_of_the_hill.reach",
    "games.king_of_the_hill.rules",
    "games.king_of_the_hill.state",
    "games.king_of_the_hill.tactics",
    "search.beam",
    "search.fog",
    "search.replies",
    "search.search",
    "search.shortlist",
    "search.tree",
    "search.turns",
]
# Modules of the server that every move runs through. They have no C types and keep Python's checks.
SERVER_MODULES = [
    "core.game",
    "games.king_and_assassins.events",
    "games.king_and_assassins.notation",
    "games.king_and_assassins.position",
    "games.king_and_assassins.spec",
    "games.king_and_assassins.view",
    "services.clock",
    "services.decide",
    "services.decision",
    "services.takeback",
    "services.match",
    "services.live_match",
    "services.projections",
    "services.verification",
]
# Commands that only describe the package: they need the names of the compiled modules, and no C.
DESCRIBING = {"dist_info", "egg_info", "sdist"}
CORES = os.cpu_count() or 1
CHECKED: dict[str, object] = {
    "language_level": 3,
    "annotation_typing": False,  # hints are for mypy; the C types are in the .pxd files only
    "infer_types": True,
}
UNCHECKED = CHECKED | {"boundscheck": False, "wraparound": False, "initializedcheck": False}


class OptionalBuild(build_ext):
    """All modules or none: compiled and plain modules must not be mixed."""

    def run(self) -> None:
        """Build, or take back what was built and go on without."""
        in_place = self.inplace
        try:
            super().run()
        except Exception as error:
            print(f"WARNING: Regalia is not compiled and will run as plain Python, slowly: {error}")
            self.inplace = in_place  # setuptools turns it off while it builds
            for path in [*self.get_outputs(), *self.get_output_mapping().values()]:
                Path(path).unlink(missing_ok=True)
            self.extensions = []


class TaggedWheel(bdist_wheel):
    """Compile before the tag is chosen: a wheel without compiled modules fits every machine."""

    def run(self) -> None:
        """Build a wheel tagged for this machine, or py3-none-any where nothing could be compiled."""
        self.run_command("build_ext")
        compiled = self.get_finalized_command("build_ext").extensions
        if not compiled:
            self.distribution.ext_modules = []
            self.root_is_pure = True
        super().run()


def extensions() -> list[Extension]:
    """The modules to compile: none where REGALIA_PURE asks for plain Python."""
    if os.environ.get("REGALIA_PURE"):
        return []
    return [*compiled(COMPILED, UNCHECKED), *compiled(SERVER_MODULES, CHECKED)]


def compiled(names: list[str], directives: dict[str, object]) -> list[Extension]:
    """Modules made into C."""
    modules = [
        Extension(
            f"regalia.{name}",
            [f"src/regalia/{name.replace('.', '/')}.py"],
            # Aligned, or an edit anywhere moves the speed of everything by 5 %. Not contracted, or the same
            # search judges in other last digits, and chooses otherwise, on machines that fuse operations.
            # Without what a debugger wants, which takes a third of the time to compile: debug it as Python.
            extra_compile_args=["-O3", "-falign-functions=64", "-ffp-contract=off", "-g0"],
        )
        for name in names
    ]
    if DESCRIBING.intersection(sys.argv):
        return modules
    made: list[Extension] = cythonize(
        modules,
        include_path=["src"],
        build_dir="build/cython",
        compiler_directives=directives,
        nthreads=CORES,
    )
    return made


if __name__ == "__main__":  # Cython's processes may import this file
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": OptionalBuild, "bdist_wheel": TaggedWheel},
        options={"build_ext": {"parallel": str(CORES)}},
    )
