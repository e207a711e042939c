import { type FieldReader, formatDice, formatFlags } from '../../core/index.ts';
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
const mostPoints = 29;
const mostTurns = threesOptions.rounds.max;

function formatTurn({ turn, over }: ThreesState): string {
  if (over) return 'over';
  return turn.kind === 'start'
    ? 'start'
    : `${turn.kind} ${formatDice(turn.dice)} ${formatFlags(turn.locked)}`;
}

export const formatThrees = (state: ThreesState): (string | number)[] => [
  state.scores.join(','),
  state.round,
  state.seat,
  formatTurn(state),
];

function readDice(fields: FieldReader, kind: 'throw' | 'choose', { lastDie }: ThreesOptions): ThreesTurn {
  const dice = fields.dice('dice', 0, allDice);
  const locked = fields.flags('locked', allDice);
  const isFirst = dice.length === 0;
  const isWhole = dice.length === allDice || (isFirst && kind === 'throw');
  fields.check(isWhole, 'dice', formatDice(dice), `${allDice} dice, or - before the first roll`);
  const count = locked.filter((isLocked) => isLocked).length;
  const least = kind === 'throw' && !isFirst ? 1 : 0;
  const most = isFirst ? 0 : kind === 'throw' && lastDie === 'rolled' ? allDice - 1 : allDice - 2;
  const fits = count >= least && count <= most;
  fields.check(fits, 'locked', formatFlags(locked), `${least} to ${most} locked dice`);
  return { kind, dice, locked };
}

/** Whether a score can be a sum of turns, some of which shoot the moon while the others cost 0 to 29. */
function canScore(score: number, turns: number): boolean {
  for (let moons = 0; moons <= turns; moons++) {
    const others = score - moons * moon;
    if (others >= 0 && others <= (turns - moons) * mostPoints) return true;
  }
  return false;
}

export function readThrees(fields: FieldReader, options: ThreesOptions): ThreesState {
  const scores = fields.perSeat('scores', mostTurns * moon, mostTurns * mostPoints);
  const round = fields.number('round', 1, options.rounds);
  const seat = fields.number('seat', 0, scores.length - 1);
  const turn = fields.variant<ThreesTurn | 'over'>('turn', {
    start: () => ({ kind: 'start' }),
    throw: () => readDice(fields, 'throw', options),
    choose: () => readDice(fields, 'choose', options),
    over: () => 'over',
  });
  const over = turn === 'over';
  const isLast = round === options.rounds && seat === 0;
  fields.check(!over || isLast, 'turn', 'over', 'over after the last turn of the last round, with seat 0');
  for (const [index, score] of scores.entries()) {
    const turns = over ? options.rounds : round - 1 + (index < seat ? 1 : 0);
    const allowed = `a sum of ${turns} turns of ${moon} or 0 to ${mostPoints}`;
    fields.check(canScore(score, turns), 'scores', score, allowed);
  }
  return { options, scores, round, seat, turn: over ? { kind: 'start' } : turn, over };
}
