import type { BaseView, MatchRecord } from '@dicehall/engine';
import { type Snapshot, streamMessageSchema, type TableUpdate } from '@dicehall/server/protocol';
import { type Frame, framesOf } from '../table/frame.ts';
import { replayed } from '../table/replayed.ts';
import { call } from './api.ts';
import { stateAfter, stateOf } from './online-state.ts';
import { readSeen } from './seen-table.ts';

export interface Past {
  readonly start: BaseView;
  readonly frames: readonly Frame[];
}

/** The most past events that the server sends. */
const mostEvents = 200;

/** From the match record, for a match that hides nothing from the viewer. */
async function fromRecord({ you, table }: Snapshot): Promise<Past | null> {
  const answer = await call('GET', `/tables/${table.id}/record`, (raw) => raw as { record: MatchRecord });
  const match = answer.ok ? replayed(answer.value.record) : null;
  if (match?.ok !== true) return null;
  const { setup, states } = match.value;
  const viewer = you.seat ?? 'table';
  const frames = framesOf(match.value, viewer);
  const isSame = JSON.stringify(frames.at(-1)?.view) === JSON.stringify(table.match?.view);
  return isSame ? { start: setup.game.view(states[0], viewer), frames } : null;
}

/** The last updates of a table up to a sequence number, as the viewer may know them. */
async function pastEvents(table: string, to: number): Promise<TableUpdate[]> {
  const from = Math.max(0, to - mostEvents);
  const stop = new AbortController();
  const response = await fetch(`/api/v1/tables/${table}/events?since=${from}`, {
    headers: { accept: 'application/x-ndjson' },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: TableUpdate[] = [];
  let text = '';
  while (reader !== undefined && (events.at(-1)?.seq ?? from) < to) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (text + value).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((one) => one !== '')) {
      const message = streamMessageSchema.safeParse(JSON.parse(line));
      if (message.success && message.data.event === 'table') events.push(message.data.data);
      // Anything else means that the events are not available.
      else if (!message.success || message.data.event === 'snapshot') return events;
    }
  }
  stop.abort();
  return events;
}

/** From the table's events: the only way where the record of a match with secrets is not available. */
async function fromEvents(snapshot: Snapshot): Promise<Past | null> {
  const events = await pastEvents(snapshot.table.id, snapshot.seq).catch(() => []);
  const [first, ...rest] = events;
  if (first === undefined || events.at(-1)?.seq !== snapshot.seq) return null;
  const table = { ...snapshot.table, match: null, ...first.changes } as Snapshot['table'];
  const opened = stateOf({ ...snapshot, seq: first.seq - 1, table }, readSeen(table.id));
  const { start, frames } = [first, ...rest].reduce(stateAfter, opened);
  return start === null || frames.length === 0 ? null : { start, frames };
}

/** The match up to a snapshot, as its viewer may know it; null where it cannot be loaded. */
export async function pastFrames(snapshot: Snapshot): Promise<Past | null> {
  if (snapshot.table.match === null) return null;
  return (await fromRecord(snapshot)) ?? (await fromEvents(snapshot));
}
