#!/bin/sh
# Run once by the image of PostgreSQL: one account owns the tables, the other changes rows only.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role shop_owner login password :'password';
create role shop login password :'password';
create database shop owner shop_owner;
SQL
