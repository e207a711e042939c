import type { Generated, JSONColumnType } from 'kysely';
import type { LobbyItem } from '../protocol/index.ts';
import type { LogEvent } from '../table/log-event.ts';

/** The tables of the database, as migrations.ts creates them. */
export interface Database {
  people: {
    id: string;
    name: string;
    since: Date;
    /** The last visit, to the day; null for people who have not visited since it is recorded. */
    seen: Date | null;
  };
  tokens: { id: string; person: string; label: string; hash: string; since: Date; last_used: Date | null };
  /** Searchable columns, updated with the log in the same transaction. */
  tables: {
    id: string;
    code: string;
    game: string;
    /** The evening of a party; null at other tables. */
    evening: string | null;
    status: 'open' | 'playing' | 'over';
    listed: boolean;
    host: string | null;
    /** When the host was last known to be connected; null for tables from before it was recorded. */
    host_seen: Date | null;
    lobby: JSONColumnType<LobbyItem>;
    created: Date;
    ended: Date | null;
  };
  secrets: { table_id: string; seed: string };
  seats: { table_id: string; seat: number; person: string; score: number | null; place: number | null };
  events: {
    table_id: string;
    seq: number;
    at: string | number;
    key: string | null;
    body: JSONColumnType<LogEvent>;
  };
  deadlines: { table_id: string; due: Date };
  /** `used`: when the sheet was last changed. */
  sheets: { id: string; code: string; setup: JSONColumnType<object>; used: Date };
  sheet_lines: { sheet_id: string; seq: number; key: string; body: JSONColumnType<object> };
  settings: { name: string; value: string; since: Generated<Date> };
}
