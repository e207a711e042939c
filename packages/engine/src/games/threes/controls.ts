import {
  type ControlAction,
  type ControlDie,
  type Controls,
  draftAction,
  type Marks,
  type Message,
  message,
  moveAction,
  nextInTurn,
  noAction,
  numberFact,
  ofSeat,
  pick,
  type Racer,
  raceGap,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
  sumOf,
  toggleMark,
} from '../../core/index.ts';
import { keepResult, openPositions } from './keeps.ts';
import { lowestOf } from './rounds.ts';
import { dieScore, moon, scoreThrees } from './scoring.ts';
import { allDice, type ThreesMove } from './state.ts';
import type { ThreesView } from './view.ts';

/** Describes the highest cost with which the last player still wins. Null for players without a turn left. */
function lastTurn({ scores, seat, moon: rule }: ThreesView, racer: Racer): Message | null {
  const best = Math.min(...scores.slice(0, seat));
  if (seat === 0 || racer.seat < seat) return null;
  const leader = { seat: scores.indexOf(best) };
  const most = best - ofSeat(scores, racer.seat) - 1;
  const values = { ...raceValues(racer), leader, best };
  if (most >= 0) return message('threes-race-last', { ...values, most });
  return message(rule !== 'none' && most >= moon ? 'threes-race-moon' : 'threes-race-lost', values);
}

/**
 * Describes the cost to beat in a round that is scored separately. Null before the first turn and for a player whose
 * turn is over.
 */
function roundRace({ costs }: ThreesView, racer: Racer): Message | null {
  const best = lowestOf(costs);
  if (best === null || costs[racer.seat] !== null) return null;
  return message('threes-race-round', { ...raceValues(racer), best, leader: { seat: costs.indexOf(best) } });
}

/** Describes the race: the gap to the other players, or in the last round the score needed to win. */
function raceThrees(view: ThreesView, viewer: Seat | null): Message | null {
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || view.step.kind === 'over') return null;
  if (view.scoring === 'rounds') return roundRace(view, racer) ?? raceGap(racer, view.scores, true);
  const last = view.round === view.rounds ? lastTurn(view, racer) : null;
  // During a round, players who have had their turn have more points, so a comparison would mislead.
  return last ?? (view.seat === 0 ? raceGap(racer, view.scores, true) : null);
}

type Action = ControlAction<ThreesMove, Marks>;

const rollKeeping = (keep: readonly number[]): ThreesMove => ({ type: 'roll', keep });

function diceOf({ dice, locked }: ThreesView, marks: Marks, canMark: boolean): ControlDie<Marks>[] {
  return dice.map((face, position) => {
    const isLocked = locked[position] === true;
    return {
      position,
      face,
      mark: isLocked ? 'locked' : marks.marked.includes(position) ? 'chosen' : 'open',
      worth: message('worth-plain', { points: dieScore(face) }),
      tap: canMark && !isLocked ? toggleMark(marks, position) : null,
    };
  });
}

const finishLabel = ({ scoring, scores, seat }: ThreesView, points: number): Message =>
  scoring === 'rounds'
    ? message('threes-control-finish-round', { points })
    : message('threes-control-finish', { points, total: ofSeat(scores, seat) + points });

/** Whether a roll is possible after keeping one of the open dice. */
function canRoll({ locked, lastDie }: ThreesView): boolean {
  const kept = keepResult(locked, openPositions(locked).slice(0, 1), lastDie);
  return kept.ok && !kept.value.endsTurn;
}

/** Whether no roll is possible, or keeping the marked dice leaves no die to roll. */
function endsTurn(view: ThreesView, { marked }: Marks): boolean {
  if (!canRoll(view)) return true;
  const kept = keepResult(view.locked, marked, view.lastDie);
  return openPositions(view.locked).length === marked.length || (kept.ok && kept.value.endsTurn);
}

function mainActions(view: ThreesView, { marked }: Marks, points: number): Action[] {
  const kept = keepResult(view.locked, marked, view.lastDie);
  const left = openPositions(view.locked).length - marked.length;
  const move = { type: 'bank' } as const;
  const bank: Action = {
    ...moveAction('bank', finishLabel(view, points), 'b', move),
    ...(left > 0 && { effect: { kind: 'move', move, first: { marked: openPositions(view.locked) } } }),
  };
  const plain = message('control-roll-plain');
  if (!canRoll(view) || (kept.ok && kept.value.endsTurn)) {
    return [noAction('roll', plain, 'r', message('threes-why-last-die')), bank];
  }
  const roll: Action = kept.ok
    ? moveAction('roll', message('control-roll', { count: kept.value.diceLeft }), 'r', rollKeeping(marked))
    : moveAction('roll', plain, 'r', rollKeeping(marked), kept.error);
  return [roll, bank];
}

function markActions({ dice, locked }: ThreesView, { marked }: Marks): Action[] {
  const open = openPositions(locked);
  const all: Action =
    marked.length === open.length
      ? draftAction('keep-none', message('control-keep-none'), 'a', { marked: [] })
      : draftAction('keep-all', message('threes-control-keep-all'), 'a', { marked: open });
  const threes = open.filter((position) => dice[position] === 3);
  return threes.length === 0
    ? [all]
    : [all, draftAction('keep-threes', message('threes-control-keep-threes'), 'e', { marked: threes })];
}

function actionsOf(view: ThreesView, marks: Marks): Action[] {
  const { bankScores } = view;
  if (bankScores === null) {
    return [moveAction('roll', message('control-roll', { count: allDice }), 'r', { type: 'roll' })];
  }
  return [...mainActions(view, marks, bankScores), ...(canRoll(view) ? markActions(view, marks) : [])];
}

/** Returns the score of the marked dice. Only all five dice together can shoot the moon. */
function keptScore({ dice, locked, moon }: ThreesView, { marked }: Marks): number {
  const kept = dice.filter((_, position) => locked[position] === true || marked.includes(position));
  return kept.length === allDice ? scoreThrees(kept, moon) : sumOf(kept.map(dieScore));
}

function markedOf(view: ThreesView, marks: Marks): Message | null {
  if (marks.marked.length === 0) return null;
  return message('control-marked', {
    dice: { dice: pick(view.dice, marks.marked) },
    points: keptScore(view, marks),
    count: openPositions(view.locked).length - marks.marked.length,
  });
}

/** Returns the seats whose total of 0 is not a result yet. */
const unscoredSeats = ({ scores, scoring, round, seat, step }: ThreesView): Seat[] =>
  scoring === 'rounds' || round > 1 || step.kind === 'over'
    ? []
    : [...scores.keys()].filter((other) => other >= seat);

/** Returns the cost of a seat in this round, or that it has no total yet. */
function standingOf(view: ThreesView, other: Seat): Message | null {
  const cost = ofSeat(view.costs, other);
  if (cost !== null) return message('threes-standing-cost', { points: cost });
  return unscoredSeats(view).includes(other) ? message('threes-standing-none') : null;
}

export function controlsThrees(
  view: ThreesView,
  seat: Seat | null,
  draft: Marks | null,
): Controls<ThreesMove, Marks> {
  const { step, round, rounds, bankScores } = view;
  const isMine = step.kind === 'choose' && view.seat === seat;
  const marks = isMine && draft !== null ? draft : { marked: [] };
  const isChoosing = bankScores !== null;
  const lowest = lowestOf(view.costs);
  return {
    seat: shownSeat(view),
    ...nextInTurn(view, (other) => round === rounds && other === 0),
    goal: message(view.scoring === 'rounds' ? 'threes-goal-rounds' : 'threes-goal'),
    race: raceThrees(view, seat),
    progress: message('progress-round', { number: round, of: rounds }),
    progressOption: 'rounds',
    facts: [
      numberFact('kept', 'threes-fact-kept', keptScore(view, marks)),
      ...(lowest === null ? [] : [numberFact('to-beat', 'threes-fact-to-beat', lowest)]),
    ],
    dice: diceOf(view, marks, isMine && isChoosing),
    marking: isChoosing ? 'keep' : null,
    marked: markedOf(view, marks),
    actions: isMine ? actionsOf(view, marks) : [],
    ...(isMine && isChoosing && endsTurn(view, marks) && { suggested: 'bank' }),
    note: null,
    unscored: unscoredSeats(view),
    standings: view.scores.map((_, other) => standingOf(view, other)),
  };
}
