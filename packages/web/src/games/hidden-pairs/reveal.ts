import {
  type BaseEvent,
  type BaseView,
  type HiddenPairsView,
  ofSeat,
  prices,
  type Round,
  type RoundShown,
  roundPoints,
  type Seat,
} from '@dicehall/engine';
import type { RevealRules } from '../../table/model/reveal.ts';
import { revealMoments } from '../moments/hidden-pairs.ts';

const reRollsShownWith = 3;

const pointsOfRound = (round: Round): number => roundPoints[round - 1] ?? 0;

function spentIn(round: RoundShown, seat: Seat): number {
  const attacks = round.attacks.filter(({ by }) => by === seat);
  const spent = attacks.reduce(
    (sum, { kind }) => sum + (kind === 'hinderance' ? prices.hinderance : prices.diceBlock),
    0,
  );
  return spent + (round.lucky.includes(seat) ? prices.luckyDice : 0);
}

/**
 * The scores after the first `count` rounds of a turn have been shown: without the points of later rounds, and for other seats
 * without the prices that later rounds disclose. The prices of seats on this screen are always included.
 */
export function scoresAfterRounds(view: HiddenPairsView, count: number, mine: readonly Seat[]): number[] {
  const later = view.shown.slice(count);
  return view.scores.map((score, seat) => {
    const won = later.reduce(
      (sum, { winner, round }) => sum + (winner === seat ? pointsOfRound(round) : 0),
      0,
    );
    if (mine.includes(seat)) return score - won;
    const spent = later.reduce((sum, round) => sum + spentIn(round, seat), 0);
    const reRolled = count < reRollsShownWith ? ofSeat(view.shownReRolls, seat) * prices.reRoll : 0;
    return score - won + spent + reRolled;
  });
}

/** The kinds of events that follow the rounds of a turn: they wait until all rounds have been shown. */
const afterRounds = new Set(['turn-ended', 'turn-started', 'drawn', 'match-over']);

/** The number of events that may be disclosed after the first `count` rounds of the last turn have been shown. */
export function eventsAfterRounds(events: readonly BaseEvent[], count: number): number {
  const roundOf = (event: BaseEvent) => Number('round' in event ? event.round : 0);
  const begun = events.findLastIndex((event) => event.kind === 'revealed' && roundOf(event) === 1);
  const end = events.findIndex(
    (event, index) => index >= begun && (roundOf(event) > count || afterRounds.has(event.kind)),
  );
  return begun < 0 || end < 0 ? events.length : end;
}

const asHiddenPairs = (view: BaseView): HiddenPairsView => view as HiddenPairsView;

/** The three rounds, then the account of the turn. */
export const roundByRound: RevealRules = {
  stepsOf(base) {
    const { phase, shown } = asHiddenPairs(base);
    const [first] = shown;
    return phase === 'tie-break' || first === undefined || shown.length < 3
      ? null
      : { turn: first.turn, steps: shown.length + 1 };
  },
  viewAfter: (view, count, mine) => ({
    ...view,
    scores: scoresAfterRounds(asHiddenPairs(view), count, mine),
  }),
  isOpen: (view) => asHiddenPairs(view).phase === 'tie-break',
  eventsAfter: eventsAfterRounds,
  moments: revealMoments,
};
