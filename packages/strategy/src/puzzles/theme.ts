/** The skills that choices require. Puzzles are grouped by them. */
export const themes = [
  'stop-or-roll',
  'which-dice',
  'opening',
  'take-over',
  'lead',
  'chase',
  'exact-finish',
  'final-round',
  'safety',
  'moon',
] as const;
export type Theme = (typeof themes)[number];

export const themesWhere = (holds: Readonly<Partial<Record<Theme, boolean>>>): Theme[] =>
  themes.filter((theme) => holds[theme] === true);

/** Returns the themes that depend on whether two moves are of different types or differ only in their dice. */
export const kindThemes = (best: unknown, other: unknown) => {
  const [one, two] = [best, other].map((move) => (move as { readonly type: string }).type);
  return { 'stop-or-roll': one !== two, 'which-dice': one === two };
};

/** Returns the largest limit up to the given number; 0 if there is none. */
export const stepOf = (value: number, limits: readonly number[]): number =>
  limits.findLast((limit) => value >= limit) ?? 0;
