import {
  type BaseEvent,
  type BaseView,
  type EventOf,
  type Face,
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
import { theatreOf } from './theatre.ts';

/**
 * A step of the result of a turn. Each round has up to three: its pairs with the attacks on them; a tie, if there is one; its
 * winner, with the rolls that decided a tie. The last step is the account of all rounds.
 */
export type TurnStep =
  | { readonly kind: 'pairs' | 'tied' | 'won'; readonly round: Round }
  | { readonly kind: 'account' };

const kinds = ['pairs', 'tied', 'won'] as const;
const stepsPerRound = kinds.length;
const roundsPerTurn = roundPoints.length;
const accountAt = roundsPerTurn * stepsPerRound;

export function turnStepAt(at: number): TurnStep {
  const kind = kinds[at % stepsPerRound] ?? 'won';
  return at >= accountAt
    ? { kind: 'account' }
    : { kind, round: (Math.floor(at / stepsPerRound) + 1) as Round };
}

const firstStepOf = (round: number): number => (round - 1) * stepsPerRound;

const pointsOfRound = (round: Round): number => roundPoints[round - 1] ?? 0;

export function isTied({ values }: RoundShown): boolean {
  const best = Math.max(...values);
  return values.filter((value) => value === best).length > 1;
}

/** Returns the rolls of each seat that decided a tied round of the last turn, in order; none without a tie. */
export function tieRollsOf(
  events: readonly BaseEvent[],
  round: RoundShown,
): ReadonlyMap<Seat, readonly (readonly Face[])[]> {
  const rolls = new Map<Seat, readonly (readonly Face[])[]>();
  // The events of earlier turns may contain ties too, so these events are excluded.
  if (!isTied(round)) return rolls;
  const begun = events.findLastIndex(
    (event) => event.kind === 'tie' && 'round' in event && event.round === round.round,
  );
  for (const event of events.slice(begun + 1)) {
    if (event.kind === 'round-won') break;
    if (event.kind !== 'rolled') continue;
    const { seat, dice } = event as EventOf<'rolled'>;
    rolls.set(seat, [...(rolls.get(seat) ?? []), dice]);
  }
  return rolls;
}

function spentIn(round: RoundShown, seat: Seat): number {
  const attacks = round.attacks.filter(({ by }) => by === seat);
  const spent = attacks.reduce(
    (sum, { kind }) => sum + (kind === 'hinderance' ? prices.hinderance : prices.diceBlock),
    0,
  );
  return spent + (round.lucky.includes(seat) ? prices.luckyDice : 0);
}

/**
 * Returns what a seat pays in a round, and what for: its actions, and for other players, in the last round, their
 * re-rolls.
 */
export function paidIn(view: HiddenPairsView, round: RoundShown, seat: Seat, mine: readonly Seat[]) {
  const isLast = round.round === roundsPerTurn && !mine.includes(seat);
  const reRolls = isLast ? ofSeat(view.shownReRolls, seat) * prices.reRoll : 0;
  const actions = spentIn(round, seat);
  return {
    points: actions + reRolls,
    items: reRolls === 0 ? 'actions' : actions === 0 ? 're-rolls' : 'both',
  };
}

/**
 * Returns the scores after the first `count` steps of a turn have been shown. Points of rounds whose winner is not
 * shown yet are not included. The scores of seats on this screen include all prices that the seats have paid; those
 * of other seats include only the prices shown so far.
 */
export function scoresAfterSteps(view: HiddenPairsView, count: number, mine: readonly Seat[]): number[] {
  const unwon = view.shown.filter(({ round }) => count <= firstStepOf(round) + 2);
  const unseen = view.shown.filter(({ round }) => count <= firstStepOf(round));
  const showsReRolls = view.shown.length === roundsPerTurn && count > firstStepOf(roundsPerTurn);
  return view.scores.map((score, seat) => {
    const won = unwon.reduce(
      (sum, { winner, round }) => sum + (winner === seat ? pointsOfRound(round) : 0),
      0,
    );
    if (mine.includes(seat)) return score - won;
    const spent = unseen.reduce((sum, round) => sum + spentIn(round, seat), 0);
    const reRolled =
      showsReRolls || view.shown.length < roundsPerTurn ? 0 : ofSeat(view.shownReRolls, seat) * prices.reRoll;
    return score - won + spent + reRolled;
  });
}

/** The kinds of events that follow the rounds of a turn. They are disclosed after all steps have been shown. */
const afterRounds = new Set(['turn-ended', 'turn-started', 'drawn', 'match-over']);
/** The kinds of events of a tie-break. They are disclosed after the pairs of their round have been shown. */
const ofTieBreak = new Set(['rolled', 'tied', 'round-won']);

/** Returns the number of events that may be disclosed after the first `count` steps of the last turn have been shown. */
export function eventsAfterSteps(events: readonly BaseEvent[], count: number): number {
  const roundOf = (event: BaseEvent) => Number('round' in event ? event.round : 0);
  const begun = events.findLastIndex((event) => event.kind === 'revealed' && roundOf(event) === 1);
  if (begun < 0) return events.length;
  // The reveal of a turn begins with a `revealed` event for each seat.
  const first = events.slice(0, begun).findLastIndex(({ kind }) => kind !== 'revealed') + 1;
  let round = 1;
  const end = events.findIndex((event, index) => {
    if (index < first) return false;
    if (event.kind === 'revealed') round = roundOf(event);
    const part = ofTieBreak.has(event.kind) ? 2 : event.kind === 'tie' ? 1 : 0;
    return afterRounds.has(event.kind) || firstStepOf(round) + part >= count;
  });
  return end < 0 ? events.length : end;
}

const asHiddenPairs = (view: BaseView): HiddenPairsView => view as HiddenPairsView;

/** Reveals the rounds of a turn one after the other. */
export const roundByRound: RevealRules = {
  resultOf(base) {
    const { phase, shown } = asHiddenPairs(base);
    const [first] = shown;
    if (first === undefined) return null;
    if (phase === 'tie-break')
      return { turn: first.turn, steps: firstStepOf(shown.length) + 2, isWhole: false };
    return shown.length < roundsPerTurn ? null : { turn: first.turn, steps: accountAt + 1, isWhole: true };
  },
  timeOf(base, at) {
    const step = turnStepAt(at);
    const round = step.kind === 'account' ? undefined : asHiddenPairs(base).shown[step.round - 1];
    if (round === undefined) return null;
    if (step.kind === 'pairs') return theatreOf(round).length;
    // A tie is shown until a player continues, unless rolls have already settled it.
    return step.kind === 'tied' && (!isTied(round) || round.winner !== null) ? 0 : null;
  },
  viewAfter: (view, count, mine) => ({
    ...view,
    // The next turn of the match has begun, but the table still shows the turn before it.
    turn: asHiddenPairs(view).shown[0]?.turn,
    scores: scoresAfterSteps(asHiddenPairs(view), count, mine),
    // The match ends after its last turn has been shown. Until then, the race is still open.
    step: view.step.kind === 'over' ? { kind: 'choose', seats: [] } : view.step,
  }),
  eventsAfter: eventsAfterSteps,
  moments: revealMoments,
};
