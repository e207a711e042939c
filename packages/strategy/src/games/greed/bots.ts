import {
  type GreedMove,
  type GreedScoring,
  type GreedView,
  greed,
  greedScoringOptions,
  ofSeat,
  scoringOf,
  seatAfter,
  withDefaults,
} from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Temper } from '../../bots/bot.ts';
import { nerveOf, skewRandom } from '../../bots/choice.ts';
import { cached } from '../../cached.ts';
import { greedScoring } from '../../outcomes/games.ts';
import { rounding } from '../../values/thresholds.ts';

const roll: GreedMove = { type: 'roll' };
const stop: GreedMove = { type: 'stop' };

/**
 * The points of a turn from which stopping maximises the mean points of the turn, by the number of dice to roll. Index
 * 0 is unused.
 */
export const stopFrom: readonly number[] = [0, 200, 200, 350, 950, 2800];

/**
 * Returns the player's lead after stopping in a final round, and whether it is the last turn. Null before the final
 * round.
 */
function finalStanding({ scores, seat, stopBanks, finalBy }: GreedView) {
  if (finalBy === null) return null;
  const best = Math.max(...scores.toSpliced(seat, 1));
  const isLast = seatAfter(seat, scores.length) === finalBy;
  return { lead: ofSeat(scores, seat) + stopBanks - best, isLast };
}

/** Returns the move that is best under every strategy; null if the player has a real choice. */
function obviousMove(view: GreedView): GreedMove | null {
  if (view.last.length === 0 || view.stopBanks === 0) return roll;
  const final = finalStanding(view);
  if (final === null) return null;
  if (final.lead < 0) return roll;
  return final.isLast && final.lead > 0 ? stop : null;
}

/** The minimum points at which a novice stops. */
const leastStop = 150;

/** A bot that stops at random, but never with few points or while it is behind in the final round. */
const novice = (temper: Temper): Bot<GreedView, GreedMove> => ({
  choose(view, _seat, random) {
    const stops = view.turnPoints >= leastStop && skewRandom(random, nerveOf[temper] / 2) < 0.5;
    return obviousMove(view) ?? (stops ? stop : roll);
  },
});

const compileThresholds = new WeakMap<object, readonly number[]>();

/** Returns the thresholds of a bot from `thresholdPlayer`; null for other bots. */
export const thresholdsOf = (bot: object): readonly number[] | null => compileThresholds.get(bot) ?? null;

/**
 * Makes a bot that stops at a threshold, and in the final round as soon as stopping wins.
 * @param from the points at which to stop, by dice to roll next; index 0 is unused
 */
export function thresholdPlayer(from: readonly number[]): Bot<GreedView, GreedMove> {
  const bot: Bot<GreedView, GreedMove> = {
    choose(view) {
      const obvious = obviousMove(view);
      if (obvious !== null) return obvious;
      const final = finalStanding(view);
      // With two or more dice, winning by another roll is likely enough to be worth more than a shared win.
      if (final?.lead === 0) return final.isLast && view.dice < 2 ? stop : roll;
      return view.turnPoints >= from[view.dice] ? stop : roll;
    },
  };
  compileThresholds.set(bot, from);
  return bot;
}

/** Thresholds close to `stopFrom`. Each temper loses at most about 35 points of a turn's mean. */
const stopsFrom: Readonly<Record<Temper, readonly number[]>> = {
  careful: [0, 150, 150, 300, 800, 2500],
  balanced: stopFrom,
  bold: [0, 250, 250, 400, 1100, 3100],
};

const usual = withDefaults(greed.options, {});
/** The number of units after which a turn is cut off, far above every threshold. */
const mostUnits = 400;

/** Computes the thresholds of `stopFrom` for the scores of a table. */
export const stopsUnder = cached(
  (options: GreedScoring) => scoringOf(greedScoringOptions(options)).key,
  (options): readonly number[] => {
    const { classes, unit } = greedScoring(options);
    const counts = [1, 2, 3, 4, 5];
    const values = [0, ...counts].map(() => new Float64Array(mostUnits));
    const rolled = (points: number, dice: number): number =>
      classes[dice].reduce((sum, { ways, takes }) => {
        const [take] = takes;
        if (take === undefined) return sum;
        const after = points + take.score;
        return sum + (ways / 6 ** dice) * (after < mostUnits ? values[take.left][after] : after);
      }, 0);
    const from = [0, ...counts].map(() => 0);
    for (let points = mostUnits - 1; points >= 0; points--) {
      const means = counts.map((dice) => rolled(points, dice));
      means.forEach((mean, index) => {
        const dice = index + 1;
        values[dice][points] = Math.max(points, mean);
        if (mean <= points + rounding) from[dice] = points * unit;
      });
    }
    return from;
  },
);

/** The factors by which the tempers scale the thresholds, as in `stopsFrom`. */
const boldness: Readonly<Record<Temper, number>> = { careful: 0.85, balanced: 1, bold: 1.15 };

function steady(temper: Temper): Bot<GreedView, GreedMove> {
  const standard = thresholdPlayer(stopsFrom[temper]);
  const isStandard = ({ options }: GreedView): boolean => greedScoring(options) === greedScoring(usual);
  const bot: Bot<GreedView, GreedMove> = {
    choose(view, seat, random) {
      if (isStandard(view)) return standard.choose(view, seat, random);
      const from = stopsUnder(view.options).map((points) => points * boldness[temper]);
      return thresholdPlayer(from).choose(view, seat, random);
    },
  };
  compileThresholds.set(bot, stopsFrom[temper]);
  return bot;
}

export const greedBots: BotsOf<GreedView, GreedMove> = byTemper((temper) => ({
  novice: novice(temper),
  steady: steady(temper),
}));
