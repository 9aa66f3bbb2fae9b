#!/bin/sh
# Makes BIND serve the zones that the shop lists in its catalogue, and no longer those that it took off the list.
# Zones that it did not make stay untouched. Runs until it is stopped, as the user of BIND:
#   bind-zones.sh CATALOGUE KEY_NAME KEY_FILE FOLDER [PORT [RNDC_CONF]]
# KEY_FILE is what tsig-keygen wrote, FOLDER keeps the zones that it made.
set -eu
catalogue=$1 key=$2 key_file=$3 folder=$4 port=${5:-53} rndc_conf=${6:-/etc/bind/rndc.conf}

ask() { dig @127.0.0.1 -p "$port" -k "$key_file" "$catalogue" "$@"; }
control() { if [ -e "$rndc_conf" ]; then rndc -c "$rndc_conf" "$@"; else rndc "$@"; fi; }

make_zone() {
  # The first update replaces both records.
  printf '@ 3600 IN SOA invalid. invalid. 0 86400 7200 3600000 3600\n@ 3600 IN NS invalid.\n' >"$folder/$1db"
  control addzone "${1%.}" "{ type primary; file \"$folder/$1db\"; allow-update { key \"$key\"; }; check-names ignore; };" ||
    rm -f "$folder/$1db"
}

remove_zone() {
  control delzone -clean "${1%.}" || :
  rm -f "$folder/$1db" "$folder/$1db.jnl"
}

mkdir -p "$folder"
done_serial=
while :; do
  serial=$(ask SOA +short | cut -d ' ' -f 3) || serial=
  if [ -n "$serial" ] && [ "$serial" != "$done_serial" ]; then
    answer=$(ask AXFR +noall +answer) || answer=
    # A transfer that ended early has one SOA record, and must not remove anything.
    if [ "$(printf '%s\n' "$answer" | grep -c '[[:space:]]SOA[[:space:]]')" = 2 ]; then
      wanted=$(printf '%s\n' "$answer" | awk '$4 == "PTR" { print $5 }')
      for zone in $wanted; do [ -e "$folder/${zone}db" ] || make_zone "$zone"; done
      for file in "$folder"/*.db; do
        zone=${file##*/} zone=${zone%db}
        [ ! -e "$file" ] || printf '%s\n' "$wanted" | grep -qxF "$zone" || remove_zone "$zone"
      done
      done_serial=$serial
    fi
  fi
  sleep 1
done
