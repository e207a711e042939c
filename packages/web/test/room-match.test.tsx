import { games, openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { RoomMatch } from '../src/room/RoomMatch.tsx';
import { openBrowser, render } from './render.tsx';

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
) {
  const setup = setupOf(id);
  let match = openMatch(setup);
  const { game } = setup;
  while (game.step(match.state).kind === 'throw' && id !== 'greed') {
    const step = game.step(match.state) as { seat: number; dice: number };
    const dice = Array.from({ length: step.dice }, (_, at) => ((at + step.seat) % 6) + 1);
    match = { ...match, state: unwrap(game.apply(match.state, { seat: step.seat, dice } as never)).state };
  }
  const view = game.view(match.state, 'table');
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
  const page = await render(
    <RoomMatch table={online} state={state} start={view} players={[]} hasSound={hasSound} />,
  );
  const marked = (tag: string, name: string) => page.all(tag).filter(({ props }) => name in props);
  const has = (tag: string, name: string) => marked(tag, name).some(({ props }) => props[name] !== undefined);
  return { ...page, marked, has };
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

  test('with secret choices, the screen of a room shows how many players have chosen, and marks none as the player to move', async () => {
    const page = await room('hidden-pairs');
    expect(page.marked('p', 'data-chosen-count')[0]?.textContent).toMatch(/0.*3/);
    expect(page.all('li').filter(({ props }) => props['aria-current'] !== undefined)).toEqual([]);
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
