import {
  amountOf,
  type BySeat,
  isAfterStairs,
  isNice,
  kindOf,
  losersOf,
  type Message,
  message,
  ofSeat,
  pointsOf,
  positionOf,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceOptions,
  type ThreeDiceState,
  threeDice,
} from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { bestMoves } from '../../my-play/best-moves.ts';
import { throwsOf } from '../../outcomes/throws.ts';
import { kindThemes, stepOf, themesWhere } from '../../puzzles/theme.ts';
import { moveValue, percent } from '../../race/reason.ts';
import { solveNow } from '../../values/obtain.ts';
import type { MoveValue, ValuedMatch } from '../../values/values.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { threeDiceBots } from './bots.ts';

const mostSeats = 12;

/** Returns the measured cost of solving a round (bench/results/review.md). */
const costOf = (seats: number) => ({ bytes: 140e6, seconds: 7.8 * (seats / mostSeats) ** 3.2 });

/** Whether the solver supports the options. It supports neither `payBelow` nor ties that the later player loses. */
const solvesRound = ({ tie, payBelow }: ValuedMatch['options']): boolean => tie !== 'last' && payBelow === 0;

/**
 * Returns the chances that the next roll is nice or shit stairs, and the mean sips that it adds to the penalty or gives
 * away. Staying rolls no dice.
 */
function niceOf({ turn, ...state }: ThreeDiceState, move: ThreeDiceMove) {
  const nice = { chance: 0, shit: 0, adds: 0, gives: 0 };
  if (turn.kind !== 'choose') return nice;
  const rolled = move.type === 'roll' ? move.dice : [];
  const held = turn.dice.filter((_, die) => !rolled.includes(die));
  const isAfter = isAfterStairs(state, state.seat);
  for (const { dice, ways } of throwsOf(rolled.length)) {
    const all = [...held, ...dice];
    const kind = kindOf(all, isAfter);
    const chance = ways / 6 ** rolled.length;
    if (kind === 'shit-stairs') nice.shit += chance;
    if (!isNice(kind)) continue;
    nice.chance += chance;
    nice[kind === 'three-of-a-kind' ? 'adds' : 'gives'] +=
      chance * amountOf(kind, all, positionOf(state, state.seat));
  }
  return nice;
}

/** The smallest difference of chances that counts as a reason. */
const leastChance = 0.05;

/** The chances to lose the round between which it counts as undecided in a puzzle. */
const isUndecided = (loses: number): boolean => loses >= 0.05 && loses <= 0.9;
/** How much more often another move of a puzzle must lose the round, or how many more sips it must cost. */
const clearly = { loses: 0.02, sips: 0.05 };

/** Returns the mean sips that the other seats take in a round. */
const meanOfOthers = (taken: BySeat<number>, seat: Seat): number =>
  taken.reduce((sum, one, other) => sum + (other === seat ? 0 : one), 0) / (taken.length - 1);

/** Explains a choice by the cost of the round for the player or for the others, whichever decides. */
function roundReason(state: ThreeDiceState, best: MoveValue, other: MoveValue): Message | null {
  const { seat, penalty, scores, starter, turn, finished, options } = state;
  const [round, otherRound] = [best.round, other.round];
  if (round === undefined || otherRound === undefined) return null;
  const [nice, otherNice] = [
    niceOf(state, best.move as ThreeDiceMove),
    niceOf(state, other.move as ThreeDiceMove),
  ];
  const difference = best.value - other.value;
  const [loses, otherLoses] = [percent(round.loses), percent(otherRound.loses)];
  const because = (why: string, more = false): Message =>
    message('three-dice-reason', {
      why,
      best: moveValue(threeDice, state, seat, best),
      other: moveValue(threeDice, state, seat, other),
      unit: options.unit,
      rolls: turn.kind === 'choose' ? turn.rolls : 0,
      more: more ? 'yes' : 'no',
    });
  // The loser of a round takes the penalty, and the others take nothing.
  const cost = (penalty * scores.length) / (scores.length - 1);
  if (loses < otherLoses && 2 * cost * (otherRound.loses - round.loses) >= difference) {
    const isLast = finished.every((one, at) => at === seat || one !== null);
    const isOnly = isLast && losersOf(state).seats.length === 0;
    const isNicer = nice.chance - otherNice.chance >= leastChance;
    return because(isOnly ? 'only' : isNicer ? 'nice' : 'points');
  }
  const [own, otherOwn] = [round, otherRound].map(({ taken }) => ofSeat(taken, seat)) as [number, number];
  const [others, otherOthers] = [round, otherRound].map(({ taken }) => meanOfOthers(taken, seat)) as [
    number,
    number,
  ];
  const isOwn = otherOwn - own > others - otherOthers;
  if (2 * Math.abs(isOwn ? otherOwn - own : others - otherOthers) <= difference) return null;
  const [adds, gives] = [nice.adds - otherNice.adds, nice.gives - otherNice.gives];
  const isLimit = seat === starter && (best.move as ThreeDiceMove).type === 'stay';
  const isShit = otherNice.shit - nice.shit >= leastChance;
  const safe = nice.adds > 0 ? 'triple' : 'stairs';
  const cause = nice.chance === 1 ? safe : isLimit ? 'limit' : isShit ? 'shit' : 'none';
  const gain = Math.max(adds, gives) <= 0 ? 'none' : adds > gives ? 'adds' : 'gives';
  const why = isOwn ? cause : gain;
  const more = !isOwn && loses > otherLoses;
  return why === 'none' && !more ? null : because(why, more);
}

export const threeDiceStrategy: GameStrategy = {
  bots: threeDiceBots as BotsOf,
  ways: (match) =>
    !solvesRound(match.options)
      ? []
      : [
          {
            how: 'round',
            cost: costOf(match.seats),
            async open(given) {
              const { seats, options } = match;
              // Loads the solver on demand as one file, because building its tables would delay all other games.
              const { solveRound, ThreeDiceValues } = await import('./index.ts');
              const round = await solveNow(
                () => solveRound(options as unknown as ThreeDiceOptions, seats),
                costOf(seats),
                given,
              );
              return typeof round === 'string' ? round : new ThreeDiceValues(match, round);
            },
          },
        ],
  part: {
    solves: solvesRound,
    async solve({ options, seats }) {
      const { solveRound } = await import('./index.ts');
      return (function* () {
        const { roundValue, states } = yield* solveRound(options as unknown as ThreeDiceOptions, seats);
        return { roundValue, states };
      })();
    },
  },
  themesOf(state, best, other) {
    const { seat, turn, finished } = state as ThreeDiceState;
    const marks = finished.flatMap((one) => (one?.kind === 'points' ? [one.points] : []));
    const own = turn.kind === 'choose' ? pointsOf(turn.dice) : 0;
    const isLast = finished.every((one, at) => at === seat || one !== null);
    const special = themesWhere({
      lead: isLast && marks.some((mark) => own > mark),
      chase: isLast && marks.length > 0 && marks.every((mark) => own <= mark),
      // If all others are safe, only a nice roll helps.
      safety: isLast && marks.length === 0,
    });
    return special.length > 0 ? special : themesWhere(kindThemes(best, other));
  },
  /**
   * Makes the scores even if the lead is larger than the number of later rounds. The match could then be decided, so
   * that sips would no longer matter.
   */
  askedAt(state) {
    const found = state as ThreeDiceState;
    const most = Math.max(...found.scores);
    const isOpen = most - Math.min(...found.scores) <= found.options.rounds - found.round;
    return isOpen ? found : { ...found, scores: found.scores.map(() => most) };
  },
  /** Moves the choice to the last round of an even match. */
  aloneAt(state) {
    const found = state as ThreeDiceState;
    return { ...found, round: found.options.rounds, scores: found.scores.map(() => 0) };
  },
  kindOf(state, best) {
    const { seat, turn, starter } = state as ThreeDiceState;
    const { discouraged } = threeDice.view(state as ThreeDiceState, seat);
    const move = best as ThreeDiceMove;
    if (turn.kind !== 'choose' || discouraged.some((one) => JSON.stringify(one) === JSON.stringify(move)))
      return null;
    const held = move.type === 'roll' ? turn.dice.filter((_, die) => !move.dice.includes(die)).sort() : [];
    const stays = move.type === 'stay' ? stepOf(pointsOf(turn.dice), [11, 13, 15, 63, 65, 67, 101, 105]) : '';
    return `${seat === starter ? 'first' : 'second'} ${move.type} ${held.join()} ${stays}`;
  },
  /**
   * Whether the round is undecided, and each other move loses it more often, or about as often with more sips. Otherwise,
   * a move can be best only because the other player takes more sips, which cannot matter in the last round.
   */
  isClear(state, { round }, others) {
    if (round === undefined) return true;
    const own = (taken: BySeat<number>): number => ofSeat(taken, (state as ThreeDiceState).seat);
    return (
      isUndecided(round.loses) &&
      others.every((other) => {
        if (other.round === undefined) return false;
        const more = other.round.loses - round.loses;
        const sips = own(other.round.taken) - own(round.taken);
        return more >= clearly.loses || (more > -clearly.loses && sips >= clearly.sips);
      })
    );
  },
  reasonOf: (state, best, other) => roundReason(state as ThreeDiceState, best, other),
  measure: (values, chosen) => {
    const { turn, limit } = chosen.state as ThreeDiceState;
    if (turn.kind !== 'choose') return null;
    const stays = (move: unknown): boolean => (move as ThreeDiceMove).type === 'stay';
    const own = stays(chosen.move);
    const isRight = bestMoves(values, chosen).some((move) => stays(move) === own);
    return { measure: own ? 'stayed' : 'rolled', at: limit - turn.rolls, by: isRight ? 0 : 1 };
  },
  cards: async () => (await import('./cards.ts')).threeDiceCards,
};
