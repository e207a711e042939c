create table sheets (id text primary key, code text not null unique, setup jsonb not null, used timestamptz not null);
create index sheets_used on sheets (used);
create table sheet_lines (sheet_id text not null references sheets on delete cascade, seq integer not null, key text not null, body json not null, primary key (sheet_id, seq));
insert into kysely_migration values ('005-score-sheets', '2026-11-25T12:00:00.000Z');
insert into sheets (id, code, setup, used) values ('qfyym5p7ae527eha', 'FS3ZN2', '{"game": "greed", "names": ["Ada", "Bo"], "options": {}, "belowZero": true}', '2026-11-25 19:34:21.398+00');
