import { gameIdOf } from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Card } from '../ui/Card.tsx';
import { changeTable, fetched } from './api.ts';
import { NameGate } from './NameGate.tsx';
import { OnlineTablePage } from './OnlineTablePage.tsx';
import styles from './online.module.css';
import { seatRequest } from './seat-request.ts';
import { TableRules } from './TableRules.tsx';

type Table = Snapshot['table'];

const freeSeatOf = (table: Table) => table.seats.find(({ kind }) => kind === 'empty')?.seat;

/** Who invites to which game, with which options. */
function Invitation({ table }: { readonly table: Table }) {
  const messages = useMessages();
  const game = gameIdOf(table.game);
  const taken = table.seats.flatMap(({ name }) => name ?? []);
  const host = table.seats.find(({ person }) => person !== null && person === table.host)?.name;
  return (
    <Card className={styles.invitation}>
      {game === null ? null : <GameEmblem game={game} />}
      <div>
        <h2>
          {messages.say('web-invited', {
            host: host ?? '',
            known: host == null ? 'no' : 'yes',
            game: messages.lookup(`game-${table.game}`),
          })}
        </h2>
        <p>
          {taken.length === 0 ? null : `${messages.list(taken)} · `}
          {messages.say('web-seats-taken', { count: taken.length, of: table.seats.length })}
        </p>
        <TableRules game={table.game} options={table.options} clock={table.clock} coach={table.coach} />
      </div>
    </Card>
  );
}

/** A table that a link leads to. People without a name see the invitation; with a name they are seated at once. */
export function InvitedTable({ id }: { readonly id: string }) {
  const messages = useMessages();
  const query = useQuery({
    queryKey: ['invitation', id],
    queryFn: () => fetched(`/tables/${id}`, snapshotSchema),
  });
  const table = query.data?.table;
  const isOpen = table?.status === 'open' && freeSeatOf(table) !== undefined;
  const sit = async () => {
    const now = (await query.refetch()).data?.table;
    const seat = now?.status === 'open' ? freeSeatOf(now) : undefined;
    // When the seat has just been taken, the table shows that.
    if (seat !== undefined) await changeTable(id, 'sit', { seat, ...(await seatRequest()) });
  };
  return (
    <NameGate
      title={messages.say('web-table')}
      invitation={isOpen ? <Invitation table={table} /> : null}
      {...(isOpen && { button: messages.say('web-invited-join'), onNamed: sit })}
      unnamed={() => <OnlineTablePage id={id} key={id} />}
    >
      {() => <OnlineTablePage id={id} key={id} />}
    </NameGate>
  );
}
