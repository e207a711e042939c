import { never } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { motionIsReduced } from '../settings/appearance.ts';
import { throwUpDice } from './throw-up-dice.ts';
import './celebration.css';

/**
 * The reason for a celebration: a match won, five sixes in Threes, super stairs, exactly the target in Ten Thousand, or an attack
 * blocked by Lucky Dice.
 */
export type CelebrationKind = 'win' | 'moon' | 'super-stairs' | 'exact' | 'lucky-dice';

const turns = Array.from({ length: 12 }, (_, index) => index * 30);

function Motif({ kind }: { readonly kind: Exclude<CelebrationKind, 'win'> }) {
  switch (kind) {
    case 'moon':
      return <path d="M58 12a40 40 0 1 0 30 60A34 34 0 0 1 58 12Z" />;
    case 'super-stairs':
      return <path d="M10 84h80V20H66v18H44v18H22v18H10Z" />;
    case 'exact':
      return (
        <path
          fillRule="evenodd"
          d="M50 10a40 40 0 1 1 0 80 40 40 0 0 1 0-80Zm0 11a29 29 0 1 0 0 58 29 29 0 0 0 0-58Zm0 16a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z"
        />
      );
    case 'lucky-dice':
      return (
        <path
          fillRule="evenodd"
          d="M50 8 86 20v26c0 24-15 38-36 46C29 84 14 70 14 46V20Zm-13 27a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm26 0a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM50 53a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z"
        />
      );
    default:
      return never(kind);
  }
}

/**
 * Shows a celebration over its positioned parent while it is mounted: rays of brass behind a symbol; for a win, the
 * winning dice jump, throw up copies of themselves, and add up to the total. It never receives taps and is hidden from
 * assistive technology, because announcements report the event. With reduced motion nothing moves.
 */
export default function Celebration({ kind }: { readonly kind: CelebrationKind }) {
  const isWin = kind === 'win' || kind === 'exact';
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    return isWin && place.current !== null && !motionIsReduced() ? throwUpDice(place.current) : undefined;
  }, [isWin]);
  return (
    <span ref={place} className="celebration" data-kind={kind} aria-hidden="true">
      {isWin ? null : (
        <svg className="celebration-rays" viewBox="-100 -100 200 200" aria-hidden="true">
          {turns.map((turn) => (
            <path key={turn} d="M-4.5-46 0-96 4.5-46Z" transform={`rotate(${turn})`} />
          ))}
        </svg>
      )}
      {kind === 'win' ? null : (
        <svg className="celebration-sign" viewBox="0 0 100 100" aria-hidden="true">
          <Motif kind={kind} />
        </svg>
      )}
    </span>
  );
}
