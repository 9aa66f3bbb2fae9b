#!/bin/sh
# Run once by the image of PostgreSQL: one account owns the tables, the other changes rows only.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$SHOP_OWNER_PASSWORD" -v shop="$SHOP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role shop_owner login password :'owner';
create role shop login password :'shop';
create database shop owner shop_owner;
SQL
