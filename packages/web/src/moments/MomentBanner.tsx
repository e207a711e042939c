import { ofSeat, type Seat } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { Celebration } from '../dice/Celebration.tsx';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './moment.module.css';
import type { HandShown, Moment, MomentGroup } from './moment.ts';
import { momentValues } from './moments-of.ts';

/** Milliseconds that points take to fly to a score; the score then counts up to its new number. */
export const flight = 520;

/** Points leave the banner and shrink into the score of a seat. @returns ends that early */
function flyToScore(from: HTMLElement | null, seat: number, points: number): (() => void) | undefined {
  const target = document.querySelector(`[data-score-of="${seat}"]`);
  const cloth = from?.closest('main');
  if (from === null || target === null || cloth == null) return;
  const [start, end] = [from.getBoundingClientRect(), target.getBoundingClientRect()];
  const chip = document.createElement('span');
  chip.className = 'flying-points';
  chip.ariaHidden = 'true';
  chip.textContent = `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString(document.documentElement.lang)}`;
  document.body.append(chip);
  const { width, height } = chip.getBoundingClientRect();
  /** Centred on the box, but within the page, at whose edge the first seat's score may be. */
  const at = (box: DOMRect, scale: number) => {
    const x = Math.max(box.x + (box.width - width) / 2, (width * (scale - 1)) / 2 + 4);
    return `translate(${x}px, ${box.y + (box.height - height) / 2}px) scale(${scale})`;
  };
  const moving = chip.animate(
    [
      { transform: at(start, 1), opacity: 0 },
      { transform: at(start, 1.25), opacity: 1, offset: 0.2 },
      { transform: at(end, 0.6), opacity: 0.9 },
    ],
    { duration: flight, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'both' },
  );
  const remove = () => chip.remove();
  moving.finished.then(remove, remove);
  return () => moving.cancel();
}

interface MomentBannerProps {
  readonly moment: MomentGroup;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
}

/** The texts of a moment: its headline, and the line below it, if there is one. */
function useMomentTexts(mine: readonly Seat[], names: readonly string[]) {
  const messages = useMessages();
  return (moment: Moment) => {
    const values = momentValues(moment, mine);
    const about = `${moment.text}.about`;
    return {
      title: messages.say(moment.text, values, names),
      about: messages.has(about) ? messages.say(about, values, names) : null,
    };
  };
}

/** More hands than this are shown without their dice on a phone. */
const mostWithDice = 4;

function Hands({
  hands,
  names,
}: {
  readonly hands: readonly HandShown[];
  readonly names: readonly string[];
}) {
  const messages = useMessages();
  const { faces } = useSettings();
  return (
    <ul className={styles.hands} data-many={hands.length > mostWithDice || undefined}>
      {hands.map(({ seat, dice, points, hasLost }) => (
        <li key={seat} data-lost={hasLost || undefined}>
          <span className={styles.name}>{ofSeat(names, seat)}</span>
          <span className={styles.handDice}>
            {dice.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <Die key={at} face={face} size="small" numerals={faces === 'numerals'} />
            ))}
          </span>
          <span className="number">
            {points === null
              ? messages.say('moment-hand-safe')
              : messages.say('moment-hand-points', { points })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The latest moment in large letters, in the middle of the view. It never takes taps, and is hidden from assistive technology:
 * announcements say the same.
 */
export function MomentBanner({ moment, mine, names }: MomentBannerProps) {
  const textsOf = useMomentTexts(mine, names);
  const banner = useRef<HTMLDivElement>(null);
  const { main, also } = moment;
  const scored = [main, ...also].find(({ points }) => points !== undefined);
  const { event, points } = scored ?? {};
  useEffect(() => {
    if (event === undefined || points === undefined || motionIsReduced() || !('seat' in event)) return;
    return flyToScore(banner.current, Number(event.seat), points);
  }, [event, points]);
  const { title, about } = textsOf(main);
  return (
    <>
      {main.celebration === undefined ? null : <Celebration kind={main.celebration} />}
      <div
        ref={banner}
        className={styles.moment}
        data-moment={main.kind}
        data-tone={main.tone}
        data-weight={main.weight}
        aria-hidden="true"
      >
        <p className={styles.title}>{title}</p>
        {about === null ? null : <p className={styles.about}>{about}</p>}
        {main.hands === undefined ? null : <Hands hands={main.hands} names={names} />}
        {also.map((one) => {
          const texts = textsOf(one);
          return (
            <p key={one.kind} className={styles.also} data-tone={one.tone}>
              <strong>{texts.title}</strong>
              {texts.about === null ? null : <span> · {texts.about}</span>}
            </p>
          );
        })}
      </div>
    </>
  );
}
