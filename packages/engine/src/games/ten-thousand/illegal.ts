import type { CommonIllegalCode, Illegal } from '../../core/index.ts';

export const tenThousandIllegalCodes = [
  'no-such-die',
  'keep-does-not-score',
  'below-opening',
  'no-take-over',
] as const;
export type TenThousandIllegal = Illegal<CommonIllegalCode | (typeof tenThousandIllegalCodes)[number]>;
