import {
  type ControlDie,
  type Controls,
  type Fact,
  type Message,
  message,
  numberFact,
  ofSeat,
  pick,
  raceGap,
  racerOf,
  rolledStanding,
  type Seat,
  sumOf,
} from '../../core/index.ts';
import { diceOfRound, draftOf, emptyDraft, type PairsDraft, planDie, priceOfPlan } from './draft.ts';
import { actionsOf } from './draft-actions.ts';
import { actionKinds, type Hand, type HiddenPairsMove, mostReRolls, pointsOfRound, rounds } from './state.ts';
import type { HiddenPairsView } from './view.ts';

/** Describes the gap between the viewer and the other players, using only points that the viewer may know. */
function raceHiddenPairs(view: HiddenPairsView, viewer: Seat | null): Message | null {
  const leader = view.scores.indexOf(Math.max(...view.scores));
  const racer = racerOf(viewer, leader);
  return racer === null || view.step.kind === 'over' ? null : raceGap(racer, view.scores, false);
}

function diceOf(hand: Hand, draft: PairsDraft, isMine: boolean): ControlDie<PairsDraft>[] {
  return hand.dice.map((face, position) => {
    const round = draft.rounds[position] ?? null;
    const planned = hand.commit === null ? 'chosen' : 'locked';
    return {
      position,
      face,
      mark: hand.pending === position ? 'spent' : round === null ? 'open' : planned,
      worth: round === null ? null : message('hidden-pairs-worth-round', { round }),
      tap: isMine && draft.asking === null ? planDie(draft, position) : null,
    };
  });
}

function pairFacts(hand: Hand, draft: PairsDraft): Fact[] {
  return rounds.flatMap((round): Fact[] => {
    const dice = pick(hand.dice, diceOfRound(draft, round));
    if (dice.length === 0) return [];
    const label = message('hidden-pairs-fact-round', { round, points: pointsOfRound(round) });
    const values = { dice: { dice }, count: dice.length, value: sumOf(dice) };
    return [{ id: `round-${round}`, label, value: message('hidden-pairs-pair', values) }];
  });
}

function actionFacts({ actions }: PairsDraft): Fact[] {
  return actionKinds.flatMap((action): Fact[] => {
    const aim = actions[action];
    if (aim === undefined) return [];
    const { round } = aim;
    const value =
      'seat' in aim
        ? message('hidden-pairs-aim', { seat: { seat: aim.seat }, round })
        : message('hidden-pairs-in-round', { round });
    return [{ id: action, label: message('hidden-pairs-action', { action }), value }];
  });
}

function factsOf(view: HiddenPairsView, seat: Seat, hand: Hand, draft: PairsDraft): Fact[] {
  // The score already excludes the price of a committed turn, but not that of a plan.
  const left = ofSeat(view.scores, seat) - (hand.commit === null ? priceOfPlan(draft) : 0);
  return [
    numberFact('points', 'hidden-pairs-fact-points', left),
    numberFact('re-rolls', 'hidden-pairs-fact-re-rolls', mostReRolls - hand.reRolls),
    ...pairFacts(hand, draft),
    ...actionFacts(draft),
  ];
}

function noteOf(view: HiddenPairsView, draft: PairsDraft): Message | null {
  if (view.phase === 'tie-break' && view.round !== null) {
    return message('hidden-pairs-note-tie', { round: view.round, points: pointsOfRound(view.round) });
  }
  if (view.phase === 'draw') return message('hidden-pairs-note-draw');
  const { asking } = draft;
  return asking === null ? null : message('hidden-pairs-note-asking', { asking: asking.kind });
}

function standingOf({ throwOff, phase, committed }: HiddenPairsView, seat: Seat): Message | null {
  if (throwOff !== null) return rolledStanding(throwOff, seat);
  if (phase !== 'choosing' && phase !== 'committed') return null;
  return message(ofSeat(committed, seat) ? 'hidden-pairs-standing-ready' : 'hidden-pairs-standing-choosing');
}

function seatOf({ step }: HiddenPairsView, seat: Seat | null): Seat | null {
  switch (step.kind) {
    case 'over':
      return null;
    case 'throw':
      return step.seat;
    case 'choose': {
      const [first, ...others] = step.seats;
      if (seat !== null && step.seats.includes(seat)) return seat;
      return first !== undefined && others.length === 0 ? first : null;
    }
  }
}

/** Returns the viewer's hand after its roll and before the reveal; null at other times. */
function secretHand({ phase, hand }: HiddenPairsView): Hand | null {
  const isSecret = phase === 'throwing' || phase === 'choosing' || phase === 'committed';
  return isSecret && hand !== null && hand.dice.length > 0 ? hand : null;
}

export function controlsHiddenPairs(
  view: HiddenPairsView,
  seat: Seat | null,
  given: PairsDraft | null,
): Controls<HiddenPairsMove, PairsDraft> {
  const hand = secretHand(view);
  const isMine =
    hand?.commit === null && seat !== null && view.step.kind === 'choose' && view.step.seats.includes(seat);
  const draft = hand?.commit ? draftOf(hand.commit) : (given ?? emptyDraft);
  return {
    seat: seatOf(view, seat),
    goal: message('hidden-pairs-goal', { turns: view.options.turns }),
    race: raceHiddenPairs(view, seat),
    progress: message('progress-turn', { number: view.turn, of: view.options.turns }),
    progressOption: 'turns',
    facts: hand === null || seat === null ? [] : factsOf(view, seat, hand, draft),
    dice: hand === null ? [] : diceOf(hand, draft, isMine),
    marking: isMine ? 'place' : null,
    marked: null,
    actions: isMine ? actionsOf({ view, seat, hand, draft }) : [],
    note: noteOf(view, draft),
    standings: view.scores.map((_, other) => standingOf(view, other)),
  };
}
