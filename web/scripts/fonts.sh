#!/bin/sh
# Makes src/fonts: the letters of both languages. Regular and italic come from Debian's fonts-ebgaramond, whose cut has
# old-style figures; the half-bold from @fontsource/eb-garamond. Needs python3-fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")/.."
subset() {
    /usr/bin/python3 -m fontTools.subset "$1" --flavor=woff2 --output-file="src/fonts/$2.woff2" \
        --unicodes='U+20-7E,U+A0,U+A7,U+AB,U+B0,U+B7,U+BB,U+C0-FF,U+152,U+153,U+178,U+2013,U+2014,U+2018-201E,U+2026,U+2039,U+203A,U+2212' \
        --layout-features='kern,liga,onum,lnum,pnum,tnum' --desubroutinize --no-hinting
}
subset /usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf eb-garamond-regular
subset /usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf eb-garamond-italic
subset node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2 eb-garamond-semibold
