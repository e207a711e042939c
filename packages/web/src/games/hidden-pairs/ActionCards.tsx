import {
  type ActionKind,
  actionKinds,
  amountOfAttack,
  type ControlAction,
  type Face,
  type PairsDraft,
  prices,
  type Round,
  type Seat,
} from '@dicehall/engine';
import { type PointerEvent, useRef, useState } from 'react';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import styles from './plan.module.css';

export const isAttack = (kind: ActionKind): kind is Exclude<ActionKind, 'luckyDice'> => kind !== 'luckyDice';

/** A pair onto which a card can be dropped: another seat's, or the player's own pair of a round. */
export interface Target {
  readonly round: Round;
  readonly seat: Seat | null;
}

/** Marks an element as a target for a dragged card. */
export const targetData = ({ round, seat }: Target) => ({ 'data-target': `${round} ${seat ?? ''}` });

function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')?.dataset.target;
  if (found === undefined) return null;
  const [round, seat] = found.split(' ');
  return { round: Number(round) as Round, seat: seat === '' ? null : Number(seat) };
}

interface CardProps {
  readonly kind: ActionKind;
  readonly isArmed: boolean;
  readonly isPlanned: boolean;
  readonly isAsked: boolean;
  readonly why: ControlAction['why'];
  /** The effect of the card, in a few characters. */
  readonly effect: string;
  /** Describes where the card lies, or what it does. */
  readonly about: string;
  readonly onTap: () => void;
  /** Called when the card has been picked up by dragging. */
  readonly onDrag: () => void;
  readonly onDrop: (target: Target | null) => void;
}

/** The distance in pixels that a finger moves before a card follows it. */
const slack = 8;

function ActionCard(props: CardProps) {
  const { kind, isArmed, isPlanned, isAsked, why, effect, about, onTap, onDrag, onDrop } = props;
  const messages = useMessages();
  const say = usePhrases();
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const from = useRef<readonly [number, number] | null>(null);
  const hasDragged = useRef(false);
  const down = (event: PointerEvent<HTMLElement>) => {
    hasDragged.current = false;
    from.current = why === null ? [event.clientX, event.clientY] : null;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    const by = [event.clientX - from.current[0], event.clientY - from.current[1]] as const;
    if (!hasDragged.current) {
      if (Math.hypot(...by) < slack) return;
      hasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      onDrag();
    }
    setMoved(by);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    from.current = null;
    if (!hasDragged.current) return;
    setMoved(null);
    onDrop(event.type === 'pointercancel' ? null : targetAt(event.clientX, event.clientY));
  };
  const name = messages.say('hidden-pairs-action', { action: kind });
  const price = messages.say('web-card-price', { price: prices[kind] });
  return (
    <button
      type="button"
      className={styles.card}
      data-card={kind}
      data-on={isPlanned || undefined}
      data-asked={isAsked || undefined}
      data-moving={moved !== null || undefined}
      style={moved === null ? undefined : { translate: `${moved[0]}px ${moved[1]}px` }}
      aria-pressed={isArmed}
      aria-disabled={why !== null}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClick={() => {
        // The click that ends a drag is ignored.
        if (hasDragged.current) hasDragged.current = false;
        else onTap();
      }}
    >
      <span className={styles.cardTop}>
        <ActionIcon kind={kind} />
        <span className={`number ${styles.effect}`}>{effect}</span>
      </span>
      <strong>{name}</strong>
      <span className={why === null ? styles.about : `${styles.about} bad`}>
        {why === null ? about : say(why)}
      </span>
      <span className={styles.price}>{price}</span>
    </button>
  );
}

interface ActionCardsProps {
  readonly dice: readonly Face[];
  readonly draft: PairsDraft;
  readonly armed: ActionKind | null;
  /** The card that a guide asks for. */
  readonly asked?: ActionKind | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** The value of the option that decides which attacks Lucky Dice block. */
  readonly luckyDice: string;
  readonly whyOf: (kind: ActionKind) => ControlAction['why'];
  readonly onTap: (kind: ActionKind) => void;
  readonly onDrag: (kind: ActionKind) => void;
  readonly onDrop: (kind: ActionKind, target: Target | null) => void;
}

/** Shows the action cards. Each one can be played at most once in a turn. */
export function ActionCards(props: ActionCardsProps) {
  const { dice, draft, armed, asked, nameOf, luckyDice, whyOf, onTap, onDrag, onDrop } = props;
  const messages = useMessages();
  return (
    <section className={styles.cards} aria-label={messages.say('web-action-cards')}>
      {actionKinds.map((kind) => {
        const planned = draft.actions[kind];
        const amount = isAttack(kind) ? amountOfAttack(kind, dice) : 0;
        const about =
          planned === undefined
            ? messages.say('web-action-about', { kind, rule: luckyDice })
            : 'seat' in planned
              ? messages.say('web-card-lies-on', { name: nameOf(planned.seat), round: planned.round })
              : messages.say('web-card-lies', { round: planned.round });
        return (
          <ActionCard
            key={kind}
            kind={kind}
            isArmed={armed === kind}
            isPlanned={planned !== undefined}
            isAsked={asked === kind}
            why={planned === undefined ? whyOf(kind) : null}
            effect={isAttack(kind) ? `−${amount}` : ''}
            about={about}
            onTap={() => onTap(kind)}
            onDrag={() => onDrag(kind)}
            onDrop={(target) => onDrop(kind, target)}
          />
        );
      })}
    </section>
  );
}
