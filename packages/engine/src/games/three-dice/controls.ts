import {
  allSeats,
  type ControlAction,
  type ControlDie,
  type Controls,
  type Fact,
  illegal,
  type Marks,
  type Message,
  message,
  moveAction,
  nextInTurn,
  numberFact,
  ofSeat,
  pick,
  type Racer,
  racerOf,
  raceValues,
  rolledStanding,
  type Seat,
  seatKeys,
  shownSeat,
  toggleMark,
} from '../../core/index.ts';
import { everyDie } from './moves.ts';
import { losersOf, positionOf } from './round.ts';
import { amountOf, isNice, pointsOf } from './scoring.ts';
import type { ThreeDiceMove } from './state.ts';
import type { ThreeDiceView } from './view.ts';

function finishedRace(racer: Racer, kind: 'safe' | 'points', lowest: readonly Seat[]): Message {
  const values = raceValues(racer);
  if (kind === 'safe') return message('three-dice-race-safe', values);
  return lowest.includes(racer.seat)
    ? message('three-dice-race-lowest', values)
    : message('three-dice-race-ahead', { ...values, seats: { seats: lowest }, count: lowest.length });
}

/** Describes the race: the points to beat in this round, and who is safe; null before any seat has finished. */
function raceThreeDice(view: ThreeDiceView, viewer: Seat | null): Message | null {
  const { step, throwOff, finished } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || step.kind === 'over' || throwOff !== null) return null;
  const { points, seats: lowest } = losersOf(view);
  const own = ofSeat(finished, racer.seat);
  if (own?.kind === 'points' && finished.every((finish, seat) => seat === racer.seat || finish === null)) {
    return message('three-dice-race-alone', { ...raceValues(racer), points });
  }
  if (own !== null) return finishedRace(racer, own.kind, lowest);
  const safe = finished.flatMap((finish, seat) => (finish?.kind === 'safe' ? [seat] : []));
  if (lowest.length === 0 && safe.length === 0) {
    const isFirst = racer.isViewer && racer.seat === shownSeat(view);
    return message('three-dice-race-first', { mine: isFirst ? 'yes' : 'no' });
  }
  return message('three-dice-race-beat', {
    points: lowest.length === 0 ? 0 : points,
    seats: { seats: lowest },
    safe: { seats: safe },
    safeCount: safe.length,
  });
}

type Action = ControlAction<ThreeDiceMove, Marks>;

const isUnwelcome = (view: ThreeDiceView, move: ThreeDiceMove): boolean =>
  view.discouraged.some((discouraged) => JSON.stringify(discouraged) === JSON.stringify(move));

/** Applies the gentlemen's rule to an action: an error if the rule is enforced, otherwise a warning. */
function underRule(view: ThreeDiceView, move: ThreeDiceMove, action: Action): Action {
  if (!isUnwelcome(view, move)) return action;
  return view.options.gentlemen === 'enforce'
    ? { ...action, why: illegal('gentlemens-rule', { seat: { seat: view.seat } }) }
    : { ...action, warning: message('three-dice-warning-gentlemen') };
}

function rollAction(view: ThreeDiceView, { marked }: Marks): Action {
  const dice = everyDie.filter((position) => !marked.includes(position));
  const move: ThreeDiceMove = { type: 'roll', dice };
  if (dice.length === 0) {
    return moveAction('roll', message('control-roll-plain'), 'r', move, illegal('no-dice-chosen'));
  }
  return underRule(
    view,
    move,
    moveAction('roll', message('control-roll', { count: dice.length }), 'r', move),
  );
}

function stayAction(view: ThreeDiceView, lie: NonNullable<ThreeDiceView['lie']>): Action {
  const { kind, points } = lie;
  const move: ThreeDiceMove = { type: 'stay' };
  const label = isNice(kind)
    ? message('three-dice-control-stay-safe', {
        kind,
        amount: amountOf(kind, view.dice, positionOf(view, view.seat)),
        unit: view.options.unit,
      })
    : message('three-dice-control-stay', { points });
  const { payBelow } = view.options;
  const action = moveAction<ThreeDiceMove, Marks>('stay', label, 'b', move);
  const isLow = !isNice(kind) && points < payBelow;
  return underRule(
    view,
    move,
    isLow ? { ...action, warning: message('three-dice-warning-low', { points: payBelow }) } : action,
  );
}

const giveActions = (view: ThreeDiceView): Action[] =>
  allSeats(view.scores.length)
    .filter((to) => to !== view.seat)
    .map((to, index) => {
      const values = { seat: { seat: to }, amount: view.toGive, unit: view.options.unit };
      const move: ThreeDiceMove = { type: 'give', to };
      return moveAction(
        `give-${to}`,
        message('three-dice-control-give', values),
        seatKeys[index] ?? null,
        move,
      );
    });

function actionsOf(view: ThreeDiceView, marks: Marks): Action[] {
  const { lie } = view;
  if (view.toGive > 0) return giveActions(view);
  if (lie === null) {
    const label = message('control-roll', { count: everyDie.length });
    return [moveAction('roll', label, 'r', { type: 'roll', dice: everyDie })];
  }
  const [roll, stay] = [rollAction(view, marks), stayAction(view, lie)];
  return isNice(lie.kind) ? [stay, roll] : [roll, stay];
}

function diceOf(view: ThreeDiceView, marks: Marks, isMine: boolean): ControlDie<Marks>[] {
  return view.dice.map((face, position) => ({
    position,
    face,
    mark: marks.marked.includes(position)
      ? 'chosen'
      : view.rolling.length > 0 && !view.rolling.includes(position)
        ? 'locked'
        : 'open',
    worth: message('worth-plain', { points: pointsOf([face]) }),
    tap: isMine && view.lie !== null ? toggleMark(marks, position) : null,
  }));
}

const isThrowOff = (phase: ThreeDiceView['phase']): boolean => phase === 'starter' || phase === 'roll-off';

function factsOf({ penalty, options, phase, rolls, limit, lie }: ThreeDiceView): Fact[] {
  if (phase === 'starter') return [];
  const now: Fact[] =
    lie === null
      ? []
      : [{ id: 'now', label: message('three-dice-fact-now'), value: message('three-dice-now', lie) }];
  return [
    {
      id: 'penalty',
      label: message('three-dice-fact-penalty'),
      value: message('three-dice-amount', { amount: penalty, unit: options.unit }),
    },
    ...(isThrowOff(phase) ? [] : [numberFact('rolls-left', 'fact-rolls-left', limit - rolls)]),
    ...now,
  ];
}

function noteOf(view: ThreeDiceView, isMine: boolean): Message | null {
  if (view.phase === 'starter') return message('note-order');
  if (view.phase === 'roll-off') return message('three-dice-note-tie');
  if (isMine && view.discouraged.length > 0)
    return message('three-dice-note-gentlemen', { gentlemen: view.options.gentlemen });
  if (!isMine || view.round > 1 || view.lie === null) return null;
  return message('three-dice-note-keep', { kind: view.lie.kind });
}

function standingOf(view: ThreeDiceView, seat: Seat): Message | null {
  const { throwOff } = view;
  if (throwOff !== null) return rolledStanding(throwOff, seat);
  const finish = ofSeat(view.finished, seat);
  if (finish === null) return null;
  return finish.kind === 'safe'
    ? message('three-dice-standing-safe')
    : message('three-dice-standing-points', { points: finish.points });
}

/** Suggests staying if the dice beat the lowest points of the others and no rule advises against it. */
function suggestionOf(view: ThreeDiceView): Pick<Controls, 'suggested'> {
  const { points } = losersOf(view);
  const beats = view.lie !== null && view.lie.points > points && points < Infinity;
  return beats && !isUnwelcome(view, { type: 'stay' }) ? { suggested: 'stay' } : {};
}

function markedOf({ dice }: ThreeDiceView, { marked }: Marks): Message | null {
  if (marked.length === 0) return null;
  return message('three-dice-marked', {
    dice: { dice: pick(dice, marked) },
    count: everyDie.length - marked.length,
  });
}

export function controlsThreeDice(
  view: ThreeDiceView,
  seat: Seat | null,
  draft: Marks | null,
): Controls<ThreeDiceMove, Marks> {
  const isMine = view.step.kind === 'choose' && view.seat === seat;
  const marks = isMine && draft !== null ? draft : { marked: [] };
  const { rounds, unit } = view.options;
  return {
    seat: shownSeat(view),
    ...nextInTurn(view, (other) => isThrowOff(view.phase) || view.finished[other] !== null),
    goal: message('three-dice-goal', { rounds, unit }),
    race: raceThreeDice(view, seat),
    progress: message('progress-round', { number: view.round, of: rounds }),
    progressOption: 'rounds',
    facts: factsOf(view),
    dice: diceOf(view, marks, isMine),
    marking: view.lie === null ? null : 'hold',
    marked: markedOf(view, marks),
    actions: isMine ? actionsOf(view, marks) : [],
    ...suggestionOf(view),
    note: noteOf(view, isMine),
    standings: view.scores.map((_, other) => standingOf(view, other)),
  };
}
