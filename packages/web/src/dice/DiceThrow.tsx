import type { Face } from '@dicehall/engine';
import { useEffect, useEffectEvent } from 'react';
import { DrawnThrow } from './DrawnThrow.tsx';
import './throw.css';

/** How dice are thrown: in three dimensions where the machine can, or drawn. */
export const throwQualities = ['solid', 'drawn'] as const;
export type ThrowQuality = (typeof throwQualities)[number];

/** Why solid dice were not possible. */
export type FallbackReason = 'no-webgl' | 'slow' | 'not-loaded';

export interface DiceThrowProps {
  /** What was thrown, 1 to 6 dice; the dice land on exactly these, in this order from the left. */
  readonly faces: readonly Face[];
  /** The same seed and number of dice tumble the same way; another seed starts another throw. */
  readonly seed: string | number;
  /** Called once a throw, when its dice lie still or were skipped: show the drawn dice now. */
  readonly onDone: () => void;
  /** Nothing moves: `onDone` is called at once. */
  readonly reducedMotion?: boolean;
  /** Default `solid`. */
  readonly quality?: ThrowQuality;
  /** Called when solid dice were asked for and this throw is drawn instead; on `slow`, keep to `drawn`. */
  readonly onFallback?: (reason: FallbackReason) => void;
}

/**
 * One throw, filling its positioned parent. A tap or a key ends it at once. The dice are scenery: what was
 * thrown is said and drawn by the table, so the layer is hidden from assistive technology.
 */
export function DiceThrow({ faces, seed, onDone, reducedMotion = false }: DiceThrowProps) {
  const done = useEffectEvent(onDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seed is another throw.
  useEffect(() => {
    if (reducedMotion) done();
  }, [reducedMotion, seed]);
  useEffect(() => {
    const skip = () => done();
    window.addEventListener('keydown', skip, { once: true });
    return () => window.removeEventListener('keydown', skip);
  }, []);
  if (reducedMotion) return null;
  return (
    <span className="throw" aria-hidden="true" onPointerDown={onDone}>
      <DrawnThrow key={seed} faces={faces} seed={seed} onRest={onDone} />
    </span>
  );
}
