"""Makes the fonts that the web client loads at first: the letters of its three languages, in the weights it uses.

    python -m pip install fonttools brotli
    python tools/client/fonts.py

They are cut from the npm packages, which must be installed (`make client`), and kept in `client/src/styles/fonts`. A
letter that isn't in them, such as one in somebody's name, comes from the packages' own files when it is needed.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT = Path(__file__).resolve().parents[2] / "client"
PACKAGES = CLIENT / "node_modules" / "@fontsource-variable"
FONTS = CLIENT / "src" / "styles" / "fonts"

FACES = (("alegreya", "normal"), ("alegreya", "italic"), ("source-sans-3", "normal"))
LIGHTEST, BOLDEST = 400, 700
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "rvrn", "tnum"]

ASCII = "".join(map(chr, range(0x20, 0x7F)))
# The packages have these in one file, ...
LATIN = ASCII + "ÁÂÄÉÊËÍÎÏÓÔÖÚÛÜÝáâäéêëíîïóôöúûüý\u00a0«»±·×°§©–—‘’‚“”„•…‹›−↑↓"
# ... and these in another; a variable font can't be put together again.
MORE = "ČčĎďĚěŇňŐőŘřŠšŤťŮůŰűŽž"


def cut(package: str, style: str, part: str, letters: str, name: str) -> None:
    font = TTFont(PACKAGES / package / "files" / f"{package}-{part}-wght-{style}.woff2")
    options = subset.Options()
    options.layout_features = FEATURES
    # No names inside: a font that was changed must not carry a reserved one.
    options.name_IDs = []
    options.hinting = False
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, LIGHTEST, BOLDEST)}, inplace=True)
    font.flavor = "woff2"
    target = FONTS / f"{name}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for package, style in FACES:
        name = package if style == "normal" else f"{package}-{style}"
        cut(package, style, "latin", LATIN, name)
        cut(package, style, "latin-ext", MORE, f"{name}-more")
        licence = PACKAGES / package / "LICENSE"
        (FONTS / f"{package}-LICENSE").write_text(licence.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
