import {
  type AnyGame,
  type BaseEvent,
  type Entry,
  mayKnow,
  type SeenEntry,
  type Transition,
  type Viewer,
} from '@dicehall/engine';

/** One entry and its events, as a viewer may know them. */
export interface SeenStep {
  readonly index: number;
  readonly entry: SeenEntry;
  readonly events: readonly BaseEvent[];
  /** The complete state after the entry, including all hidden parts. */
  readonly state: unknown;
}

type Applied = ReturnType<AnyGame['apply']>;

interface Result {
  readonly before: unknown;
  readonly entry: Entry;
  readonly after: Applied;
}

/**
 * Caches the last results, because the same entry is applied several times in a row: to decide a move, to fold it, and
 * for each viewer.
 */
const results: Result[] = [];
const maxResults = 8;
let oldest = 0;

export function applyEntry(game: AnyGame, before: unknown, entry: Entry): Applied {
  for (const one of results) if (one.entry === entry && one.before === before) return one.after;
  const after = game.apply(before, entry);
  results[oldest] = { before, entry, after };
  oldest = (oldest + 1) % maxResults;
  return after;
}

/** Applies an entry of a log that this server has written. Throws if the entry breaks a rule, which would be a bug. */
function transitionBy(game: AnyGame, state: unknown, entry: Entry): Transition<unknown, BaseEvent> {
  const after = applyEntry(game, state, entry);
  if (!after.ok) throw new Error(`A logged entry breaks a rule: ${after.error.code}`);
  return after.value;
}

/** Returns the state after an entry of a log that this server has written. */
export const stateAfter = (game: AnyGame, state: unknown, entry: Entry): unknown =>
  transitionBy(game, state, entry).state;

/** Returns the entries with their events, without entries that the viewer may not know of. */
export function seenSteps(
  game: AnyGame,
  state: unknown,
  entries: readonly Entry[],
  viewer: Viewer,
): SeenStep[] {
  const steps: SeenStep[] = [];
  let before = state;
  for (const [index, entry] of entries.entries()) {
    const { state: after, events } = transitionBy(game, before, entry);
    const seen = game.seen(before, entry, viewer);
    if (seen !== null)
      steps.push({
        index,
        entry: seen,
        events: events.filter((event) => mayKnow(event, viewer)),
        state: after,
      });
    before = after;
  }
  return steps;
}

/** Whether a viewer may know of any of these entries. */
export function isSeen(game: AnyGame, state: unknown, entries: readonly Entry[], viewer: Viewer): boolean {
  if (!game.facts.hiddenInformation) return true;
  let before = state;
  for (const entry of entries) {
    if (game.seen(before, entry, viewer) !== null) return true;
    before = stateAfter(game, before, entry);
  }
  return false;
}
