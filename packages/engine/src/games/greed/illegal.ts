import type { CommonIllegalCode, Illegal } from '../../core/index.ts';

export const greedIllegalCodes = ['nothing-to-stop'] as const;
export type GreedIllegal = Illegal<CommonIllegalCode | (typeof greedIllegalCodes)[number]>;
