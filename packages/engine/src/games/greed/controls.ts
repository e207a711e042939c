import {
  type ControlAction,
  type ControlDie,
  type Controls,
  type Face,
  illegal,
  type Message,
  message,
  moveAction,
  nextInTurn,
  nextRollFact,
  numberFact,
  ofSeat,
  type Seat,
  shownSeat,
} from '../../core/index.ts';
import { raceGreed } from './race.ts';
import { combinationsIn, type GreedScoring } from './scoring.ts';
import type { GreedMove } from './state.ts';
import { suggestedGreed } from './suggested.ts';
import type { GreedView } from './view.ts';

/** The points of each die of a roll, alone or as part of a combination; null for a die that does not score. */
function worths(dice: readonly Face[], options: GreedScoring): (Message | null)[] {
  const found: (Message | null)[] = dice.map(() => null);
  for (const { dice: together, points } of combinationsIn(dice, options)) {
    const worth =
      together.length > 1
        ? message('worth-together', { count: together.length, points })
        : message('worth', { points });
    for (const face of together) {
      const position = dice.findIndex((own, index) => own === face && found[index] === null);
      found[position] = worth;
    }
  }
  return found;
}

/** The dice on the table. The player cannot choose among them: the game sets scoring dice aside. */
function diceOf({ last, options }: GreedView): ControlDie<never>[] {
  const worth = worths(last, options);
  return last.map((face, position) => {
    const own = worth[position] ?? null;
    return { position, face, mark: own === null ? 'open' : 'chosen', worth: own, tap: null };
  });
}

function actionsOf(view: GreedView): ControlAction<GreedMove, never>[] {
  const { seat, dice, stopBanks, opening, turnPoints } = view;
  const isChoosing = view.last.length > 0;
  const stop: GreedMove = { type: 'stop' };
  const roll = moveAction<GreedMove, never>('roll', message('control-roll', { count: dice }), 'r', {
    type: 'roll',
  });
  if (!isChoosing) {
    const why = illegal('nothing-to-stop', { seat: { seat } });
    return [roll, moveAction('stop', message('control-bank-plain'), 'b', stop, why)];
  }
  if (stopBanks > 0) {
    const total = ofSeat(view.scores, seat) + stopBanks;
    return [roll, moveAction('stop', message('control-bank', { points: stopBanks, total }), 'b', stop)];
  }
  const nothing = moveAction<GreedMove, never>('stop', message('greed-control-stop-for-nothing'), 'b', stop);
  return [roll, { ...nothing, warning: message('greed-warning-opening', { points: turnPoints, opening }) }];
}

function standingOf(view: GreedView, seat: Seat): Message | null {
  if (view.step.kind !== 'over' && view.seat === seat && view.turnPoints > 0) {
    return message('standing-points', { points: view.turnPoints });
  }
  return ofSeat(view.inGame, seat) ? null : message('standing-not-in');
}

export function controlsGreed(view: GreedView, seat: Seat | null): Controls<GreedMove, never> {
  const isMine = view.step.kind === 'choose' && view.seat === seat;
  return {
    seat: shownSeat(view),
    ...nextInTurn(view, (other) => other === view.finalBy),
    goal: message('greed-goal', { target: view.target }),
    race: raceGreed(view, seat),
    progress: message('progress-target', { target: view.target }),
    facts: [numberFact('at-stake', 'fact-at-stake', view.turnPoints), nextRollFact(view.dice)],
    dice: diceOf(view),
    marking: null,
    marked: null,
    actions: isMine ? actionsOf(view) : [],
    suggested: suggestedGreed(view),
    note: null,
    standings: view.scores.map((_, other) => standingOf(view, other)),
  };
}
