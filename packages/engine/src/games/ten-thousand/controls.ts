import {
  type ControlAction,
  type ControlDie,
  type Controls,
  draftAction,
  type Face,
  type Marks,
  type Message,
  message,
  moveAction,
  numberFact,
  ofSeat,
  pick,
  rolledStanding,
  type Seat,
  shownSeat,
  toggleMark,
} from '../../core/index.ts';
import { keepResult, whyNotBank } from './keeps.ts';
import type { ThreePairs } from './options.ts';
import { raceTenThousand } from './race.ts';
import { scoreKeep, scoresWhole } from './scoring.ts';
import { allDice, type TenThousandMove } from './state.ts';
import type { TenThousandView } from './view.ts';

type Action = ControlAction<TenThousandMove, Marks>;

/** The worth of each die of a roll: alone, with the others of its face, or as part of all six; null if it does not score. */
function worths(dice: readonly Face[], threePairs: ThreePairs): (Message | null)[] {
  if (scoresWhole(dice, threePairs)) {
    const whole = message('worth-together', { count: dice.length, points: scoreKeep(dice, threePairs) });
    return dice.map(() => whole);
  }
  return dice.map((face) => {
    const same = dice.filter((other) => other === face);
    if (same.length >= 3) {
      return message('worth-together', { count: same.length, points: scoreKeep(same, threePairs) });
    }
    const points = scoreKeep([face], threePairs);
    return points > 0 ? message('worth', { points }) : null;
  });
}

function diceOf(view: TenThousandView, marks: Marks, canMark: boolean): ControlDie<Marks>[] {
  const worth = worths(view.last, view.options.threePairs);
  return view.last.map((face, position) => ({
    position,
    face,
    mark: marks.marked.includes(position) ? 'chosen' : 'open',
    worth: worth[position] ?? null,
    tap: canMark ? toggleMark(marks, position) : null,
  }));
}

function startActions({ offer }: TenThousandView): Action[] {
  const roll: Action = moveAction('roll', message('control-roll', { count: allDice }), 'r', { type: 'roll' });
  if (offer === null) return [roll];
  const label = message('ten-thousand-control-take-over', { points: offer.points, count: offer.dice });
  return [roll, moveAction('take-over', label, 'o', { type: 'take-over' })];
}

function keepActions(view: TenThousandView, keep: readonly number[]): Action[] {
  const { options } = view;
  const roll: TenThousandMove = { type: 'roll', keep };
  const bank: TenThousandMove = { type: 'bank', keep };
  const bankPlain = message('control-bank-plain');
  const kept = keepResult({ ...view, score: ofSeat(view.scores, view.seat) }, keep);
  if (!kept.ok) {
    return [
      moveAction('roll', message('control-roll-plain'), 'r', roll, kept.error),
      moveAction('bank', bankPlain, 'b', bank, kept.error),
    ];
  }
  const { score, points, total, diceLeft, isExact } = kept.value;
  if (isExact) return [moveAction('bank', message('ten-thousand-control-win-exact', { total }), 'b', bank)];
  const why = whyNotBank(total, options);
  const bankLabel =
    why !== null
      ? bankPlain
      : total >= options.target
        ? message('ten-thousand-control-win', { total })
        : message('control-bank', { points, total });
  const rollLabel = message('ten-thousand-control-keep-and-roll', { points: score, count: diceLeft });
  return [moveAction('roll', rollLabel, 'r', roll), moveAction('bank', bankLabel, 'b', bank, why)];
}

function actionsOf(view: TenThousandView, marks: Marks, dice: readonly ControlDie<Marks>[]): Action[] {
  if (view.last.length === 0) return startActions(view);
  const best = { marked: dice.flatMap(({ worth, position }) => (worth === null ? [] : [position])) };
  return [
    ...keepActions(view, marks.marked),
    draftAction('keep-best', message('control-keep-all-scoring'), 'a', best),
  ];
}

function markedOf(view: TenThousandView, { marked }: Marks): Controls['marked'] {
  if (marked.length === 0) return null;
  const kept = keepResult({ ...view, score: ofSeat(view.scores, view.seat) }, marked);
  if (!kept.ok) return kept.error;
  const { dice, points, diceLeft } = kept.value;
  return message('control-marked', { dice: { dice }, points, count: diceLeft });
}

function standingOf({ order, seat, turnPoints }: TenThousandView, other: Seat): Message | null {
  if (order !== null) return rolledStanding(order, other);
  return seat === other && turnPoints > 0 ? message('standing-points', { points: turnPoints }) : null;
}

/** The controls of Ten Thousand, where a player marks the dice to keep. */
export function controlsTenThousand(
  view: TenThousandView,
  seat: Seat | null,
  draft: Marks | null,
): Controls<TenThousandMove, Marks> {
  const { step, options, turnPoints } = view;
  const { target } = options;
  const isMine = step.kind === 'choose' && view.seat === seat;
  const marks = isMine && draft !== null ? draft : { marked: [] };
  const dice = diceOf(view, marks, isMine);
  const points = turnPoints + scoreKeep(pick(view.last, marks.marked), options.threePairs);
  return {
    seat: shownSeat(view),
    goal: message(options.exactFinish ? 'ten-thousand-goal-exact' : 'ten-thousand-goal', { target }),
    race: raceTenThousand(view, seat, points),
    progress: message('progress-target', { target }),
    facts: [numberFact('at-stake', 'fact-at-stake', points)],
    dice,
    marking: view.last.length > 0 ? 'keep' : null,
    marked: markedOf(view, marks),
    actions: isMine ? actionsOf(view, marks, dice) : [],
    note: view.phase === 'order' ? message('note-order') : null,
    standings: view.scores.map((_, other) => standingOf(view, other)),
  };
}
