import type { Turn } from '@dicehall/server/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { myTurns } from '../online/api.ts';
import { notify } from '../online/notify.ts';
import { TurnList } from '../online/TurnList.tsx';
import { currentSettings } from '../settings/settings.ts';
import styles from './start.module.css';

/** The milliseconds between requests. A hidden page sends requests only if notifications are on. */
const pollInterval = 10_000;
/** The maximum number of tables on the start screen; the profile page lists all. */
const maxShown = 3;

/** Whether this person has just left a running match without giving up the seat. */
const hasLeftSeat = (): boolean =>
  (history.state as { readonly keepsSeat?: boolean } | null)?.keepsSeat === true;

/** Lists the online tables of this person. The page title contains the number of tables at which it is their turn. */
export default function MyTables({ onTurn }: { readonly onTurn: () => void }) {
  const messages = useMessages();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [keepsSeat] = useState(hasLeftSeat);
  useEffect(() => {
    if (!keepsSeat) return;
    announcer.say(messages.say('web-left-table'));
    // The note that the person keeps the seat is announced once, and not again after the page is reloaded.
    history.replaceState(null, '');
  }, [keepsSeat, messages]);
  const known = useRef<ReadonlySet<string> | null>(null);
  const announceNews = useEffectEvent((found: readonly Turn[]) => {
    setTurns(found);
    const yours = found.filter((turn) => turn.yours);
    if (yours.length > 0) onTurn();
    const news = yours.filter(({ table }) => known.current?.has(table) === false);
    known.current = new Set(yours.map(({ table }) => table));
    if (!document.hidden) return;
    for (const { table, game } of news)
      void notify(messages.say('web-turn-state', { state: 'yours' }), messages.lookup(`game-${game}`), table);
  });
  useEffect(() => {
    let current = true;
    const ask = async () => {
      if (document.hidden && !currentSettings().notifications) return;
      const found = await myTurns();
      if (current && found !== null) announceNews(found);
    };
    void ask();
    const timer = setInterval(() => void ask(), pollInterval);
    const onShown = () => void ask();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
  const waiting = turns.filter(({ yours }) => yours).length;
  useEffect(() => {
    document.title = waiting === 0 ? 'Dicehall' : `(${waiting}) Dicehall`;
  }, [waiting]);
  if (turns.length === 0) return null;
  return (
    <section className={styles.mine} aria-label={messages.say('web-my-tables')}>
      <h2>{messages.say('web-my-tables')}</h2>
      {keepsSeat ? <p>{messages.say('web-left-table')}</p> : null}
      <TurnList turns={turns.slice(0, maxShown)} />
    </section>
  );
}
