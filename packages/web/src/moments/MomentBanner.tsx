import { type EventOf, type Frame, ofSeat, type Seat } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './moment.module.css';
import type { HandShown, Moment, MomentGroup } from './moment.ts';
import { momentValues } from './moments-of.ts';

/** The animation of flying points loads during the throw before the headline, so that the points can fly at once. */
export const loadFlight = () => import('./flights.ts');

/** The number of different comments that a bot has for each kind of headline. */
const lines = 7;
const commented = new Set(['busted', 'overshot', 'banked', 'not-in']);

/** Counts the events on which bots comment, so that a comment does not repeat before all others have been used. */
export const commentsIn = (frames: readonly Frame[]): number =>
  frames.reduce((count, { events }) => count + events.filter(({ kind }) => commented.has(kind)).length, 0);

interface MomentBannerProps {
  readonly moment: MomentGroup;
  /** The seats of bots that comment on their turns. */
  readonly talkative: readonly Seat[];
  /** The number of comments before this headline, which selects the next one. */
  readonly nth: number;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
}

function useMomentTexts(mine: readonly Seat[], names: readonly string[]) {
  const messages = useMessages();
  return (moment: Moment) => {
    const values = momentValues(moment, mine);
    const about = `${moment.text}.about`;
    // The title of a first bank already has the number of the total.
    const isTold = moment.kind === 'banked' && values?.banked === values?.total;
    return {
      title: messages.say(moment.text, values, names),
      about: messages.has(about) && !isTold ? messages.say(about, values, names) : null,
    };
  };
}

/** The number of characters above which a title is in smaller type, so that it does not cover the dice. */
const longTitle = 16;

/** The maximum number of hands that a phone shows with their dice. */
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
      {hands.map(({ seat, dice, points, tie = [], taken = [], hasLost }) => (
        <li key={seat} data-lost={hasLost ? seat : undefined}>
          <span className={styles.name}>{ofSeat(names, seat)}</span>
          <span className={styles.handDice}>
            {dice.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
              <Die key={at} face={face} size="small" numerals={faces === 'numerals'} />
            ))}
          </span>
          <span className="number">
            {points === null
              ? messages.say('moment-hand-safe')
              : [points, ...tie]
                  .map((one) => messages.say('moment-hand-points', { points: one }))
                  .join(' → ')}
          </span>
          {taken.length === 0 ? null : (
            <span className={styles.taken}>
              {messages.say(taken.length > 1 ? 'moment-hand-taken.round' : 'moment-hand-taken', {
                total: taken.reduce((sum, amount) => sum + amount),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the headlines of a moment. The banner never receives taps, and is hidden from assistive technology, because the
 * announcements contain the same information.
 */
export function MomentBanner({ moment, talkative, nth, mine, names }: MomentBannerProps) {
  const messages = useMessages();
  const textsOf = useMomentTexts(mine, names);
  const banner = useRef<HTMLDivElement>(null);
  const { main, also } = moment;
  const scored = [main, ...also].find(({ points }) => points !== undefined);
  const { event, points, parts, tone } = scored ?? {};
  useEffect(() => {
    if (event === undefined || points === undefined || motionIsReduced()) return;
    const { seat, seats = seat === undefined ? [] : [seat] } = event as Partial<
      EventOf<'banked'> & EventOf<'round-lost'>
    >;
    const shown = banner.current;
    const dice = shown?.closest('[data-cloth]')?.querySelector<HTMLElement>('[data-area]') ?? shown;
    const flights = loadFlight().then(({ flyFromDice, flyToScore }) =>
      seats.map((to) =>
        parts === undefined
          ? flyToScore(shown?.querySelector<HTMLElement>(`[data-lost="${to}"]`) ?? dice, to, points, tone)
          : flyFromDice(dice, to, parts, tone),
      ),
    );
    return () => {
      void flights.then((ends) => {
        for (const end of ends) end?.();
      });
    };
  }, [event, points, parts, tone]);
  const { title, about } = textsOf(main);
  const said = [main, ...also].find(({ kind }) => commented.has(kind));
  const speaker = (said?.event as Partial<EventOf<'banked'>> | undefined)?.seat;
  const speaks = talkative.some((seat) => seat === speaker);
  return (
    <>
      {speaks ? (
        <p className={styles.quote} aria-hidden="true" data-quote>
          {messages.say('web-bot-line', {
            event: said?.tone === 'bad' ? 'lost' : 'banked',
            nth: nth % lines,
          })}
        </p>
      ) : null}
      <div
        ref={banner}
        className={styles.moment}
        data-moment={main.kind}
        data-tone={main.tone}
        data-weight={main.weight}
        data-long={title.length > longTitle || undefined}
        data-hands={main.hands === undefined ? undefined : true}
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
              {texts.about === null ? null : `\u00a0· ${texts.about}`}
            </p>
          );
        })}
      </div>
    </>
  );
}
