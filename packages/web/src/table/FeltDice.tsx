import { rolledDice, type Seat } from '@dicehall/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { DiceThrow } from '../dice/DiceThrow.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { loadFlight } from '../moments/MomentBanner.tsx';
import { momentsOf, momentValues, outcomeOf } from '../moments/moments-of.ts';
import { suspenseOf } from '../moments/timing.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ControlDice, IdleDice } from './ControlDice.tsx';
import dice from './dice.module.css';
import type { DiceOnFelt } from './model/dice.ts';
import { namesWithYou } from './model/seats.ts';
import type { ShownTable } from './model/shown.ts';
import type { TableModel } from './model/table.ts';
import { tableSound } from './sound.ts';
import { ThrowOffDice } from './ThrowOffDice.tsx';

interface FeltDiceProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly onFelt: DiceOnFelt;
}

const scoreOf = (seat: Seat): string => `[data-score-of="${seat}"]`;

/**
 * Makes the size of an element available to its style sheet. Container units would be computed again in each layout,
 * with the styles of every die, which would take most of the time from a key press to its effect.
 */
function useSizeInStyles(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // The width is rounded down, because a row that is too wide by a fraction of a pixel would wrap.
      const wide = Math.floor(entry?.contentRect.width ?? 0);
      const high = Math.floor(entry?.contentRect.height ?? 0);
      current.style.setProperty('--wide', `${wide}px`);
      current.style.setProperty('--high', `${high}px`);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      current.toggleAttribute('data-flat', wide * 5 >= high * 8 && wide >= 25 * rem);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}

const freshDiceOf = ({ feed }: ShownTable): number => feed.game.facts.freshDice(feed.options);

/** Shows the part of the felt with the dice. The dice are as large as this part allows. */
export function FeltDice({ table, shown, onFelt }: FeltDiceProps) {
  const area = useRef<HTMLDivElement>(null);
  const messages = useMessages();
  useSizeInStyles(area);
  const isThrowing = shown.throwing !== null;
  // These animations load during a throw that may bust, because the lost points start to drain right after it.
  useEffect(() => {
    if (isThrowing && !motionIsReduced()) void Promise.all([loadDrain(), loadFlight()]);
  }, [isThrowing]);
  return (
    <div
      ref={area}
      className={dice.area}
      style={Object.fromEntries(onFelt.order.map((position, place) => [`--place-${position}`, place]))}
      data-area
      data-of={freshDiceOf(shown)}
    >
      {onFelt.row === null || shown.throwing === null ? (
        <LyingDice table={table} shown={shown} onFelt={onFelt} />
      ) : (
        <>
          {onFelt.rolls.length === 0 ? null : (
            <div className={dice.earlier}>
              <ThrowOffDice
                rolls={onFelt.rolls}
                names={namesWithYou(messages, shown.names, shown.feed.mine)}
              />
            </div>
          )}
          <Tumbling table={table} shown={shown} row={onFelt.row} throwing={shown.throwing} />
        </>
      )}
      <LostStake shown={shown} />
    </div>
  );
}

const loadDrain = () => import('./drain-stake.ts');

/**
 * Shows, in place of the dice, the lost points of a turn, which count down to nothing, or the points of a roll that
 * fall off the table. The headline contains the same information as text.
 */
function LostStake({ shown: { moment } }: Pick<FeltDiceProps, 'shown'>) {
  const messages = useMessages();
  const place = useRef<HTMLSpanElement>(null);
  const { event, falls, tone, total } = moment?.main ?? {};
  const isDrained = falls === undefined && tone === 'bad';
  const { lost } = isDrained ? (event as { readonly lost?: number }) : {};
  useEffect(() => {
    const element = place.current;
    if (!lost || element === null || motionIsReduced()) return;
    const from = performance.now();
    void loadDrain().then(({ drainStake }) =>
      drainStake(element, lost, (points) => messages.number(-points), from),
    );
  }, [lost, messages]);
  const number = falls ?? (lost ? -lost : undefined);
  return number === undefined ? null : (
    <span key={number} className={dice.lost} data-falls={falls !== undefined || undefined} aria-hidden="true">
      {total === undefined ? null : <small>{messages.say('seat-you')}</small>}
      <span ref={place}>{messages.number(number)}</span>
    </span>
  );
}

interface TumblingProps extends Pick<FeltDiceProps, 'table' | 'shown'> {
  readonly row: NonNullable<DiceOnFelt['row']>;
  readonly throwing: NonNullable<ShownTable['throwing']>;
}

function Tumbling({ table, shown, row, throwing }: TumblingProps) {
  const settings = useSettings();
  const { title, mine } = shown.feed;
  return (
    <div className={dice.throwing} data-count={row.length}>
      <DiceThrow
        row={row}
        // The seed of the animation of this table's throws.
        seed={`${title}${throwing.frame}`}
        from={mine.includes(throwing.seat) ? null : scoreOf(throwing.seat)}
        quality={settings.dice === 'tumbling' ? 'solid' : settings.dice}
        reducedMotion={motionIsReduced()}
        numerals={settings.faces === 'numerals'}
        suspense={suspenseOf(shown.feed, shown.controls, settings.pace)}
        sound={tableSound}
        onDone={() => {
          if (table.now().throwing?.frame === throwing.frame) table.next();
        }}
      />
    </div>
  );
}

/** Shows the dice to choose from, the dice of the last turn, or blank dice before a roll. */
function LyingDice({ table, shown, onFelt: { inFront, laid, rolls } }: FeltDiceProps) {
  const caption = useOutcome(shown);
  const messages = useMessages();
  const { view, choice, controls } = shown;
  if (rolls.length > 0)
    return (
      <ThrowOffDice
        rolls={rolls}
        names={namesWithYou(messages, shown.names, shown.feed.mine)}
        lit={shown.moment === null ? null : shown.acting}
      />
    );
  if (inFront.length > 0)
    return (
      <ControlDice dice={inFront} marking={choice === null ? controls.marking : 'keep'} onTap={table.tap} />
    );
  if (laid.dice.length > 0) {
    const isLit = shown.moment?.main.event.kind === 'match-over' || shown.feed.isReading === true;
    return <IdleDice dice={laid.dice} caption={caption} isLit={isLit} />;
  }
  const isBeforeRoll = view.step.kind === 'choose' && controls.seat !== null;
  const blank = view.step.kind === 'throw' ? view.step.dice : isBeforeRoll ? freshDiceOf(shown) : 0;
  return (
    <IdleDice
      dice={Array.from(
        { length: blank },
        (_, position) => ({ position, face: null, mark: 'open', worth: null }) as const,
      )}
      caption={null}
    />
  );
}

/**
 * Describes the result of the last roll, in the words of its last headline. Null after the match, when the dice are
 * those of the winner.
 */
function useOutcome({ feed: { start, mine }, frames, names, count, view }: ShownTable): string | null {
  const messages = useMessages();
  if (view.step.kind === 'over') return null;
  for (let index = count - 1; index >= 0; index--) {
    const [moment] = momentsOf(frames, index, start, mine);
    if (moment !== undefined) {
      const shown = outcomeOf(moment);
      return messages.say(shown.text, momentValues(shown, mine), namesWithYou(messages, names, mine));
    }
    if (rolledDice(frames[index]) !== null) return null;
  }
  return null;
}
