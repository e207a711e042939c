import type { CommonIllegalCode, Illegal } from '../../core/index.ts';

export const threesIllegalCodes = ['already-kept', 'keep-everything-is-bank'] as const;
export type ThreesIllegal = Illegal<CommonIllegalCode | (typeof threesIllegalCodes)[number]>;
