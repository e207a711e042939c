export const hiddenPairsIllegalCodes = [
  'no-re-rolls-left',
  'not-enough-points',
  'pairs-not-a-split',
  'attack-yourself',
] as const;
