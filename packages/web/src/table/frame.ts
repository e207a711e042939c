import type { BaseView, Entry, SeenEntry, Setup, Told, Viewer } from '@dicehall/engine';

/** One entry of a match as somebody sees it: what they may know of it, what is told of it, what the table is after it. */
export interface Frame {
  readonly entry: SeenEntry | null;
  readonly told: readonly Told[];
  readonly view: BaseView;
}

/** The part of a story that a viewer may read. */
export const toldTo = (told: readonly Told[], viewer: Viewer): Told[] =>
  told.filter(({ only }) => only === undefined || only === viewer);

/** The frames of a match whose states are all known, as one viewer sees them. */
export function framesOf(
  setup: Setup,
  log: readonly Entry[],
  states: readonly unknown[],
  viewer: Viewer,
): Frame[] {
  const { game } = setup;
  return log.map((entry, index) => {
    const before = states[index];
    const after = states[index + 1];
    return {
      entry: game.seen(before, entry, viewer),
      told: toldTo(game.story(before, after, entry), viewer),
      view: game.view(after, viewer),
    };
  });
}
