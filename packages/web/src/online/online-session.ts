import { type MatchRecord, message, replayStates, type Seat, unwrap, whyNotAskUndo } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import {
  type Answer,
  matchSoFar,
  noticeText,
  type OnlineState,
  refusalText,
  speakerOf,
  type TableChange,
  type TableStatus,
  tableStatus,
} from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import type { Note } from '../announce/buffers.ts';
import { openTableCoach } from '../coach/table-coach.ts';
import { exploreMatch } from '../explore/explore-address.ts';
import { downloadRecord } from '../local/download-record.ts';
import { createListeners } from '../settings/listeners.ts';
import { changeSettings } from '../settings/settings.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { menuOf } from '../table/model/menu.ts';
import { remembered } from '../table/model/remembered.ts';
import { openTable, type TableModel } from '../table/model/table.ts';
import { type OpenedMatch, openMatchFeed } from './match-feed.ts';
import { mutedPeople, onMuted } from './muted-people.ts';
import type { OnlineTable } from './online-table.ts';
import { saveOnlineMatch } from './save-online-match.ts';

export type OnlineDialog = 'fair' | 'host' | 'resign';

/** The state that is drawn in addition to the table. */
export interface OnlineShown {
  readonly state: OnlineState;
  readonly isOver: boolean;
  readonly isPlaying: boolean;
  /** The current status of the table, updated every second. */
  readonly status: readonly TableStatus[];
  readonly dialog: OnlineDialog | null;
}

export interface OnlineSession {
  readonly model: TableModel;
  readonly now: () => OnlineShown;
  readonly onChange: (listener: () => void) => () => void;
  readonly start: () => () => void;
  /** The seat of this client; empty for a spectator. */
  readonly mine: readonly Seat[];
  readonly record: () => Promise<MatchRecord | null>;
  /** Sends a change of the table, and announces a refusal. */
  readonly change: (...asked: TableChange) => Promise<Answer<Snapshot>>;
  readonly rematch: () => Promise<void>;
  readonly open: (dialog: OnlineDialog | null) => void;
}

/** The parts of the page that a session uses. */
interface PageOfSession {
  readonly go: (path: string, options?: { readonly state: unknown }) => void;
  /** Moves the focus to the button that agrees to an undo or withdraws the request. */
  readonly focusUndo: () => void;
}

/**
 * Returns messages and other notes at an online table, apart from moves, oldest first: the chat from before the page
 * was opened, then everything in order.
 */
function tableNotes(
  messages: Catalogue,
  said: OnlineState['said'],
  table: OnlineState['table'],
  notices: OnlineState['notices'],
  { seat: own, person: me }: OnlineState['you'],
  muted: ReadonlySet<string>,
): Note[] {
  const names = table.seats.map(({ name }) => name ?? '');
  const writtenSince = notices.filter(({ event }) => event.kind === 'said').length;
  const earlier = said
    .slice(0, Math.max(0, said.length - writtenSince))
    .filter(({ person }) => !muted.has(person))
    .map(
      ({ person, name, text }): Note => ({
        buffer: 'chat',
        text: messages.say('online-notice-said', { name, text }),
        isOwn: person === me,
      }),
    );
  const since = notices.flatMap((one): Note[] => {
    const speaker = speakerOf(one);
    const text = speaker !== null && muted.has(speaker) ? null : noticeText(one, table, own);
    if (text === null) return [];
    const said = messages.text(text, names);
    return speaker === null
      ? [{ buffer: 'table', text: said }]
      : [{ buffer: 'chat', text: said, isOwn: speaker === me }];
  });
  return [...earlier, ...since];
}

export function openOnlineSession(
  table: OnlineTable,
  { state: first, start, players }: OpenedMatch,
  device: TableDevice,
  page: PageOfSession,
): OnlineSession {
  const { messages, announcer } = device;
  const listeners = createListeners();
  const { id } = first.table;
  const match = openMatchFeed(table, { state: first, start, players }, device);
  const { game, own, mine, resultOf } = match;
  let dialog: OnlineDialog | null = null;
  let isKept = false;

  const stateNow = () => table.now() ?? first;
  const namesNow = () => match.now(stateNow()).seats.map(({ name }) => name);
  let status: readonly TableStatus[] = tableStatus(first, Date.now());
  const knownOf = remembered((agreed: OnlineState['table'], frames: OnlineState['frames']) =>
    agreed.coach ? matchSoFar({ table: agreed, frames }) : null,
  );
  const known = () => knownOf(stateNow().table, stateNow().frames);
  const record = async () => {
    const answer = await table.api.call(
      'GET',
      `/tables/${id}/record`,
      (raw) => raw as { record: MatchRecord },
    );
    return answer.ok ? answer.value.record : null;
  };
  const change = async (...asked: TableChange) => {
    const answer = await table.api.changeTable(id, ...asked);
    if (!answer.ok) announcer.say(refusalText(messages, answer), 'assertive');
    return answer;
  };
  const isOver = () => resultOf(stateNow()) !== null;
  const ownSeat = () => (own === null ? undefined : stateNow().table.seats[own]);
  const isPlaying = () => !isOver() && ownSeat()?.resigned === false;
  const isHeld = () => ownSeat()?.held === true;

  const offered = () => status.flatMap(({ actions }) => actions);
  function standIn(): void {
    const action = offered().find((one) => one.id === 'return' || one.id === 'stand-in');
    if (action === undefined) announcer.say(messages.say('online-stand-in-none'));
    else void change(...action.change);
  }
  async function save(): Promise<void> {
    const whole = await record();
    if (whole !== null) downloadRecord(whole, id);
  }
  async function explore(): Promise<void> {
    const whole = isOver() ? await record() : null;
    const states = whole === null ? known()?.states : unwrap(replayStates(whole)).states;
    if (states !== undefined) page.go(exploreMatch(game, states, own, namesNow()));
  }
  function undoNow({ frames }: OnlineState) {
    const isAsked = status.some(({ kind, actions }) => kind === 'undo' && actions.length > 0);
    const code = own === null || isAsked ? null : whyNotAskUndo(game, frames.at(-1), own);
    return {
      why: code === null ? null : message('web-why-not-undo', { code }),
      run: () => (isAsked ? page.focusUndo() : void change('undo')),
    };
  }
  const open = (next: OnlineDialog | null) => {
    dialog = next;
    follow();
  };

  const notesOf = remembered(tableNotes);
  let notices: OnlineState['notices'] = [];
  /** Returns all notices since the page was opened, because a state contains only the latest ones. */
  function noticesOf(state: OnlineState): OnlineState['notices'] {
    const news = state.notices.filter(({ id: notice }) => notice > (notices.at(-1)?.id ?? 0));
    if (news.length > 0) notices = [...notices, ...news];
    return notices;
  }
  function feedNow() {
    const state = stateNow();
    const { table: agreed, you } = state;
    const isHost = you.person !== null && agreed.host === you.person;
    return {
      ...match.now(state),
      standIn,
      isCoachAllowed: agreed.coach,
      coach: isPlaying() && agreed.coach ? coach.now() : undefined,
      notes: notesOf(messages, state.said, agreed, noticesOf(state), you, mutedPeople()),
      undo: isPlaying() && !isHeld() ? undoNow(state) : undefined,
      menu: menuOf(
        {
          hold: isPlaying() && !isHeld() && (() => void change('hold')),
          coach: isPlaying() && agreed.coach && (() => changeSettings({ coach: !device.settings().coach })),
          fair: () => open('fair'),
          host: isHost && (() => open('host')),
          save: () => void save(),
          // During play, values would help a player, so they are available only if the table allows it.
          explore: (isOver() || known() !== null) && (() => void explore()),
          mine: () => page.go('/online/profile'),
          settings: () => page.go('/settings'),
          resign: isPlaying() && (() => open('resign')),
          // A player who leaves keeps the seat; the start screen says so.
          leave: () => page.go('/', { state: { keepsSeat: own !== null && isPlaying() } }),
        },
        device.settings().coach,
      ),
    };
  }

  const coach = openTableCoach(device, mine, () => follow());
  const model = openTable(feedNow(), device);
  const shownNow = (): OnlineShown => ({
    state: stateNow(),
    isOver: isOver(),
    isPlaying: isPlaying(),
    status,
    dialog,
  });
  let shown = shownNow();

  function readStatus(): void {
    const next = tableStatus(stateNow(), Date.now());
    if (JSON.stringify(next) !== JSON.stringify(status)) status = next;
    follow();
  }
  let causes: readonly unknown[] = [];
  function follow(): void {
    coach.follow(known());
    const now = [stateNow(), status, dialog, coach.now(), mutedPeople()];
    if (now.every((cause, at) => cause === causes[at])) return;
    causes = now;
    shown = shownNow();
    model.feed(feedNow());
    if (shown.isOver && own !== null && !isKept) {
      isKept = true;
      void saveOnlineMatch(id);
    }
    listeners.notify();
  }

  return {
    model,
    now: () => shown,
    onChange: listeners.subscribe,
    mine,
    record,
    change,
    open,
    start() {
      const timer = setInterval(readStatus, 1000);
      const stops = [
        table.onChange(readStatus),
        device.onSettings(follow),
        onMuted(follow),
        coach.stop,
        model.start(),
        () => clearInterval(timer),
      ];
      readStatus();
      return () => {
        for (const stop of stops) stop();
      };
    },
    async rematch() {
      const { rematch } = stateNow().table;
      if (own === null && rematch !== null)
        return page.go(`/online/table/${rematch}`, { state: { isWatching: true } });
      const answer = await change('rematch', {});
      if (answer.ok) page.go(`/online/table/${answer.value.table.id}`, { state: { isRematch: true } });
    },
  };
}
