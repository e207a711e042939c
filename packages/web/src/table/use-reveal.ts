import {
  type HiddenPairsView,
  ofSeat,
  prices,
  type Round,
  type RoundShown,
  roundPoints,
  type Seat,
  type Told,
} from '@dicehall/engine';
import { useState } from 'react';
import type { AnyView } from '../hands/hand-of.ts';

export interface RevealState {
  /** The rounds to show now; null where there is nothing that was not seen. */
  readonly shown: readonly RoundShown[] | null;
  /** Which of them is shown, from 0. */
  readonly at: number;
  readonly turn: number;
  /** The view with the scores of what has been shown, and nothing of what has not. */
  readonly view: AnyView;
  readonly next: () => void;
}

const reRollsShownWith = 3;

const ofRound = (round: Round): number => roundPoints[round - 1] ?? 0;

/** What a seat spent on what a round shows. */
function spentIn(round: RoundShown, seat: Seat): number {
  const attacks = round.attacks.filter(({ by }) => by === seat);
  const spent = attacks.reduce(
    (sum, { kind }) => sum + (kind === 'hinderance' ? prices.hinderance : prices.diceBlock),
    0,
  );
  return spent + (round.lucky.includes(seat) ? prices.luckyDice : 0);
}

/**
 * The scores as they stood when the first rounds of a turn had been shown: without what later ones brought, and for
 * seats of others without what later ones showed to be spent. One's own spending was no secret to oneself.
 * @param count how many rounds have been shown
 */
export function scoresAfterRounds(view: HiddenPairsView, count: number, mine: readonly Seat[]): number[] {
  const later = view.shown.slice(count);
  return view.scores.map((score, seat) => {
    const won = later.reduce((sum, { winner, round }) => sum + (winner === seat ? ofRound(round) : 0), 0);
    if (mine.includes(seat)) return score - won;
    const spent = later.reduce((sum, round) => sum + spentIn(round, seat), 0);
    const reRolled = count < reRollsShownWith ? ofSeat(view.shownReRolls, seat) * prices.reRoll : 0;
    return score - won + spent + reRolled;
  });
}

/** What is told when all rounds of a turn have been: it waits until they have been looked at. */
const afterRounds = ['hidden-pairs-turn-started', 'hidden-pairs-drawn', 'hidden-pairs-match-over'];

/**
 * How much of a story may be read when the first rounds of its last turn have been shown.
 * @param count how many rounds have been shown
 */
export function toldUpToRound(story: readonly Told[], count: number): number {
  const begun = story.findLastIndex(
    ({ key, values }) => key === 'hidden-pairs-revealed' && values.round === 1,
  );
  const end = story.findIndex(
    ({ key, values }, index) => index > begun && (Number(values.round) > count || afterRounds.includes(key)),
  );
  return begun < 0 || end < 0 ? story.length : end;
}

/** Holds the table at the rounds of a turn of Hidden Pairs until they have been looked at, one by one. */
export function useReveal(view: AnyView, mine: readonly Seat[]): RevealState {
  const rounds = view.game === 'hidden-pairs' && view.phase !== 'tie-break' ? view.shown : [];
  const turn = rounds.length === 3 ? (rounds[0]?.turn ?? 0) : 0;
  const [seen, setSeen] = useState({ turn, at: 0 });
  const isShowing = turn > seen.turn;
  const at = isShowing ? seen.at : 0;
  return {
    shown: isShowing ? rounds : null,
    at,
    turn,
    view:
      isShowing && view.game === 'hidden-pairs'
        ? { ...view, scores: scoresAfterRounds(view, at + 1, mine) }
        : view,
    next: () => setSeen(at + 1 < rounds.length ? { turn: seen.turn, at: at + 1 } : { turn, at: 0 }),
  };
}
