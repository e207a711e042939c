import { type BaseView, type MatchRecord, message, replayed, unwrap, whyNotAskUndo } from '@dicehall/engine';
import { gameOfTable, matchSoFar, type OnlineState, seenDiceOf } from '@dicehall/server/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { announcer } from '../announce/announcer.ts';
import { useCoach } from '../coach/use-coach.ts';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { exploreMatch } from '../explore/explore-address.ts';
import { useMessages } from '../i18n/messages.tsx';
import { downloadRecord } from '../local/download-record.ts';
import { DiceProof } from '../proof/DiceProof.tsx';
import { changeSettings } from '../settings/settings.ts';
import type { MenuItem } from '../table/KeysDialog.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { call, changeTable } from './api.ts';
import { Chat } from './Chat.tsx';
import { clockOf } from './clock-of.ts';
import { FairDice } from './FairDice.tsx';
import { HostTools } from './HostTools.tsx';
import { keepOnlineMatch } from './keep-match.ts';
import { useMutedPeople } from './muted-people.ts';
import { OnlineNotices } from './OnlineNotices.tsx';
import type { OnlineTable } from './online-table.ts';
import { shownSeats } from './shown-seats.ts';
import { useTableNotes } from './use-table-notes.ts';
import { useTableStatus } from './use-table-status.ts';
import { useTurnNotice } from './use-turn-notice.ts';

interface OnlineMatchProps {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly start: BaseView;
}

export function OnlineMatch({ table, state, start }: OnlineMatchProps) {
  const messages = useMessages();
  const [, go] = useLocation();
  const muted = useMutedPeople();
  const [dialog, setDialog] = useState<'fair' | 'host' | 'resign' | null>(null);
  const { you, frames } = state;
  const match = state.table.match;
  const game = gameOfTable(state.table);
  const { id } = state.table;
  const title = messages.lookup(`game-${game.id}`);
  const mine = useMemo(() => (you.seat === null ? [] : [you.seat]), [you.seat]);
  const seats = useMemo(() => shownSeats(state.table, messages), [state.table, messages]);
  useTurnNotice({ isMine: match?.yourTurn === true, text: messages.say('web-your-turn'), title, table: id });
  const own = you.seat === null ? undefined : state.table.seats[you.seat];
  const result = useMemo(
    () =>
      match?.places == null
        ? null
        : { places: match.places, scores: match.view.scores, isResigned: match.ended === 'resigned' },
    [match],
  );
  const isOver = result !== null;
  const isOwn = you.seat !== null;
  useEffect(() => {
    if (isOver && isOwn) void keepOnlineMatch(id);
  }, [isOver, isOwn, id]);
  const isPlaying = you.seat !== null && !isOver && own?.resigned === false;
  const record = async () => {
    const answer = await call('GET', `/tables/${id}/record`, (raw) => raw as { record: MatchRecord });
    return answer.ok ? answer.value.record : null;
  };
  const change = async (what: string, body?: unknown) => {
    const answer = await changeTable(id, what, body);
    if (!answer.ok) announcer.say(answer.detail || messages.say('online-offline'), 'assertive');
    return answer;
  };
  const { table: agreed } = state;
  const known = useMemo(
    () => (agreed.coach ? matchSoFar({ table: agreed, frames }) : null),
    [agreed, frames],
  );
  const coach = useCoach(known, mine);
  const notes = useTableNotes(state, muted);
  const clock = useMemo(
    () => clockOf(state.table.clock, match?.deadline ?? null),
    [state.table.clock, match?.deadline],
  );
  const agree = useRef<HTMLButtonElement>(null);
  const status = useTableStatus(state);
  const offered = status.flatMap(({ actions }) => actions);
  const isAsked = offered.some(({ id }) => id === 'agree-undo');
  const undoCode = you.seat === null || isAsked ? null : whyNotAskUndo(game, frames.at(-1), you.seat);
  const undo = {
    why: undoCode === null ? null : message('web-why-not-undo', { code: undoCode }),
    run: () => (isAsked ? agree.current?.focus() : void change('undo')),
  };
  const standIn = () => {
    const action = offered.find(({ id }) => id === 'return' || id === 'stand-in');
    if (action === undefined) announcer.say(messages.say('online-stand-in-none'));
    else void change(action.what, action.body);
  };
  const save = async () => {
    const known = await record();
    if (known !== null) downloadRecord(known, id);
  };
  const explore = async () => {
    const whole = isOver ? await record() : null;
    const states = whole === null ? known?.states : unwrap(replayed(whole)).states;
    if (states !== undefined) go(exploreMatch(game, states));
  };
  const rematch = async () => {
    const answer = await change('rematch');
    if (answer.ok) go(`/online/table/${answer.value.table.id}`);
  };
  const cover =
    result === null ? null : (
      <MatchEnd
        id={id}
        game={game}
        frames={frames}
        start={start}
        seats={seats}
        mine={mine}
        places={result.places}
        scores={result.scores}
        onAgain={you.seat === null ? null : () => void rematch()}
        again={state.table.rematch === null ? undefined : messages.say('web-again-with')}
        record={record}
        replay={`/replay?record=/api/v1/tables/${id}/record`}
      >
        {result.isResigned ? <p>{messages.say('online-ended-resigned')}</p> : null}
        <DiceProof record={record} seen={seenDiceOf(state.seen)} />
        {you.seat === null && state.table.rematch !== null ? (
          <LinkButton href={`/online/table/${state.table.rematch}`}>
            {messages.say('web-watch-rematch')}
          </LinkButton>
        ) : null}
      </MatchEnd>
    );
  const item = (name: string, onChoose: () => void): MenuItem => ({
    id: name,
    label: messages.lookup(`web-menu-${name}`),
    onChoose,
  });
  const coachItem: MenuItem = {
    id: 'coach',
    label: messages.say('web-coach-turn', { to: coach.isOn ? 'off' : 'on' }),
    onChoose: () => changeSettings({ coach: !coach.isOn }),
  };
  const isHost = you.person !== null && state.table.host === you.person;
  const menu: MenuItem[] = [
    ...(isPlaying && own?.held === false ? [item('hold', () => void change('hold'))] : []),
    ...(isPlaying && state.table.coach ? [coachItem] : []),
    item('fair', () => setDialog('fair')),
    ...(isHost ? [item('host', () => setDialog('host'))] : []),
    { id: 'save', label: messages.say('web-save-record'), onChoose: () => void save() },
    // During play, values are help: they are only at hand where the table allows it.
    ...(isOver || known !== null
      ? [{ id: 'explore', label: messages.say('web-explore-here'), onChoose: () => void explore() }]
      : []),
    item('mine', () => go('/online/profile')),
    { id: 'settings', label: messages.say('web-settings'), onChoose: () => go('/settings') },
    ...(isPlaying
      ? [
          {
            id: 'resign',
            label: messages.say('web-resign'),
            isApart: true,
            onChoose: () => setDialog('resign'),
          },
        ]
      : []),
    { id: 'leave', label: messages.say('web-leave'), isApart: true, onChoose: () => go('/') },
  ];
  return (
    <>
      <TableScreen
        key={state.restarts}
        game={game}
        title={title}
        isCoachAllowed={state.table.coach}
        seats={seats}
        frames={frames}
        start={start}
        mine={mine}
        act={async (_seat, move) => {
          const problem = await table.play(move);
          return problem !== null && messages.has(problem) ? messages.lookup(problem) : problem;
        }}
        cover={cover}
        result={result}
        notes={notes}
        clock={clock}
        undo={isPlaying && own?.held === false ? undo : undefined}
        onStandIn={standIn}
        coach={isPlaying && state.table.coach ? coach : undefined}
        aside={<Chat state={state} />}
        notice={
          <OnlineNotices
            state={state}
            names={seats.map(({ name }) => name)}
            status={status}
            agree={agree}
            change={change}
          />
        }
        menu={menu}
      />
      {dialog === 'fair' ? (
        <Dialog title={messages.say('web-fair')} onClose={() => setDialog(null)}>
          <FairDice state={state} />
        </Dialog>
      ) : null}
      {dialog === 'host' && you.person !== null ? (
        <Dialog title={messages.say('web-host-tools')} onClose={() => setDialog(null)}>
          <HostTools table={state.table} me={you.person} />
        </Dialog>
      ) : null}
      {dialog === 'resign' ? (
        <ConfirmDialog
          text="web-resign"
          about={messages.say('web-resign.about')}
          action="resign"
          onConfirm={() => {
            setDialog(null);
            void change('resign');
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
