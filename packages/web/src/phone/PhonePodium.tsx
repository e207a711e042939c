import { ofSeat } from '@dicehall/engine';
import { type OnlineState, refusalText } from '@dicehall/server/client';
import { lazy, useEffect, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { Api } from '../online/api.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import styles from './phone.module.css';

const EveningTable = lazy(() => import('../party/EveningTable.tsx'));

/** Seconds for which the result is shown before the next match opens automatically. */
const podiumTime = 8;

interface PhonePodiumProps {
  readonly state: OnlineState;
  readonly change: Api['changeTable'];
}

/** The result of a match, the standings of the evening, and the way to the next match. */
export function PhonePodium({ state, change }: PhonePodiumProps) {
  const messages = useMessages();
  const { table, you } = state;
  const [left, setLeft] = useState(podiumTime);
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isHost = you.person !== null && table.host === you.person;
  const place = you.seat === null ? null : (table.match?.places?.[you.seat] ?? null);
  const goOn = async () => {
    const answer = await change(table.id, 'rematch', { rotate: true });
    setProblem(answer.ok ? null : refusalText(messages, answer));
  };
  const runs = isHost && !isStopped && table.evening !== null && table.rematch === null;
  useEffect(() => {
    if (!runs || left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, left]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (runs && left === 0) void goOn();
  }, [runs, left === 0]);
  return (
    <section className={styles.podium} data-podium>
      {place === null ? null : (
        <h2>
          {messages.say('phone-result', {
            place,
            score: ofSeat(table.match?.view.scores ?? [], you.seat ?? 0),
          })}
        </h2>
      )}
      {table.evening === null || table.evening.standings.length === 0 ? null : (
        <LazyPart>
          <EveningTable evening={table.evening} me={you.person} />
        </LazyPart>
      )}
      <ErrorMessage text={problem} />
      {isHost ? (
        <div className={styles.choices}>
          <Button tone="primary" className={styles.large} data-action="again" onClick={() => void goOn()}>
            {runs ? messages.say('phone-next-match-in', { seconds: left }) : messages.say('phone-next-match')}
          </Button>
          {isStopped ? null : (
            <Button
              data-action="stop"
              onClick={() => {
                setStopped(true);
                announcer.say(messages.say('phone-stopped'));
              }}
            >
              {messages.say('phone-stop')}
            </Button>
          )}
        </div>
      ) : (
        <p>{messages.say('phone-host-goes-on')}</p>
      )}
    </section>
  );
}
