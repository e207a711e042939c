import type { Generated, JSONColumnType } from 'kysely';
import type { LobbyItem } from '../protocol/index.ts';
import type { LogEvent } from '../table/log-event.ts';

/** The tables of the database. migrations.ts creates them. */
export interface Database {
  people: {
    id: string;
    name: string;
    since: Date;
    /** The date of the last visit; null for people who have not visited since the column was added. */
    seen: Date | null;
  };
  tokens: { id: string; person: string; label: string; hash: string; since: Date; last_used: Date | null };
  /** The searchable columns. They are updated in the same transaction as the log. */
  tables: {
    id: string;
    code: string;
    game: string;
    /** The evening to which the table belongs; null if it does not belong to a party. */
    evening: string | null;
    status: 'open' | 'playing' | 'over';
    listed: boolean;
    host: string | null;
    /** The time at which the host was last known to be connected; null for tables older than this column. */
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
  /** The shared score sheets. `used` is the time of the last change. */
  sheets: { id: string; code: string; setup: JSONColumnType<object>; used: Date };
  sheet_lines: { sheet_id: string; seq: number; key: string; body: JSONColumnType<object> };
  settings: { name: string; value: string; since: Generated<Date> };
}
