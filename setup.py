"""Compiles the core where there is a C compiler; elsewhere the same files are plain Python."""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/regalia")
# A module is compiled where a .pxd of the same name lies beside it. The first line of the .pxd says how:
WITH_CHECKS = "# Compiled with Python's checks"  # modules between the engine and Python: few C types
NOT_COMPILED = "# Not compiled"  # constants for other .pxd files
# Utility code of Cython that all modules share; without it each of them has its own copy.
SHARED = "regalia.cython_runtime"
# Commands that only describe the package: they need the names of the compiled modules, and no C.
DESCRIBING = {"dist_info", "egg_info", "sdist"}
CORES = os.cpu_count() or 1
CHECKED: dict[str, object] = {
    "language_level": 3,
    "annotation_typing": False,  # hints are for mypy; the C types are in the .pxd files only
    "infer_types": True,
    "auto_pickle": False,  # nothing is pickled, and the code for it takes a quarter of the time to compile
}
UNCHECKED = CHECKED | {"boundscheck": False, "wraparound": False, "initializedcheck": False}
# Aligned, or an edit anywhere moves the speed of everything by 5 %. Not contracted, or the same search
# computes other last digits, and chooses otherwise, on machines that fuse operations. No debug information,
# which takes a third of the time to compile: debug the module as Python.
C_FLAGS = ["-falign-functions=64", "-ffp-contract=off", "-g0"]


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
    modules = {True: list[Extension](), False: list[Extension]()}
    for types in sorted(PACKAGE.rglob("*.pxd")):
        says = types.read_text("utf-8")
        if not says.startswith(NOT_COMPILED):
            checked = says.startswith(WITH_CHECKS)
            modules[checked].append(extension(types.with_suffix(".py"), checked=checked))
    shared = Extension(SHARED, [], extra_compile_args=["-O1", *C_FLAGS])
    return [*to_c([shared, *modules[False]], UNCHECKED), *to_c(modules[True], CHECKED)]


def extension(source: Path, *, checked: bool) -> Extension:
    """A module to compile. Those with checks get -O1: -O3 makes them no faster and takes twice as long."""
    name = ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
    return Extension(name, [str(source)], extra_compile_args=["-O1" if checked else "-O3", *C_FLAGS])


def to_c(modules: list[Extension], directives: dict[str, object]) -> list[Extension]:
    """Modules translated to C; as they are for commands that only need their names."""
    if DESCRIBING.intersection(sys.argv):
        return modules
    made: list[Extension] = cythonize(
        modules,
        include_path=["src"],
        build_dir="build/cython",
        compiler_directives=directives,
        shared_utility_qualified_name=SHARED,
        nthreads=CORES,
    )
    return made


if __name__ == "__main__":  # Cython's processes may import this file
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": OptionalBuild, "bdist_wheel": TaggedWheel},
        options={"build_ext": {"parallel": str(CORES)}},
    )
