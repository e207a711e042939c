import { type OnlineState, seenDiceOf, verifyCommand } from '@dicehall/server/client';
import type { SeatState } from '@dicehall/server/protocol';
import { Spoken } from '../announce/Spoken.tsx';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { DiceProof } from '../proof/DiceProof.tsx';
import { seatKey } from '../table/model/seats.ts';
import { useShown, useStore } from '../table/use-table.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { changeTable } from './api.ts';
import { HostTools } from './HostTools.tsx';
import styles from './online.module.css';
import type { OnlineSession } from './online-session.ts';
import { drawSeed } from './saved-tables.ts';
import { useTurns } from './use-turns.ts';

function whatOf(
  kind: SeatState['kind'],
  commitment: string | null,
  seed: string | null,
  areFinal: boolean,
): 'bot' | 'none' | 'revealed' | 'withheld' | 'committed' {
  if (kind === 'bot') return 'bot';
  if (commitment === null) return 'none';
  if (seed !== null) return 'revealed';
  return areFinal ? 'withheld' : 'committed';
}

export function FairDice({ state }: { readonly state: OnlineState }) {
  const messages = useMessages();
  const { table, you, seen } = state;
  const { commitment, clientCommitments, clientSeeds, serverSeed } = table.dice;
  const partOf = ({ seat, kind }: SeatState) => {
    const promised = clientCommitments[seat] ?? null;
    const seed = clientSeeds[seat] ?? null;
    const shown = seed ?? promised;
    return (
      <>
        {messages.say('web-fair-what', { what: whatOf(kind, promised, seed, table.match !== null) })}{' '}
        {shown === null ? null : <code className="code">{shown}</code>}
      </>
    );
  };
  const draw = async () => {
    const drawn = await drawSeed();
    if (drawn !== undefined) await changeTable(table.id, 'commitment', { commitment: drawn });
  };
  return (
    <div className={styles.tools} data-fair-dice>
      <p className="soft small">{messages.say('web-fair.about')}</p>
      <dl className={styles.seeds}>
        <dt>{messages.say('web-fair-promise')}</dt>
        <dd>
          <code className="code">{seen.commitment ?? commitment}</code>
        </dd>
        {serverSeed === null ? null : (
          <>
            <dt>{messages.say('web-fair-server')}</dt>
            <dd>
              <code className="code">{serverSeed}</code>
            </dd>
          </>
        )}
        {table.seats.map((seat) =>
          seat.kind === 'empty' ? null : (
            <div key={seatKey(seat.seat)}>
              <dt>{messages.say('web-fair-part', { name: seat.name ?? '' })}</dt>
              <dd>{partOf(seat)}</dd>
            </div>
          ),
        )}
      </dl>
      {table.status === 'open' && you.seat !== null ? (
        <div className={styles.group}>
          <p className="soft small">{messages.say('web-fair-draw.about')}</p>
          <Button data-action="draw-seed" onClick={() => void draw()}>
            {messages.say('web-fair-draw')}
          </Button>
        </div>
      ) : null}
      {seen.clientCommitments === null ? null : (
        <CopyLink label={messages.say('web-fair-command')} link={() => verifyCommand(seen)} />
      )}
    </div>
  );
}

/** Whether the match continues after this player resigns: at least two players are left, one of them a person. */
function goesOnWithout({ table, you }: OnlineState): boolean {
  const left = table.seats.filter(({ seat, resigned }) => seat !== you.seat && !resigned);
  return left.length > 1 && left.some(({ kind }) => kind === 'person');
}

export function OnlineDialogs({ session }: { readonly session: OnlineSession }) {
  const messages = useMessages();
  const { state, dialog } = useStore(session);
  const close = () => session.open(null);
  switch (dialog) {
    case null:
      return null;
    case 'fair':
      return (
        <Dialog title={messages.say('web-fair')} onClose={close}>
          <FairDice state={state} />
        </Dialog>
      );
    case 'host':
      return state.you.person === null ? null : (
        <Dialog title={messages.say('web-host-tools')} onClose={close}>
          <HostTools table={state.table} me={state.you.person} />
        </Dialog>
      );
    case 'resign':
      // The match may end while the dialog is open.
      return session.model.now().feed.result != null ? null : (
        <ConfirmDialog
          text="web-resign"
          about={messages.say('web-resign.about', { goesOn: goesOnWithout(state) ? 'yes' : 'no' })}
          action="resign"
          onConfirm={() => {
            close();
            void session.change('resign');
          }}
          onClose={close}
        />
      );
  }
}

export function OnlineEnd({ session }: { readonly session: OnlineSession }) {
  const messages = useMessages();
  const shown = useShown(session.model);
  const { state, status } = useStore(session);
  const asked = status.find(({ kind }) => kind === 'rematch');
  const { id, rematch, waiting } = state.table;
  const isSpectator = session.mine.length === 0;
  // Spectators who wait for the next match have a seat at the rematch.
  const isInvited = !isSpectator || waiting.some(({ person }) => person === state.you.person);
  const turns = useTurns(rematch !== null && isInvited);
  const hasBegun =
    turns.data?.some(({ table, status }) => table === rematch && status === 'playing') === true;
  const join = messages.say('web-again-with', {
    state: !isInvited ? 'watch' : hasBegun ? 'playing' : 'open',
  });
  return (
    <MatchEnd
      id={id}
      shown={shown}
      onAgain={isSpectator && rematch === null ? null : () => void session.rematch()}
      again={
        rematch === null ? undefined : (
          <>
            <small>{asked === undefined ? null : messages.text(asked.text, shown.names)}</small> {join}
          </>
        )
      }
      record={session.record}
      replay={`/replay?record=/api/v1/tables/${id}/record`}
    >
      {hasBegun ? <Spoken className="visually-hidden" text={join} /> : null}
      <DiceProof record={session.record} seen={seenDiceOf(state.seen)} />
    </MatchEnd>
  );
}
