import {
  type BaseView,
  type Entry,
  type Frame,
  framesOf,
  type MatchRecord,
  openMatch,
  type Replayed,
  readSetup,
  replayStates,
} from '@dicehall/engine';
import type { Snapshot, TableUpdate } from '../protocol/index.ts';
import { type Api, tableMessages } from './api.ts';
import { type OnlineState, stateAfter, stateOf } from './online-state.ts';
import { unseen } from './table-memory.ts';

export interface Past {
  readonly start: BaseView;
  readonly frames: readonly Frame[];
}

/** The maximum number of past events that the server sends in one response. */
const mostEvents = 200;

/** Rebuilds the past from the match record. Works only if the match hides nothing from the viewer. */
async function fromRecord({ call }: Api, { you, table }: Snapshot): Promise<Past | null> {
  const answer = await call('GET', `/tables/${table.id}/record`, (raw) => raw as { record: MatchRecord });
  const match = answer.ok ? replayStates(answer.value.record) : null;
  if (match?.ok !== true) return null;
  const { setup, states } = match.value;
  const viewer = you.seat ?? 'table';
  const frames = framesOf(match.value, viewer);
  const isSame = JSON.stringify(frames.at(-1)?.view) === JSON.stringify(table.match?.view);
  return isSame ? { start: setup.game.view(states[0], viewer), frames } : null;
}

/** Fetches the last updates of a table up to a sequence number, as the viewer may know them. */
async function pastEvents(api: Api, table: string, to: number): Promise<TableUpdate[]> {
  const from = Math.max(0, to - mostEvents);
  const stop = new AbortController();
  const events: TableUpdate[] = [];
  for await (const message of tableMessages(api, table, from, stop.signal)) {
    if (message?.event !== 'table') break;
    events.push(message.data);
    if (message.data.seq >= to) break;
  }
  stop.abort();
  return events;
}

/** Rebuilds the past from the events, for a match whose record contains secrets. */
async function fromEvents(api: Api, snapshot: Snapshot): Promise<Past | null> {
  const events = await pastEvents(api, snapshot.table.id, snapshot.seq).catch(() => []);
  const [first, ...rest] = events;
  if (first === undefined || events.at(-1)?.seq !== snapshot.seq) return null;
  const table = { ...snapshot.table, match: null, ...first.changes } as Snapshot['table'];
  const opened = stateOf({ ...snapshot, seq: first.seq - 1, table }, unseen(table.id));
  const { start, frames } = [first, ...rest].reduce(stateAfter, opened);
  return start === null || frames.length === 0 ? null : { start, frames };
}

/** Returns the match up to a snapshot, as far as its viewer may know it; null if it cannot be loaded. */
export async function pastFrames(api: Api, snapshot: Snapshot): Promise<Past | null> {
  if (snapshot.table.match === null) return null;
  return (await fromRecord(api, snapshot)) ?? (await fromEvents(api, snapshot));
}

/** Returns the match so far. Null if the client does not know all entries, as in games with hidden information. */
export function matchSoFar({ table, frames }: Pick<OnlineState, 'table' | 'frames'>): Replayed | null {
  const seats = table.seats.map(({ name, seat }) => ({ name: name ?? `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return null;
  const { game } = setup.value;
  const states = [openMatch(setup.value).state];
  const log: Entry[] = [];
  for (const { entry } of frames) {
    if (entry === null || 'unseen' in entry) return null;
    const next = game.apply(states.at(-1), entry);
    if (!next.ok) return null;
    log.push(entry);
    states.push(next.value.state);
  }
  return { setup: setup.value, log, states, events: frames.map(({ events }) => events) };
}
