create index events_person on events ((body->>'person')) where left(body::text, 16) <> '{"kind":"played"';
insert into kysely_migration values ('002-naming', '2026-11-25T12:00:00.000Z');
