import {
  answer,
  type Frame,
  type Match,
  mayKnow,
  ok,
  type RecordRefusal,
  type ReplayAnswer,
  type ReplayRefused,
  type Result,
  readJson,
  replay,
  standInOf,
  type Viewer,
} from '@dicehall/engine';
import { type Catalogue, standInText } from '@dicehall/messages';

export interface ReplayedRecord {
  readonly match: Match;
  readonly steps: readonly Omit<Frame, 'view'>[];
}

export function replayRecord(text: string): Result<ReplayedRecord, RecordRefusal> {
  const raw = readJson(text);
  return raw.ok ? replayWithEvents(raw.value) : raw;
}

export function replayWithEvents(record: unknown): Result<ReplayedRecord, RecordRefusal> {
  const steps: Omit<Frame, 'view'>[] = [];
  const match = replay(record, (_before, _after, entry, events) => steps.push({ entry, events }));
  if (!match.ok) return match;
  const { log } = record as { readonly log: readonly unknown[] };
  const decided = steps.map((step, index) => {
    const by = standInOf(log[index]);
    return by === null ? step : { ...step, by };
  });
  return ok({ match: match.value, steps: decided });
}

/** The game log of a match: the events that a viewer may know, and who decided for a person. Nothing is secret after the end. */
export function gameLog(
  messages: Catalogue,
  { match: { setup, state }, steps }: ReplayedRecord,
  viewer: Viewer,
): string[] {
  const isOver = setup.game.step(state).kind === 'over';
  return steps.flatMap(({ events }, index) => {
    const known = events.filter((event) => isOver || mayKnow(event, viewer));
    if (known.length === 0) return [];
    const sentences = known.map((event) => messages.event(setup.game.id, event, setup.names));
    return [standInText(messages, steps, index, setup.names), ...sentences].filter((text) => text !== null);
  });
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
