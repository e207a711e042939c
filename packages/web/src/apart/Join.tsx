import { type LobbyItem, lobbyItemSchema } from '@dicehall/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { OneField } from '../app/OneField.tsx';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { useWords } from '../words/words.tsx';
import styles from './apart.module.css';
import { call } from './api.ts';
import { gameIdOf } from './online-state.ts';
import { RulesOfTable } from './RulesOfTable.tsx';

async function lobby(): Promise<LobbyItem[] | null> {
  const answer = await call('GET', '/tables', (raw) => lobbyItemSchema.array().parse(raw));
  return answer.ok ? answer.value : null;
}

/** Joins a table by its code, or one of the open ones. */
export function Join({ code }: { readonly code: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const open = useQuery({ queryKey: ['lobby'], queryFn: lobby, refetchInterval: 5000 });
  const join = async (given: string) => {
    const answer = await call(
      'GET',
      `/codes/${encodeURIComponent(given)}`,
      (raw) => (raw as { table: string }).table,
    );
    if (!answer.ok) return answer.detail || words.say('web-no-server');
    go(`/apart/table/${answer.value}`);
    return null;
  };
  return (
    <Page title={words.say('web-join')}>
      <OneField
        label={words.say('web-code')}
        button={words.say('web-join.code')}
        first={code}
        maxLength={12}
        inputClass={styles.codeInput ?? ''}
        capitals
        onGive={join}
      />
      <h2>{words.say('web-lobby')}</h2>
      {open.data === null ? <p className="soft">{words.say('web-no-server')}</p> : null}
      {open.data?.length === 0 ? <p className="soft">{words.say('web-lobby-empty')}</p> : null}
      <ul className={styles.lobby}>
        {open.data?.map((item) => {
          const taken = item.names.filter((name) => name !== '');
          const game = gameIdOf(item.game);
          return (
            <li key={item.id} className="card row">
              {game === null ? null : <GameEmblem game={game} />}
              <div className="grow">
                <h3>{words.say(`game-${item.game}`)}</h3>
                <p className="soft small">
                  {words.list(taken)} ·{' '}
                  {words.say('web-seats-taken', { count: taken.length, of: item.seats })}
                </p>
                <RulesOfTable game={item.game} options={item.options} clock={item.clock} />
              </div>
              <Link href={`/apart/table/${item.id}`} className="button">
                {words.say('web-join.code')}
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
