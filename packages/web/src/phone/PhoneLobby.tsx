import { ofSeat } from '@dicehall/engine';
import { tableStatus } from '@dicehall/server/client';
import { snapshotSchema } from '@dicehall/server/protocol';
import { Spoken } from '../announce/Spoken.tsx';
import { useMessages } from '../i18n/messages.tsx';
import notices from '../online/notices.module.css';
import { NoticeToast } from '../online/OnlineNotices.tsx';
import { StartMatch, useSeatNews } from '../online/StartMatch.tsx';
import { drawSeed } from '../online/saved-tables.ts';
import { mayJoin } from '../online/seat-facts.ts';
import { useChanges } from '../online/use-changes.ts';
import { looksOf } from '../setup/characters.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { HostPart, RulesPart } from './HostPart.tsx';
import styles from './phone.module.css';
import type { PlayerTable } from './use-tables.ts';

interface PhoneLobbyProps {
  readonly tables: readonly PlayerTable[];
  readonly onAdd: () => void;
}

export function PhoneLobby({ tables, onAdd }: PhoneLobbyProps) {
  const messages = useMessages();
  const host = tables.find(({ state }) => state !== null && state.table.host === state.you.person);
  const [first] = tables;
  const { table: own = null, state = null } = host ?? first ?? {};
  const { problem, after, change } = useChanges(state?.table.id ?? '', own ?? {});
  useSeatNews(state?.you.seat ?? null);
  if (own === null || state === null) return null;
  const { table } = state;
  const isOpen = table.status === 'open';
  const isHost = host !== undefined && isOpen;
  const looks = looksOf(messages, table.seats);
  const mine = tables.map(({ state: other }) => other?.you.person);
  /** The player of this phone who waits for the next match, if any. */
  const standing = tables.find(({ state: other }) => other?.you.seat === null);
  const standingPerson = standing?.state?.you.person ?? null;
  const sit = async () => {
    const mark = table.waiting.find(({ person }) => person === standingPerson)?.mark;
    const commitment = await drawSeed();
    const answer = await standing?.table?.api.changeTable(table.id, 'sit', { commitment, mark });
    // The answer is the table as this player sees it.
    if (answer !== undefined) after(answer, standing?.table?.take);
  };
  const leave = async () => {
    if (own !== standing?.table) return change('stand');
    return after(
      await own.api.call('DELETE', `/tables/${table.id}/wait`, (raw) => snapshotSchema.parse(raw)),
    );
  };
  const waiting = tableStatus(state, Date.now()).find(({ kind }) => kind === 'waiting');
  return (
    <main className={styles.lobby} data-lobby>
      <header>
        <h1>{messages.lookup(`game-${table.game}`)}</h1>
        <p className="soft">{messages.say('phone-code', { code: table.code })}</p>
        <RulesPart table={table} />
      </header>
      {state.link === 'lost' ? (
        <p className={notices.lost} data-status="lost">
          {messages.say('online-lost')}
        </p>
      ) : null}
      <NoticeToast state={state} over="lobby" />
      <ol className={styles.people} aria-label={messages.say('web-who-plays')}>
        {table.seats.map(({ seat: index, name, kind, person, here }) => (
          <li key={index} data-mine={mine.includes(person ?? '') || undefined} data-away={!here || undefined}>
            <TokenMark token={ofSeat(looks, index).token} isBot={kind === 'bot'} />
            <span className="grow">{name}</span>
            <span className="soft small">
              {person !== null && person === table.host
                ? messages.say('web-host')
                : here
                  ? null
                  : messages.say('web-away')}
            </span>
          </li>
        ))}
      </ol>
      <ErrorMessage text={problem} />
      {isOpen ? null : <Spoken text={messages.say('online-seeds-awaited')} />}
      {isHost ? (
        <StartMatch table={table} change={change} className={styles.large} isAlwaysMain />
      ) : isOpen && waiting !== undefined ? (
        <p role="status">
          {own === standing?.table ? messages.say('party-waiting') : messages.text(waiting.text)}
        </p>
      ) : null}
      {isOpen && standing !== undefined && mayJoin(table) ? (
        <Button tone="primary" className={styles.large} data-action="sit" onClick={() => void sit()}>
          {messages.say('party-sit')}
        </Button>
      ) : null}
      {isHost ? <HostPart table={table} api={own.api} me={state.you.person ?? ''} /> : null}
      {isOpen ? (
        <div className="row">
          <Button data-action="add-player" onClick={onAdd}>
            {messages.say('phone-add-player')}
          </Button>
          <Button tone="quiet" data-action="leave" onClick={() => void leave()}>
            {messages.say('web-leave')}
          </Button>
        </div>
      ) : null}
    </main>
  );
}
