#!/bin/sh
# Fills the words in capitals of these files from the environment, and includes the result in nginx:
#   LISTEN='443 ssl' … sh fill.sh TEMPLATES TARGET one-host.conf
# TARGET holds the files; TARGET/reelrupee.conf is for `include` in the http block, /etc/nginx/conf.d/ by default.
set -eu
templates=$1 target=$2 hosts=$3
export INCLUDES="$target"
mkdir -p "$target"
for file in "$templates"/*.conf; do
  sed -e '/^ *#/d' "$file" > "$target/$(basename "$file")"
  for word in LISTEN SITE_LISTEN API_LISTEN MEDIA_LISTEN TLS_SETTINGS CERTIFICATE KEY SITE_ROOT MEDIA_ROOT API_SERVERS INCLUDES; do
    value=$(printenv "$word" || true)
    sed -i -e "s|\\b$word\\b|$(printf '%s' "$value" | sed 's/[|&\\]/\\&/g')|g" "$target/$(basename "$file")"
  done
done
printf 'include %s/shared.conf;\ninclude %s/%s;\n' "$target" "$target" "$hosts" > "${CONF_D:-/etc/nginx/conf.d}/reelrupee.conf"
