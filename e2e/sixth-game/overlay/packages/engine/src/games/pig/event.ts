import type { EventOf } from '../../core/index.ts';

export type PigEvent = EventOf<'scored' | 'busted' | 'banked' | 'turn-ended' | 'match-over'>;
