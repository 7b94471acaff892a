#!/bin/sh
# Saves the database of the provider with pg_dump, and keeps the dumps of the last days:
#   DATABASE_URL=postgresql://… sh backup.sh /var/backups/reelrupee 14
# A dump gets its name when it is complete and can be read. Copy the folder to another machine.
set -eu
folder=$1 days=${2:-14}
umask 077
mkdir -p "$folder"
name="$folder/reelrupee-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$name.part"' EXIT
# Everybody on the machine sees the arguments of a process, so the password is not among them.
PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
url=$(node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; url.href')
export PGPASSWORD
pg_dump --format=custom --file="$name.part" "$url"
pg_restore --list "$name.part" > /dev/null
mv "$name.part" "$name"
# Only now: a backup that fails leaves the earlier ones.
find "$folder" -name 'reelrupee-*.dump' -mtime "+$days" -delete
