#!/bin/sh
# Runs once, when the container of PostgreSQL makes its files.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner_password="$(cat "$OWNER_PASSWORD_FILE")" -v app_password="$(cat "$APP_PASSWORD_FILE")" \
  -f /deploy/roles.sql
