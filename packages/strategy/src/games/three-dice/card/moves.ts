import type { Held, Part, ThreeDiceRule } from './rule.ts';

const helds: readonly Held[] = ['pair', 'ones', 'two-ones', 'sixes', 'steps'];
const parts: readonly Part[] = ['any', 'starter', 'behind', 'safe'];
const points = [12, 14, 62, 64, 66, 68, 70, 73, 102, 104, 106, 108, 110, 160, 200];

const stays = ([0, 1, 2] as const).flatMap((roll) =>
  points.map((from): ThreeDiceRule => ({ kind: 'stay', roll, points: from })),
);
const holds = helds.flatMap((held) => parts.map((part): ThreeDiceRule => ({ kind: 'hold', held, part })));

export const threeDiceAdditions: readonly ThreeDiceRule[] = [
  ...stays,
  ...holds,
  { kind: 'level' },
  { kind: 'press' },
];

/** Every rule of the same kind. */
export const nearThreeDice = (rule: ThreeDiceRule): readonly ThreeDiceRule[] =>
  threeDiceAdditions.filter(({ kind }) => kind === rule.kind);
