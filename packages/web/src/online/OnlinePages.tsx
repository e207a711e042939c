import { findGame, type OptionValue, withoutDefaults } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import { gameIdOf, type Refused, refusalText } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { hasGuide } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LateChoices } from '../party/LateChoices.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { readTable } from './api.ts';
import { Join } from './Join.tsx';
import { EnterNameButton, NameGate } from './NameGate.tsx';
import { NewTable } from './NewTable.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import styles from './online.module.css';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { freeSeats, hostValues } from './seat-facts.ts';
import { TableRules } from './TableRules.tsx';
import { takeFreeSeat } from './take-free-seat.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const never = () => () => {};
const nothing = () => null;

const isGone = ({ code }: Refused): boolean => code === 'bad-request' || code === 'no-such-table';

interface TableMessageProps {
  readonly problem: Refused | null;
  readonly onRetry: () => void;
}

function TableMessage({ problem, onRetry }: TableMessageProps) {
  const messages = useMessages();
  if (problem === null) {
    return (
      <Page title={messages.say('web-table')}>
        <p className="soft">{messages.say('web-connecting')}</p>
      </Page>
    );
  }
  if (isGone(problem)) return <TableGone />;
  return (
    <Page title={messages.say('web-table')}>
      <p role="alert">{refusalText(messages, problem)}</p>
      <div className="row">
        <Button tone="primary" onClick={onRetry}>
          {messages.say('web-try-again')}
        </Button>
        <LinkButton href="/online/join">{messages.say('web-lobby')}</LinkButton>
      </div>
    </Page>
  );
}

function TableGone() {
  const messages = useMessages();
  return (
    <Page title={messages.say('web-table-gone')}>
      <p role="alert">{messages.say('web-bad-table-link')}</p>
      <div className="row">
        <LinkButton href="/online/join" tone="primary">
          {messages.say('web-join-code')}
        </LinkButton>
        <LinkButton href="/">{messages.say('web-to-start')}</LinkButton>
      </div>
    </Page>
  );
}

interface OnlineTablePageProps {
  readonly id: string;
  /** The name that the person chose, if any. */
  readonly name?: string;
}

function OnlineTablePage({ id, name }: OnlineTablePageProps) {
  const [, go] = useLocation();
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openOnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const state = useSyncExternalStore(table?.onChange ?? never, table?.now ?? nothing);
  const problem = useSyncExternalStore(table?.onChange ?? never, table?.problem ?? nothing);
  // The people of an evening continue to its next match together.
  const next = state?.table.evening == null ? null : state.table.rematch;
  useEffect(() => {
    if (next !== null) go(`/online/table/${next}`, { replace: true });
  }, [next, go]);
  if (table === null || state === null)
    return <TableMessage problem={problem} onRetry={() => table?.retryNow()} />;
  if (state.table.status === 'open' || state.table.match === null || state.start === null) {
    return <WaitingRoom state={state} name={name} onSnapshot={table.take} />;
  }
  // The table opens only after all past events have loaded. Otherwise it would announce past events as new.
  if (!state.hasPast) return <TableMessage problem={null} onRetry={table.retryNow} />;
  return (
    <>
      <OnlineMatch table={table} state={state} start={state.start} />
      <LateChoices state={state} own={table} unnamed={<EnterNameButton />} />
    </>
  );
}

type Table = Snapshot['table'];

const invitationTo = (id: string) => ({
  queryKey: ['invitation', id],
  queryFn: () => readTable(id),
});

function invitationTitle(messages: Catalogue, table: Table): string {
  const { known, name: host } = hostValues(table);
  const game = messages.lookup(`game-${table.game}`);
  return table.status === 'open' ? messages.say('web-invited', { host, known, game }) : game;
}

/** Whether a table has the standard rules. The stated duration of a match applies only to these. */
function isStandard({ game, options }: Table): boolean {
  const specs = findGame(game)?.options ?? {};
  return Object.keys(withoutDefaults(specs, options as Record<string, OptionValue>)).length === 0;
}

/**
 * Shows the invitation to a table. It reads the table again every 5 seconds, because the match can start and end
 * meanwhile.
 */
function Invitation({ id }: { readonly id: string }) {
  const messages = useMessages();
  const { data } = useQuery({ ...invitationTo(id), refetchInterval: 5000, refetchOnMount: false });
  if (!data?.ok) return null;
  const { table } = data.value;
  const game = listedGames().find(({ id }) => id === gameIdOf(table.game));
  const texts = game === undefined ? null : gameTexts(messages, game);
  const why = table.status !== 'open' ? table.status : freeSeats(table) === 0 ? 'full' : 'free';
  const taken = table.seats.flatMap(({ name }) => name ?? []);
  return (
    <Card className={styles.invitation}>
      {game === undefined ? null : <GameEmblem game={game.id} />}
      <div>
        {texts === null ? null : (
          <p>
            {texts.about} {isStandard(table) ? messages.say('web-invited-time', { time: texts.time }) : null}{' '}
            {game !== undefined && hasGuide(game.id) ? (
              <Link href={`/guide/${game.id}`}>{messages.say('guide-start')}</Link>
            ) : null}
          </p>
        )}
        <p>
          {[
            taken.length > 0 && messages.list(taken),
            table.status === 'open' &&
              messages.say('web-seats-taken', { count: taken.length, of: taken.length + freeSeats(table) }),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        </p>
        <p role="status">{why === 'free' ? null : messages.say('web-invited-late', { why })}</p>
        {table.rematch === null ? null : (
          <p>
            <Link href={`/online/table/${table.rematch}`}>{messages.say('online-notice-rematch')}</Link>
          </p>
        )}
        <TableRules game={table.game} options={table.options} clock={table.clock} coach={table.coach} />
      </div>
    </Card>
  );
}

/**
 * Shows the invitation to people without a name. As soon as they have entered a name, they get a seat and see the
 * table.
 */
function InvitedTable({ id }: { readonly id: string }) {
  const messages = useMessages();
  const query = useQuery(invitationTo(id));
  const answer = query.data;
  const table = answer?.ok ? answer.value.table : undefined;
  const isOpen = table?.status === 'open' && freeSeats(table) > 0;
  if (answer === undefined) return <TableMessage problem={null} onRetry={() => {}} />;
  if (!answer.ok && isGone(answer)) return <TableGone />;
  return (
    <NameGate
      title={messages.say('web-table')}
      invitation={{
        title: table === undefined ? messages.say('web-table') : invitationTitle(messages, table),
        about: <Invitation id={id} />,
      }}
      {...(isOpen && { button: messages.say('web-invited-join'), onNamed: () => takeFreeSeat(id) })}
      unnamed={() => <OnlineTablePage id={id} />}
    >
      {(me) => <OnlineTablePage id={id} name={me.name} />}
    </NameGate>
  );
}

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export default function OnlinePages() {
  const messages = useMessages();
  return (
    <QueryClientProvider client={client}>
      <Switch>
        <Route path="/online/new/:game">{({ game }) => <NewTable gameId={game} />}</Route>
        <Route path="/online/table/:id">{({ id }) => <InvitedTable id={id} key={id} />}</Route>
        <Route path="/online/profile">
          <NameGate title={messages.say('web-you')}>{(me) => <ProfilePage me={me} />}</NameGate>
        </Route>
        {/* People enter the code first, and their name only when they take a seat. */}
        <Route path="/online/join/:code?">{({ code }) => <Join code={code ?? ''} key={code ?? ''} />}</Route>
        <Route>
          <Join code="" />
        </Route>
      </Switch>
    </QueryClientProvider>
  );
}
