# The commands of the house; each installs what is missing (scripts/packages.txt) and builds first.
.PHONY: help bootstrap build test play bench format tidy clean

help:
	@echo "make play    build, then play in a browser: prints the address (in the terminal: build/grognard play ccn 001)"
	@echo "make test    build, then every test; closes with 'N passed, N failed'"
	@echo "make build   the release build; the program is build/grognard"
	@echo "make bench   random playouts, and the host with 100 games, measured"
	@echo "make format  clang-format over src/ and tests/      make tidy   clang-tidy over src/"
	@echo "make clean   remove every build folder"

bootstrap:
	@scripts/bootstrap

build: bootstrap
	@scripts/web || echo "make: going on without the web client" >&2
	@scripts/build release >&2

test:
	@scripts/test

play: bootstrap
	@scripts/web
	@scripts/build release grognard >&2
	@echo "Open this address in a browser; Ctrl-C ends the server, and every game is kept:"
	@build/grognard serve

bench: build
	@build/grognard games | while read -r game _; do build/grognard bench "$$game"; done
	@build/bench_server

format:
	@find src tests -name '*.hpp' -o -name '*.cpp' | xargs clang-format -i

tidy: build
	@find src -name '*.cpp' | xargs -P "$$(nproc)" -n 4 clang-tidy --quiet -p build

clean:
	rm -rf build build-asan build-gcc build-mutants
