import {
  isAfterStairs,
  isNice,
  kindOf,
  type Message,
  message,
  pointsOf,
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

/** Returns the cost of solving a round, as measured (bench/results/review.md). */
const costOf = (seats: number) => ({ bytes: 140e6, seconds: 7.8 * (seats / mostSeats) ** 3.2 });

/** In other matches more players pay, or a tie counts against the later player. */
const solvesRound = ({ tie, payBelow }: ValuedMatch['options']): boolean => tie !== 'last' && payBelow === 0;

/** Returns the chance that the next roll is nice; null for a move that does not roll. */
function niceChance({ turn, ...state }: ThreeDiceState, move: ThreeDiceMove): number | null {
  if (turn.kind !== 'choose' || move.type !== 'roll') return null;
  const held = turn.dice.filter((_, die) => !move.dice.includes(die));
  const isAfter = isAfterStairs(state, state.seat);
  const nice = throwsOf(move.dice.length).filter(({ dice }) => isNice(kindOf([...held, ...dice], isAfter)));
  return nice.reduce((sum, { ways }) => sum + ways, 0) / 6 ** move.dice.length;
}

/** The smallest difference of chances of a nice roll that is given as a reason. */
const leastNice = 0.05;

function niceReason(state: ThreeDiceState, best: MoveValue, other: MoveValue): Message | null {
  const [nice, otherNice] = [best, other].map(({ move }) => niceChance(state, move as ThreeDiceMove));
  if (nice == null || otherNice == null || nice - otherNice < leastNice) return null;
  return message('three-dice-reason-nice', {
    best: moveValue(threeDice, state, state.seat, best),
    nice: percent(nice),
    other: moveValue(threeDice, state, state.seat, other),
    otherNice: percent(otherNice),
  });
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
              // Loaded on demand as one file, because building its tables would delay all other games.
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
    return themesWhere({
      ...kindThemes(best, other),
      lead: isLast && marks.some((mark) => own > mark),
      chase: isLast && marks.every((mark) => own <= mark),
    });
  },
  /** Moves the choice to the last round of an even match, so that the value of the round decides. */
  askedAt(state) {
    const found = state as ThreeDiceState;
    return { ...found, round: found.options.rounds, scores: found.scores.map(() => 0) };
  },
  decisionOf(state, best) {
    const { seat, turn, starter } = state as ThreeDiceState;
    const { discouraged } = threeDice.view(state as ThreeDiceState, seat);
    const move = best as ThreeDiceMove;
    if (turn.kind !== 'choose' || discouraged.some((one) => JSON.stringify(one) === JSON.stringify(move)))
      return null;
    const held = move.type === 'roll' ? turn.dice.filter((_, die) => !move.dice.includes(die)).sort() : [];
    const stays = move.type === 'stay' ? stepOf(pointsOf(turn.dice), [11, 13, 15, 63, 65, 67, 101, 105]) : '';
    return `${seat === starter ? 'first' : 'second'} ${move.type} ${held.join()} ${stays}`;
  },
  reasonOf(given, best, other) {
    const state = given as ThreeDiceState;
    const [loses, otherLoses] = [best.losesRound, other.losesRound];
    if (loses === undefined || otherLoses === undefined) return null;
    const { penalty, scores } = state;
    // The loser of a round takes its penalty, and the others do not.
    const cost = (penalty * scores.length) / (scores.length - 1);
    const isDecisive = 2 * cost * (otherLoses - loses) >= best.value - other.value;
    if (!isDecisive || percent(loses) === percent(otherLoses)) return niceReason(state, best, other);
    return message('three-dice-reason', {
      best: moveValue(threeDice, state, state.seat, best),
      loses: percent(loses),
      other: moveValue(threeDice, state, state.seat, other),
      otherLoses: percent(otherLoses),
    });
  },
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
