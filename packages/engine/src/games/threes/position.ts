import { type FieldReader, formatDice, formatFlags } from '../../core/index.ts';
import { isByRounds, type ThreesOptions, threesOptions } from './options.ts';
import { lostRound } from './rounds.ts';
import { costsOf, moon } from './scoring.ts';
import { allDice, type ThreesState, type ThreesTurn } from './state.ts';

/*
 * threes OPTIONS SCORES ROUND SEAT [COSTS] TURN
 * COSTS stands only where rounds are scored by themselves: what the turns of the round cost, by seat, `-` before its turn.
 * TURN is `start`, `throw DICE LOCKED` (DICE is `-` before the first roll of the turn), `choose DICE LOCKED` or `over`.
 * LOCKED has a digit for each of the five dice, 1 for one that cannot be rolled again. A match that is over has SEAT 0.
 * `threes rounds=5 12,-30 3 0 choose 33152 11000`
 */

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
  ...(isByRounds(state.options, state.scores.length)
    ? [state.costs.map((cost) => cost ?? '-').join(',')]
    : []),
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

/** Whether a score can be the sum of a number of turns. Turns that shoot the moon score -30; others cost 0 or more. */
function canScore(score: number, turns: number, rule: ThreesOptions['moon']): boolean {
  const { most } = costsOf(rule);
  for (let moons = 0; moons <= (rule === 'none' ? 0 : turns); moons++) {
    const others = score - moons * moon;
    if (others >= 0 && others <= (turns - moons) * most) return true;
  }
  return false;
}

/** Reads the costs of the turns of the round before `seat`. None of them can be a moon that wins, because it would have ended the round. */
function readCosts(fields: FieldReader, { moon: rule }: ThreesOptions, seats: number, seat: number) {
  const { least, most } = costsOf(rule);
  const given = fields.text('costs', 'a number or - for each seat, separated by commas');
  const costs = given
    .split(',')
    .map((cost) => (cost === '-' ? null : fields.asNumber('costs', cost, rule === 'wins' ? 0 : least, most)));
  const isWhole = costs.length === seats && costs.every((cost, other) => (cost === null) === other >= seat);
  fields.check(isWhole, 'costs', given, `a number for each of the ${seat} seats that have had their turn`);
  const canBe = costs.every((cost) => cost === null || cost >= 0 || cost === moon);
  fields.check(canBe, 'costs', given, `${moon} or 0 to ${most}`);
  return costs;
}

/** Each round gives every player 0, 1 or 2 points, and all players together at least as many points as there are players. */
function checkRounds(fields: FieldReader, scores: readonly number[], rounds: number): void {
  for (const score of scores) {
    fields.check(score >= 0 && score <= lostRound * rounds, 'scores', score, `0 to ${lostRound * rounds}`);
  }
  const sum = scores.reduce((total, score) => total + score, 0);
  const [least, most] = [rounds * scores.length, lostRound * rounds * (scores.length - 1)];
  fields.check(sum >= least && sum <= most, 'scores', scores, `a sum of ${least} to ${most}`);
}

export function readThrees(fields: FieldReader, options: ThreesOptions): ThreesState {
  const scores = fields.perSeat('scores', mostTurns * moon, mostTurns * costsOf(options.moon).most);
  const round = fields.number('round', 1, options.rounds);
  const seat = fields.number('seat', 0, scores.length - 1);
  const byRounds = isByRounds(options, scores.length);
  const costs = byRounds ? readCosts(fields, options, scores.length, seat) : scores.map(() => null);
  const turn = fields.variant<ThreesTurn | 'over'>('turn', {
    start: () => ({ kind: 'start' }),
    throw: () => readDice(fields, 'throw', options),
    choose: () => readDice(fields, 'choose', options),
    over: () => 'over',
  });
  const over = turn === 'over';
  const isLast = round === options.rounds && seat === 0;
  fields.check(!over || isLast, 'turn', 'over', 'over after the last turn of the last round, with seat 0');
  if (byRounds) checkRounds(fields, scores, over ? round : round - 1);
  for (const [index, score] of byRounds ? [] : scores.entries()) {
    const turns = over ? options.rounds : round - 1 + (index < seat ? 1 : 0);
    const { most } = costsOf(options.moon);
    const allowed = `a sum of ${turns} turns of ${options.moon === 'none' ? '' : `${moon} or `}0 to ${most}`;
    fields.check(canScore(score, turns, options.moon), 'scores', score, allowed);
  }
  return { options, scores, costs, round, seat, turn: over ? { kind: 'start' } : turn, over };
}
