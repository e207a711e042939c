import {
  answer,
  err,
  type Match,
  ok,
  type RecordRefusal,
  type ReplayAnswer,
  type ReplayRefused,
  type Result,
  readJson,
  replay,
  type Told,
  type Viewer,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

/** A record as replayed: the match at its end, and everything told on the way. */
export interface ReplayedRecord {
  readonly match: Match;
  readonly told: readonly Told[];
}

/** Replays the text of a record. What happened is gathered only if `withStory`. */
export function replayRecord(text: string, withStory: boolean): Result<ReplayedRecord, RecordRefusal> {
  const raw = readJson(text);
  if (!raw.ok) return raw;
  const told: Told[] = [];
  // The game is known only once the setup is read, so the story is made from the match that comes out.
  const steps: {
    readonly before: unknown;
    readonly after: unknown;
    readonly entry: Parameters<Match['setup']['game']['story']>[2];
  }[] = [];
  const match = replay(
    raw.value,
    withStory ? (before, after, entry) => steps.push({ before, after, entry }) : undefined,
  );
  if (!match.ok) return err(match.error);
  const { game } = match.value.setup;
  for (const { before, after, entry } of steps) told.push(...game.story(before, after, entry));
  return ok({ match: match.value, told });
}

/** The part of a story that a viewer may read: all of it once the match is over. */
export function readableBy(told: readonly Told[], viewer: Viewer, over: boolean): readonly Told[] {
  return over ? told : told.filter(({ only }) => only === undefined || only === viewer);
}

/** The public answer about a record. */
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
