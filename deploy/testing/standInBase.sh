#!/bin/sh
# Fills a folder with what the Dockerfile needs of its base image, from this machine: Node with npm, a shell, a few
# programs, their libraries, and the user `node`. For machines that reach no registry of images.
#   sh standInBase.sh FOLDER
set -eu
root=$1
programs='node sh env mkdir chown cat ls dirname uname sed'
mkdir -p "$root/usr/bin" "$root/usr/lib" "$root/usr/lib64" "$root/etc/ssl" "$root/root" "$root/home/node" \
  "$root/proc" "$root/sys" "$root/dev" "$root/run" "$root/tmp" "$root/var/tmp"
chmod 1777 "$root/tmp" "$root/var/tmp"
for folder in bin lib lib64; do ln -s "usr/$folder" "$root/$folder"; done
for program in $programs; do cp -L "$(command -v "$program")" "$root/usr/bin/"; done
for library in $(for program in $programs; do ldd "$root/usr/bin/$program"; done | grep -o '/[^ ]*\.so[^ ]*' | sort -u); do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
  # The parts of the C library that programs of packages load.
  case $library in
    */libc.so.6)
      for part in "$(dirname "$library")"/lib*.so.[0-9]; do
        case $part in */librt.* | */libpthread.* | */libdl.* | */libresolv.* | */libutil.* | */libnss_dns.*) cp -L "$part" "$root$part" ;; esac
      done
      ;;
  esac
done
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$root/usr/lib/node_modules"
cp -rL "$npm" "$root/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/bin/npx"
cp -rL /etc/ssl/certs "$root/etc/ssl/"
printf 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n' > "$root/etc/passwd"
printf 'root:x:0:\nnode:x:1000:\n' > "$root/etc/group"
