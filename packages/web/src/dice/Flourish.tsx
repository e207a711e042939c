import { never } from '@dicehall/engine';
import { useEffect, useEffectEvent } from 'react';
import './flourish.css';

/** What gets a moment: five sixes in Threes, super stairs, exactly the target in Ten Thousand, a Lucky Dice that holds. */
export type Moment = 'moon' | 'super-stairs' | 'exact' | 'lucky-dice';

const turns = Array.from({ length: 12 }, (_, index) => index * 30);

function Motif({ moment }: { readonly moment: Moment }) {
  switch (moment) {
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
      return never(moment);
  }
}

interface FlourishProps {
  readonly moment: Moment;
  /** Called once after 1.4 seconds: take the flourish away then. */
  readonly onDone: () => void;
}

/** Milliseconds that a flourish stays. */
const staying = 1400;

/**
 * A short flourish over its positioned parent: rays of brass behind the sign of the moment. It never takes taps
 * and is hidden from assistive technology, the story tells the moment. With reduced motion only the sign is seen.
 */
export function Flourish({ moment, onDone }: FlourishProps) {
  const done = useEffectEvent(onDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment stays its own time.
  useEffect(() => {
    const timer = setTimeout(done, staying);
    return () => clearTimeout(timer);
  }, [moment]);
  return (
    <span className="flourish" aria-hidden="true">
      <svg className="flourish-rays" viewBox="-100 -100 200 200" aria-hidden="true">
        {turns.map((turn) => (
          <path key={turn} d="M-4.5-46 0-96 4.5-46Z" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <svg className="flourish-sign" viewBox="0 0 100 100" aria-hidden="true">
        <Motif moment={moment} />
      </svg>
    </span>
  );
}
