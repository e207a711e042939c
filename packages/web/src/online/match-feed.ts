import {
  type AnyGame,
  type BaseView,
  type OptionValue,
  ofSeat,
  type Seat,
  withDefaults,
} from '@dicehall/engine';
import { gameOfTable, type OnlineState, refusalText, whyEnded } from '@dicehall/server/client';
import type { Clock } from '@dicehall/server/protocol';
import { looksOf } from '../setup/characters.ts';
import type { TableClock } from '../table/model/clock.ts';
import type { TableDevice, TableFeed } from '../table/model/feed.ts';
import { remembered } from '../table/model/remembered.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { botTokens } from '../tokens/tokens.ts';
import type { OnlineTable } from './online-table.ts';

export interface OpenedMatch {
  readonly state: OnlineState;
  readonly start: BaseView;
  /** The players who play on the screen of a room. The feed sends their moves. */
  readonly players?: readonly RoomPlayer[] | undefined;
}

export interface RoomPlayer {
  readonly seat: Seat;
  readonly table: OnlineTable;
}

const dayInSeconds = 86_400;

/** The shape of the bot that the server lets play for people who are away or have resigned. */
const standInShape = botTokens.steady.balanced.shape;

function clockOf(clock: Clock, deadline: string | null): TableClock | null {
  if (clock.kind === 'none' || deadline === null) return null;
  const total = clock.kind === 'days' ? clock.days * dayInSeconds : clock.seconds;
  return { deadline: Date.parse(deadline), total };
}

export interface MatchFeed {
  readonly game: AnyGame;
  readonly own: Seat | null;
  /** The seat of this client; empty for a spectator. */
  readonly mine: readonly Seat[];
  readonly resultOf: (state: OnlineState) => NonNullable<TableFeed['result']> | null;
  readonly now: (state: OnlineState) => TableFeed;
}

/**
 * Resolves when a player's own stream has caught up with the stream that is shown, because the server would otherwise
 * refuse the move as stale. Does not wait for a lost connection.
 */
const caughtUp = (player: OnlineTable, shown: OnlineTable): Promise<void> =>
  new Promise((resolve) => {
    const until = shown.now()?.seq ?? 0;
    const isBehind = () => {
      const state = player.now();
      return state !== null && state.link === 'live' && state.seq < until;
    };
    if (!isBehind()) return resolve();
    const stop = player.onChange(() => {
      if (isBehind()) return;
      stop();
      resolve();
    });
  });

/** Opens the feed of an online match for a table. Every client in a browser uses it. */
export function openMatchFeed(
  table: OnlineTable,
  { state: first, start, players = [] }: OpenedMatch,
  { messages }: TableDevice,
): MatchFeed {
  const game = gameOfTable(first.table);
  const own = first.you.seat;
  const mine = own === null ? [] : [own];
  const resultOf = remembered((state: OnlineState) => {
    const { match } = state.table;
    return match?.places == null
      ? null
      : { places: match.places, scores: match.view.scores, why: whyEnded(state) };
  });
  const seatsOf = remembered(({ seats, match }: OnlineState['table']) => {
    const looks = looksOf(messages, seats);
    return seats.map((seat): TableSeat => {
      // During the match a bot may have replaced the player. It keeps only the colour of the player's token.
      const standsIn = (seat.held || seat.resigned) && match?.places == null;
      const look = ofSeat(looks, seat.seat);
      return {
        name: seat.name ?? messages.say('seat-name', { number: seat.seat + 1 }),
        kind: standsIn ? 'bot' : seat.kind,
        ...look,
        ...(standsIn ? { held: true, token: { ...look.token, shape: standInShape } } : {}),
        ...(seat.kind === 'person' && !seat.here ? { away: true } : {}),
        ...(match?.deadline != null && match.places === null ? { deadline: match.deadline } : {}),
      };
    });
  });
  const clockAt = remembered(clockOf);
  const constant = {
    id: first.table.id,
    game,
    options: withDefaults(game.options, first.table.options as Record<string, OptionValue>),
    title: messages.lookup(`game-${game.id}`),
    mine,
    ...(players.length > 0 && { plays: players.map(({ seat }) => seat) }),
    async act(seat: Seat, move: unknown) {
      const player = players.find((one) => one.seat === seat)?.table ?? table;
      await caughtUp(player, table);
      // A move takes the seat back from a bot.
      const isHeld = table.now()?.table.seats[seat]?.held === true;
      const returned = isHeld ? await player.api.changeTable(first.table.id, 'return') : null;
      // Another device of the player may already have taken the seat back, which is not an error.
      const isRefused = returned?.ok === false && returned.code !== 'seat-not-held';
      const refused = isRefused ? returned : await player.play(move);
      return refused === null ? null : refusalText(messages, refused);
    },
  };
  return {
    game,
    own,
    mine,
    resultOf,
    now: (state) => ({
      ...constant,
      restarts: state.restarts,
      frames: state.frames,
      start: state.start ?? start,
      seats: seatsOf(state.table),
      result: resultOf(state),
      isOffline: state.link === 'lost',
      clock: clockAt(state.table.clock, state.table.match?.deadline ?? null),
    }),
  };
}
