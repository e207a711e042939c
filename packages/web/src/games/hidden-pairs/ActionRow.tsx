import {
  type ActionKind,
  amountOfAttack,
  type ControlAction,
  type Face,
  message,
  type PairsDraft,
  planAction,
  prices,
  type Round,
  type Seat,
} from '@dicehall/engine';
import { useId, useState } from 'react';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import type { TableSeat } from '../../table/model/seats.ts';
import { Select, ToggleButton } from '../../ui/Field.tsx';
import { allRounds } from './all-rounds.ts';
import styles from './pairs.module.css';

interface ActionRowProps {
  readonly kind: ActionKind;
  readonly dice: readonly Face[];
  readonly draft: PairsDraft;
  readonly seats: readonly TableSeat[];
  readonly opponents: readonly Seat[];
  /** Why the action cannot be planned. */
  readonly why: ControlAction['why'];
  /** Which attacks Lucky Dice block. */
  readonly luckyDice: string;
  readonly onPlan: (draft: PairsDraft) => void;
  readonly onRefused: (why: NonNullable<ControlAction['why']>) => void;
}

const isAttack = (kind: ActionKind): kind is Exclude<ActionKind, 'luckyDice'> => kind !== 'luckyDice';

/** The first key of the name of each action, which moves the focus to its row. */
export const keyOfRow: Readonly<Record<string, ActionKind | undefined>> = {
  n: 'hinderance',
  d: 'diceBlock',
  k: 'luckyDice',
};

/** One action with its effect, its price, its target and its round. A target is always the player's own choice. */
export function ActionRow(props: ActionRowProps) {
  const { kind, dice, draft, seats, opponents, why, luckyDice, onPlan, onRefused } = props;
  const messages = useMessages();
  const say = usePhrases();
  const about = useId();
  const chosen = draft.actions[kind];
  const [picked, setPicked] = useState<Seat | null>(null);
  const [only] = opponents.length === 1 ? opponents : [];
  const aimed = chosen !== undefined && 'seat' in chosen ? chosen.seat : null;
  const target = isAttack(kind) ? (aimed ?? picked ?? only ?? null) : null;
  const needsTarget = isAttack(kind) && target === null;
  const refusal = chosen === undefined ? (why ?? (needsTarget ? message('web-why-whom') : null)) : null;
  const name = messages.say('hidden-pairs-action', { action: kind });
  const nameOf = (seat: Seat) => seats[seat]?.name ?? '';

  const plan = (round: Round, seat: Seat | null) => {
    if (!isAttack(kind)) onPlan(planAction(draft, kind, { round }));
    else if (seat !== null) onPlan(planAction(draft, kind, { round, seat }));
  };
  const toggle = (round: Round) => {
    if (chosen?.round === round) onPlan(planAction(draft, kind, null));
    else if (refusal !== null) onRefused(refusal);
    else plan(round, target);
  };
  const aim = (seat: Seat) => {
    setPicked(seat);
    if (chosen !== undefined) plan(chosen.round, seat);
  };
  const labelOf = (round: Round) =>
    target === null
      ? messages.say('web-action-round', { action: name, round })
      : messages.say('web-action-on', { action: name, round, name: nameOf(target) });
  const isShort = why !== null && chosen === undefined;
  const effect = messages.say('web-action-about', {
    kind,
    price: prices[kind],
    amount: isAttack(kind) ? amountOfAttack(kind, dice) : 0,
    rule: luckyDice,
    name: only === undefined ? '' : nameOf(only),
    only: only === undefined ? 'no' : 'yes',
  });

  return (
    <fieldset className={styles.action} data-row={kind} data-on={chosen !== undefined || undefined}>
      <legend className="visually-hidden">{name}</legend>
      <p className={styles.what}>
        <strong>{name}</strong>
        <span id={about} className={isShort ? 'bad' : undefined}>
          {isShort ? say(why) : effect}
        </span>
      </p>
      {isAttack(kind) && only === undefined ? (
        <Select
          className={styles.target}
          aria-label={messages.say('web-action-target', { action: name })}
          value={target ?? ''}
          onChange={(event) => aim(Number(event.target.value))}
        >
          <option value="" disabled>
            {messages.say('web-action-whom')}
          </option>
          {opponents.map((seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </Select>
      ) : null}
      <span className={styles.rounds}>
        {allRounds.map((round) => (
          <ToggleButton
            key={round}
            isPressed={chosen?.round === round}
            aria-disabled={refusal !== null}
            aria-describedby={about}
            aria-label={labelOf(round)}
            title={refusal === null ? undefined : say(refusal)}
            onClick={() => toggle(round)}
          >
            <span data-prefix={messages.say('web-round-letter')}>{round}</span>
          </ToggleButton>
        ))}
      </span>
    </fieldset>
  );
}

/** Moves the focus to the first control of an action. */
export function focusRow(board: HTMLElement | null, kind: ActionKind): void {
  board?.querySelector<HTMLElement>(`[data-row="${kind}"] :is(select, button)`)?.focus();
}
