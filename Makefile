# The commands of the README: `make demo` and `make test` set up everything that they need, in .venv and build.
SHELL := /bin/bash
VENV ?= .venv
BUILD := build
BIN := $(CURDIR)/$(VENV)/bin
export PATH := $(BIN):$(PATH)
JOBS ?= $(shell nproc)
# Languages beside Python and C: tools/LANGUAGE.sh sets up, tests and runs the example of each. Scala's includes Java.
LANGUAGES := julia scala clojure r perl
PARTS := core c python codegen $(LANGUAGES)
LIBRARY = $(shell $(BIN)/python -c 'from mxnet.libinfo import find_lib_path; print(find_lib_path()[0])')

.PHONY: help demo test generate setup-demo setup-test setup-languages $(PARTS:%=test-%) test-matrix lint format sanitize bench clean

help:
	@echo "make demo      train a digit recogniser, export it, predict with it in every language"
	@echo "make test      build and run every test of every language, and the linters"
	@echo "make generate  after a change of operators or of the C API: headers, bindings, documentation, vectors"
	@echo "make format    lay out C++ and Python files as the linters want them"
	@echo "make sanitize  C++ tests and random calls under the address, undefined-behaviour and thread sanitizers, fuzz runs"
	@echo "make bench     timings against peers"
	@echo "make clean     remove the build folders and .venv/"

setup-demo:
	@VENV=$(VENV) tools/setup.sh demo

setup-test:
	@VENV=$(VENV) tools/setup.sh test

setup-languages:
	@for lang in $(LANGUAGES); do echo "== setting up $$lang"; MXNET_LIBRARY_PATH=$(LIBRARY) tools/$$lang.sh setup || exit 1; done

demo: setup-demo
	@$(MAKE) --no-print-directory setup-languages
	cd examples/digits && $(BIN)/python demo.py $(LANGUAGES)

# Each part prints its runner's own closing lines; all parts run even when one fails, and the result is the worst.
test: setup-test
	@$(MAKE) --no-print-directory setup-languages
	@failed=; for part in $(PARTS:%=test-%) test-matrix lint; do \
	  echo "== $$part"; $(MAKE) --no-print-directory $$part || failed="$$failed $$part"; done; \
	if [ -n "$$failed" ]; then echo "== FAILED:$$failed"; exit 1; else echo "== all parts passed"; fi

test-core:
	cmake -S . -B $(BUILD) -DMXHUB_BUILD_TESTS=ON >$(BUILD)/configure.log || { cat $(BUILD)/configure.log; exit 1; }
	cmake --build $(BUILD) --target capi_tests c_client -j $(JOBS)
	$(BUILD)/capi_tests
	@PYTHON=$(BIN)/python tools/sanitize.sh thread

test-c:
	$(BUILD)/c_client

test-python:
	$(BIN)/python -m pytest tests

test-codegen:
	$(BIN)/python -m codegen --check

$(LANGUAGES:%=test-%): test-%:
	MXNET_LIBRARY_PATH=$(LIBRARY) tools/$*.sh test

# After the languages: every operator's vectors have passed in every one of them.
test-matrix:
	$(BIN)/python tools/matrix.py --check

lint:
	tools/lint.sh

# What a new operator needs beyond its own file.
generate: setup-test
	$(BIN)/python -m codegen
	$(BIN)/python tests/vectors/make.py

format:
	clang-format -i $$(git ls-files 'capi/*.cc' 'capi/*.h' 'capi/*.c' 'examples/*.c' | grep -v include/mxnet)
	ruff check --fix-only -q .

sanitize: setup-test
	tools/sanitize.sh

bench: setup-test
	$(BIN)/python -m benchmarks

clean:
	rm -rf build build-* .venv
