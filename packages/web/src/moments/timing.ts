import type { BotPlayer, Temper } from '../local/players.ts';
import type { Pace } from '../settings/settings.ts';
import type { MomentGroup } from './moment.ts';

const paceFactor: Readonly<Record<Pace, number>> = { calm: 1.5, normal: 1, fast: 0.45, instant: 0 };

/** Milliseconds at normal pace that a person takes to see and read a moment; each further line takes `perLine`. */
const reading = { light: 1000, medium: 1600, heavy: 2600, whole: 3000 } as const;
const perLine = 500;

/** Milliseconds at normal pace that the choice of another player is shown before it is played, and before a bot decides. */
const choosing = 650;
const thinking = 450;

/** What is left of every time, by the number of throws that wait to be shown; the last is for more as well. */
const hurried = [1, 1, 0.6, 0.3] as const;

export interface Attention {
  readonly pace: Pace;
  /** Whether a seat of this screen plays in the match. */
  readonly isPlaying: boolean;
  /** How many throws wait to be shown. */
  readonly waiting: number;
}

const hurry = ({ waiting }: Attention): number => hurried[waiting] ?? hurried[3];

/** How many milliseconds the table waits at a moment. Where only others play, light moments pass without a wait. */
export function readingTime({ main, also }: MomentGroup, attention: Attention): number {
  const watched = attention.isPlaying ? 1 : main.weight === 'light' ? 0 : 0.55;
  return Math.round(
    (reading[main.weight] + also.length * perLine) * watched * paceFactor[attention.pace] * hurry(attention),
  );
}

/** How many milliseconds the choice of another player is shown. */
export const choiceTime = (attention: Attention): number =>
  Math.round(choosing * (attention.isPlaying ? 1 : 0.7) * paceFactor[attention.pace] * hurry(attention));

/** Experts all play alike; they differ in how long they think. */
const expertFactor: Readonly<Record<Temper, number>> = { careful: 2, balanced: 1, bold: 0.3 };

/** How many milliseconds a bot on this device waits before it decides. */
export const thinkingTime = (pace: Pace, { strength, temper = 'balanced' }: BotPlayer): number =>
  thinking * paceFactor[pace] * (strength === 'expert' ? expertFactor[temper] : 1);
