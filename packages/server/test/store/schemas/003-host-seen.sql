alter table tables add column host_seen timestamptz;
insert into kysely_migration values ('003-host-seen', '2026-11-25T12:00:00.000Z');
update tables set host_seen = '2026-11-25 19:34:20.626+00' where status = 'open';
