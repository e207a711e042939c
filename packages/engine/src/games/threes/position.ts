import {
  type FieldReader,
  formatDice,
  formatFlags,
  formatOptions,
  type PositionProblem,
  type Result,
  readPosition,
} from '../../core/index.ts';
import { type ThreesOptions, threesOptions } from './options.ts';
import { moon } from './scoring.ts';
import { allDice, type ThreesState, type ThreesTurn } from './state.ts';

/*
 * threes OPTIONS SCORES ROUND SEAT TURN
 * TURN is `start`, `throw DICE LOCKED` (DICE is `-` before the first roll of the turn), `choose DICE LOCKED` or `over`.
 * LOCKED has a digit for each of the five dice, 1 for one that cannot be rolled again. A match that is over has SEAT 0.
 * `threes rounds=5 12,-30 3 0 choose 33152 11000`
 */

/** The highest cost of a turn: 6 6 6 6 5. */
const dearest = 29;
const mostTurns = threesOptions.rounds.max;

function formatTurn({ turn, over }: ThreesState): string {
  if (over) return 'over';
  return turn.kind === 'start'
    ? 'start'
    : `${turn.kind} ${formatDice(turn.dice)} ${formatFlags(turn.locked)}`;
}

export function formatThrees(state: ThreesState): string {
  const { options, scores, round, seat } = state;
  return [
    'threes',
    formatOptions(threesOptions, options),
    scores.join(','),
    round,
    seat,
    formatTurn(state),
  ].join(' ');
}

function readDice(fields: FieldReader, kind: 'throw' | 'choose', { lastDie }: ThreesOptions): ThreesTurn {
  const dice = fields.dice('dice', 0, allDice);
  const locked = fields.flags('locked', allDice);
  const isFirst = dice.length === 0;
  if (dice.length !== allDice && !(isFirst && kind === 'throw')) {
    fields.impossible('dice', formatDice(dice), `${allDice} dice, or - before the first roll`);
  }
  const count = locked.filter((isLocked) => isLocked).length;
  const least = kind === 'throw' && !isFirst ? 1 : 0;
  const most = isFirst ? 0 : kind === 'throw' && lastDie === 'rolled' ? allDice - 1 : allDice - 2;
  if (count < least || count > most) {
    fields.impossible('locked', formatFlags(locked), `${least} to ${most} locked dice`);
  }
  return { kind, dice, locked };
}

function readTurn(fields: FieldReader, options: ThreesOptions): ThreesTurn | 'over' {
  const kind = fields.choice('turn', ['start', 'throw', 'choose', 'over']);
  switch (kind) {
    case 'over':
      return 'over';
    case 'start':
      return { kind: 'start' };
    case 'throw':
    case 'choose':
      return readDice(fields, kind, options);
  }
}

/** Whether some turns can add up to a score: `moons` of them shoot the moon, the others cost 0 to 29. */
function canScore(score: number, turns: number): boolean {
  for (let moons = 0; moons <= turns; moons++) {
    const others = score - moons * moon;
    if (others >= 0 && others <= (turns - moons) * dearest) return true;
  }
  return false;
}

function readState(fields: FieldReader): ThreesState {
  const options = fields.options(threesOptions);
  const scores = fields.numbers('scores', mostTurns * moon, mostTurns * dearest);
  if (scores.length > 8) fields.impossible('scores', scores.join(','), '1 to 8 scores');
  const round = fields.number('round', 1, options.rounds);
  const seat = fields.number('seat', 0, scores.length - 1);
  const turn = readTurn(fields, options);
  const over = turn === 'over';
  if (over && (round !== options.rounds || seat !== 0)) {
    fields.impossible('turn', 'over', 'over after the last turn of the last round, with seat 0');
  }
  for (const [index, score] of scores.entries()) {
    const turns = over ? options.rounds : round - 1 + (index < seat ? 1 : 0);
    if (!canScore(score, turns)) {
      fields.impossible(
        'scores',
        String(score),
        `what ${turns} turns of ${moon} or 0 to ${dearest} add up to`,
      );
    }
  }
  return { options, scores, round, seat, turn: over ? { kind: 'start' } : turn, over };
}

export const parseThrees = (text: string): Result<ThreesState, PositionProblem> =>
  readPosition('threes', text, readState, formatThrees);
