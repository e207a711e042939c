import type { OptionConflict, OptionSpecs, OptionsOf } from '../../core/index.ts';

/** New options come last, so that positions and records keep their spelling. */
export const threesOptions = {
  rounds: { kind: 'number', default: 10, min: 1, max: 20, step: 1 },
  lastDie: { kind: 'choice', default: 'lies', values: ['lies', 'rolled'] },
  moon: { kind: 'choice', default: 'bonus', values: ['bonus', 'wins', 'none'] },
  scoring: { kind: 'choice', default: 'total', values: ['total', 'rounds'] },
  stopWhenLost: { kind: 'flag', default: false },
} as const satisfies OptionSpecs;

export type ThreesOptions = OptionsOf<typeof threesOptions>;

/** Only a round can be won at once or lost early. */
export function conflictThrees({ moon, scoring, stopWhenLost }: ThreesOptions): OptionConflict | null {
  if (scoring === 'rounds') return null;
  if (moon === 'wins') return { option: 'moon', other: 'scoring' };
  return stopWhenLost ? { option: 'stopWhenLost', other: 'scoring' } : null;
}

/** Whether each round is scored by itself. A player alone has no rounds to win and plays for a low total. */
export const isByRounds = ({ scoring }: Pick<ThreesOptions, 'scoring'>, seats: number): boolean =>
  scoring === 'rounds' && seats > 1;
