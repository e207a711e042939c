import type { Controls } from '@dicehall/engine';
import type { BotPlayer, Temper } from '../local/players.ts';
import type { Pace } from '../settings/settings.ts';
import type { TableFeed } from '../table/model/feed.ts';
import type { MomentGroup } from './moment.ts';

const paceFactor: Readonly<Record<Pace, number>> = { calm: 1.5, normal: 1, fast: 0.45, instant: 0 };

/** Converts a time in milliseconds at normal pace to another pace; null stays null. */
export const paced = <Time extends number | null>(time: Time, pace: Pace): Time =>
  (time === null ? null : Math.round(time * paceFactor[pace])) as Time;

/** How long a headline is shown, in milliseconds at normal pace. Each further line adds `perLine`. */
const reading = { light: 1000, medium: 1600, heavy: 2600, whole: 3000 } as const;
const perLine = 500;
/** How long the end of a match is shown to its players before the result. */
const ending = 5500;

/** The milliseconds at normal pace for which the choice of another player is shown before it is played. */
const choosing = 650;
/** The milliseconds at normal pace that a bot on this device waits before it decides. */
const thinking = 450;

/**
 * The milliseconds at normal pace for which dice add their points to the turn before the table shows a move that
 * keeps these dice automatically.
 */
export const adding = 900;

/** The milliseconds at normal pace for which the screen of a room shows each step of a reveal. */
const revealing = 4200;

/** The milliseconds that points take to fly to a score. The score then counts up to its new number. */
export const flight = 520;

export interface Attention {
  readonly pace: Pace;
  /** Whether a seat of this screen plays in the match. */
  readonly isPlaying: boolean;
  /** The number of throws that wait to be shown. */
  readonly waiting: number;
}

/** Returns the factor by which times are shortened while throws wait to be shown. From three throws on, it is `least`. */
const hurry = ({ waiting }: Attention, least = 0.3): number =>
  waiting < 2 ? 1 : waiting === 2 ? 0.6 : least;

/**
 * Returns the milliseconds for which the table waits while a headline is shown. If no player of this screen takes part
 * in the match, light headlines take no time and others take less.
 */
export function readingTime({ main, also }: MomentGroup, attention: Attention): number {
  const watched = attention.isPlaying ? 1 : main.weight === 'light' ? 0 : 0.55;
  const isEnd = main.event.kind === 'match-over' && attention.isPlaying;
  const time = isEnd ? ending : reading[main.weight] + also.length * perLine;
  const hurried = hurry(attention, main.weight === 'light' ? 0.3 : 0.6);
  return Math.round(time * watched * paceFactor[attention.pace] * hurried);
}

/** Returns the milliseconds for which the choice of another player is shown. */
export const choiceTime = (attention: Attention): number =>
  Math.round(choosing * (attention.isPlaying ? 1 : 0.7) * paceFactor[attention.pace] * hurry(attention));

/** Returns the milliseconds for which the screen of a room shows a step of a reveal. */
export const revealTime = (pace: Pace): number => revealing * paceFactor[pace];

/** Whether points at stake are at least a tenth of the target. */
export const isMuch = (stake: unknown, target: unknown): boolean => Number(stake) * 10 >= Number(target);

/** How many milliseconds later than usual the last die settles if much is at stake. */
const suspense = 280;

export function suspenseOf(
  { game, options }: Pick<TableFeed, 'game' | 'options'>,
  { facts }: Pick<Controls, 'facts'>,
  pace: Pace,
): number {
  const stake = facts.find(({ value }) => value.key === 'number')?.value.values.number;
  const target = options?.target ?? game.options.target?.default;
  return isMuch(stake, target) ? paced(suspense, pace) : 0;
}

/** The factors of the thinking time. All experts play alike, but they differ in this time. */
const expertFactor: Readonly<Record<Temper, number>> = { careful: 2, balanced: 1, bold: 0.3 };

/** Returns the milliseconds that a bot on this device waits before it decides. */
export const thinkingTime = (pace: Pace, { strength, temper = 'balanced' }: BotPlayer): number =>
  thinking * paceFactor[pace] * (strength === 'expert' ? expertFactor[temper] : 1);
