import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Die } from './Die.tsx';
import { type RowDie, thrownOf } from './row.ts';
import type { Hit } from './solid/recording.ts';
import type { SolidThrows } from './solid/solid-throws.ts';
import type { Spot } from './solid/stage.ts';

interface SolidThrowProps {
  readonly solid: SolidThrows;
  readonly row: readonly RowDie[];
  readonly seed: string | number;
  readonly numerals: boolean;
  readonly onHits: (hits: readonly Hit[]) => void;
  readonly onRest: () => void;
  readonly onSlow: () => void;
}

/** The places of the dice within the box. */
function spotsIn(box: HTMLElement): Spot[] {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll('.throw-place')].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top, edge: width };
  });
}

export function SolidThrow({ solid, row, seed, numerals, onHits, onRest, onSlow }: SolidThrowProps) {
  const box = useRef<HTMLSpanElement>(null);
  const planned = useMemo(() => solid.plan(thrownOf(row), seed), [solid, row, seed]);
  const start = useEffectEvent(() => onHits(planned.hits));
  const rest = useEffectEvent((slow: boolean) => {
    if (slow) onSlow();
    onRest();
  });
  useEffect(() => {
    if (box.current === null) return;
    start();
    return solid.play(box.current, planned, spotsIn(box.current), numerals, rest);
  }, [solid, planned, numerals]);
  return (
    <span ref={box} className="throw-box">
      <span className="throw-row">
        {row.map(({ face, isHeld }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the throw.
          <span key={index} className="throw-cell">
            {isHeld ? (
              <Die face={face} size="large" numerals={numerals} state="locked" />
            ) : (
              <span className="throw-place" />
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
