import {
  bankLabel,
  type Controls,
  illegal,
  type Message,
  message,
  moveAction,
  numberFact,
  ofSeat,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
} from '../../core/index.ts';
import type { PigMove } from './state.ts';
import type { PigView } from './view.ts';

function raceOf(view: PigView, viewer: Seat | null): Message | null {
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || view.step.kind === 'over') return null;
  const toGo = Math.max(0, view.target - ofSeat(view.scores, racer.seat));
  return message('race-to-go', { ...raceValues(racer), toGo, stake: 0 });
}

export function controlsPig(view: PigView, seat: Seat | null): Controls<PigMove, never> {
  const { turnPoints, last, target } = view;
  const isOver = view.step.kind === 'over';
  const isMine = view.step.kind === 'choose' && view.seat === seat;
  const total = ofSeat(view.scores, view.seat) + turnPoints;
  const roll = moveAction<PigMove, never>('roll', message('control-roll', { count: 1 }), 'r', {
    type: 'roll',
  });
  const bank =
    last === null
      ? moveAction<PigMove, never>(
          'bank',
          message('control-bank-plain'),
          'b',
          { type: 'bank' },
          illegal('must-roll-first', { seat: { seat: view.seat } }),
        )
      : moveAction<PigMove, never>('bank', bankLabel(turnPoints, total, total < target ? 'no' : 'win'), 'b', {
          type: 'bank',
        });
  return {
    seat: shownSeat(view),
    goal: message('pig-goal', { target }),
    race: raceOf(view, seat),
    progress: message('progress-target', { target }),
    progressOption: 'target',
    facts: [numberFact('at-stake', 'fact-at-stake', turnPoints)],
    dice:
      last === null
        ? []
        : [{ position: 0, face: last, mark: 'chosen', worth: message('worth', { points: last }), tap: null }],
    marking: null,
    marked: null,
    actions: isMine ? [roll, bank] : [],
    note: null,
    standings: view.scores.map((_, other) =>
      !isOver && other === view.seat && turnPoints > 0
        ? message('standing-points', { points: turnPoints })
        : null,
    ),
  };
}
