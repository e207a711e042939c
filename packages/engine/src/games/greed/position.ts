import {
  type FieldReader,
  formatDice,
  formatFlags,
  formatOptions,
  type PositionProblem,
  type Result,
  readPosition,
} from '../../core/index.ts';
import { greedOptions } from './options.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedState, type GreedTurn } from './state.ts';

/*
 * greed OPTIONS SCORES IN-GAME SEAT FINAL TURN
 * TURN is `start`, `throw POINTS DICE`, `choose POINTS LAST` or `over`. FINAL is the seat that started the final round, or `-`.
 * `greed - 1200,800 11 0 - choose 450 51341`
 */

/** Far above what any turn or match can reach; keeps numbers safe. */
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

export function formatGreed(state: GreedState): string {
  const { options, scores, inGame, seat, finalBy } = state;
  return [
    'greed',
    formatOptions(greedOptions, options),
    scores.join(','),
    formatFlags(inGame),
    seat,
    finalBy ?? '-',
    formatTurn(state),
  ].join(' ');
}

function readTurn(fields: FieldReader): GreedTurn | 'over' {
  switch (fields.choice('turn', ['start', 'throw', 'choose', 'over'])) {
    case 'over':
      return 'over';
    case 'start':
      return { kind: 'start' };
    case 'throw':
      return {
        kind: 'throw',
        points: fields.number('points', 0, mostPoints),
        dice: fields.number('dice', 1, allDice),
      };
    case 'choose': {
      const points = fields.number('points', 1, mostPoints);
      const last = fields.dice('last', 1, allDice);
      const { score, rest } = scoreGreed(last);
      if (score === 0) fields.impossible('last', formatDice(last), 'a roll that scores');
      if (points < score)
        fields.impossible('points', String(points), `at least the ${score} of the last roll`);
      return { kind: 'choose', points, dice: rest === 0 ? allDice : rest, last };
    }
  }
}

function readState(fields: FieldReader): GreedState {
  const options = fields.options(greedOptions);
  const scores = fields.numbers('scores', 0, mostPoints);
  if (scores.length < 2 || scores.length > 8) fields.impossible('scores', scores.join(','), '2 to 8 scores');
  const inGame = fields.flags('in-game', scores.length);
  const seat = fields.number('seat', 0, scores.length - 1);
  const final = fields.text('final', 'a seat, or -');
  const finalBy = final === '-' ? null : fields.asNumber('final', final, 0, scores.length - 1);
  const turn = readTurn(fields);
  const over = turn === 'over';
  for (const [index, score] of scores.entries()) {
    if (inGame[index] !== (score > 0 || options.opening === 0)) {
      fields.impossible('in-game', inGame[index] ? '1' : '0', 'a seat is in the game once it has banked');
    }
  }
  const reached = scores.some((score) => score >= options.target);
  if (reached !== (finalBy !== null))
    fields.impossible('final', final, 'the first seat at the target, or - while none is');
  if (finalBy !== null && (scores[finalBy] ?? 0) < options.target)
    fields.impossible('final', final, 'a seat at the target');
  if (over !== (finalBy === seat))
    fields.impossible(
      'turn',
      over ? 'over' : 'not over',
      'over when the final round is back at its first seat',
    );
  return { options, scores, inGame, seat, turn: turn === 'over' ? { kind: 'start' } : turn, finalBy, over };
}

export const parseGreed = (text: string): Result<GreedState, PositionProblem> =>
  readPosition('greed', text, readState, formatGreed);
