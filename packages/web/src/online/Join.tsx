import { gameIdOf, refusalText } from '@dicehall/server/client';
import { lobbyItemSchema } from '@dicehall/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { OneFieldForm } from '../ui/OneFieldForm.tsx';
import { fetched, tableOfCode } from './api.ts';
import styles from './online.module.css';
import { TableRules } from './TableRules.tsx';

const lobby = () => fetched('/tables', lobbyItemSchema.array());

export function Join({ code }: { readonly code: string }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const open = useQuery({ queryKey: ['lobby'], queryFn: lobby, refetchInterval: 5000 });
  const join = async (given: string) => {
    const answer = await tableOfCode(given);
    if (!answer.ok) return refusalText(messages, answer);
    go(`/online/table/${answer.value}`);
    return null;
  };
  return (
    <Page title={messages.say('web-play-online')}>
      <OneFieldForm
        label={messages.say('web-code')}
        button={messages.say('web-join')}
        initial={code}
        maxLength={12}
        inputClass={styles.codeInput ?? ''}
        capitals
        onSubmit={join}
      />
      <h2>{messages.say('web-make-table')}</h2>
      <div className="row">
        {listedGames().map(({ id }) => (
          <LinkButton href={`/online/new/${id}`} key={id}>
            {messages.lookup(`game-${id}`)}
          </LinkButton>
        ))}
      </div>
      <h2>{messages.say('web-lobby')}</h2>
      {open.data === null ? <p className="soft">{messages.say('web-no-server')}</p> : null}
      {open.data?.length === 0 ? <p className="soft">{messages.say('web-lobby-empty')}</p> : null}
      <ul className={styles.lobby}>
        {open.data?.map((item) => {
          const taken = item.names.filter((name) => name !== '');
          const game = gameIdOf(item.game);
          return (
            <Card as="li" key={item.id} className="row">
              {game === null ? null : <GameEmblem game={game} />}
              <div className="grow">
                <h3>{messages.lookup(`game-${item.game}`)}</h3>
                <p className="soft small">
                  {messages.list(taken)} ·{' '}
                  {messages.say('web-seats-taken', { count: taken.length, of: item.seats })}
                </p>
                <TableRules game={item.game} options={item.options} clock={item.clock} coach={item.coach} />
              </div>
              <LinkButton href={`/online/table/${item.id}`}>{messages.say('web-join')}</LinkButton>
            </Card>
          );
        })}
      </ul>
    </Page>
  );
}
