import type { EventOf } from '../../core/index.ts';

export type ThreesEvent = EventOf<'rolled' | 'kept' | 'banked' | 'moon' | 'turn-ended' | 'match-over'>;
