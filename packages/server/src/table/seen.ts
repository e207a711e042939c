import type { AnyGame, Entry, SeenEntry, Told, Viewer } from '@dicehall/engine';
import { applyEntry } from '@dicehall/engine';

/** One entry as a viewer may see it, with what it caused. */
export interface SeenStep {
  readonly entry: SeenEntry;
  readonly told: readonly Told[];
}

/** The state after an entry of our own log; an entry that breaks a rule is a bug. */
export function stateAfter(game: AnyGame, state: unknown, entry: Entry): unknown {
  const after = applyEntry(game, state, entry);
  if (!after.ok) throw new Error(`A logged entry breaks a rule: ${after.error.code}`);
  return after.value;
}

const mayRead = (viewer: Viewer) => (line: Told) => line.only === undefined || line.only === viewer;

/** What a viewer may know of some entries that led on from a state; those they may not know of are not there. */
export function seenSteps(
  game: AnyGame,
  state: unknown,
  entries: readonly Entry[],
  viewer: Viewer,
): SeenStep[] {
  const steps: SeenStep[] = [];
  let before = state;
  for (const entry of entries) {
    const after = stateAfter(game, before, entry);
    const seen = game.seen(before, entry, viewer);
    if (seen !== null)
      steps.push({ entry: seen, told: game.story(before, after, entry).filter(mayRead(viewer)) });
    before = after;
  }
  return steps;
}

/** May a viewer know that any of these entries happened? */
export function isSeen(game: AnyGame, state: unknown, entries: readonly Entry[], viewer: Viewer): boolean {
  let before = state;
  for (const entry of entries) {
    if (game.seen(before, entry, viewer) !== null) return true;
    before = stateAfter(game, before, entry);
  }
  return false;
}
