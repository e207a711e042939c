import type { Strength, Temper } from './bot.ts';

/** The names of the bots, the same in every language: one for each strength and temper. */
export const botNames: Readonly<Record<Strength, Readonly<Record<Temper, string>>>> = {
  novice: { careful: 'Pip', balanced: 'Dot', bold: 'Bix' },
  steady: { careful: 'Mara', balanced: 'Otto', bold: 'Juno' },
  expert: { careful: 'Vesper', balanced: 'Magnus', bold: 'Sibyl' },
};
