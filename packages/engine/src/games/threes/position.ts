import {
  countText,
  type FieldReader,
  formatDice,
  formatFlags,
  message,
  numberFrom,
} from '../../core/index.ts';
import { isByRounds, type ThreesOptions, threesOptions } from './options.ts';
import { lostRound } from './rounds.ts';
import { costsOf, moon } from './scoring.ts';
import { allDice, type ThreesState, type ThreesTurn } from './state.ts';

/*
 * threes OPTIONS SCORES ROUND SEAT [COSTS] TURN
 * COSTS is present only if rounds are scored separately: the cost of each seat's turn of the round, `-` before that turn.
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
  if (!isFirst || kind === 'choose') fields.asDice('dice', formatDice(dice), allDice, allDice);
  const count = locked.filter((isLocked) => isLocked).length;
  const least = kind === 'throw' && !isFirst ? 1 : 0;
  const most = isFirst ? 0 : kind === 'throw' && lastDie === 'rolled' ? allDice - 1 : allDice - 2;
  const fits = count >= least && count <= most;
  fields.check(
    fits,
    'locked',
    formatFlags(locked),
    message('allowed-kept', { count: countText(least, most) }),
  );
  return { kind, dice, locked };
}

/**
 * Whether a score can be the sum of this number of turns. A turn that shoots the moon scores -30; others cost 0 or
 * more.
 */
function canScore(score: number, turns: number, rule: ThreesOptions['moon']): boolean {
  const { most } = costsOf(rule);
  for (let moons = 0; moons <= (rule === 'none' ? 0 : turns); moons++) {
    const others = score - moons * moon;
    if (others >= 0 && others <= (turns - moons) * most) return true;
  }
  return false;
}

/**
 * Reads the costs of this round's turns before `seat`. None of them can be a winning moon, because it would have ended
 * the round.
 */
function readCosts(fields: FieldReader, { moon: rule }: ThreesOptions, seats: number, seat: number) {
  const { least, most } = costsOf(rule);
  const costs = fields
    .list('costs', ',', seats)
    .map((cost) => (cost === '-' ? null : fields.asNumber('costs', cost, rule === 'wins' ? 0 : least, most)));
  for (const [other, cost] of costs.entries()) {
    fields.fits((cost === null) === other >= seat, 'costs', cost ?? '-', 'seat');
    fields.check(cost === null || cost >= 0 || cost === moon, 'costs', cost, `${moon} / 0–${most}`);
  }
  return costs;
}

/**
 * Checks the scores. In each round, every player takes 0, 1 or 2 points, and together they take at least as many points
 * as there are players.
 */
function checkRounds(fields: FieldReader, scores: readonly number[], rounds: number): void {
  for (const score of scores) {
    const most = lostRound * rounds;
    fields.check(score >= 0 && score <= most, 'scores', score, numberFrom(0, most));
  }
  const sum = scores.reduce((total, score) => total + score, 0);
  const [least, most] = [rounds * scores.length, lostRound * rounds * (scores.length - 1)];
  fields.fits(sum >= least && sum <= most, 'scores', scores, 'round');
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
  fields.fits(!over || isLast, 'turn', 'over', round === options.rounds ? 'seat' : 'round');
  if (byRounds) checkRounds(fields, scores, over ? round : round - 1);
  for (const [index, score] of byRounds ? [] : scores.entries()) {
    const turns = over ? options.rounds : round - 1 + (index < seat ? 1 : 0);
    const costs = `${options.moon === 'none' ? '' : `${moon} / `}0–${costsOf(options.moon).most}`;
    const allowed = message('allowed-sum', { count: turns, costs });
    fields.check(canScore(score, turns, options.moon), 'scores', score, allowed);
  }
  return { options, scores, costs, round, seat, turn: over ? { kind: 'start' } : turn, over };
}
