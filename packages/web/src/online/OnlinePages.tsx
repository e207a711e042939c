import { type AnyGame, findGame, nearestPreset, type OptionValue, withDefaults } from '@dicehall/engine';
import { type Catalogue, gameTexts, presetTexts } from '@dicehall/messages';
import { type Refused, refusalText } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { hasGuide } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LateChoices } from '../party/LateChoices.tsx';
import { currentSettings } from '../settings/settings.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { changeTable, readTable } from './api.ts';
import { isKnownGuest } from './guest-flag.ts';
import { Join } from './Join.tsx';
import { EnterNameButton, isWatchingHere, NameGate } from './NameGate.tsx';
import { NewTable } from './NewTable.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import styles from './online.module.css';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { freeSeats, hasBotSeat, hostValues, mayWait } from './seat-facts.ts';
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
  const isWatching = state?.you.seat == null;
  useEffect(() => {
    if (next !== null) go(`/online/table/${next}`, { replace: true, state: { isWatching } });
  }, [next, go, isWatching]);
  if (table === null || state === null || problem !== null)
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

/** Describes the game of a table, its rules if they have a name, and how long a match takes if they are the standard. */
function gameOfTable(messages: Catalogue, game: AnyGame, { options }: Table): string {
  const { about, time } = gameTexts(messages, game);
  const given = withDefaults(game.options, options as Record<string, OptionValue>);
  const { preset, differing } = nearestPreset(game, given);
  if (differing.length > 0) return about;
  return [
    about,
    ...(preset === null ? [] : [presetTexts(messages, game, preset).about]),
    ...(preset === (game.presets?.[0] ?? null) ? [messages.say('web-invited-time', { time })] : []),
  ].join(' ');
}

/** Returns what a person without a seat can do first at a table. */
function wayIn(table: Table): 'join' | 'full' | 'bot' | 'next' | 'playing' | 'over' {
  if (table.status === 'open') return freeSeats(table) > 0 ? 'join' : 'full';
  if (hasBotSeat(table)) return 'bot';
  return table.status === 'playing' && mayWait(table) ? 'next' : table.status;
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
  const game = findGame(table.game);
  const why = wayIn(table);
  const taken = table.seats.flatMap(({ name }) => name ?? []);
  return (
    <Card className={styles.invitation}>
      {game === undefined ? null : <GameEmblem game={game.id} />}
      <div>
        {game === undefined ? null : (
          <p>
            {gameOfTable(messages, game, table)}{' '}
            {hasGuide(game.id) ? <Link href={`/guide/${game.id}`}>{messages.say('guide-start')}</Link> : null}
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
        <p role="status">{why === 'join' ? null : messages.say('web-invited-late', { why })}</p>
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

/** Makes the request that a way in needs. Resolves to the reason if the server refuses it. */
async function enter(id: string, way: ReturnType<typeof wayIn>): Promise<Refused | null> {
  if (way === 'join') return takeFreeSeat(id);
  if (way !== 'bot' && way !== 'next') return null;
  const answer = await changeTable(id, way === 'bot' ? 'sit' : 'wait', { mark: currentSettings().token });
  return answer.ok ? null : answer;
}

/**
 * Shows the invitation to people without a name. As soon as they have entered a name, they get a seat and see the
 * table. A person with a name gets a free seat at once.
 */
function InvitedTable({ id }: { readonly id: string }) {
  const messages = useMessages();
  const query = useQuery(invitationTo(id));
  const answer = query.data;
  const table = answer?.ok ? answer.value.table : undefined;
  const way = table === undefined ? undefined : wayIn(table);
  const [isExpected] = useState(() => isKnownGuest() && !isWatchingHere());
  const seated = useQuery({
    queryKey: ['seat', id],
    queryFn: () => takeFreeSeat(id),
    enabled: isExpected,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (answer === undefined || seated.isLoading) return <TableMessage problem={null} onRetry={() => {}} />;
  if (!answer.ok && (isGone(answer) || answer.code === 'no-watching'))
    return <TableMessage problem={answer} onRetry={() => void query.refetch()} />;
  return (
    <NameGate
      title={messages.say('web-table')}
      invitation={{
        title: table === undefined ? messages.say('web-table') : invitationTitle(messages, table),
        about: <Invitation id={id} />,
      }}
      button={way === undefined ? undefined : messages.say('web-invited-join', { way })}
      onNamed={way === undefined ? undefined : () => enter(id, way)}
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
