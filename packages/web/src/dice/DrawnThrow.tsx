import type { Face } from '@dicehall/engine';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Die } from './Die.tsx';
import { type DrawnTumble, drawnTumbles, hitsOf, shownAt } from './drawn-tumble.ts';
import { type RowDie, thrownOf } from './row.ts';
import type { Hit } from './solid/recording.ts';

interface DrawnThrowProps {
  readonly row: readonly RowDie[];
  readonly seed: string | number;
  readonly numerals: boolean;
  readonly onHits: (hits: readonly Hit[]) => void;
  readonly onRest: () => void;
}

const timesOf = ({ delay, length, spin }: DrawnTumble) =>
  ({ '--delay': `${delay}ms`, '--length': `${length}ms`, '--spin': `${spin}deg` }) as CSSProperties;

const endOf = (tumbles: readonly DrawnTumble[]) =>
  tumbles.reduce((end, { delay, length }) => Math.max(end, delay + length), 0);

/** Drawn dice that hop and turn in their row and end on their faces; the fallback where there is no WebGL. */
export function DrawnThrow({ row, seed, numerals, onHits, onRest }: DrawnThrowProps) {
  const tumbles = useMemo(() => drawnTumbles(thrownOf(row), seed), [row, seed]);
  const [shown, setShown] = useState<readonly (Face | null)[]>([]);

  const start = useEffectEvent(() => onHits(hitsOf(tumbles)));
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    start();
    const opened = performance.now();
    const end = endOf(tumbles);
    let frame = requestAnimationFrame(function next(now) {
      const moment = now - opened;
      const showing = tumbles.map((tumble) => shownAt(tumble, moment));
      setShown((before) => (showing.every((face, index) => face === before[index]) ? before : showing));
      if (moment >= end) rest();
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [tumbles]);

  return (
    <span className="throw-row">
      {row.map(({ face, isHeld }, place) => {
        const index = thrownOf(row.slice(0, place)).length;
        const tumble = isHeld ? undefined : tumbles[index];
        const die = (
          <Die
            face={tumble === undefined ? face : (shown[index] ?? face)}
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
