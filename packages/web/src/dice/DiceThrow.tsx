import type { Face } from '@dicehall/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DrawnThrow } from './DrawnThrow.tsx';
import { SolidThrow } from './SolidThrow.tsx';
import type { Hit } from './solid/recording.ts';
import type { SolidThrows } from './solid/solid-throws.ts';
import { type FallbackReason, giveUpSolidThrows, preloadThrows, solidThrows } from './solid-loader.ts';
import { softLanding } from './sound-schedule.ts';
import type { TableSound } from './table-sound.ts';
import './throw.css';

/** How dice are thrown: in three dimensions where the machine can (`solid`), or however slowly it does (`always`), or drawn. */
type ThrowQuality = 'solid' | 'always' | 'drawn';

export interface DiceThrowProps {
  /** What was thrown, 1 to 6 dice; the dice end on exactly these, the first furthest left. */
  readonly faces: readonly Face[];
  /** Another seed is another throw; the same seed and number of dice tumble the same way. */
  readonly seed: string | number;
  /** Called once a throw, when its dice lie still or were skipped: show the drawn dice now. */
  readonly onDone: () => void;
  /** Nothing moves: `onDone` is called at once. Default: what the browser says its reader prefers. */
  readonly reducedMotion?: boolean;
  /** Default `solid`. */
  readonly quality?: ThrowQuality;
  /** Called when solid dice were asked for and this throw is drawn instead, or solid ones stuttered. */
  readonly onFallback?: (reason: FallbackReason) => void;
  /**
   * Where the drawn dice will lie, in the order of `faces`, as `getBoundingClientRect` gives it (lay them out
   * with `visibility: hidden` while they tumble). Solid dice gather there; without it in a row in the middle.
   */
  readonly places?: () => readonly DOMRect[];
  /** Digits instead of pips. Default false. */
  readonly numerals?: boolean;
  /** What the throw sounds on and shakes the phone with. */
  readonly sound?: TableSound;
}

type Way =
  | { readonly kind: 'still' }
  | { readonly kind: 'drawn'; readonly reason?: FallbackReason }
  | { readonly kind: 'solid'; readonly solid: SolidThrows };

function wayOf(reducedMotion: boolean, quality: ThrowQuality): Way {
  // A tab that is not seen draws no frames.
  if (reducedMotion || document.visibilityState === 'hidden') return { kind: 'still' };
  if (quality === 'drawn') return { kind: 'drawn' };
  const solid = solidThrows(quality === 'always');
  return typeof solid === 'string' ? { kind: 'drawn', reason: solid } : { kind: 'solid', solid };
}

/** Milliseconds after which a throw is over in any case, should the browser stop drawing. */
const latest = 1000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function OneThrow({ reducedMotion, quality = 'solid', numerals = false, ...props }: DiceThrowProps) {
  const { faces, seed, onDone, onFallback, places, sound } = props;
  const [way] = useState(() => wayOf(reducedMotion ?? prefersStillness(), quality));
  const ended = useRef(false);
  const end = () => {
    if (ended.current) return;
    ended.current = true;
    onDone();
    // Not before: loading would make this throw stutter.
    if (way.kind === 'drawn' && way.reason === 'not-loaded') void preloadThrows(quality === 'always');
  };
  const hear = (hits: readonly Hit[]) => sound?.play({ kind: 'throw', hits });
  const skip = useEffectEvent(() => {
    sound?.hush();
    end();
  });

  const finish = useEffectEvent(end);
  const open = useEffectEvent(() => {
    if (way.kind === 'drawn' && way.reason !== undefined) onFallback?.(way.reason);
    if (way.kind !== 'still') return;
    hear(softLanding.hits);
    end();
  });
  useEffect(() => {
    open();
    const opened = performance.now();
    const onKey = (event: KeyboardEvent) => {
      // The key that threw the dice may still be on its way up to the window.
      if (!event.repeat && event.timeStamp > opened) skip();
    };
    window.addEventListener('keydown', onKey);
    const limit = setTimeout(finish, latest);
    return () => {
      window.removeEventListener('keydown', onKey);
      clearTimeout(limit);
    };
  }, []);

  if (way.kind === 'still') return null;
  const shared = { faces, seed, numerals, onRest: end, onHits: hear };
  return (
    <span className="throw" aria-hidden="true" onPointerDown={() => skip()}>
      {way.kind === 'drawn' ? (
        <DrawnThrow {...shared} />
      ) : (
        <SolidThrow
          {...shared}
          solid={way.solid}
          places={places}
          onSlow={() => {
            giveUpSolidThrows();
            onFallback?.('slow');
          }}
        />
      )}
    </span>
  );
}

/**
 * One throw, filling its positioned parent; under a second. A tap on it or any key ends it at once (the key
 * goes on to whoever else listens: let the table act on keys only after `onDone`). The dice are scenery: what
 * was thrown is said and drawn by the table, so the layer is hidden from assistive technology.
 */
export const DiceThrow = (props: DiceThrowProps) => <OneThrow key={props.seed} {...props} />;
