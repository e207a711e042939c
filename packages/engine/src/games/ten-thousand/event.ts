import type { EventOf } from '../../core/index.ts';

export type TenThousandEvent = EventOf<
  | 'rolled'
  | 'starts'
  | 'tied'
  | 'kept'
  | 'hot-dice'
  | 'busted'
  | 'overshot'
  | 'banked'
  | 'took-over'
  | 'turn-ended'
  | 'match-over'
>;
