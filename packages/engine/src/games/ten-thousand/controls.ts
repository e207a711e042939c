import {
  bankLabel,
  type ControlAction,
  type ControlDie,
  type Controls,
  type Decides,
  draftAction,
  faces,
  type Marks,
  type Message,
  message,
  mostOf,
  moveAction,
  nextInTurn,
  numberFact,
  ofSeat,
  pick,
  raceGap,
  racerOf,
  raceToGo,
  raceValues,
  rolledStanding,
  rollsWhere,
  type Seat,
  scoreKeep,
  seatAfter,
  shownSeat,
  standingsWith,
  toggleMark,
  worthsOf,
} from '../../core/index.ts';
import { type KeepOutcome, keepResult, whyNotBank } from './keeps.ts';
import { takeOver } from './moves.ts';
import { finishOf } from './options.ts';
import type { TenThousandMove } from './state.ts';
import { nearTarget, situationOfView, type TenThousandView } from './view.ts';

/**
 * For each number of dice to roll, the points at stake from which one more roll loses more on average than it gains,
 * under the default scores. This threshold is the sum of the best scores of all rolls divided by the number of rolls
 * that bust.
 */
export const bankFrom = [
  0,
  150 / 4,
  1800 / 16,
  18750 / 60,
  186000 / 204,
  1752750 / 600,
  19301500 / 1080,
] as const;

function isLastRound({ options, scores, round }: TenThousandView): boolean {
  const hasReached = () => scores.some((score) => score >= options.target);
  return options.rounds === round || (finishOf(options) === 'round' && hasReached());
}

/** Whether a seat has no further turn, or no turn order exists yet. */
const isDone = (view: TenThousandView, seat: Seat): boolean =>
  view.phase === 'order' || seat === view.finalBy || (isLastRound(view) && seat === view.starter);

/** Returns how banking a total decides the match. */
function decidedBy(view: TenThousandView, total: number): Decides {
  const { options, scores, seat, finalBy } = view;
  if (finishOf(options) === 'first') return total >= options.target ? 'win' : 'no';
  const after = { ...view, scores: scores.with(seat, total) };
  const isLast = isDone(after, seatAfter(seat, scores.length));
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  if (isLast && total > best) return 'win';
  // With `threeBusts`, busts in the remaining turns can still take points from the other players.
  const isSettled = isLast || ((finalBy !== null || isLastRound(after)) && options.threeBusts === 0);
  return isSettled && total < best ? 'lose' : 'no';
}

/** Suggests a move to beginners who have marked the dice to keep. */
function suggestedTenThousand(view: TenThousandView, kept: KeepOutcome): 'roll' | 'bank' {
  const { options, phase } = view;
  const { points, total, diceLeft, isExact } = kept;
  if (isExact) return 'bank';
  if (whyNotBank(kept, situationOfView(view)) !== null) return 'roll';
  const decides = decidedBy(view, total);
  const isBank =
    decides === 'no'
      ? total >= options.target || phase === 'near-target' || points >= (bankFrom[diceLeft] ?? Infinity)
      : decides === 'win';
  return isBank ? 'bank' : 'roll';
}

/**
 * Describes the race: the points missing for the opening, for the target after the points at stake, or the gap to the
 * best player.
 * @param points the points of the running turn
 */
function raceTenThousand(view: TenThousandView, viewer: Seat | null, points: number): Message | null {
  const { options, scores, step, order, seat } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || step.kind === 'over' || order !== null) return null;
  const inTurn = racer.seat === seat ? points : 0;
  if (!ofSeat(view.inGame, racer.seat) && inTurn < options.opening) {
    return message('race-opening', { ...raceValues(racer), opening: options.opening });
  }
  const isByTotal = options.rounds > 0 || scores.some((score) => score >= options.target);
  if (isByTotal) return raceGap(racer, scores, false);
  return raceToGo(racer, options.target - ofSeat(scores, racer.seat), inTurn, options.target);
}

type Action = ControlAction<TenThousandMove, Marks>;

function diceOf(view: TenThousandView, marks: Marks, canMark: boolean): ControlDie<Marks>[] {
  const worth = worthsOf(view.last, view.options);
  return view.last.map((face, position) => ({
    position,
    face,
    mark: marks.marked.includes(position) ? 'chosen' : 'open',
    worth: worth[position] ?? null,
    tap: canMark ? toggleMark(marks, position) : null,
  }));
}

/** Warns of the chance that the next roll scores nothing or overshoots, once good rolls are likely to overshoot. */
function withWarning(
  { options, scores, seat }: TenThousandView,
  points: number,
  dice: number,
  action: Action,
): Action {
  const room = options.target - ofSeat(scores, seat) - points;
  const shareOf = (holds: (most: number) => boolean) =>
    rollsWhere(dice, (rolled) => holds(mostOf(rolled, options))) / faces.length ** dice;
  const canOvershoot = options.exactFinish && room < nearTarget && shareOf((most) => most > room) > 0;
  if (!canOvershoot) return action;
  const percent = Math.round(100 * shareOf((most) => most === 0 || most > room));
  return { ...action, warning: message('ten-thousand-warning-overshoot', { room, percent }) };
}

function startActions(view: TenThousandView): Action[] {
  const { offer, options } = view;
  const rolling = message('control-roll', { count: options.dice });
  const roll = withWarning(view, 0, options.dice, moveAction('roll', rolling, 'r', { type: 'roll' }));
  if (offer === null) return [roll];
  const { points, dice } = offer;
  const label = message('ten-thousand-control-take-over', { points, count: dice });
  const taking = takeOver(view, true);
  const action: Action = moveAction(
    'take-over',
    label,
    'o',
    { type: 'take-over' },
    taking.ok ? null : taking.error,
  );
  return [roll, taking.ok ? withWarning(view, points, dice, action) : action];
}

function keepActions(view: TenThousandView, keep: readonly number[]): Action[] {
  const roll: TenThousandMove = { type: 'roll', keep };
  const bank: TenThousandMove = { type: 'bank', keep };
  const bankPlain = message('control-bank-plain');
  const situation = situationOfView(view);
  const kept = keepResult(situation, keep);
  if (!kept.ok) {
    return [
      moveAction('roll', message('control-roll-plain'), 'r', roll, kept.error),
      moveAction('bank', bankPlain, 'b', bank, kept.error),
    ];
  }
  const { score, points, total, diceLeft, isExact } = kept.value;
  if (isExact) return [moveAction('bank', message('ten-thousand-control-win-exact', { total }), 'b', bank)];
  const why = whyNotBank(kept.value, situation);
  const label = why !== null ? bankPlain : bankLabel(points, total, decidedBy(view, total));
  const rollLabel = message('ten-thousand-control-keep-and-roll', { points: score, count: diceLeft });
  return [
    withWarning(view, points, diceLeft, moveAction('roll', rollLabel, 'r', roll)),
    moveAction('bank', label, 'b', bank, why),
  ];
}

function actionsOf(view: TenThousandView, marks: Marks, dice: readonly ControlDie<Marks>[]): Action[] {
  if (view.last.length === 0) return startActions(view);
  const scoring = dice.flatMap(({ worth, position }) => (worth === null ? [] : [position]));
  const areKept = dice.every(({ worth, mark }) => (worth === null) === (mark === 'open'));
  return [
    ...keepActions(view, marks.marked),
    areKept
      ? draftAction('keep-none', message('control-keep-none'), 'a', { marked: [] })
      : draftAction('keep-best', message('control-keep-all-scoring'), 'a', { marked: scoring }),
  ];
}

function suggestionOf(view: TenThousandView, { marked }: Marks): Pick<Controls, 'suggested'> {
  const kept = keepResult(situationOfView(view), marked);
  return kept.ok ? { suggested: suggestedTenThousand(view, kept.value) } : {};
}

function markedOf(view: TenThousandView, { marked }: Marks): Controls['marked'] {
  if (marked.length === 0) return null;
  const kept = keepResult(situationOfView(view), marked);
  if (!kept.ok) return kept.error;
  const { dice, points, diceLeft } = kept.value;
  return message('control-marked', { dice: { dice }, points, count: diceLeft });
}

function standingOf({ order, step, busts, inGame }: TenThousandView, seat: Seat): Message | null {
  if (order !== null) return rolledStanding(order, seat);
  if (step.kind === 'over') return null;
  const inARow = ofSeat(busts, seat);
  if (inARow > 0) return message('ten-thousand-standing-busts', { count: inARow });
  return ofSeat(inGame, seat) ? null : message('standing-not-in');
}

function goalOf(view: TenThousandView): Message {
  const { options, finalBy } = view;
  const { target, rounds } = options;
  if (finalBy !== null || isLastRound(view)) return message('goal-final-round');
  const finish = finishOf(options);
  if (finish === 'rounds') return message('ten-thousand-goal-rounds', { rounds });
  return message(finish === 'first' ? 'ten-thousand-goal' : `ten-thousand-goal-${finish}`, { target });
}

export function controlsTenThousand(
  view: TenThousandView,
  seat: Seat | null,
  draft: Marks | null,
): Controls<TenThousandMove, Marks> {
  const { step, options, turnPoints } = view;
  const { target, rounds } = options;
  const isOrder = view.phase === 'order';
  const isMine = step.kind === 'choose' && view.seat === seat;
  const marks = isMine && draft !== null ? draft : { marked: [] };
  const dice = diceOf(view, marks, isMine);
  const points = turnPoints + scoreKeep(pick(view.last, marks.marked), options);
  return {
    seat: shownSeat(view),
    ...nextInTurn(view, (other) => isDone(view, other)),
    goal: goalOf(view),
    race: raceTenThousand(view, seat, points),
    progress:
      rounds > 0
        ? message('progress-round', { number: view.round, of: rounds })
        : message('progress-target', { target }),
    progressOption: rounds > 0 ? 'rounds' : 'target',
    facts: isOrder ? [] : [numberFact('at-stake', 'fact-at-stake', points)],
    earlier: view.last.length > 0 ? turnPoints : 0,
    left: view.offer,
    dice,
    marking: view.last.length > 0 ? 'keep' : null,
    marked: markedOf(view, marks),
    actions: isMine ? actionsOf(view, marks, dice) : [],
    ...suggestionOf(view, marks),
    note: isOrder ? message('note-order') : null,
    ...standingsWith(
      view.scores.map((_, other) => standingOf(view, other)),
      view.seat,
      step.kind === 'over' ? 0 : points,
    ),
  };
}
