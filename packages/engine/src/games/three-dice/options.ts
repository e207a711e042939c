import type { OptionSpecs, OptionsOf } from '../../core/index.ts';

/** Add new options at the end, so that the notation of existing positions stays the same. */
export const threeDiceOptions = {
  rounds: { kind: 'number', default: 10, min: 1, max: 50, step: 1 },
  shitStairs: { kind: 'choice', default: 'rolled', values: ['rolled', 'kept'] },
  gentlemen: { kind: 'choice', default: 'remind', values: ['off', 'remind', 'enforce'] },
  tie: { kind: 'choice', default: 'roll-off', values: ['roll-off', 'share', 'last'] },
  unit: { kind: 'text', default: 'sips', min: 1, max: 20 },
  payBelow: { kind: 'number', default: 0, min: 0, max: 20, step: 1 },
} as const satisfies OptionSpecs;

export type ThreeDiceOptions = OptionsOf<typeof threeDiceOptions>;
