import type { RoundShown } from '@dicehall/engine';
import { useState } from 'react';
import type { AnyView } from '../hands/hand-of.ts';

export interface RevealState {
  /** The rounds to show now; null where there is nothing that was not seen. */
  readonly shown: readonly RoundShown[] | null;
  readonly turn: number;
  readonly done: () => void;
}

/** Holds the table at the rounds of a turn of Hidden Pairs until they have been looked at. */
export function useReveal(view: AnyView): RevealState {
  const rounds = view.game === 'hidden-pairs' && view.phase !== 'tie-break' ? view.shown : [];
  const turn = rounds.length === 3 ? (rounds[0]?.turn ?? 0) : 0;
  const [seen, setSeen] = useState(turn);
  return { shown: turn > seen ? rounds : null, turn, done: () => setSeen(turn) };
}
