#!/bin/sh
# Durable moves a second, side by side: DATABASE_URL=postgres://… sh bench/server/run.sh (after `npm run build`, and
# `npm install --workspaces=false` in bench/server for boardgame.io).
set -e
cd "$(dirname "$0")/../.."
uptime
psql "$DATABASE_URL" -q -c 'drop table if exists bare' -c 'create table bare (table_id int, seq bigserial, body json, primary key (table_id, seq))'
cat > /tmp/bare.sql <<'SQL'
insert into bare (table_id, body) values (:client_id, '{"kind":"played","seat":0,"by":"person","entries":[{"seat":0,"move":{"type":"roll"}},{"seat":0,"dice":[1,2,3,4,5]}]}');
SQL
for clients in 100; do
  echo "bare one-row insert, pgbench, $clients clients:"
  pgbench -n -M prepared -f /tmp/bare.sql -c "$clients" -j 2 -T 8 "$DATABASE_URL" 2>/dev/null | grep -E 'tps|latency average'
done
for matches in 100 500; do node bench/server/moves.mjs "$matches" 8; done
(unset DATABASE_URL; for matches in 100 500; do node bench/server/moves.mjs "$matches" 8; done)
if [ -d bench/server/node_modules ]; then for matches in 100; do node bench/server/boardgame.mjs "$matches" 8; done; fi
uptime
