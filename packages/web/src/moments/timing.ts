import type { Controls } from '@dicehall/engine';
import type { BotPlayer, Temper } from '../local/players.ts';
import type { Pace } from '../settings/settings.ts';
import type { TableFeed } from '../table/model/feed.ts';
import type { MomentGroup } from './moment.ts';

const paceFactor: Readonly<Record<Pace, number>> = { calm: 1.5, normal: 1, fast: 0.45, instant: 0 };

/** Milliseconds at a pace; null stays null. */
export const paced = <Time extends number | null>(time: Time, pace: Pace): Time =>
  (time === null ? null : Math.round(time * paceFactor[pace])) as Time;

/** The reading time of a moment in milliseconds at normal pace. Each further line adds `perLine`. */
const reading = { light: 1000, medium: 1600, heavy: 2600, whole: 3000 } as const;
const perLine = 500;

/**
 * Milliseconds at normal pace for which the choice of another player is shown before it is played. A bot waits as long before it
 * decides.
 */
const choosing = 650;
const thinking = 450;

/** Milliseconds at normal pace for which the screen of a room shows each step of a reveal. */
const revealing = 4200;

export interface Attention {
  readonly pace: Pace;
  /** Whether a seat of this screen plays in the match. */
  readonly isPlaying: boolean;
  /** The number of throws that wait to be shown. */
  readonly waiting: number;
}

/** The factor for times while throws wait to be shown: `least` from three of them on. */
const hurry = ({ waiting }: Attention, least = 0.3): number =>
  waiting < 2 ? 1 : waiting === 2 ? 0.6 : least;

/** Milliseconds that the table waits at a moment: without players of this screen none at light ones; at others enough to read them. */
export function readingTime({ main, also }: MomentGroup, attention: Attention): number {
  const watched = attention.isPlaying ? 1 : main.weight === 'light' ? 0 : 0.55;
  const time = reading[main.weight] + also.length * perLine;
  const hurried = hurry(attention, main.weight === 'light' ? 0.3 : 0.6);
  return Math.round(time * watched * paceFactor[attention.pace] * hurried);
}

/** Milliseconds for which the choice of another player is shown. */
export const choiceTime = (attention: Attention): number =>
  Math.round(choosing * (attention.isPlaying ? 1 : 0.7) * paceFactor[attention.pace] * hurry(attention));

/** Milliseconds for which the screen of a room shows a step of a reveal. */
export const revealTime = (pace: Pace): number => revealing * paceFactor[pace];

/** Milliseconds by which the last die settles later if a tenth of the target is at stake. */
const suspense = 280;

export function suspenseOf(
  { game, options }: Pick<TableFeed, 'game' | 'options'>,
  { facts }: Pick<Controls, 'facts'>,
  pace: Pace,
): number {
  const stake = facts.find(({ value }) => value.key === 'number')?.value.values.number;
  const isMuch = Number(stake) * 10 >= Number(options?.target ?? game.options.target?.default);
  return isMuch ? paced(suspense, pace) : 0;
}

/** All experts play alike, but they differ in their thinking time. */
const expertFactor: Readonly<Record<Temper, number>> = { careful: 2, balanced: 1, bold: 0.3 };

/** Milliseconds that a bot on this device waits before it decides. */
export const thinkingTime = (pace: Pace, { strength, temper = 'balanced' }: BotPlayer): number =>
  thinking * paceFactor[pace] * (strength === 'expert' ? expertFactor[temper] : 1);
