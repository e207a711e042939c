import { seededDice } from '@dicehall/dice/seeded';
import { faces as allFaces, type Face } from '@dicehall/engine';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Die } from './Die.tsx';
import { type RowDie, thrownOf } from './row.ts';
import type { Hit } from './solid/recording.ts';

interface DrawnTumble {
  /** When the die starts to move, in milliseconds after the throw. */
  readonly delay: number;
  /** How long the die moves, in milliseconds. */
  readonly length: number;
  /** The angle by which the die turns in total, in degrees: a multiple of 360, negative to the left. */
  readonly spin: number;
  /**
   * The faces that the die shows, each with the time at which it appears (milliseconds after the throw, rising). The last face is
   * the result.
   */
  readonly shows: readonly { readonly at: number; readonly face: Face }[];
}

const flips = 6;

/** Plans how drawn dice tumble. The movement is the same for the same seed, and without suspense ends within 800 ms. */
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

/** Returns when drawn dice hit the table in the animation of `tumble`: each die first hard, then softly. */
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

const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Returns a paused animation of a die. Each frame sets its time. */
function tumble(die: Element, { delay, length, spin }: DrawnTumble): Animation {
  const at = (offset: number, place: string, turned: number, scale: number) => ({
    offset,
    easing,
    transform: `translate(${place}) rotate(${spin * turned}deg) scale(${scale})`,
  });
  const moving = die.animate(
    [
      { ...at(0, '-40%, 340%', 1, 1.25), opacity: 0 },
      { offset: 0.12, easing, opacity: 1 },
      // The die does not go higher, because the texts of the turn are above it.
      at(0.45, '-4%, 10%', 0.35, 1.16),
      at(0.7, '0, 0', 0.08, 1),
      at(0.84, '0, -9%', 0.015, 1.02),
      at(1, '0, 0', 0, 1),
    ],
    { delay, duration: length, fill: 'both' },
  );
  moving.pause();
  return moving;
}

/** Shows drawn dice that hop and turn in their row and end on their faces. Used if there is no WebGL. */
export function DrawnThrow({ row, seed, numerals, suspense, onHits, onRest }: DrawnThrowProps) {
  const tumbles = useMemo(() => drawnTumbles(thrownOf(row), seed, suspense), [row, seed, suspense]);
  const moving = useRef<HTMLSpanElement>(null);
  const [shows, setShows] = useState(() => facesAt(tumbles, 0));

  const start = useEffectEvent(() => onHits(hitsOf(tumbles)));
  const rest = useEffectEvent(onRest);
  // The animation is set up before the first frame is drawn, so that no die is seen at rest.
  useLayoutEffect(() => {
    start();
    const opened = performance.now();
    const end = Math.max(0, ...tumbles.map(({ delay, length }) => delay + length));
    const dice = moving.current?.querySelectorAll('.throw-die') ?? [];
    const animations = tumbles.flatMap((one, at) => {
      const die = dice[at];
      return die === undefined ? [] : [tumble(die, one)];
    });
    let frame = requestAnimationFrame(function next(now) {
      // Positions and faces use the same clock, so that no resting die changes even if frames are late.
      const time = Math.min(now - opened, end);
      for (const animation of animations) animation.currentTime = time;
      setShows((before) => {
        const shown = facesAt(tumbles, time);
        return shown.join() === before.join() ? before : shown;
      });
      if (now - opened >= end) rest();
      else frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const animation of animations) animation.cancel();
    };
  }, [tumbles]);

  return (
    <span ref={moving} className="throw-row">
      {row.map(({ face, isHeld }, place) => {
        const index = thrownOf(row.slice(0, place)).length;
        const die = (
          <Die
            face={isHeld ? face : (shows[index] ?? face)}
            size="large"
            numerals={numerals}
            state={isHeld ? 'locked' : 'lying'}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position in the throw
          <span key={place} className="throw-cell">
            {isHeld ? die : <span className="throw-die">{die}</span>}
          </span>
        );
      })}
    </span>
  );
}
