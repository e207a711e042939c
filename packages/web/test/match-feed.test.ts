import { openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, type Refused, stateOf, unseen } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { describe, expect, it } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { openMatchFeed } from '../src/online/match-feed.ts';
import type { OnlineTable } from '../src/online/online-table.ts';
import { secondsLeft, timeLeftText, warningsOf } from '../src/table/model/clock.ts';
import { botTokens, tokenOfSeat } from '../src/tokens/tokens.ts';
import { settled } from './settled.ts';
import { device, messages } from './table-device.ts';

const at = '2026-01-01T00:01:00.000Z';
const names = ['Ada', 'Bo', 'Cy'];
const setup = unwrap(readSetup({ game: 'greed', options: {}, seats: names.map((name) => ({ name })) }));
const { game } = setup;
const start = game.view(openMatch(setup).state, 'table');
const seats = names.map((name, seat) => personAt(seat, name, { person: name }));
const match = matchOf(start, { waiting: [at, null, null] });
const playing = tableBefore(seats, { options: { target: 5000 }, status: 'playing', match });

function feedOf(table: Partial<TableState>, own: number | null = 2, changes: Partial<OnlineState> = {}) {
  const you = { person: own === null ? null : (names[own] ?? null), seat: own };
  const state: OnlineState = {
    ...stateOf({ seq: 1, you, table: { ...playing, ...table } }, unseen('table')),
    ...changes,
  };
  const { parts } = device();
  const moves: unknown[] = [];
  let answer: Refused | null = null;
  /** Makes the server refuse the next request. */
  const refuse = (code: Refused['code'], detail: string) =>
    (answer = { ok: false, code, detail, snapshot: null });
  const answered = () => {
    const given = answer;
    answer = null;
    return given;
  };
  const opened = openMatchFeed(
    {
      now: () => state,
      api: {
        changeTable: async (_table: string, change: string) => {
          moves.push(change);
          return answered() ?? { ok: true };
        },
      },
      play: async (move: unknown) => {
        moves.push(move);
        return answered();
      },
    } as unknown as OnlineTable,
    { state, start },
    parts,
  );
  /** Returns the feed of a room’s screen on which the players of some seats play. */
  const roomOf = (...seats: number[]) => {
    const players = seats.map((seat) => ({
      seat,
      table: {
        now: () => state,
        onChange: () => () => {},
        play: async () => {
          moves.push(seat);
          return null;
        },
      } as unknown as OnlineTable,
    }));
    const table = {
      now: () => state,
      play: async () => {
        moves.push('screen');
        return null;
      },
    } as unknown as OnlineTable;
    return openMatchFeed(table, { state, start, players }, parts).now(state);
  };
  return { opened, roomOf, announcer: parts.announcer, feed: opened.now(state), state, moves, refuse };
}
const seatsWith = (...more: Partial<SeatState>[]) =>
  seats.map((seat, index) => ({ ...seat, ...more[index] }));

describe('the feed of an online match provides what a screen shows', () => {
  it('the feed plays for the seat of the viewer, and for no seat if the viewer is a spectator', () => {
    expect([feedOf({}).feed.mine, feedOf({}, 0).feed.mine, feedOf({}, null).feed.mine]).toEqual([
      [2],
      [0],
      [],
    ]);
    expect([feedOf({}).opened.own, feedOf({}, null).opened.own]).toEqual([2, null]);
    expect(feedOf({}).feed.options).toMatchObject({ target: 5000, opening: 300 });
  });

  it('on the screen of a room, each seated player makes the moves of their own seat', async () => {
    const { feed, roomOf, moves } = feedOf({}, null);
    expect([feed, roomOf()].map((one) => 'plays' in one)).toEqual([false, false]);
    const room = roomOf(2, 0);
    expect(room.plays).toEqual([2, 0]);
    for (const seat of [0, 2, 1]) expect(await room.act(seat, {})).toBeNull();
    expect(moves).toEqual([0, 2, 'screen']);
  });

  it('a move of a player in a room takes the seat back from a bot in the name of this player', async () => {
    const { state, announcer } = feedOf({ seats: seatsWith({}, { held: true }) }, null);
    const sent: unknown[] = [];
    const tableOf = (name: string) =>
      ({
        now: () => state,
        api: {
          changeTable: async (...change: unknown[]) => {
            sent.push([name, ...change]);
            return { ok: true };
          },
        },
        play: async (move: unknown) => {
          sent.push([name, move]);
          return null;
        },
      }) as unknown as OnlineTable;
    const players = [0, 1].map((seat) => ({ seat, table: tableOf(names[seat] ?? '') }));
    const { parts } = device();
    const room = openMatchFeed(tableOf('screen'), { state, start, players }, { ...parts, announcer });
    for (const seat of [1, 0]) expect(await room.now(state).act(seat, 'roll')).toBeNull();
    expect(sent).toEqual([
      ['Bo', 'table', 'return'],
      ['Bo', 'roll'],
      ['Ada', 'roll'],
    ]);
  });

  it('the table opens again when the client of the server has started again', () => {
    expect([0, 3].map((restarts) => feedOf({}, 2, { restarts }).feed.restarts)).toEqual([0, 3]);
  });

  it('the feed shows who is away, and which seats a bot plays', () => {
    const { feed } = feedOf({
      seats: seatsWith({ here: false }, { held: true }, { resigned: true, held: true }),
    });
    expect(feed.seats.map(({ name, kind, away, held }) => [name, kind, away, held])).toEqual([
      ['Ada', 'person', true, undefined],
      ['Bo', 'bot', undefined, true],
      ['Cy', 'bot', undefined, true],
    ]);
    // A bot that stands in for a player has a face of its own, in the colour of the player.
    const tokens = feedOf({ seats: seatsWith({}, {}, {}) }).feed.seats.map(({ token }) => token);
    expect(feed.seats.map(({ token }) => token?.colour)).toEqual(tokens.map((token) => token?.colour));
    const { shape } = botTokens.steady.balanced;
    expect(feed.seats.map(({ token }) => token?.shape)).toEqual([tokens[0]?.shape, shape, shape]);
    const left = feedOf({ seats: seatsWith({}, { resigned: true }) });
    expect(left.feed.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    const bot = feedOf({
      seats: seatsWith({}, { kind: 'bot', strength: 'expert', temper: 'bold', here: false }),
    });
    expect(bot.feed.seats[1]).toMatchObject({
      kind: 'bot',
      likes: messages.say('web-bot-likes', { strength: 'expert', temper: 'bold' }),
    });
    expect(bot.feed.seats[1]).not.toHaveProperty('away');
  });

  it('the result shows players who resigned or were away as people', () => {
    const seats = seatsWith({}, { held: true }, { resigned: true, held: true });
    const { feed } = feedOf({ seats, match: { ...match, places: [1, 2, 3] } });
    expect(feed.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  });

  it.each(['live', 'lost'] as const)(
    'the next move waits until the stream has caught up (stream: %s)',
    async (link) => {
      const { state } = feedOf({}, null);
      const listeners = new Set<() => void>();
      const moves: unknown[] = [];
      let own: OnlineState = { ...state, seq: 3, link };
      const player = {
        now: () => own,
        onChange(listener: () => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        play: async (move: unknown) => {
          moves.push([own.seq, move]);
          return null;
        },
      } as unknown as OnlineTable;
      const screen = { now: () => ({ ...state, seq: 5 }) } as unknown as OnlineTable;
      const opened = openMatchFeed(
        screen,
        { state, start, players: [{ seat: 1, table: player }] },
        device().parts,
      );
      const sent = opened.now(state).act(1, 'roll');
      await settled();
      for (const seq of [4, 5]) {
        own = { ...own, seq };
        for (const listener of listeners) listener();
      }
      expect(await sent).toBeNull();
      expect(moves).toEqual([[link === 'live' ? 5 : 3, 'roll']]);
      expect(listeners.size).toBe(0);
    },
  );

  it.each(['live', 'lost'] as const)('the feed reports whether the stream is lost: %s', (link) => {
    expect(feedOf({}, 2, { link }).feed.isOffline).toBe(link === 'lost');
  });

  it('the match begins with its start if that is loaded, otherwise with the first known position', () => {
    const loaded = { ...start, scores: [50, 0, 0] };
    expect(feedOf({}, 2, { start: loaded }).feed.start).toBe(loaded);
    expect(feedOf({}, 2, { start: null }).feed.start).toBe(start);
  });

  it('the feed shows the token of each seat, and a number instead of a missing name', () => {
    const heart = { shape: 'heart', colour: 'blue' } as const;
    const { feed } = feedOf({ seats: seatsWith({}, { mark: heart } as Partial<SeatState>, { name: null }) });
    expect(feed.seats.map(({ token }) => token)).toEqual([tokenOfSeat(0), heart, tokenOfSeat(2)]);
    expect(feed.seats[2]?.name).toBe(messages.say('seat-name', { number: 3 }));
  });

  it.each([
    [{ kind: 'seconds', seconds: 90 }, at, { deadline: Date.parse(at), total: 90 }],
    [{ kind: 'days', days: 2 }, at, { deadline: Date.parse(at), total: 172_800 }],
    [{ kind: 'none' }, at, null],
    [{ kind: 'seconds', seconds: 90 }, null, null],
  ] as const)('a table with the clock %j that ends at %s shows the clock %j', (clock, deadline, expected) => {
    const { feed } = feedOf({ clock, match: { ...match, deadline } });
    expect(feed.clock).toEqual(expected);
    expect(feed.seats.map((seat) => seat.deadline)).toEqual(names.map(() => deadline ?? undefined));
  });

  it('the feed has a result and no deadlines once the match is over', () => {
    expect(feedOf({}).feed.result).toBeNull();
    const view = { ...start, scores: [100, 300, 200] };
    const over = (ended: 'resigned' | null) =>
      feedOf({ match: { ...match, view, places: [3, 1, 2], ended, deadline: at } as TableState['match'] })
        .feed;
    expect(over(null).result).toEqual({ places: [3, 1, 2], scores: [100, 300, 200], why: null });
    expect(over('resigned').result?.why?.key).toBe('online-ended-resigned');
    expect(over(null).seats.every((seat) => seat.deadline === undefined)).toBe(true);
  });

  it('the feed sends a move, also without a connection, and explains a refusal', async () => {
    const live = feedOf({}, 2, { link: 'live' });
    expect(await live.feed.act(2, { type: 'roll' })).toBeNull();
    expect(live.moves).toEqual([{ type: 'roll' }]);
    const lost = feedOf({}, 2, { link: 'lost' });
    lost.refuse('offline', '');
    expect(await lost.feed.act(2, { type: 'roll' })).toBe(messages.say('online-offline'));
    expect(lost.moves).toEqual([{ type: 'roll' }]);
    lost.refuse('stale', 'Not your turn.');
    expect(await lost.feed.act(2, { type: 'roll' })).toBe('Not your turn.');
  });

  it('a player whose seat a bot plays takes the seat back before moving', async () => {
    const held = feedOf({ seats: seatsWith({ held: true }, {}, { held: true }) });
    expect(await held.feed.act(2, { type: 'roll' })).toBeNull();
    expect(held.moves).toEqual(['return', { type: 'roll' }]);
  });

  it('a player who cannot take the seat back gets the reason, and the move is not sent', async () => {
    const held = feedOf({ seats: seatsWith({}, {}, { held: true }) });
    held.refuse('stale', 'The match is over.');
    expect(await held.feed.act(2, { type: 'roll' })).toBe('The match is over.');
    expect(held.moves).toEqual(['return']);
  });

  it('the move is sent if another device of the player has just taken the seat back', async () => {
    const held = feedOf({ seats: seatsWith({}, {}, { held: true }) });
    held.refuse('seat-not-held', 'No bot plays for this seat.');
    expect(await held.feed.act(2, { type: 'roll' })).toBeNull();
    expect(held.moves).toEqual(['return', { type: 'roll' }]);
  });
});

describe('the clock of a table counts down and warns', () => {
  it.each([
    [90, [45, 10, 5]],
    [21, [10, 10, 5]],
    [20, [10, 5]],
    [10, [5]],
    [5, []],
  ])('a clock of %i seconds warns at %j seconds left', (total, expected) => {
    expect(warningsOf(total)).toEqual(expected);
  });

  it.each([
    [45, 45, 'web-clock-seconds-left'],
    [119, 119, 'web-clock-seconds-left'],
    [120, 2, 'web-clock-minutes'],
    [3599, 59, 'web-clock-minutes'],
    [3600, 1, 'clock-hours-left'],
    [9000, 2, 'clock-hours-left'],
  ] as const)('with %i seconds left, the clock shows the number %i in the text %s', (left, number, key) => {
    const clock = { deadline: left * 1000, total: 10_000 };
    const values = {
      'clock-hours-left': 'hours',
      'web-clock-minutes': 'minutes',
      'web-clock-seconds-left': 'seconds',
    };
    expect(timeLeftText(messages, clock, 0)).toBe(messages.say(key, { [values[key]]: number }));
    expect(timeLeftText(messages, null, 0)).toBe(messages.say('web-no-clock'));
  });

  it('the clock never shows a negative time, nor more than the time for a move', () => {
    const clock = { deadline: 30_000, total: 30 };
    expect([-5000, 0, 400, 29_600, 31_000].map((now) => secondsLeft(clock, now))).toEqual([30, 30, 30, 0, 0]);
  });
});
