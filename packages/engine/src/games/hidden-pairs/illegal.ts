import type { CommonIllegalCode, Illegal } from '../../core/index.ts';

export const hiddenPairsIllegalCodes = [
  'no-re-rolls-left',
  'not-enough-points',
  'pairs-not-a-split',
  'attack-yourself',
] as const;
export type HiddenPairsIllegal = Illegal<CommonIllegalCode | (typeof hiddenPairsIllegalCodes)[number]>;
