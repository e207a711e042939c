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
  replayed,
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
  const match = replayed(record);
  if (!match.ok) return match;
  const { setup, log, states, events, standIns } = match.value;
  const steps = log.map((entry, index) => {
    const by = standIns?.[index];
    return { entry, events: events[index] ?? [], ...(by && { by }) };
  });
  return ok({ match: { setup, state: states.at(-1) }, steps });
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
  result: Result<ReplayedRecord, RecordRefusal>,
  messages: Catalogue,
): ReplayAnswer | ReplayRefused =>
  result.ok
    ? answer(result.value.match)
    : {
        ok: false,
        entry: result.error.entry,
        code: result.error.code,
        message: messages.explain(result.error),
      };
