import { allSeats, type BySeat, type Viewer } from '@dicehall/engine';
import { changesOf } from './changes.ts';
import type { Happening, Logged } from './happening.ts';
import { isSeen } from './seen.ts';
import { choosingIn, type Table, type TableMatch } from './table.ts';

/** How many named requests a table remembers: enough for every retry that is still on its way. */
const rememberedKeys = 64;

type Opened = Extract<Happening, { kind: 'opened' }>;

function openTable(id: string, at: number, opened: Opened): Table {
  return {
    id,
    seq: 0,
    created: at,
    code: opened.code,
    game: opened.game,
    options: opened.options,
    listed: opened.listed,
    watch: opened.watch,
    chat: opened.chat,
    clock: opened.clock,
    commitment: opened.commitment,
    host: opened.person,
    chairs: allSeats(opened.seats).map(() => ({ kind: 'empty' })),
    status: 'open',
    match: null,
    muted: [],
    said: [],
    rematch: null,
    counts: [...allSeats(opened.seats), 0].map(() => 0),
    lastSeenAt: at,
    keys: [],
  };
}

/** May a viewer know that this happened? Of a move they may not when nothing of it is theirs to see. */
export function mayKnow(before: Table, body: Happening, viewer: Viewer): boolean {
  if (body.kind !== 'played' || before.match === null) return true;
  return isSeen(before.match.setup.game, before.match.state, body.entries, viewer);
}

/** Whether every seat, and last the table, may know that this happened. */
const knownTo = (before: Table, body: Happening): boolean[] =>
  before.counts.map((_, seat) => mayKnow(before, body, seat < before.chairs.length ? seat : 'table'));

/**
 * Since when, and from which event on, each seat's decision is awaited. Only what a seat did itself in everybody's
 * sight, or its turn coming, starts it anew: nothing unseen moves a clock.
 * @param shown may everybody know of it?
 */
function withDecisions(
  before: Table,
  match: TableMatch | null,
  { at, body }: Logged,
  counts: BySeat<number>,
  shown: boolean,
): TableMatch | null {
  if (match === null || (body.kind !== 'played' && body.kind !== 'started' && body.kind !== 'returned'))
    return match;
  const was = choosingIn(before.match);
  const is = choosingIn(match);
  const acts = 'seat' in body ? body.seat : -1;
  const since = match.since.slice();
  const freshFrom = match.freshFrom.slice();
  for (let seat = 0; seat < since.length; seat += 1) {
    const begins = is.includes(seat) && !was.includes(seat);
    if (begins || (seat === acts && shown)) since[seat] = at;
    if (begins || seat === acts) freshFrom[seat] = counts[seat] ?? 0;
  }
  const { setup, state, log, throws, ended } = match;
  return { setup, state, log, throws, ended, since, freshFrom };
}

/** The table after one more line of its log; the first line opens it. */
export function foldOne(id: string, table: Table | null, logged: Logged): Table {
  const { seq, at, key, body } = logged;
  const before = table ?? (body.kind === 'opened' ? openTable(id, at, body) : null);
  if (before === null || seq !== before.seq + 1) throw new Error(`Line ${seq} of a table is out of order`);
  const known = knownTo(before, body);
  const counts = before.counts.map((count, index) => (known[index] === true ? count + 1 : count));
  const changes = changesOf(before, at, body);
  const match = changes.match === undefined ? before.match : changes.match;
  return {
    ...before,
    ...changes,
    match: withDecisions(before, match, logged, counts, known.at(-1) === true),
    seq,
    counts,
    lastSeenAt: known.includes(false) ? before.lastSeenAt : at,
    keys: key === null ? before.keys : [...before.keys, { key, seq }].slice(-rememberedKeys),
  };
}

/** The table after some lines of its log. */
export const fold = (id: string, table: Table | null, lines: readonly Logged[]): Table | null =>
  lines.reduce((now: Table | null, line) => foldOne(id, now, line), table);
