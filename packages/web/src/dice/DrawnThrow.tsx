import type { Face } from '@dicehall/engine';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Die } from './Die.tsx';
import { type DrawnTumble, drawnTumbles, shownAt } from './drawn-tumble.ts';

interface DrawnThrowProps {
  readonly faces: readonly Face[];
  readonly seed: string | number;
  readonly onRest: () => void;
}

const endOf = (tumbles: readonly DrawnTumble[]) =>
  tumbles.reduce((end, { delay, length }) => Math.max(end, delay + length), 0);

/** Drawn dice that hop and turn in their row and show what was thrown. Also what is seen where there is no WebGL. */
export function DrawnThrow({ faces, seed, onRest }: DrawnThrowProps) {
  const tumbles = useMemo(() => drawnTumbles(faces, seed), [faces, seed]);
  const [shown, setShown] = useState<readonly (Face | null)[]>([]);

  useEffect(() => {
    const start = performance.now();
    const end = endOf(tumbles);
    let frame = requestAnimationFrame(function next(now) {
      const moment = now - start;
      const showing = tumbles.map((tumble) => shownAt(tumble, moment));
      setShown((before) => (showing.every((face, index) => face === before[index]) ? before : showing));
      if (moment >= end) onRest();
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [tumbles, onRest]);

  return (
    <span className="throw-row">
      {tumbles.map(({ delay, length, spin }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the throw.
          key={index}
          className="throw-die"
          style={
            { '--delay': `${delay}ms`, '--length': `${length}ms`, '--spin': `${spin}deg` } as CSSProperties
          }
        >
          <Die face={shown[index] ?? faces[index] ?? null} size="large" />
        </span>
      ))}
    </span>
  );
}
