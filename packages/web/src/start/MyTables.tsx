import type { Turn } from '@dicehall/server/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { myTurns } from '../apart/my-tables.ts';
import { notify } from '../apart/notify.ts';
import { TurnList } from '../apart/TurnList.tsx';
import { currentSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import styles from './start.module.css';

/** How often the server is asked whose move is awaited, in milliseconds; out of sight only for those who want notifications. */
const every = 10_000;
/** So many tables are on the start screen; the page about them has all. */
const most = 3;

/** The tables apart that are not finished, and in the title how many wait for a move. */
export default function MyTables() {
  const words = useWords();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const known = useRef<ReadonlySet<string> | null>(null);
  const hear = useEffectEvent((found: readonly Turn[]) => {
    setTurns(found);
    const yours = found.filter((turn) => turn.yours);
    const news = yours.filter(({ table }) => known.current?.has(table) === false);
    known.current = new Set(yours.map(({ table }) => table));
    if (!document.hidden) return;
    for (const { table, game } of news)
      void notify(words.say('web-your-turn'), words.say(`game-${game}`), table);
  });
  useEffect(() => {
    let current = true;
    const ask = async () => {
      if (document.hidden && !currentSettings().notifications) return;
      const found = await myTurns();
      if (current && found !== null) hear(found);
    };
    void ask();
    const timer = setInterval(() => void ask(), every);
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
    <section className={styles.mine} aria-label={words.say('web-my-tables')}>
      <div className="row">
        <h2 className="grow">{words.say('web-my-tables')}</h2>
        <Link href="/apart/you" className="button" data-tone="quiet">
          {words.say('web-all-tables')}
        </Link>
      </div>
      <TurnList turns={turns.slice(0, most)} />
    </section>
  );
}
