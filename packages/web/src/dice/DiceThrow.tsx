import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DrawnThrow } from './DrawnThrow.tsx';
import type { RowDie } from './row.ts';
import { SolidThrow } from './SolidThrow.tsx';
import type { Hit } from './solid/recording.ts';
import type { SolidThrows } from './solid/solid-throws.ts';
import { type FallbackReason, giveUpSolidThrows, preloadThrows, solidThrows } from './solid-loader.ts';
import { softLanding } from './sound-schedule.ts';
import type { TableSound } from './table-sound.ts';
import './throw.css';
import { useSkip } from './use-skip.ts';

/** How throws are drawn. `solid`: in 3D if the device is fast enough; `always`: in 3D on any device; `drawn`: in 2D. */
type ThrowQuality = 'solid' | 'always' | 'drawn';

export interface DiceThrowProps {
  /**
   * The dice in their row from the left, 1 to 6 of them, with their final faces. Held dice stay in the row while the
   * others tumble.
   */
  readonly row: readonly RowDie[];
  /** The seed of the movement. A new seed starts a new throw; the same seed and number of dice tumble in the same way. */
  readonly seed: string | number;
  /** A selector of the element from which 3D dice are thrown; null for the near side. */
  readonly from: string | null;
  /** Called once for each throw, when its dice are at rest or the animation was skipped. */
  readonly onDone: () => void;
  /** Whether motion is off; `onDone` is then called at once. */
  readonly reducedMotion: boolean;
  readonly quality: ThrowQuality;
  /** Whether to show digits instead of pips. */
  readonly numerals: boolean;
  /** How many milliseconds later than usual the last die settles. */
  readonly suspense: number;
  readonly sound: TableSound;
}

type Way =
  | { readonly kind: 'still' }
  | { readonly kind: 'drawn'; readonly reason?: FallbackReason }
  | { readonly kind: 'solid'; readonly solid: SolidThrows };

function wayOf(reducedMotion: boolean, quality: ThrowQuality): Way {
  // The browser draws no frames in a hidden tab, so the throw ends at once.
  if (reducedMotion || document.visibilityState === 'hidden') return { kind: 'still' };
  if (quality === 'drawn') return { kind: 'drawn' };
  const solid = solidThrows(quality === 'always');
  return typeof solid === 'string' ? { kind: 'drawn', reason: solid } : { kind: 'solid', solid };
}

/** The number of milliseconds, without suspense, after which a throw ends even if the browser stops drawing. */
const latest = 1000;

function OneThrow(props: DiceThrowProps) {
  const { seed, from, onDone, reducedMotion, quality, numerals, sound } = props;
  // The properties are stored, because a new object for the same row must not start the throw again.
  const [{ row, suspense }] = useState(props);
  const [way] = useState(() => wayOf(reducedMotion, quality));
  const ended = useRef(false);
  const end = () => {
    if (ended.current) return;
    ended.current = true;
    onDone();
    // 3D dice load only now, because loading them during the throw would make it stutter.
    if (way.kind === 'drawn' && way.reason === 'not-loaded') void preloadThrows(quality === 'always');
  };
  const playHits = (hits: readonly Hit[]) => sound.play({ kind: 'throw', hits });
  useSkip(true, () => {
    sound.stop();
    end();
  });
  const finish = useEffectEvent(end);
  const open = useEffectEvent(() => {
    if (way.kind !== 'still') return;
    playHits(softLanding.hits);
    end();
  });
  useEffect(() => {
    open();
    const limit = setTimeout(finish, latest + suspense);
    return () => clearTimeout(limit);
  }, [suspense]);

  if (way.kind === 'still') return null;
  const shared = { row, seed, numerals, suspense, onRest: end, onHits: playHits };
  return (
    <span className="throw" aria-hidden="true">
      {way.kind === 'drawn' ? (
        <DrawnThrow {...shared} />
      ) : (
        <SolidThrow {...shared} from={from} solid={way.solid} onSlow={giveUpSolidThrows} />
      )}
    </span>
  );
}

/**
 * Shows one throw, which fills its positioned parent. Without suspense, it takes less than a second. A tap or any key
 * ends it at once. Other listeners get the same event, so they must act on it only after `onDone`. The layer is
 * hidden from assistive technology, because the table announces the roll.
 */
export const DiceThrow = (props: DiceThrowProps) => <OneThrow key={props.seed} {...props} />;
