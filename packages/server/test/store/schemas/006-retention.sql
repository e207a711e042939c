alter table people add column seen timestamptz;
create index people_seen on people (coalesce(seen, since));
create index events_at on events (at) where left(body::text, 16) <> '{"kind":"played"';
insert into kysely_migration values ('006-retention', '2026-11-25T12:00:00.000Z');
update people set seen = since;
