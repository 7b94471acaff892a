#!/bin/sh
# Fills the words in capitals of these files from the environment, and includes the result in nginx:
#   LISTEN='443 ssl http2' … sh fill.sh TEMPLATES TARGET one-host.conf
# TARGET holds the files; TARGET/reelrupee.conf is for `include` in the http block, /etc/nginx/conf.d/ by default.
set -eu
templates=$1 target=$2 hosts=$3
export INCLUDES="$target" ACCESS_LOG="${ACCESS_LOG:-/var/log/nginx/access.log}"
mkdir -p "$target"
# The package libnginx-mod-http-brotli-static of Debian and Ubuntu enables its module itself.
if [ -z "${BROTLI_STATIC+set}" ] && ls /etc/nginx/modules-enabled/*brotli-static.conf > /dev/null 2>&1; then
  export BROTLI_STATIC='brotli_static on;'
fi
# One program of sed for all files: a process for each word of each file takes half a minute on a busy machine.
program=$(
  for word in LISTEN SITE_LISTEN API_LISTEN MEDIA_LISTEN TLS_SETTINGS CERTIFICATE KEY SITE_ROOT MEDIA_ROOT API_SERVERS BROTLI_STATIC ACCESS_LOG INCLUDES; do
    printf 's|\\b%s\\b|%s|g\n' "$word" "$(printenv "$word" | sed 's/[|&\\]/\\&/g')"
  done
)
for file in "$templates"/*.conf; do
  sed -e '/^ *#/d' -e "$program" "$file" > "$target/$(basename "$file")"
done
printf 'include %s/shared.conf;\ninclude %s/%s;\n' "$target" "$target" "$hosts" > "${CONF_D:-/etc/nginx/conf.d}/reelrupee.conf"
