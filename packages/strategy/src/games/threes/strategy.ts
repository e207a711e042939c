import {
  dieScore,
  type Message,
  message,
  ofSeat,
  type ThreesMove,
  type ThreesState,
  threes,
} from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { bestMoves } from '../../my-play/best-moves.ts';
import { kindThemes, themesWhere } from '../../puzzles/theme.ts';
import { moveValue } from '../../race/reason.ts';
import type { MoveValue } from '../../values/values.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { threesBots } from './bots.ts';
import { threesForThree, threesForTwo } from './solve/solver.ts';
import { allDice, type Kept, keptIndex, keptOf, meanTurn, moonTurn } from './solve/turn.ts';

/** The number of points of a lead from which one player counts as leading and the other as chasing. */
const leadThreshold = 10;

/** The smallest difference of mean scores that counts as a reason. */
const leastDifference = 0.1;

const tenthPercent = (share: number): number => Math.round(1000 * share) / 10;

/** Whether a move ends the turn: it banks, or it keeps dice so that the last die counts without another roll. */
const banks = ({ roll }: MoveValue): boolean => roll === null;

/** Returns the dice that are kept after a move. Null before a roll, and if each round is scored separately. */
function keptBy({ turn, options }: ThreesState, one: MoveValue): Kept | null {
  if (turn.kind !== 'choose' || options.scoring === 'rounds') return null;
  const { keep = [] } = { keep: [], ...(one.move as ThreesMove) };
  return keptOf(turn.dice.filter((_, die) => banks(one) || turn.locked[die] === true || keep.includes(die)));
}

/** Returns the mean score of a turn after a move if the player then minimises the mean. Undefined before a roll. */
function meanScoreBy(state: ThreesState, move: MoveValue): number | undefined {
  const kept = keptBy(state, move);
  if (kept === null) return undefined;
  const { lastDie, moon } = state.options;
  return -(meanTurn(lastDie, moon).values[keptIndex(kept)] ?? 0);
}

/**
 * Explains the best move by the chance of five 6s. Null if another move has the same chance, or if five 6s do not
 * pay.
 * @param only whether nothing else can win
 */
function moonReason(
  state: ThreesState,
  best: MoveValue,
  other: MoveValue,
  behind: number,
  only: boolean,
): Message | null {
  const { lastDie, moon } = state.options;
  if (moon !== 'bonus' || banks(best)) return null;
  const [chance = 0, otherChance = 0] = [best, other].map((move) => {
    const kept = keptBy(state, move);
    return kept === null ? 0 : tenthPercent(moonTurn(lastDie).throwing(kept));
  });
  if (chance <= otherChance) return null;
  return message('threes-reason-moon', {
    only: only ? 'yes' : 'no',
    behind: Math.max(0, behind),
    best: moveValue(threes, state, state.seat, best),
    chance,
    other: moveValue(threes, state, state.seat, other),
    otherChance,
  });
}

/** Compares two moves of the last turn of the match by the score that the player needs. */
function lastTurnReason(state: ThreesState, best: MoveValue, other: MoveValue): Message | null {
  const { scores, seat } = state;
  const [one, two] = [best, other].map((move) => keptBy(state, move));
  const tie = Math.min(...scores.toSpliced(seat, 1)) - ofSeat(scores, seat);
  if (one == null || two == null) return null;
  const moon = one.points > tie ? moonReason(state, best, other, -tie, tie < 0) : null;
  if (moon !== null || tie <= 0) return moon;
  return message('threes-reason-last', {
    most: tie - 1,
    tie,
    stands: banks(best) ? 'best' : banks(other) ? 'other' : 'none',
    points: (banks(best) ? one : two).points,
    best: moveValue(threes, state, state.seat, best),
    bestPoints: one.points,
    bestDice: allDice - one.dice,
    other: moveValue(threes, state, state.seat, other),
    otherPoints: two.points,
    otherDice: allDice - two.dice,
    wins: tenthPercent(best.value),
    otherWins: tenthPercent(other.value),
  });
}

/** The score from which a die is obviously not worth keeping if a lower one can be kept. */
const leastHigh = 4;

/** The minimum number of 6s with which the moon is a realistic option. */
const moonBegins = 3;

export const threesStrategy: GameStrategy = {
  bots: threesBots as BotsOf,
  solvers: [threesForTwo, threesForThree],
  measure: (values, chosen) => {
    const { turn } = chosen.state as ThreesState;
    if (turn.kind !== 'choose') return null;
    const rolled = turn.locked.filter((locked) => !locked).length;
    const keptBy = (move: unknown): number => {
      const own = move as ThreesMove;
      return own.type === 'bank' ? rolled : (own.keep?.length ?? 0);
    };
    const kept = keptBy(chosen.move);
    const beyond = bestMoves(values, chosen).map((move) => kept - keptBy(move));
    const by = beyond.reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least));
    return { measure: 'kept', at: rolled, by };
  },
  themesOf(state, best, other) {
    const { turn, round, options, scores, seat } = state as ThreesState;
    const behind = ofSeat(scores, seat) - Math.min(...scores.toSpliced(seat, 1));
    const dice = turn.kind === 'choose' ? turn.dice : [];
    const isOpen = dice.every((face, die) => face === 6 || (turn.kind === 'choose' && !turn.locked[die]));
    return themesWhere({
      ...kindThemes(best, other),
      lead: -behind >= leadThreshold,
      chase: behind >= leadThreshold,
      'final-round': round === options.rounds,
      moon: isOpen && dice.filter((face) => face === 6).length >= moonBegins,
    });
  },
  kindOf(state, best) {
    const { turn } = state as ThreesState;
    if (turn.kind !== 'choose') return null;
    const { keep = [], type } = { keep: [], ...(best as ThreesMove) };
    const open = turn.dice.filter((_, die) => turn.locked[die] !== true);
    const kept = keep.map((die) => dieScore(turn.dice[die] ?? 3)).sort();
    const [lowest, ...others] = open.map(dieScore).sort();
    const isObvious = kept.length === 1 && kept[0] === lowest;
    if (isObvious && others.every((score) => score >= leastHigh)) return null;
    return `${type} ${open.length} ${kept.length}`;
  },
  reasonOf(state, best, other) {
    const found = state as ThreesState;
    const { round, options, seat, scores } = found;
    // In the last turn of the match, only the score to beat counts.
    if (scores.length > 1 && round === options.rounds && seat === scores.length - 1)
      return lastTurnReason(found, best, other);
    const [mean, instead] = [best, other].map((move) => meanScoreBy(found, move));
    if (mean === undefined || instead === undefined) return null;
    // A player behind aims at the moon even where that costs points on average.
    const behind = ofSeat(scores, seat) - Math.min(...scores.toSpliced(seat, 1));
    const moon = behind > 0 || mean < instead ? moonReason(found, best, other, behind, false) : null;
    if (moon !== null) return moon;
    const tenth = (score: number): number => Math.round(10 * score) / 10;
    if (mean <= instead - leastDifference)
      return message('threes-reason', {
        stands: banks(best) ? 'best' : banks(other) ? 'other' : 'none',
        best: moveValue(threes, found, found.seat, best),
        mean: tenth(mean),
        other: moveValue(threes, found, found.seat, other),
        otherMean: tenth(instead),
      });
    // A player with a lead should avoid risks, and a player behind needs them.
    const isAhead = best.value > 1 / scores.length;
    if (scores.length === 1 || banks(best) === banks(other) || banks(best) !== isAhead) return null;
    const [points, roll] = isAhead ? [mean, instead] : [instead, mean];
    return message('threes-reason-risk', { ahead: isAhead ? 'yes' : 'no', points, mean: tenth(roll) });
  },
  cards: async () => (await import('./cards.ts')).threesCards,
};
