import { framesOf, games, openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { RoomMatch } from '../src/room/RoomMatch.tsx';
import type { Settings } from '../src/settings/settings.ts';
import { openBrowser, render, set } from './render.tsx';
import { scriptedMatch } from './table-device.ts';
import { tokensIn } from './token-marks.ts';

// This needs the size of elements.
vi.mock('../src/table/FeltDice.tsx', () => ({ FeltDice: () => <output>dice</output> }));

beforeEach(openBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const names = ['Ada', 'Bo', 'Cy'];
const people = names.map((name, seat) => personAt(seat, name));
const setupOf = (game: string) =>
  unwrap(readSetup({ game, options: {}, seats: names.map((name) => ({ name })) }));

/** Renders the screen of a room at the start of a match, or later. */
async function room(
  id = 'greed',
  table: Partial<TableState> = {},
  more: object = {},
  hasSound = true,
  link = 'live',
  choosing?: readonly number[],
) {
  const setup = setupOf(id);
  let match = openMatch(setup);
  const { game } = setup;
  while (game.step(match.state).kind === 'throw' && id !== 'greed') {
    const step = game.step(match.state) as { seat: number; dice: number };
    const dice = Array.from({ length: step.dice }, (_, at) => ((at + step.seat) % 6) + 1);
    match = { ...match, state: unwrap(game.apply(match.state, { seat: step.seat, dice } as never)).state };
  }
  const now = game.view(match.state, 'table');
  const view = choosing === undefined ? now : { ...now, step: { ...now.step, seats: choosing } };
  const you = { person: null, seat: null };
  const state = {
    ...stateOf(
      {
        ...{ seq: 1, you },
        table: tableBefore(people, {
          ...{ game: id, options: setup.options, status: 'playing', match: matchOf(view, more) },
          ...table,
        } as never),
      },
      unseen('table'),
    ),
    ...{ start: view, frames: [], link },
  } as OnlineState;
  const online = { now: () => state, onChange: () => () => {}, play: async () => null, api: {} } as never;
  const part = (of: OnlineState) => (
    <RoomMatch table={online} state={of} start={view} players={[]} hasSound={hasSound} />
  );
  const page = await render(part(state));
  const change = (next: Partial<OnlineState>) => page.show(part({ ...state, ...next }));
  const marked = (tag: string, name: string) => page.all(tag).filter(({ props }) => name in props);
  const has = (tag: string, name: string) => marked(tag, name).some(({ props }) => props[name] !== undefined);
  return { ...page, change, marked, has };
}

describe('the screen of a room shows a match', () => {
  test.each(games.filter(({ seats }) => seats.max >= 3).map(({ id }) => id))(
    'the screen of a room in %s names the game, its progress and the score of every player',
    async (id) => {
      const page = await room(id);
      expect(page.marked('main', 'data-podium').length).toBe(0);
      const [list] = page.all('ol');
      expect(list?.all('li').length).toBe(3);
      for (const name of names) expect(page.text()).toContain(name);
    },
  );

  test('after the match has gone back to an earlier state, the screen of a room shows it anew', async () => {
    const page = await room();
    const [list] = page.all('ol');
    await page.change({ link: 'lost' });
    expect(page.all('ol')[0] === list).toBe(true);
    await page.change({ restarts: 1 });
    expect(page.all('ol')[0] === list).toBe(false);
  });

  test('on the screen of a room, the type of the names fits the longest of them', async () => {
    const page = await room();
    expect(page.marked('div', 'data-shown')[0]?.props.style).toEqual({ '--letters': 3 });
  });

  test('with secret choices, the screen of a room shows how many players have chosen, and marks none as the player to move', async () => {
    const page = await room('hidden-pairs');
    expect(page.marked('p', 'data-chosen-count')[0]?.textContent).toMatch(/0.*3/);
    expect(page.all('li').filter(({ props }) => props['aria-current'] !== undefined)).toEqual([]);
  });
});

test.each(['greed', 'hidden-pairs'])(
  'in %s, the screen of a room shows the token of each player, with a face for a bot',
  async (id) => {
    const seats = [
      personAt(0, 'Ada', { mark: { shape: 'moon', colour: 'violet' } }),
      personAt(1, 'Otto', { kind: 'bot', person: null, strength: 'steady', temper: 'balanced' }),
      personAt(2, 'Cy', { mark: { shape: 'star', colour: 'coral' } }),
    ];
    const page = await room(id, { seats });
    const shown = page.all('ul, ol').map((list) => tokensIn(list));
    // While all players choose in secret, a card with the token of each player covers the felt.
    const all = ['moon violet', 'bot hexagon green', 'star coral'];
    expect(shown).toEqual(id === 'greed' ? [all] : [all, all]);
    // Points that a player wins fly to the score of this player.
    expect(page.all('span').flatMap(({ props }) => props['data-score-of'] ?? [])).toEqual([0, 1, 2]);
  },
);

test('of secret choices, the screen of a room shows only who has made one', async () => {
  const page = await room('hidden-pairs', {}, {}, true, 'live', [0, 2]);
  const [cards, list] = page.all('ul, ol');
  expect(cards?.all('li').map(({ props }) => [props.title, props['data-chosen']])).toEqual([
    ['Ada', undefined],
    ['Bo', true],
    ['Cy', undefined],
  ]);
  expect(list?.all('li').map(({ textContent }) => textContent)).toEqual([
    'Adachoosing500',
    'Boready500',
    'Cychoosing500',
  ]);
});

describe('the screen of a room shows a match that goes on', () => {
  const script = '0 roll|0: 11122|0 stop|1 roll|1: 22346|2 roll|2: 51346|2 stop|0 roll';
  /** Renders a match of which only the first entries are known, while Bo is away. `arrive` sends all of them. */
  const running = async (count: number, settings: Partial<Settings> = {}, here: number[] = []) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await set(settings);
    const played = scriptedMatch('greed', script, {}, names);
    const { game, options } = played.setup;
    const all = framesOf(played, 'table');
    const seats = people.map((one) => ({ ...one, here: one.seat !== 1 }));
    const at = (entries: number) => {
      const view = all[entries - 1]?.view ?? game.view(played.states[0], 'table');
      const table = tableBefore(seats, {
        game: 'greed',
        options,
        status: 'playing',
        match: matchOf(view),
      } as never);
      const you = { person: null, seat: null };
      return {
        ...stateOf({ seq: 1 + entries, you, table }, unseen('table')),
        ...{ start: game.view(played.states[0], 'table'), frames: all.slice(0, entries) },
      } as unknown as OnlineState & { readonly start: never };
    };
    let state = at(count);
    const plays: unknown[] = [];
    const listeners = new Set<() => void>();
    const online = {
      now: () => state,
      onChange: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      play: async (move: unknown) => {
        plays.push(move);
        return null;
      },
      api: {},
    } as never;
    const part = () => (
      <RoomMatch
        table={online}
        state={state}
        start={state.start}
        players={here.map((seat) => ({ seat, table: online }))}
        hasSound
      />
    );
    const page = await render(part());
    const arrive = async () => {
      state = at(all.length);
      await page.does(() => listeners.forEach((listener) => void listener()));
      await page.show(part());
    };
    const shown = () => page.box.querySelector('[data-shown]')?.props['data-shown'];
    const head = () =>
      page
        .all('header')[0]
        ?.all('p')
        .at(-1)
        ?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    return { ...page, arrive, shown, head, plays, of: all.length };
  };

  test.each<[string, Partial<Settings>]>([
    ['the setting to wait for a key after each turn', { turns: 'key' }],
    ['the setting for screen readers', { speech: 'always' }],
    ['the setting to show nothing', { pace: 'instant' }],
  ])('with %s, the screen of a room shows each move in time, and waits for nobody', async (_, settings) => {
    const page = await running(4, settings);
    await page.arrive();
    // Bo busts. The headline stays for a while, and so does the state of Bo's race.
    expect([page.shown(), page.head()]).toEqual([5, 'Bo needs 300 points in one turn to get in']);
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
    expect(page.head()).toBe('Cy needs 300 points in one turn to get in');
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(page.shown()).toBe(page.of);
  });

  test('the screen of a room uses keys only for the players who play there', async () => {
    for (const [here, isUsed] of [
      [[], false],
      [[1], true],
      [[0], true],
    ] as const) {
      const page = await running(0, {}, [...here]);
      let used = false;
      await page.does(() => {
        used = pressKey({ kind: 'action', action: 'roll' });
      });
      expect([used, page.plays.length]).toEqual([isUsed, here.length === 1 && here[0] === 0 ? 1 : 0]);
      await page.show(null);
    }
  });
});

test('the clock of a room counts down, and its last ten seconds are marked', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const deadline = new Date(12_000).toISOString();
  const page = await room(
    'greed',
    { clock: { kind: 'move', seconds: 30 } as never },
    { deadline, waiting: [deadline, null, null] },
  );
  const clock = () => page.all('p').find(({ props }) => props.role === 'timer');
  expect([clock()?.textContent, clock()?.props['data-short']]).toEqual([
    expect.stringContaining('12'),
    undefined,
  ]);
  await act(async () => void vi.advanceTimersByTime(2000));
  expect([clock()?.textContent, clock()?.props['data-short']]).toEqual([expect.stringContaining('10'), true]);
  // The bar shows the share of the whole time.
  expect(clock()?.all('span')[0]?.props.style).toEqual({ inlineSize: `${100 * (10 / 30)}%` });
  await page.show(null);
  expect(vi.getTimerCount()).toBe(0);
});
