import {
  answer,
  type BaseEvent,
  type Match,
  mayKnow,
  ok,
  type RecordRefusal,
  type ReplayAnswer,
  type ReplayRefused,
  type Result,
  readJson,
  replay,
  type Viewer,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

export interface ReplayedRecord {
  readonly match: Match;
  readonly events: readonly BaseEvent[];
}

export function replayRecord(text: string): Result<ReplayedRecord, RecordRefusal> {
  const raw = readJson(text);
  return raw.ok ? replayWithEvents(raw.value) : raw;
}

export function replayWithEvents(record: unknown): Result<ReplayedRecord, RecordRefusal> {
  const all: BaseEvent[] = [];
  const match = replay(record, (_before, _after, _entry, events) => all.push(...events));
  return match.ok ? ok({ match: match.value, events: all }) : match;
}

/** The game log of a match: the events that a viewer may know, as sentences. Nothing is secret after the end. */
export function gameLog(
  messages: Catalogue,
  { match: { setup, state }, events }: ReplayedRecord,
  viewer: Viewer,
): string[] {
  const isOver = setup.game.step(state).kind === 'over';
  return events
    .filter((event) => isOver || mayKnow(event, viewer))
    .flatMap((event) => messages.event(setup.game.id, event, setup.names) ?? []);
}

export const answerOf = (
  replayed: Result<ReplayedRecord, RecordRefusal>,
  messages: Catalogue,
): ReplayAnswer | ReplayRefused =>
  replayed.ok
    ? answer(replayed.value.match)
    : {
        ok: false,
        entry: replayed.error.entry,
        code: replayed.error.code,
        message: messages.explain(replayed.error),
      };
