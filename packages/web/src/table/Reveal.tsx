import { type Attack, ofSeat, type RoundShown, roundPoints } from '@dicehall/engine';
import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Die } from '../dice/Die.tsx';
import { possible } from '../hands/hand.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { phrase } from '../i18n/phrase.ts';
import { useKeys } from '../keys/use-keys.ts';
import { ActionBar } from './ActionBar.tsx';
import styles from './pairs.module.css';
import type { TableSeat } from './seats.ts';

interface RevealProps {
  readonly shown: readonly RoundShown[];
  readonly seats: readonly TableSeat[];
  /** Which of them is shown, from 0. */
  readonly at: number;
  readonly onNext: () => void;
}

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
                  {round.lucky.includes(index) ? <li>{messages.say('web-action-luckyDice')}</li> : null}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows the rounds of a turn of Hidden Pairs, one after the other. */
export function Reveal({ shown, seats, at, onNext }: RevealProps) {
  const messages = useMessages();
  const say = usePhrases();
  const round = shown[at];
  const isLast = at >= shown.length - 1;
  const next = isLast
    ? possible('reveal-done', phrase('web-reveal-done'), 'done', 'roll')
    : possible('reveal-next', phrase('web-reveal-next', { round: at + 2 }), 'next', 'roll');
  const shownText = messages.say('web-round-worth', {
    round: round?.round ?? 1,
    points: roundPoints[at] ?? 0,
  });
  const spoken = `${shownText}. ${say(next.label)}`;
  // After the story of the same moment, which the table around this tells.
  useEffect(() => queueMicrotask(() => announcer.say(spoken)), [spoken]);
  useKeys((pressed) => {
    const isOn = pressed.kind === 'action' && (pressed.action === 'roll' || pressed.action === 'bank');
    if (isOn) onNext();
    return isOn;
  });
  return (
    <div className={styles.board}>
      <p className={styles.step}>{messages.say('web-reveal', { turn: round?.turn ?? 1 })}</p>
      {round === undefined ? null : <RoundCard round={round} seats={seats} />}
      <ActionBar actions={[next]} onAct={onNext} />
    </div>
  );
}
