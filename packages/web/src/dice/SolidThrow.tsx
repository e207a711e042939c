import { useEffect, useEffectEvent, useRef } from 'react';
import { Die } from './Die.tsx';
import { type RowDie, thrownOf } from './row.ts';
import type { Hit } from './solid/recording.ts';
import type { SolidThrows } from './solid/solid-throws.ts';

interface SolidThrowProps {
  readonly solid: SolidThrows;
  readonly row: readonly RowDie[];
  readonly seed: string | number;
  /** A selector of the element from which dice are thrown; null for the near side. */
  readonly from: string | null;
  readonly numerals: boolean;
  readonly suspense: number;
  readonly onHits: (hits: readonly Hit[]) => void;
  readonly onRest: () => void;
  readonly onSlow: () => void;
}

export function SolidThrow(props: SolidThrowProps) {
  const { solid, row, seed, from, numerals, suspense, onHits, onRest, onSlow } = props;
  const box = useRef<HTMLSpanElement>(null);
  const hit = useEffectEvent(onHits);
  const rest = useEffectEvent((slow: boolean) => {
    if (slow) onSlow();
    onRest();
  });
  useEffect(() => {
    if (box.current === null) return;
    return solid.play(box.current, {
      faces: thrownOf(row),
      seed,
      from: from === null ? null : document.querySelector(from),
      numerals,
      suspense,
      onHits: (hits) => hit(hits),
      onRest: (slow) => rest(slow),
    });
  }, [solid, row, seed, from, numerals, suspense]);
  return (
    <span ref={box} className="throw-box">
      <span className="throw-row">
        {row.map(({ face, isHeld }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position in the throw
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
