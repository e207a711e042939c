import { seededDice } from '@dicehall/dice';
import { faces as allFaces, type Face } from '@dicehall/engine';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Die } from './Die.tsx';
import { type RowDie, thrownOf } from './row.ts';
import type { Hit } from './solid/recording.ts';

interface DrawnTumble {
  /** When the die starts to move, in milliseconds after the throw. */
  readonly delay: number;
  /** Milliseconds from the start of the die until it rests. */
  readonly length: number;
  /** Whole turns in degrees; negative to the left. */
  readonly spin: number;
  /**
   * The faces that the die shows, each with the time at which it appears (milliseconds after the throw, rising). The last face is
   * the result.
   */
  readonly shows: readonly { readonly at: number; readonly face: Face }[];
}

const flips = 6;

/** How drawn dice tumble. The movement is the same for the same seed, and without suspense ends within 800 ms. */
export function drawnTumbles(
  thrown: readonly Face[],
  seed: string | number,
  suspense = 0,
): readonly DrawnTumble[] {
  const { random } = seededDice(seed);
  return thrown.map((face, index) => {
    const delay = index * 30 + random() * 20;
    const length = 500 + random() * 80 + (index === thrown.length - 1 ? suspense : 0);
    const shows: { at: number; face: Face }[] = [];
    for (let flip = 0; flip < flips; flip++) {
      // The face changes less often as the die slows down.
      const at = delay + length * 0.8 * (flip / flips) ** 1.4;
      const before = shows.at(-1)?.face;
      const others = allFaces.filter((one) => one !== before && (flip < flips - 1 || one !== face));
      shows.push({ at, face: others[Math.floor(random() * others.length)] ?? face });
    }
    shows.push({ at: delay + length * 0.8, face });
    return { delay, length, spin: (random() < 0.5 ? -1 : 1) * (random() < 0.5 ? 360 : 540 + 180), shows };
  });
}

export const shownAt = ({ shows }: DrawnTumble, time: number): Face | null =>
  (shows.findLast(({ at }) => at <= time) ?? shows[0])?.face ?? null;

const facesAt = (tumbles: readonly DrawnTumble[], time: number): readonly (Face | null)[] =>
  tumbles.map((tumble) => shownAt(tumble, time));

/** When drawn dice hit the table while `throw.css` moves them: first hard, then softly. */
export const hitsOf = (tumbles: readonly DrawnTumble[]): readonly Hit[] =>
  tumbles
    .flatMap(({ delay, length }) => [
      { at: delay + length * 0.7, strength: 0.7 },
      { at: delay + length, strength: 0.25 },
    ])
    .toSorted((one, two) => one.at - two.at);

interface DrawnThrowProps {
  readonly row: readonly RowDie[];
  readonly seed: string | number;
  readonly numerals: boolean;
  readonly suspense: number;
  readonly onHits: (hits: readonly Hit[]) => void;
  readonly onRest: () => void;
}

const timesOf = ({ delay, length, spin }: DrawnTumble) =>
  ({ '--delay': `${delay}ms`, '--length': `${length}ms`, '--spin': `${spin}deg` }) as CSSProperties;

const endOf = (tumbles: readonly DrawnTumble[]) =>
  tumbles.reduce((end, { delay, length }) => Math.max(end, delay + length), 0);

/** Drawn dice that hop and turn in their row and end on their faces; used if there is no WebGL. */
export function DrawnThrow({ row, seed, numerals, suspense, onHits, onRest }: DrawnThrowProps) {
  const tumbles = useMemo(() => drawnTumbles(thrownOf(row), seed, suspense), [row, seed, suspense]);
  const moving = useRef<HTMLSpanElement>(null);
  const [shows, setShows] = useState(() => facesAt(tumbles, 0));

  const start = useEffectEvent(() => onHits(hitsOf(tumbles)));
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    start();
    const opened = performance.now();
    const end = endOf(tumbles);
    let animations: readonly Animation[] | undefined;
    let frame = requestAnimationFrame(function next(now) {
      // Positions and faces use the same clock, so that no resting die changes even if frames are late.
      const time = Math.min(now - opened, end);
      animations ??= moving.current
        ?.getAnimations({ subtree: true })
        .filter((animation) => (animation as CSSAnimation).animationName === 'throw-tumble');
      for (const animation of animations ?? []) animation.currentTime = time;
      setShows((before) => {
        const shown = facesAt(tumbles, time);
        return shown.join() === before.join() ? before : shown;
      });
      if (now - opened >= end) rest();
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [tumbles]);

  return (
    <span ref={moving} className="throw-row">
      {row.map(({ face, isHeld }, place) => {
        const index = thrownOf(row.slice(0, place)).length;
        const tumble = isHeld ? undefined : tumbles[index];
        const die = (
          <Die
            face={tumble === undefined ? face : (shows[index] ?? face)}
            size="large"
            numerals={numerals}
            state={isHeld ? 'locked' : 'lying'}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the throw.
          <span key={place} className="throw-cell">
            {tumble === undefined ? (
              die
            ) : (
              <span className="throw-die" style={timesOf(tumble)}>
                {die}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
