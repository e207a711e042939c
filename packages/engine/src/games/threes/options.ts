import type { OptionConflict, OptionSpecs, OptionsOf } from '../../core/index.ts';

/** Add new options at the end, so that the notation of existing positions stays the same. */
export const threesOptions = {
  rounds: { kind: 'number', default: 10, min: 1, max: 20, step: 1 },
  lastDie: { kind: 'choice', default: 'lies', values: ['lies', 'rolled'] },
  moon: { kind: 'choice', default: 'bonus', values: ['bonus', 'wins', 'none'] },
  scoring: { kind: 'choice', default: 'total', values: ['total', 'rounds'] },
  stopWhenLost: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

export type ThreesOptions = OptionsOf<typeof threesOptions>;

/** A moon that wins at once and turns that end early are possible only if each round is scored separately. */
export function conflictThrees({ moon, scoring, stopWhenLost }: ThreesOptions): OptionConflict | null {
  if (scoring === 'rounds') return null;
  if (moon === 'wins') return { option: 'moon', other: 'scoring' };
  return stopWhenLost ? { option: 'stopWhenLost', other: 'scoring' } : null;
}

/** Whether each round is scored separately. A solo player has no opponents in a round and plays for a low total. */
export const isByRounds = ({ scoring }: Pick<ThreesOptions, 'scoring'>, seats: number): boolean =>
  scoring === 'rounds' && seats > 1;
