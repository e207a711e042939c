import {
  type Attack,
  type HiddenPairsView,
  message,
  moveAction,
  ofSeat,
  type RoundShown,
  roundPoints,
} from '@dicehall/engine';
import { useEffect } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { Die } from '../../dice/Die.tsx';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import { gameKeyOf, shortcutOf } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { ActionBar } from '../../table/ActionBar.tsx';
import type { TableSeat } from '../../table/model/seats.ts';
import type { RevealBoardProps } from '../board-props.ts';
import { Accounts, useAccounts } from './Accounts.tsx';
import styles from './pairs.module.css';

function AttackLine({ attack, seats }: { readonly attack: Attack; readonly seats: readonly TableSeat[] }) {
  const messages = useMessages();
  const names = seats.map(({ name }) => name);
  return (
    <li>
      {messages.say(
        'web-attack',
        {
          kind: attack.kind,
          seat: { seat: attack.by },
          amount: attack.amount,
          negated: attack.negated ? 'yes' : 'no',
        },
        names,
      )}
    </li>
  );
}

function RoundCard({ round, seats }: { readonly round: RoundShown; readonly seats: readonly TableSeat[] }) {
  const messages = useMessages();
  const points = roundPoints[round.round - 1] ?? 0;
  return (
    <section className={styles.revealed}>
      <h2>{messages.say('web-round-worth', { round: round.round, points })}</h2>
      <ul className={styles.hands}>
        {seats.map((seat, index) => {
          const attacks = round.attacks.filter(({ on }) => on === index);
          const won = round.winner === index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={index} data-won={won || undefined}>
              <span className={styles.who}>{seat.name}</span>
              <span className={styles.slots}>
                {ofSeat(round.pairs, index).map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                  <Die key={at} face={face} name={String(face)} />
                ))}
              </span>
              <span className={`number ${styles.sum}`}>{messages.number(ofSeat(round.values, index))}</span>
              {won ? <span className={styles.won}>{messages.say('web-plus', { points })}</span> : null}
              {attacks.length > 0 || round.lucky.includes(index) ? (
                <ul className={styles.attacks}>
                  {attacks.map((attack) => (
                    <AttackLine key={`${attack.kind}${attack.by}`} attack={attack} seats={seats} />
                  ))}
                  {round.lucky.includes(index) ? (
                    <li>{messages.say('hidden-pairs-action', { action: 'luckyDice' })}</li>
                  ) : null}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Reveal({ events, reveal, seats, onNext }: RevealBoardProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { at, view } = reveal;
  const { shown } = view as HiddenPairsView;
  const round = shown[at];
  const accounts = useAccounts(view.scores, events, seats);
  const isLast = round === undefined;
  const label =
    at + 1 < shown.length
      ? message('web-reveal-next', { round: at + 2 })
      : message(isLast ? 'web-reveal-done' : 'web-reveal-account');
  const next = moveAction(isLast ? 'reveal-done' : 'reveal-next', label, 'r', null);
  const title = isLast
    ? accounts.map(({ text }) => text).join(' ')
    : `${messages.say('web-round-worth', { round: at + 1, points: roundPoints[at] ?? 0 })}.`;
  const { keys, keysOn } = useSettings();
  const key = keysOn ? (shortcutOf(next.key, keys) ?? 'none') : 'none';
  const announced =
    onNext === null ? title : `${title} ${messages.say('web-press-key', { label: say(label), key })}`;
  // In a microtask: the table around it announces the events of the round first.
  useEffect(() => queueMicrotask(() => announcer.say(announced)), [announced]);
  useKeys((pressed) => {
    const key = gameKeyOf(pressed);
    const isNext = key === 'r' || key === 'b';
    if (isNext) onNext?.();
    return isNext;
  });
  return (
    <div className={styles.reveal}>
      <p className={styles.step}>{messages.say('web-reveal', { turn: reveal.turn })}</p>
      {isLast ? <Accounts accounts={accounts} /> : <RoundCard round={round} seats={seats} />}
      {onNext === null ? null : <ActionBar actions={[next]} onAct={onNext} />}
    </div>
  );
}
