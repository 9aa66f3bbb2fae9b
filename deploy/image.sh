#!/bin/sh
# The steps of the Dockerfile, which test/deploy executes too. Usage: sh deploy/image.sh build|packages
set -eu
case "$1" in
build)
  npm ci
  npm run build
  ;;
packages)
  npm ci --omit=dev
  ;;
esac
