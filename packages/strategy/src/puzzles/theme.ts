/** What a choice is about, where the rules of its game make it special. */
export const themes = ['opening', 'take-over', 'exact-finish', 'final-round', 'moon', 'gentlemen'] as const;
export type Theme = (typeof themes)[number];

/** The themes that are true. */
export const themesWhere = (holds: Readonly<Partial<Record<Theme, boolean>>>): Theme[] =>
  themes.filter((theme) => holds[theme] === true);
