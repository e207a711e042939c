import {
  type MovePlayed,
  movePlayedSchema,
  type Snapshot,
  type StreamMessage,
  type TableUpdate,
} from '../protocol/index.ts';
import type { Answer, Api, Refused } from './api.ts';
import { contributor } from './contribute.ts';
import { type OnlineState, stateAfter, stateOf, withPresence } from './online-state.ts';
import { pastFrames } from './past.ts';
import type { TableMemory } from './table-memory.ts';

/** A table that this client follows. `receive` takes the messages of the table's stream. */
export interface FollowedTable {
  readonly now: () => OnlineState | null;
  /**
   * Applies a message of the stream.
   * @param since for the first message of a stream: the sequence number from which the stream was requested; 0 for none
   */
  readonly receive: (message: StreamMessage, since?: number) => void;
  readonly setLink: (link: OnlineState['link']) => void;
  readonly take: (snapshot: Snapshot) => void;
  /** Plays a move. Resolves to null, or to the reason if the server refuses the move. */
  readonly play: (move: unknown) => Promise<Refused | null>;
  readonly close: () => void;
}

export interface FollowSetup {
  readonly table: string;
  readonly api: Api;
  readonly memory: TableMemory;
  readonly onChange: () => void;
}

/** The time in milliseconds after which the table is shown even if the earlier part of the match is not loaded. */
const maxPastWait = 5000;
/**
 * The pauses in milliseconds before a move without a response is sent again. The move's idempotency key prevents it
 * from being played twice.
 */
const resendDelays = [400, 1200] as const;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function followTable({ table: id, api, memory, onChange }: FollowSetup): FollowedTable {
  let state: OnlineState | null = null;
  /** The updates that arrive while the client loads the match; null at other times. */
  let pendingEvents: TableUpdate[] | null = null;
  let closed = false;
  /** Continues the moves that wait for a new connection. */
  const reconnected: (() => void)[] = [];

  function set(next: OnlineState): void {
    // Saves what this client saw before the client reveals anything.
    if (next.seen !== state?.seen) memory.saveSeen(next.seen);
    state = next;
    onChange();
    void contribute();
    if (next.link === 'live') goOn();
  }
  function goOn(): void {
    for (const resolve of reconnected.splice(0)) resolve();
  }
  const contribute = contributor({
    api,
    memory,
    now: () => (closed ? null : state),
    onAccepted(ownSeed) {
      // Clients reveal their seeds only after the start, so the seat no longer changes.
      if (state !== null) set({ ...state, seen: { ...state.seen, ownSeed, ownSeat: state.you.seat } });
    },
  });

  /** Loads the match before a snapshot and adds the updates that arrive in the meantime. */
  async function loadPast(snapshot: Snapshot): Promise<void> {
    const pending: TableUpdate[] = [];
    pendingEvents = pending;
    const past = await Promise.race([pastFrames(api, snapshot), wait(maxPastWait).then(() => null)]);
    // The client is now loading the match before a later snapshot.
    if (pendingEvents !== pending || state === null || closed) return;
    pendingEvents = null;
    const { frames, start } = pending.reduce(stateAfter, { ...stateOf(snapshot, state.seen), ...past });
    set({ ...state, frames, start, restarts: state.restarts + 1, hasPast: true });
  }

  /**
   * Applies a snapshot unless the state is newer. A snapshot with fewer events than `since` is always applied: its
   * server has lost events.
   */
  function take(snapshot: Snapshot, since = 0): void {
    if (state !== null && state.seq > snapshot.seq && snapshot.seq >= since) return;
    const { table } = snapshot;
    const next = stateOf(snapshot, state?.seen ?? memory.readSeen(table.id));
    const isKnown = state?.seq === snapshot.seq && state.frames.length > 0;
    if (state === null || table.match === null) set({ ...next, notices: state?.notices ?? [] });
    else {
      // The current frames stay visible until the match up to the snapshot is loaded.
      const { frames, start, notices, restarts } = state;
      const hasPast = start !== null && state.hasPast;
      set({ ...next, frames, start: start ?? next.start, notices, restarts, hasPast });
    }
    if (table.match !== null && !isKnown) void loadPast(snapshot);
  }

  /** Sends a move until there is a response. While the connection is lost, the move waits for a new one. */
  async function send(body: unknown): Promise<Answer<MovePlayed>> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
    let delays: readonly number[] = resendDelays;
    for (;;) {
      const answer = await api.call(
        'POST',
        `/tables/${id}/moves`,
        (raw) => movePlayedSchema.parse(raw),
        body,
        {
          'idempotency-key': key,
        },
      );
      if (answer.ok || answer.code !== 'offline') return answer;
      const [delay, ...later] = delays;
      delays = later;
      if (state?.link === 'lost') {
        await new Promise<void>((resolve) => reconnected.push(resolve));
        delays = resendDelays;
      } else if (delay !== undefined) await wait(delay);
      else return answer;
      if (closed) return answer;
    }
  }

  return {
    now: () => state,
    // By default, later snapshots are always applied. Their `seq` is lower after a seat is taken during the match.
    receive(message, since = Number.POSITIVE_INFINITY) {
      switch (message.event) {
        case 'snapshot':
          take(message.data, since);
          break;
        case 'table':
          pendingEvents?.push(message.data);
          if (state !== null) set(stateAfter(state, message.data));
          break;
        case 'presence':
          if (state !== null) set(withPresence(state, message.data));
          break;
        case 'beat':
        case 'bye':
          break;
      }
    },
    setLink(link) {
      if (state !== null && state.link !== link) set({ ...state, link });
    },
    take(snapshot) {
      // A live stream sends the start of the match roll by roll.
      if (snapshot.table.match === null || state?.link !== 'live') take(snapshot);
    },
    async play(move) {
      if (state === null) return null;
      const answer = await send({ seq: state.seq, move });
      // A live stream sends later or missed events of the move one by one.
      const newer = answer.ok ? answer.value.snapshot : answer.snapshot;
      if (newer !== null && state.link === 'lost') take(newer);
      return answer.ok ? null : answer;
    },
    close() {
      closed = true;
      goOn();
    },
  };
}
