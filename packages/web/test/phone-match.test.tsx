import { openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { buzz } from '../src/phone/buzz.ts';
import { PhoneMatch } from '../src/phone/PhoneMatch.tsx';
import PhonePodium from '../src/phone/PhonePodium.tsx';
import { openPhoneSession } from '../src/phone/phone-session.ts';
import { onWake } from '../src/phone/wake.ts';
import { openBrowser, render, set, tellWindow } from './render.tsx';
import { device } from './table-device.ts';

// These parts need a browser. The host's tools and the rules would load later, from the server.
vi.mock('../src/table/Felt.tsx', () => ({
  Felt: ({ cover }: { cover: ReactNode }) => <div data-felt>{cover}</div>,
}));
vi.mock('../src/phone/buzz.ts', () => ({ buzz: vi.fn() }));
vi.mock('../src/phone/wake.ts', () => ({ onWake: vi.fn(() => () => {}) }));
vi.mock('../src/phone/HostPart.tsx', () => ({ HostPart: () => <b>Host</b>, RulesPart: () => null }));

beforeEach(async () => {
  openBrowser();
  await set({ pace: 'instant' });
  vi.mocked(buzz).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = ['Ada', 'Bo', 'Cy'];
const seats = names.map((name, seat) => personAt(seat, name));
const setup = unwrap(readSetup({ game: 'greed', options: {}, seats: names.map((name) => ({ name })) }));
const { game } = setup;
const opening = openMatch(setup).state;
/** Returns the match after this many entries. */
const entries = [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [2, 2, 3, 3, 4] },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [2, 2, 3, 3, 4] },
];
const states = [opening];
for (const entry of entries) states.push(unwrap(game.apply(states.at(-1), entry as never)).state);

function tableOf(
  own: number | null,
  count: number,
  more: Partial<TableState> = {},
  scores?: readonly number[],
) {
  const view = { ...game.view(states[count], 'table'), ...(scores && { scores }) } as never;
  const playing = tableBefore(seats, { status: 'playing', match: matchOf(view), ...more });
  const frames = entries.slice(0, count).map((entry, at) => ({
    ...{ entry, events: [] },
    view: at === count - 1 ? view : game.view(states[at + 1], 'table'),
  }));
  const you = { person: own === null ? 'eve' : (names[own] ?? '').toLowerCase(), seat: own };
  const state = {
    ...stateOf({ seq: 1, you, table: playing } as never, unseen('table')),
    start: game.view(opening, 'table'),
    frames,
  };
  return state as unknown as OnlineState & { readonly start: never };
}
function opened(first: OnlineState) {
  let state = first;
  let caughtUp = 0;
  const changeTable = vi.fn(async () => ({ ok: false, detail: 'No.' }));
  const plays: unknown[] = [];
  const listeners = new Set<() => void>();
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const table = {
    api: { changeTable },
    now: () => state,
    onChange,
    play: async (...move: unknown[]) => {
      plays.push(move);
      return null;
    },
    caughtUpAt: () => caughtUp,
  };
  const change = (next: OnlineState, at = caughtUp) => {
    state = next;
    caughtUp = at;
    for (const listener of listeners) listener();
  };
  return { table: table as never, changeTable, listeners, change, plays };
}

describe('a phone shows a match', () => {
  const shown = async (state: ReturnType<typeof tableOf>, passTo: string | null = null) => {
    const { table, changeTable, plays } = opened(state);
    const onPass = vi.fn();
    const page = await render(
      <PhoneMatch {...{ table, state, passTo, onPass }} start={state.start} end={<b>The end</b>} />,
    );
    const does = (action: string) => page.all('button').find(({ props }) => props['data-action'] === action);
    const head = page.all('header')[0]?.textContent.replaceAll(/[\u2068\u2069]/g, '') ?? '';
    return { ...page, changeTable, onPass, does, head, plays };
  };

  test('the phone shows its player with place and points, unless all points are equal', async () => {
    expect((await shown(tableOf(1, 1, {}, [500, 300, 0]))).head).toMatch(/^Bo2 of 3.*300/);
    expect((await shown(tableOf(2, 1, {}, [500, 300, 0]))).head).toMatch(/^Cy3 of 3.*0/);
    expect((await shown(tableOf(1, 1))).head).not.toMatch(/of 3/);
  });

  test.each([
    [0, 0, true],
    [0, 1, false],
    [1, 0, false],
    [1, 2, true],
    [null, 0, false],
  ])(
    'at seat %s after %i entries, the page title says that it is the player’s turn: %s',
    async (own, count, isMine) => {
      const page = await shown(tableOf(own, count));
      expect(document.title.includes('Your turn')).toBe(isMine);
      expect(page.all('div').some(({ props }) => props['data-mine'] === true)).toBe(isMine);
    },
  );

  test.each([
    [0, 0, 1],
    [0, 2, 0],
    [1, 0, 0],
  ])(
    'at seat %i after %i entries, the phone vibrates %i times for the first turn of the match',
    async (own, count, times) => {
      await shown(tableOf(own, count));
      expect(buzz).toHaveBeenCalledTimes(times);
    },
  );

  const places = (ended: object) => ({ match: matchOf(game.view(states[1], 'table') as never, ended) });
  test.each([
    ['a player', 1, {}, true, false],
    [
      'a player who resigned',
      1,
      { seats: seats.map((seat) => ({ ...seat, resigned: seat.seat === 1 })) },
      false,
      false,
    ],
    ['a spectator', null, {}, false, false],
    ['a player after the match', 1, places({ places: [1, 2, 3] }), false, true],
    ['a player of a match that was stopped', 1, places({ ended: 'stopped' }), true, true],
  ] as [string, number | null, Partial<TableState>, boolean, boolean][])(
    '%s can leave a running match, or sees its end: %#',
    async (_, own, more, canLeave, isEnd) => {
      const page = await shown(tableOf(own, 1, more));
      expect([page.does('leave-match') !== undefined, page.texts('b').includes('The end')]).toEqual([
        canLeave,
        isEnd,
      ]);
      if (!canLeave) return;
      await page.call(page.does('leave-match') ?? expect.fail(), 'onClick', {});
      expect(page.changeTable.mock.calls).toEqual([['table', 'resign']]);
    },
  );

  test.each([
    [0, {}, true],
    [1, {}, false],
    [null, { host: null }, false],
  ])('at seat %s with %j, the phone offers the tools of the host: %s', async (own, more, isHost) => {
    expect((await shown(tableOf(own, 1, more))).texts('b').includes('Host')).toBe(isHost);
  });

  test.each([
    ['during the match', {}, true],
    ['after the match', places({ places: [1, 2, 3] }), false],
  ] as [string, Partial<TableState>, boolean][])(
    '%s, a phone that needs permission for motion offers to ask for it: %#',
    async (_, more, has) => {
      vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'granted' });
      vi.stubGlobal('isSecureContext', true);
      expect((await shown(tableOf(1, 1, more))).does('shake') !== undefined).toBe(has);
    },
  );

  test('shaking the phone rolls only during the turn of its player', async () => {
    vi.stubGlobal('DeviceMotionEvent', class {});
    for (const [own, count] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { plays } = await shown(tableOf(own, 0));
      for (const timeStamp of [1000, 1200])
        await tellWindow('devicemotion', { acceleration: { x: 30, y: 0, z: null }, timeStamp });
      expect(plays).toHaveLength(count);
    }
  });

  test('the phone hides everything until the next player has it', async () => {
    const page = await shown(tableOf(0, 1), 'Bo');
    expect(page.text()).toContain('Hand the phone to Bo.');
    await page.call(page.does('it-is-me') ?? expect.fail(), 'onClick', {});
    expect(page.onPass).toHaveBeenCalledTimes(1);
    expect((await shown(tableOf(0, 1))).does('it-is-me')).toBeUndefined();
  });
});

test.each([
  ['takes their seat back from the bot', { held: true }, [['table', 'return']], false],
  ['has no one to play for', {}, [], true],
])('a player who requests a stand-in %s', (_, more, changes, isTold) => {
  const first = tableOf(1, 1, {
    seats: seats.map((seat) => (seat.seat === 1 ? { ...seat, ...more } : seat)),
  });
  const { table, changeTable } = opened(first);
  const page = device();
  const { model } = openPhoneSession(table, { state: first, start: first.start }, page.parts);
  model.now().feed.standIn?.();
  expect([changeTable.mock.calls, page.heard.length > 0]).toEqual([changes, isTold]);
});

describe('a phone reports what happened while it slept', () => {
  const slept = () => {
    vi.useFakeTimers({ now: 1000 });
    const first = tableOf(2, 1);
    const { table, change, listeners } = opened(first);
    const session = openPhoneSession(table, { state: first, start: first.start }, device().parts);
    const stop = session.start();
    const wake = vi.mocked(onWake).mock.lastCall?.[0] ?? expect.fail();
    const missed = () => session.now().missed?.replaceAll(/[\u2068\u2069]/g, '') ?? null;
    return { session, stop, wake, missed, change, listeners };
  };

  test('the phone tells how many moves were made while it slept, once it has reconnected', () => {
    const { wake, missed, change, session, stop } = slept();
    wake.onSleep();
    vi.setSystemTime(5000);
    wake.onWake();
    change(tableOf(2, 3), 4000);
    expect(missed()).toBeNull();
    change(tableOf(2, 3), 6000);
    expect(missed()).toMatch(/^2 moves while you were away/);
    session.dismiss();
    change(tableOf(2, 4), 6000);
    expect(missed()).toBeNull();
    stop();
  });

  test.each([
    ['no move was made', 1, 'onWake'],
    ['it slept only briefly', 3, 'onShortSleep'],
  ] as const)('the phone reports nothing if %s', (_, count, how) => {
    const { wake, missed, change, stop } = slept();
    wake.onSleep();
    wake[how]();
    change(tableOf(2, count), 9000);
    expect(missed()).toBeNull();
    stop();
  });

  test('the phone counts moves from its first sleep if it slept twice in a row', () => {
    const { wake, missed, change, stop } = slept();
    wake.onSleep();
    wake.onWake();
    change(tableOf(2, 2), 0);
    wake.onSleep();
    change(tableOf(2, 3), 9000);
    expect(missed()).toBeNull();
    wake.onWake();
    change(tableOf(2, 3), 9000);
    expect(missed()).toMatch(/^2 moves/);
    stop();
  });

  test('the report about sleep follows its table until it is closed', () => {
    const { stop, listeners } = slept();
    expect(listeners.size).toBe(1);
    stop();
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('a phone shows the podium', () => {
  const places = { places: [2, 1, 3] };
  const podium = async (own: number | null, more: Partial<TableState> = {}) => {
    const state = tableOf(own, 1, {
      match: matchOf(game.view(states[1], 'table') as never, places),
      ...more,
    });
    const changeTable = vi.fn(async () => ({ ok: false, detail: 'No.' }));
    const page = await render(<PhonePodium state={state} api={{ changeTable } as never} />);
    return { ...page, changeTable };
  };

  test.each([
    [0, 'Place 2 of 3'],
    [1, 'You win!'],
    [2, 'Place 3 of 3'],
    [null, undefined],
  ])('at seat %s, the headline of the podium is %s', async (own, text) => {
    expect((await podium(own)).texts('h2')[0]).toBe(text);
  });

  test('the podium lists the players by place, and marks the owner of the phone', async () => {
    const marked = async (own: number | null) =>
      (await podium(own))
        .all('li')
        .map(({ props, textContent }) => [textContent.match(/Ada|Bo|Cy/)?.[0], props['data-mine']]);
    expect(await marked(2)).toEqual([
      ['Bo', undefined],
      ['Ada', undefined],
      ['Cy', true],
    ]);
    expect(await marked(null)).toEqual([
      ['Bo', undefined],
      ['Ada', undefined],
      ['Cy', undefined],
    ]);
  });

  test('the host opens the next match, and different players begin it', async () => {
    const page = await podium(0);
    await page.press('Next match');
    expect(page.changeTable.mock.calls).toEqual([['table', 'rematch', { rotate: true }]]);
    expect(page.text()).toContain('No.');
    expect((await podium(1)).all('button')).toEqual([]);
  });

  const evening = (match: number, teams: unknown) => ({
    evening: { match, teams, standings: [], points: 'wins' } as never,
  });
  test.each([
    ['an evening after one match', evening(1, null), false],
    ['an evening after two', evening(2, null), true],
    ['an evening of teams', evening(1, [{ name: 'Red', people: [], points: 1 }]), true],
    ['a single match', {}, false],
  ] as [string, Partial<TableState>, boolean][])(
    'the podium of %s shows or omits standings: %#',
    async (_, more, has) => {
      expect((await podium(1, more)).all('ol').some(({ props }) => 'data-evening' in props)).toBe(has);
    },
  );
});
