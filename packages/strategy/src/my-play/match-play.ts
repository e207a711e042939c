import { type Entry, replayStatesOfLog, type Seat, type Setup, standInOf, unwrap } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { Theme } from '../puzzles/theme.ts';
import { accountOf, isMistake, type Review, type ReviewedChoice, review } from '../review/index.ts';
import type { ValueUnit } from '../solve/solution.ts';
import type { Values } from '../values/values.ts';
import { type Calibration, calibrationOf } from './calibration.ts';

/** How one person played one match. Losses and luck are in shares of the win, or in sips. */
export interface MatchPlay {
  readonly unit: ValueUnit;
  /** The luck of all dice, rounded as in the review. */
  readonly luck: number;
  /** How much the choices of other players gained for this person. */
  readonly gained: number;
  /**
   * The number of choices that were not forced. `lost` is the person's part of the seat's loss in the review;
   * `squares` is the sum of the squared losses.
   */
  readonly choices: number;
  readonly lost: number;
  readonly squares: number;
  readonly mistakes: readonly { readonly theme: Theme | 'other'; readonly loss: number }[];
  readonly calibration: readonly Calibration[];
}

/** Counts the mistakes by theme. Each mistake counts once, for its most specific theme, or as `other`. */
function mistakesOf(
  found: Review,
  choices: readonly ReviewedChoice[],
  states: readonly unknown[],
  game: string,
) {
  return choices
    .filter((choice) => isMistake(found, choice))
    .map(({ entry, best, move, error }) => ({
      theme: strategyOf(game).themesOf?.(states[entry], best, move).at(-1) ?? ('other' as const),
      loss: error,
    }));
}

/**
 * Summarises how a seat played. It skips choices that a bot or the clock made for the seat.
 * @param values the values of the match
 * @throws Error if an entry of the log is illegal
 */
export function matchPlay(setup: Setup, log: readonly Entry[], values: Values, seat: Seat): MatchPlay {
  const { game } = setup;
  const found = review(setup, log, values);
  const { states } = unwrap(replayStatesOfLog(setup, log));
  const own = found.entries
    .filter((one) => one.kind === 'choice')
    .filter((one) => one.seat === seat && !one.forced);
  const choices = own.filter(({ entry }) => standInOf(log[entry]) === null);
  const sumOf = (made: readonly ReviewedChoice[]): number => made.reduce((sum, { error }) => sum + error, 0);
  const share = choices.length === own.length ? 1 : sumOf(choices) / (sumOf(own) || 1);
  const { dice, mistakes, others } = accountOf(found, seat);
  return {
    unit: found.unit,
    luck: dice,
    gained: others,
    choices: choices.length,
    lost: 0 - share * mistakes,
    squares: choices.reduce((sum, { error }) => sum + error ** 2, 0),
    mistakes: mistakesOf(found, choices, states, game.id),
    calibration: calibrationOf(
      values,
      strategyOf(game.id).measure,
      choices.map(({ entry, move }) => ({ state: states[entry], seat, move })),
    ),
  };
}
