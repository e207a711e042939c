import { moreOfAKind, type OptionSpecs, type OptionsOf } from '../../core/index.ts';

/** Add new options at the end, so that the notation of existing positions stays the same. */
export const greedOptions = {
  target: { kind: 'number', default: 3000, min: 500, max: 20000, step: 50 },
  opening: { kind: 'number', default: 300, min: 0, max: 2000, step: 50 },
  threeOnes: { kind: 'number', default: 1000, min: 100, max: 1000, step: 50 },
  more: { kind: 'choice', default: 'none', values: moreOfAKind.filter((more) => more !== 'faces') },
  straight: { kind: 'number', default: 0, min: 0, max: 1500, step: 50 },
  fullHouse: { kind: 'number', default: 0, min: 0, max: 1500, step: 50 },
} as const satisfies OptionSpecs;

export type GreedOptions = OptionsOf<typeof greedOptions>;
