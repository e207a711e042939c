import {
  atLeast,
  type FieldReader,
  formatDice,
  formatFlags,
  message,
  ofSeat,
  zeroOrAtLeast,
} from '../../core/index.ts';
import type { GreedOptions } from './options.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedState, type GreedTurn } from './state.ts';

/*
 * greed OPTIONS SCORES IN-GAME SEAT FINAL TURN
 * TURN is `start`, `throw POINTS DICE`, `choose POINTS LAST` or `over`. FINAL is the seat that started the final round, or `-`.
 * `greed - 1200,800 11 0 - choose 450 51341`
 */

/** A limit far above the points of any turn or match, so that sums stay within safe integers. */
const mostPoints = 1_000_000;

function formatTurn({ turn, over }: GreedState): string {
  if (over) return 'over';
  switch (turn.kind) {
    case 'start':
      return 'start';
    case 'throw':
      return `throw ${turn.points} ${turn.dice}`;
    case 'choose':
      return `choose ${turn.points} ${formatDice(turn.last)}`;
  }
}

export const formatGreed = (state: GreedState): (string | number)[] => [
  state.scores.join(','),
  formatFlags(state.inGame),
  state.seat,
  state.finalBy ?? '-',
  formatTurn(state),
];

function readChoose(fields: FieldReader, options: GreedOptions): GreedTurn {
  const points = fields.number('points', 1, mostPoints);
  const last = fields.dice('last', 1, allDice);
  const { score, rest } = scoreGreed(last, options);
  fields.check(score > 0, 'last', formatDice(last), message('allowed-scoring'));
  fields.check(points >= score, 'points', points, atLeast(score));
  return { kind: 'choose', points, dice: rest === 0 ? allDice : rest, last };
}

export function readGreed(fields: FieldReader, options: GreedOptions): GreedState {
  const { opening, target } = options;
  const scores = fields.perSeat('scores', 0, mostPoints);
  const inGame = fields.flags('in-game', scores.length);
  const seat = fields.number('seat', 0, scores.length - 1);
  const finalBy = fields.seatOrNone('final', scores.length);
  const turn = fields.variant<GreedTurn | 'over'>('turn', {
    start: () => ({ kind: 'start' }),
    throw: () => ({
      kind: 'throw',
      points: fields.number('points', 0, mostPoints),
      dice: fields.number('dice', 1, allDice),
    }),
    choose: () => readChoose(fields, options),
    over: () => 'over',
  });
  const over = turn === 'over';
  for (const [index, score] of scores.entries()) {
    fields.check(score === 0 || score >= opening, 'scores', score, zeroOrAtLeast(opening));
    const isIn = ofSeat(inGame, index);
    fields.fits(isIn === (score > 0 || opening === 0), 'in-game', isIn ? 1 : 0, 'scores');
  }
  const isReached =
    finalBy === null ? !scores.some((score) => score >= target) : ofSeat(scores, finalBy) >= target;
  fields.fits(isReached, 'final', finalBy ?? '-', 'scores');
  fields.fits(over === (finalBy === seat), 'turn', over ? 'over' : turn.kind, 'final');
  return { options, scores, inGame, seat, turn: over ? { kind: 'start' } : turn, finalBy, over };
}
