#!/bin/bash
# Watches a primary and its synchronous standby, and puts the standby in its place when it is gone:
#   failover.sh /etc/listwright/failover.env
# Exactly one of it runs, on the machine of deploy/haproxy.cfg. What it does and why it loses nothing: docs/scaling.md.
set -uo pipefail
# shellcheck source=/dev/null
. "${1:?names a file like deploy/failover.env}"

EVERY_SECONDS=${EVERY_SECONDS:-0.5}
# So many looks in a row without an answer are an end; one may be a busy moment.
MISSES_MAX=${MISSES_MAX:-3}

say() { echo "$(date -u +%FT%T.%3NZ) $*"; }
of() { local name="$1_$2"; echo "${!name}"; }
other() { if [ "$1" = A ]; then echo B; else echo A; fi; }

# Two words: who leads, and "armed" where the other one has all that was ever acknowledged, else "alone".
remember() {
  leader=$1 state=$2
  echo "$leader $state" >"$STATE.new" && sync "$STATE.new" && mv "$STATE.new" "$STATE"
  say "$leader leads, $state"
}

on() { # A command...: as the user of the files, on the machine of A
  local run
  run=$(of "$1" RUN)
  shift
  # shellcheck disable=SC2086 -- it is a command with its words
  $run "$@"
}

ask() { # A 'SELECT ...'
  PGCONNECT_TIMEOUT=2 timeout "${3:-3}" psql -XAtq -v ON_ERROR_STOP=1 \
    -h "$(of "$1" HOST)" -p "$(of "$1" PORT)" -U "$ROLE" -d postgres -c "$2" 2>/dev/null
}

entrance() { echo "$1" | timeout 2 socat - "UNIX-CONNECT:$HAPROXY_SOCKET" >/dev/null 2>&1; }

# Said again at each look: HAProxy forgets it when it is restarted.
lead_the_way() {
  local standby
  standby=$(other "$leader")
  entrance "set server primary/$standby state maint; set server primary/$leader state ready"
  if [ "$state" = armed ]; then
    entrance "set server standby/$leader state maint; set server standby/$standby state ready"
  else
    entrance "set server standby/A state maint; set server standby/B state maint"
  fi
}

# The other one is made a copy of the leader again: by what differs, or from nothing.
rebuild() {
  local standby data source told
  standby=$(other "$leader") data=$(of "$(other "$leader")" DATA)
  source="host=$(of "$leader" HOST) port=$(of "$leader" PORT) user=$ROLE"
  say "$standby becomes the standby of $leader"
  # shellcheck disable=SC2046 -- a command with its words
  on "$standby" $(of "$standby" STOP) >/dev/null 2>&1
  on "$standby" rm -f "$data/standby.signal"
  # Until then the files of a new leader name the old one's timeline, and nothing would seem to differ.
  ask "$leader" CHECKPOINT 120 || return 1
  if ! told=$(on "$standby" "$BIN/pg_rewind" -D "$data" --config-file="$(of "$standby" CONF)" --source-server="$source dbname=postgres" 2>&1); then
    say "a whole copy, because what differs could not be told: ${told##*$'\n'}"
    on "$standby" rm -rf "$data"
    on "$standby" "$BIN/pg_basebackup" -D "$data" -d "$source" -X stream -c fast >/dev/null 2>&1 || return 1
  fi
  on "$standby" touch "$data/standby.signal" || return 1
  printf "primary_conninfo = '%s application_name=%s'\n" "$source" "$standby" |
    on "$standby" tee -a "$data/postgresql.auto.conf" >/dev/null || return 1
  # shellcheck disable=SC2046 -- a command with its words
  on "$standby" $(of "$standby" START) >/dev/null 2>&1
}

streaming() { [ "$(ask "$leader" "SELECT count(*) FROM pg_stat_replication WHERE application_name = '$(other "$leader")' AND state = 'streaming' $1")" = 1 ]; }

within_10_seconds() {
  # shellcheck disable=SC2034 -- a count
  for _ in {1..100}; do streaming "$1" && return; sleep 0.1; done
  return 1
}

# From here on nothing is acknowledged that the standby has not on its disk.
arm() {
  local standby position
  standby=$(other "$leader")
  ask "$leader" "ALTER SYSTEM SET synchronous_standby_names = '\"$standby\"'" || return 1
  ask "$leader" 'SELECT pg_reload_conf()' >/dev/null || return 1
  # A second, until the last process has read it; then the standby needs what was acknowledged before that.
  within_10_seconds "AND sync_state = 'sync'" && sleep 1 &&
    position=$(ask "$leader" 'SELECT pg_current_wal_flush_lsn()') &&
    within_10_seconds "AND sync_state = 'sync' AND flush_lsn >= '$position'" &&
    remember "$leader" armed && return
  # Writers must not wait for one that does not come.
  stand_alone
}

# Only after it is written down: nobody may be put in the place of the leader from now on.
stand_alone() {
  [ "$state" = alone ] || remember "$leader" alone
  ask "$leader" 'ALTER SYSTEM RESET synchronous_standby_names' || return 1
  ask "$leader" 'SELECT pg_reload_conf()' >/dev/null
}

fail_over() {
  local old=$leader new
  new=$(other "$leader")
  if [ "$state" != armed ]; then
    # Its own files have all of it.
    say "$old is gone, and $new has not all that was acknowledged: $old is started again"
    # shellcheck disable=SC2046 -- a command with its words
    on "$old" $(of "$old" START) >/dev/null 2>&1
    return
  fi
  say "$old is gone, $new takes its place"
  # Nobody reaches the old one any more. Should it be alive, it acknowledges nothing without its standby.
  entrance "set server primary/$old state maint; shutdown sessions server primary/$old"
  # shellcheck disable=SC2046 -- a command with its words
  timeout 5 "${BASH:-bash}" -c "$(of "$old" RUN) $(of "$old" STOP)" >/dev/null 2>&1 &
  if [ "$(ask "$new" 'SELECT pg_is_in_recovery()')" != f ]; then
    [ "$(ask "$new" 'SELECT pg_promote(true, 60)' 65)" = t ] || { say "$new cannot lead"; return; }
  fi
  remember "$new" alone
  lead_the_way
  # Who reads there still holds on to what is no standby any more.
  entrance "shutdown sessions server standby/$new"
  # Should its files still say what was asked of the old one.
  stand_alone
  wait
}

read -r leader state <"$STATE" || { say "$STATE does not say who leads: echo 'A alone' >$STATE"; exit 1; }
say "$leader leads, $state"
misses=0 missing=0
while :; do
  if [ "$(ask "$leader" 'SELECT pg_is_in_recovery()')" = f ]; then
    misses=0
    lead_the_way
    if [ "$state" = alone ]; then
      streaming '' || rebuild || say 'that did not work; once more'
      within_10_seconds '' && arm
    elif streaming "AND sync_state = 'sync'"; then
      missing=0
    else
      missing=$((missing + 1))
      # Without its standby the leader acknowledges nothing. It may be that it is the leader no more.
      if [ "$missing" -ge "$MISSES_MAX" ]; then
        missing=0
        if [ "$(ask "$(other "$leader")" 'SELECT pg_is_in_recovery()')" = f ]; then fail_over; else stand_alone; fi
      fi
    fi
  else
    misses=$((misses + 1))
    [ "$misses" -ge "$MISSES_MAX" ] && { misses=0; fail_over; }
  fi
  sleep "$EVERY_SECONDS"
done
