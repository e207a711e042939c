import type { Append, NewTable, OpenDatabase, Store, TableIndex } from '../../../src/store/index.ts';
import type { LogEvent, LogLine } from '../../../src/table/log-event.ts';

export const created = Date.UTC(2026, 0, 1);
export const ada = '0000000000000001';
export const bo = '0000000000000002';

export const indexFor = (id: string, changed: Partial<TableIndex> = {}): TableIndex => ({
  code: `${id.slice(-3)}AB`.toUpperCase(),
  game: 'greed',
  evening: null,
  status: 'open',
  listed: true,
  host: ada,
  lobby: {
    id,
    code: '',
    game: 'greed',
    options: {},
    names: ['Ada', ''],
    seats: 2,
    grows: false,
    clock: { kind: 'none' },
    coach: false,
    created: new Date(created).toISOString(),
  },
  ended: null,
  seats: [{ seat: 0, person: ada, score: null, place: null }],
  ...changed,
});

export const react = (person = ada): LogEvent => ({ kind: 'reacted', person, name: 'Ada', reaction: 'wow' });
export const line = (seq: number, body: LogEvent = react(), key: string | null = null): LogLine => ({
  seq,
  at: created + seq,
  key,
  body,
});
export const newTable = (id: string): NewTable => ({
  id,
  seed: 'ab'.repeat(32),
  created,
  index: indexFor(id),
  lines: [line(1)],
});
export const plain = (table: string, seq: number, body?: LogEvent): Append => ({
  table,
  line: line(seq, body),
  index: null,
  deadline: undefined,
});

let made = 0;
export const newId = (): string => {
  made += 1;
  return `t${String(made).padStart(15, '0')}`;
};

/** The store to which a rule applies. */
export interface Given {
  readonly database: OpenDatabase;
  readonly store: Store;
  /** Creates a table and returns its id. */
  readonly table: () => Promise<string>;
}

/** States a rule of the store. */
export type Rule = (rule: string, run: (given: Given) => Promise<void>) => void;
