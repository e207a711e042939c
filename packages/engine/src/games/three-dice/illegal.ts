import type { CommonIllegalCode, Illegal } from '../../core/index.ts';

export const threeDiceIllegalCodes = [
  'roll-all-first',
  'no-dice-chosen',
  'gentlemens-rule',
  'give-awaited',
  'nothing-to-give',
  'give-to-yourself',
] as const;
export type ThreeDiceIllegal = Illegal<CommonIllegalCode | (typeof threeDiceIllegalCodes)[number]>;
