import { type BaseView, highestFirst, lowestFirst, ofSeat, type Seat } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Say, SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ClimbingNumber } from '../moments/ClimbingNumber.tsx';
import { NoticeToast, OnlineNotices } from '../online/OnlineNotices.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { GoOn } from '../table/ActionBar.tsx';
import { Felt } from '../table/Felt.tsx';
import type { TableDevice } from '../table/model/feed.ts';
import { noDialogs, tableKeys } from '../table/model/keys.ts';
import { actingSeats } from '../table/model/seats.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { turnText } from '../table/model/summaries.ts';
import { useOpened, useShown, useStore } from '../table/use-table.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { buzz } from './buzz.ts';
import { HostPart, RulesPart } from './HostPart.tsx';
import styles from './phone.module.css';
import { openPhoneSession } from './phone-session.ts';
import { useShake } from './shake.ts';

/** Turns sounds off, because the room plays them. The phone vibrates when its player's turn begins. */
const phoneDevice = (device: TableDevice): TableDevice => ({
  ...device,
  isParty: true,
  play: ({ kind }) => kind === 'my-turn' && buzz(),
});

interface PhoneMatchProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly start: BaseView;
  /** The name of the player who should get this phone now; null while that player has it. */
  readonly passTo: string | null;
  readonly onPass: () => void;
  /** The part that replaces the dice after the match. */
  readonly end: ReactNode;
}

export function PhoneMatch({ table, state, start, passTo, onPass, end }: PhoneMatchProps) {
  const messages = useMessages();
  const session = useOpened((device) => openPhoneSession(table, { state, start }, phoneDevice(device)));
  const { status, missed } = useStore(session);
  const shown = useShown(session.model);
  const undo = useRef<HTMLButtonElement>(null);
  const { names, feed, choosing } = shown;
  const keys = useMemo(() => tableKeys(session.model, noDialogs), [session.model]);
  useKeys(keys);
  const roll = () => {
    const { controls, choosing: seat } = session.model.now();
    const action = controls.actions.find(({ key, why }) => key === 'r' && why === null);
    if (seat !== null && action !== undefined) session.model.act(action);
  };
  const shaking = useShake(roll);
  const isMine = choosing !== null;
  useEffect(() => {
    document.title = isMine ? `● ${messages.say('your-turn')}` : `${feed.title} – Dicehall`;
  }, [isMine, messages, feed.title]);
  // The table plays no sound for the first turn of a match, so the phone signals that turn itself.
  const begins = isMine && shown.count === 0;
  useEffect(() => {
    if (begins) buzz();
  }, [begins]);
  // The note about missed events stays until the player's own move.
  useEffect(() => {
    if (!isMine) return;
    return session.dismiss;
  }, [isMine, session]);
  const seat = state.you.seat === null ? undefined : state.table.seats[state.you.seat];
  const isPlaying = seat?.resigned === false && state.table.match?.places === null;
  const isHost = state.table.host === state.you.person;
  const change = (
    ...asked: Parameters<typeof table.api.changeTable> extends [string, ...infer Asked] ? Asked : never
  ) => table.api.changeTable(state.table.id, ...asked);
  return (
    <SeatNamesProvider names={names}>
      <div
        className={styles.match}
        data-game={feed.game.id}
        data-shown={shown.count}
        data-mine={isMine || undefined}
        key={state.restarts}
      >
        {shown.isEnd ? null : <Me shown={shown} />}
        <div className={styles.notices}>
          <OnlineNotices names={names} status={status} undo={undo} change={change} />
          {missed === null ? null : (
            <p className={styles.missed} data-missed>
              {missed}
            </p>
          )}
          <GoOn table={session.model} shown={shown} />
        </div>
        <main className={styles.table} aria-label={feed.title}>
          <h1 className="visually-hidden">{feed.title}</h1>
          <Felt
            table={session.model}
            shown={shown}
            cover={
              shown.feed.result != null || state.table.match?.ended === 'stopped' ? (
                end
              ) : passTo === null ? null : (
                <PassOn name={passTo} onPass={onPass} />
              )
            }
          />
        </main>
        {shown.problem === null ? null : <p className={styles.problem}>{shown.problem}</p>}
        {shaking.state === 'none' || shown.isEnd ? null : (
          <p className={styles.hint}>
            {shaking.state === 'on' ? (
              messages.say('phone-shake')
            ) : (
              <Button tone="quiet" data-action="shake" onClick={shaking.ask}>
                {messages.say('phone-shake-allow')}
              </Button>
            )}
          </p>
        )}
        <div className={styles.lastLine}>
          <p className={styles.latest} aria-hidden="true" data-latest>
            {shown.isEnd ? null : shown.latest}
          </p>
          <NoticeToast state={state} over="line" />
        </div>
        <div className={styles.more}>
          <details className={styles.host} data-more>
            <summary className="label">{messages.say('phone-more')}</summary>
            <RulesPart table={state.table} />
            <div className="row">
              {isPlaying ? (
                <Button data-action="leave-match" onClick={() => void change('resign')}>
                  {messages.say('phone-leave-match')}
                </Button>
              ) : null}
              <a href={`/online/table/${state.table.id}`}>{messages.say('phone-full-table')}</a>
            </div>
          </details>
          {isHost ? <HostPart table={state.table} api={table.api} me={state.you.person ?? ''} /> : null}
        </div>
      </div>
    </SeatNamesProvider>
  );
}

function Me({ shown }: { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { feed, view, acting, choosing, controls } = shown;
  const [me] = feed.mine;
  const { lowScoreWins, simultaneousChoices } = feed.game.facts;
  const places = lowScoreWins ? lowestFirst(view.scores) : highestFirst(view.scores);
  const next = nextOf(shown);
  const { step } = view;
  // The line names the players who still choose. In games with turns, the felt already shows whose turn it is.
  const hasTurn = simultaneousChoices && step.kind !== 'over' && acting.length > 0;
  const { unscored = [] } = controls;
  const hasPlace = unscored.length === 0 && places.some((place) => place > 1);
  return (
    <header className={styles.me}>
      {me === undefined ? null : (
        <>
          <TokenMark token={feed.seats[me]?.token ?? tokenOfSeat(me)} />
          <p className={styles.name}>
            {feed.seats[me]?.name}
            <span className="soft small">
              {hasPlace
                ? messages.say('phone-place', { place: ofSeat(places, me), of: feed.seats.length })
                : null}
              {controls.standings[me] == null ? null : (
                <>
                  {hasPlace && ' · '}
                  <Say phrase={controls.standings[me]} />
                </>
              )}
            </span>
          </p>
          <p className={`number ${styles.score}`} data-score-of={me}>
            <ClimbingNumber value={ofSeat(view.scores, me)} seat={me} isUnscored={unscored.includes(me)} />
          </p>
        </>
      )}
      <p className={styles.turn} data-turn>
        {!hasTurn
          ? null
          : choosing !== null
            ? messages.say('your-turn')
            : turnText({ messages, seats: feed.seats }, view, feed.mine)}
        {next === null ? null : (
          <span className="soft small" data-next>
            {messages.say(
              'phone-next',
              { seat: { seat: next }, who: next === me ? 'you' : 'other' },
              shown.names,
            )}
          </span>
        )}
      </p>
    </header>
  );
}

/**
 * Returns the player whose turn comes next. While a headline still shows the previous player, this is the player
 * whose turn has begun.
 */
function nextOf({ acting, controls, reveal, view }: ShownTable): Seat | null {
  if (reveal !== null) return null;
  const [turn] = actingSeats(view);
  return turn === undefined || acting.includes(turn) ? (controls.next ?? null) : turn;
}

/** Hides everything until the next player has the phone. */
function PassOn({ name, onPass }: { readonly name: string; readonly onPass: () => void }) {
  const messages = useMessages();
  return (
    <div className={styles.pass}>
      <p>{messages.say('phone-pass', { name })}</p>
      <Button tone="primary" className={styles.large} data-action="it-is-me" onClick={onPass}>
        {messages.say('phone-pass.me', { name })}
      </Button>
    </div>
  );
}
