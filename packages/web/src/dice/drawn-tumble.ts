import { seededDice } from '@dicehall/dice';
import type { Face } from '@dicehall/engine';
import { faces as allFaces } from '@dicehall/engine';
import type { Hit } from './solid/recording.ts';

export interface DrawnTumble {
  /** Milliseconds after the throw. */
  readonly delay: number;
  /** Milliseconds from its start to rest. */
  readonly length: number;
  /** Whole turns, in degrees, negative to the left. */
  readonly spin: number;
  /** The face shown from each moment on (milliseconds after the throw, rising); the last is the result. */
  readonly shows: readonly { readonly at: number; readonly face: Face }[];
}

const flips = 6;

/** How drawn dice tumble: the same for the same seed, at rest within 800 ms. */
export function drawnTumbles(thrown: readonly Face[], seed: string | number): readonly DrawnTumble[] {
  const { random } = seededDice(seed);
  return thrown.map((face, index) => {
    const delay = index * 30 + random() * 20;
    const length = 500 + random() * 80;
    const shows: { at: number; face: Face }[] = [];
    for (let flip = 0; flip < flips; flip++) {
      // The flips slow down as the die does.
      const at = delay + length * 0.8 * (flip / flips) ** 1.4;
      const before = shows.at(-1)?.face;
      const others = allFaces.filter((one) => one !== before && (flip < flips - 1 || one !== face));
      shows.push({ at, face: others[Math.floor(random() * others.length)] ?? face });
    }
    shows.push({ at: delay + length * 0.8, face });
    return { delay, length, spin: (random() < 0.5 ? -1 : 1) * (random() < 0.5 ? 360 : 540 + 180), shows };
  });
}

export function shownAt(tumble: DrawnTumble, moment: number): Face | null {
  let shown = tumble.shows[0]?.face ?? null;
  for (const { at, face } of tumble.shows) if (at <= moment) shown = face;
  return shown;
}

/** When drawn dice hit the table as `throw.css` moves them: once hard, once softly. */
export const hitsOf = (tumbles: readonly DrawnTumble[]): readonly Hit[] =>
  tumbles
    .flatMap(({ delay, length }) => [
      { at: delay + length * 0.7, strength: 0.7 },
      { at: delay + length, strength: 0.25 },
    ])
    .toSorted((one, two) => one.at - two.at);
