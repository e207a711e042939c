import type { ControlDie } from '@dicehall/engine';

/** The points that a die adds to the turn; 0 for a die that scores only together with a later die. */
export interface Gain {
  readonly position: number;
  readonly points: number;
}

/**
 * Returns the points that each marked die adds, in order. Dice that score together add their points with the last die.
 */
function markedGains(dice: readonly ControlDie[]): readonly Gain[] {
  const marked = dice.flatMap(({ position, mark, worth }) => {
    if (mark !== 'chosen' || worth === null) return [];
    return [{ position, together: Number(worth.values.count ?? 1), points: Number(worth.values.points) }];
  });
  return marked.map(({ position, together, points }, at) => {
    const alike = marked
      .slice(0, at + 1)
      .filter((other) => other.together === together && other.points === points);
    return { position, points: alike.length % together === 0 ? points : 0 };
  });
}

/**
 * Returns the gains by which the points at stake grow by this amount: those of all marked dice, or only of dice that
 * were not marked before. None if neither sum equals the amount.
 */
export function gainsOf(
  dice: readonly ControlDie[],
  growth: number,
  before: readonly ControlDie[] = [],
): readonly Gain[] {
  if (growth <= 0) return [];
  const all = markedGains(dice);
  const added = all.filter(
    ({ position }) => before.find((die) => die.position === position)?.mark !== 'chosen',
  );
  const isReason = (gains: readonly Gain[]) => gains.reduce((sum, { points }) => sum + points, 0) === growth;
  return [all, added].find(isReason) ?? [];
}
