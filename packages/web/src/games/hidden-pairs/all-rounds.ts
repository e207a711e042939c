import type { Round } from '@dicehall/engine';

export const allRounds: readonly Round[] = [1, 2, 3];
