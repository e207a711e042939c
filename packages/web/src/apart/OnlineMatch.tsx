import type { BaseView, MatchRecord } from '@dicehall/engine';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { saveRecord } from '../local/save-record.ts';
import { currentSettings } from '../settings/settings.ts';
import type { TableSeat } from '../table/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useWords } from '../words/words.tsx';
import { call, changeTable } from './api.ts';
import { Chat } from './Chat.tsx';
import { ClockLine } from './ClockLine.tsx';
import { DiceProof } from './DiceProof.tsx';
import { gameOfTable, type OnlineState, type OnlineTable } from './online-table.ts';

interface OnlineMatchProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly start: BaseView;
}

/** Says in the title, and as a notification if that is wanted, that it is one's turn. */
function useTurnNotice(isMine: boolean, text: string): void {
  useEffect(() => {
    if (!isMine) return;
    const before = document.title;
    document.title = `● ${text}`;
    if (
      document.hidden &&
      currentSettings().notifications &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(text);
    }
    return () => {
      document.title = before;
    };
  }, [isMine, text]);
}

/** A match of the server, played or watched. */
export function OnlineMatch({ table, state, start }: OnlineMatchProps) {
  const words = useWords();
  const [, go] = useLocation();
  const { you, frames } = state;
  const match = state.table.match;
  const game = gameOfTable(state.table);
  const id = state.table.id;
  const mine = useMemo(() => (you.seat === null ? [] : [you.seat]), [you.seat]);
  const seats = useMemo(
    () =>
      state.table.seats.map(
        (seat): TableSeat => ({
          name: seat.name ?? words.say('web-seat', { number: seat.seat + 1 }),
          kind: seat.kind === 'bot' || seat.held ? 'bot' : seat.kind,
          ...(seat.kind === 'person' && !seat.here ? { away: true } : {}),
        }),
      ),
    [state.table.seats, words],
  );
  useTurnNotice(match?.yourTurn === true, words.say('web-your-turn'));
  const own = you.seat === null ? undefined : state.table.seats[you.seat];
  const save = async () => {
    const answer = await call('GET', `/tables/${id}/record`, (raw) => raw as { record: MatchRecord });
    if (answer.ok) saveRecord(answer.value.record, id);
  };
  const rematch = async () => {
    const answer = await changeTable(id, 'rematch');
    if (answer.ok)
      go(
        `/apart/table/${answer.value.table.id === id ? (answer.value.table.rematch ?? id) : answer.value.table.id}`,
      );
  };
  const cover =
    match?.places == null ? null : (
      <MatchEnd
        game={game.id}
        frames={frames}
        start={start}
        seats={seats}
        places={match.places}
        scores={match.view.scores}
        onAgain={you.seat === null ? null : () => void rematch()}
        onSave={() => void save()}
        replay={null}
      >
        <DiceProof table={id} commitment={state.table.dice.commitment} />
      </MatchEnd>
    );
  return (
    <TableScreen
      game={game.id}
      title={words.say(`game-${game.id}`)}
      seats={seats}
      frames={frames}
      start={start}
      mine={mine}
      act={async (_seat, move) => {
        const problem = await table.play(move);
        return problem !== null && words.has(problem) ? words.say(problem) : problem;
      }}
      cover={cover}
      chat={state.said.map(({ name, text }) => `${name}: ${text}`)}
      aside={state.table.chat ? <Chat state={state} me={you.person} /> : null}
      notice={
        <>
          {state.link === 'lost' ? <p role="status">{words.say('web-lost')}</p> : null}
          {own?.held === true ? (
            <button
              type="button"
              className="button"
              data-tone="primary"
              onClick={() => void changeTable(id, 'return')}
            >
              {words.say('web-take-seat-back')}
            </button>
          ) : null}
          {match?.due == null ? null : <ClockLine due={match.due} />}
        </>
      }
      menu={[
        { id: 'save', label: words.say('web-save-record'), onChoose: () => void save() },
        { id: 'settings', label: words.say('web-settings'), onChoose: () => go('/settings') },
        ...(you.seat === null || match?.places != null
          ? []
          : [
              {
                id: 'resign',
                label: words.say('web-resign'),
                onChoose: () => void changeTable(id, 'resign'),
              },
            ]),
        { id: 'leave', label: words.say('web-leave'), onChoose: () => go('/') },
      ]}
    />
  );
}
