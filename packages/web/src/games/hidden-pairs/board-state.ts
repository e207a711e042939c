import type { Round } from '@dicehall/engine';

export const allRounds: readonly Round[] = [1, 2, 3];

export type Stage = 'dice' | 'pairs' | 'actions';

export interface BoardState {
  readonly stage: Stage;
  readonly picked: number | null;
}

export type BoardChange =
  | { readonly kind: 'go'; readonly stage: Stage }
  /** Picks a die; the picked die again takes it back. */
  | { readonly kind: 'pick'; readonly die: number };

export const firstBoard: BoardState = { stage: 'dice', picked: null };

export function boardAfter({ stage, picked }: BoardState, change: BoardChange): BoardState {
  switch (change.kind) {
    case 'go':
      return { stage: change.stage, picked: null };
    case 'pick':
      return { stage, picked: change.die === picked ? null : change.die };
  }
}
