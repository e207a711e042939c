import { framesOf, openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { announcer } from '../src/announce/announcer.ts';
import { buzz } from '../src/phone/buzz.ts';
import { PhoneMatch } from '../src/phone/PhoneMatch.tsx';
import PhonePodium from '../src/phone/PhonePodium.tsx';
import { openPhoneSession } from '../src/phone/phone-session.ts';
import { onWake } from '../src/phone/wake.ts';
import { expectLines } from './outline.ts';
import { openBrowser, render, set, tellWindow } from './render.tsx';
import { device, scriptedMatch } from './table-device.ts';
import { tokensIn } from './token-marks.ts';

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

  test('the phone shows the token of its player', async () => {
    const marks = (['moon', 'star', 'heart'] as const).map((shape) => ({ shape, colour: 'pink' }) as const);
    const marked = seats.map((one, seat) => ({ ...one, mark: marks[seat] }));
    const page = await shown(tableOf(1, 1, { seats: marked as never }));
    expect(tokensIn(page.all('header')[0] ?? expect.fail())).toEqual(['star pink']);
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

  test('the page title follows the turns', async () => {
    const first = tableOf(1, 0);
    const { table, change } = opened(first);
    const given = { table, passTo: null, onPass: () => {}, end: null, start: first.start };
    const page = await render(<PhoneMatch {...given} state={first} />);
    const titles = [document.title];
    for (const count of [1, 2, 3, 4]) {
      await page.does(() => change(tableOf(1, count)));
      await page.show(<PhoneMatch {...given} state={tableOf(1, count)} />);
      titles.push(document.title);
    }
    const [mine, others] = ['● Your turn.', 'Greed – Dicehall'];
    expect(titles).toEqual([others, others, mine, others, others]);
  });

  test('after the match has gone back to an earlier state, the phone shows it anew', async () => {
    const first = tableOf(1, 2);
    const { table } = opened(first);
    const given = { table, passTo: null, onPass: () => {}, end: null, start: first.start };
    const page = await render(<PhoneMatch {...given} state={first} />);
    const [main] = page.all('main');
    await page.show(<PhoneMatch {...given} state={tableOf(1, 3)} />);
    expect(page.all('main')[0] === main).toBe(true);
    await page.show(<PhoneMatch {...given} state={{ ...tableOf(1, 1), restarts: 1 }} />);
    expect(page.all('main')[0] === main).toBe(false);
  });

  test('the phone shows a lost connection, why a move was refused, and a link to the whole table', async () => {
    vi.stubGlobal('DeviceMotionEvent', class {});
    const state = { ...tableOf(0, 0), link: 'lost' } as ReturnType<typeof tableOf>;
    const { table } = opened(state);
    Object.assign(table, { play: async () => ({ ok: false, detail: 'Too late.' }) });
    const given = { table, state, passTo: null, onPass: () => {}, end: null, start: state.start };
    const page = await render(<PhoneMatch {...given} />);
    const lost = page.all('p').find(({ props }) => props['data-status'] === 'lost');
    expect(lost?.textContent).toBe('Connection lost. Reconnecting… No moves are lost.');
    expect(page.all('a').map(({ props }) => props.href)).toEqual(['/online/table/table']);
    for (const timeStamp of [1000, 1200])
      await tellWindow('devicemotion', { acceleration: { x: 30, y: 0, z: null }, timeStamp });
    await page.until(() => page.texts('p').includes('Too late.'), true);
  });

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

/** Returns a match after a script as this player sees it. */
function scripted(id: string, script: string, own: number | null, options: object = {}, count?: number) {
  const played = scriptedMatch(id, script, options, names);
  const { game } = played.setup;
  const seat = own ?? 'table';
  const all = framesOf(played, seat);
  const frames = all.slice(0, count ?? all.length);
  const view = frames.at(-1)?.view ?? game.view(played.states[0], seat);
  const table = tableBefore(seats, {
    ...{ game: id, options: played.setup.options, status: 'playing', match: matchOf(view) },
  } as never);
  const you = { person: own === null ? 'eve' : (names[own] ?? '').toLowerCase(), seat: own };
  return {
    ...stateOf({ seq: 1, you, table }, unseen('table')),
    ...{ start: game.view(played.states[0], seat), frames },
  } as unknown as OnlineState & { readonly start: never };
}

describe('the head of a phone shows its player, and whose turn it is where the felt does not', () => {
  const banked = '0 roll|0: 11122|0 stop|1 roll|1: 51346';
  const low = '0 roll|0: 13366|0 bank|1 roll|1: 66665|1 bank';
  const pairs = '0: 665511|1: 664421|2: 654321';
  const commits = ['0 commit 01 23 45', '1 commit 01 23 45', '2 commit 01 23 45'];
  test.each<readonly [string, string, string, number | null, string]>([
    [
      'the player whose turn it is',
      'greed',
      banked,
      1,
      `
      Bo 2 of 3 · +150
      0
      ·turn ·next Next: Cy`,
    ],
    [
      'the player who comes next',
      'greed',
      banked,
      2,
      `
      Cy 2 of 3 · not in yet
      0
      ·turn ·next You are next.`,
    ],
    [
      'another player',
      'greed',
      banked,
      0,
      `
      Ada 1 of 3
      1,000
      ·turn ·next Next: Cy`,
    ],
    [
      'a spectator',
      'greed',
      banked,
      null,
      `
      ·turn ·next Next: Cy`,
    ],
    [
      'a game that the lowest total wins',
      'threes',
      low,
      0,
      `
      Ada
      13
      ·turn ·next You are next.`,
    ],
    [
      'the first player of a game that the lowest total wins',
      'threes',
      low,
      2,
      `
      Cy no total yet
      –
      ·turn ·next Next: Ada`,
    ],
    [
      'equal scores',
      'hidden-pairs',
      pairs,
      1,
      `
      Bo choosing
      500
      ·turn Your turn.`,
    ],
    [
      'a player who has chosen',
      'hidden-pairs',
      [pairs, commits[1]].join('|'),
      1,
      `
      Bo ready
      500
      ·turn Ada and Cy are choosing.`,
    ],
    [
      'a player who chooses last',
      'hidden-pairs',
      [pairs, commits[0], commits[1]].join('|'),
      2,
      `
      Cy choosing
      500
      ·turn Your turn.`,
    ],
    [
      'a player while one other chooses',
      'hidden-pairs',
      [pairs, commits[0], commits[2]].join('|'),
      0,
      `
      Ada ready
      500
      ·turn It is Bo’s turn.`,
    ],
    [
      'a spectator while players choose',
      'hidden-pairs',
      [pairs, commits[0]].join('|'),
      null,
      `
      ·turn Bo and Cy are choosing.`,
    ],
  ])(
    'the head of a phone shows the score, the place and who plays now, for %s',
    async (_, id, script, own, lines) => {
      const state = scripted(id, script, own);
      const { table } = opened(state);
      const given = { table, state, passTo: null, onPass: () => {}, end: null, start: state.start };
      const page = await render(<PhoneMatch {...given} />);
      expectLines(page.all('header')[0] ?? expect.fail(), lines, ['data-next', 'data-turn']);
    },
  );

  test('a reveal on a phone of a party goes on by itself', async () => {
    await set({ pace: 'normal' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const script = [pairs, ...commits].join('|');
    const first = scripted('hidden-pairs', script, 1, { turns: 2 }, 4);
    const { table, change } = opened(first);
    const given = { table, passTo: null, onPass: () => {}, end: null, start: first.start };
    const page = await render(<PhoneMatch {...given} state={first} />);
    const state = scripted('hidden-pairs', script, 1, { turns: 2 });
    await page.does(() => change(state));
    await page.show(<PhoneMatch {...given} state={state} />);
    const turn = () => page.all('header')[0]?.textContent;
    expect(turn()).not.toContain('It is Ada’s turn.');
    for (let steps = 0; steps < 30; steps++) await act(async () => void vi.advanceTimersByTime(10_000));
    expect(turn()).toContain('It is Ada’s turn.');
  });

  test.each<readonly [string, string, string, number, number, string]>([
    [
      'the turn of a player has ended, for another player',
      'greed',
      `${banked}|1 roll|1: 236`,
      0,
      4,
      `
      Ada 1 of 3
      1,000
      ·turn ·next Next: Cy`,
    ],
    [
      'the turn of a player has ended, for the next player',
      'greed',
      `${banked}|1 roll|1: 236`,
      2,
      4,
      `
      Cy 2 of 3 · not in yet
      0
      ·turn ·next You are next.`,
    ],
    [
      'the pairs are revealed',
      'hidden-pairs',
      [pairs, ...commits].join('|'),
      1,
      4,
      `
      Bo
      500
      ·turn (empty)`,
    ],
  ])(
    'while the table shows that %s, the head of a phone is right',
    async (_, id, script, own, count, lines) => {
      await set({ pace: 'normal' });
      const first = scripted(id, script, own, { turns: 2 }, count);
      const { table, change } = opened(first);
      const given = { table, passTo: null, onPass: () => {}, end: null, start: first.start };
      const page = await render(<PhoneMatch {...given} state={first} />);
      const state = scripted(id, script, own, { turns: 2 });
      await page.does(() => change(state));
      await page.show(<PhoneMatch {...given} state={state} />);
      expectLines(page.all('header')[0] ?? expect.fail(), lines, ['data-next', 'data-turn']);
    },
  );
});

test('a phone vibrates only when the turn of its player begins', async () => {
  await set({ pace: 'normal' });
  const script = '0 roll|0: 11122|0 stop|1 roll|1: 22346|2 roll';
  const at = (count: number) => scripted('greed', script, 1, {}, count);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { table, change } = opened(at(1));
  const given = { table, passTo: null, onPass: () => {}, end: null, start: at(1).start };
  const page = await render(<PhoneMatch {...given} state={at(1)} />);
  const buzzes: number[] = [];
  for (const count of [2, 3, 4, 5, 6]) {
    await page.does(() => change(at(count)));
    await page.show(<PhoneMatch {...given} state={at(count)} />);
    await act(async () => void vi.advanceTimersByTime(20_000));
    buzzes.push(vi.mocked(buzz).mock.calls.length);
  }
  expect(buzzes).toEqual([0, 1, 1, 1, 1]);
});

test('shaking a phone does nothing while its player may not roll', async () => {
  vi.stubGlobal('DeviceMotionEvent', class {});
  const state = scripted('ten-thousand', '0: 3|1: 1|2: 1|0 roll|0: 111234', 0);
  const { table, plays } = opened(state);
  const given = { table, state, passTo: null, onPass: () => {}, end: null, start: state.start };
  const page = await render(<PhoneMatch {...given} />);
  const say = vi.spyOn(announcer, 'say');
  for (const timeStamp of [1000, 1200])
    await tellWindow('devicemotion', { acceleration: { x: 30, y: 0, z: null }, timeStamp });
  expect([plays, say.mock.calls]).toEqual([[], []]);
  expect(page.text()).toContain('Shake the phone, or tap, to roll.');
  say.mockRestore();
});

test('the note of what a player has missed stays until the player has moved', async () => {
  const { table, change } = opened(tableOf(1, 1));
  const given = { table, passTo: null, onPass: () => {}, end: null, start: tableOf(1, 1).start };
  const page = await render(<PhoneMatch {...given} state={tableOf(1, 1)} />);
  const wake = vi.mocked(onWake).mock.lastCall?.[0] ?? expect.fail();
  const at = async (count: number) => {
    await page.does(() => change(tableOf(1, count), Number.POSITIVE_INFINITY));
    await page.show(<PhoneMatch {...given} state={tableOf(1, count)} />);
    return page.texts('p').filter((text) => text.includes('while you were away'));
  };
  wake.onSleep();
  wake.onWake();
  expect(await at(2)).toEqual([expect.stringMatching(/^One move while you were away/)]);
  expect(await at(3)).toEqual([]);
});

test.each([
  ['takes their seat back from the bot', { 1: { held: true } }, [['table', 'return']], false],
  [
    'gets one for the player whose turn it is, who is away',
    { 0: { here: false, awaySince: '2020-01-01T00:00:00.000Z' } },
    [['table', 'stand-in', { seat: 0 }]],
    false,
  ],
  ['has no one to play for', {}, [], true],
] as [string, Record<number, object>, unknown[], boolean][])(
  'a player who requests a stand-in %s',
  (_, more, changes, isTold) => {
    const match = matchOf(game.view(states[1], 'table'), { waiting: [new Date().toISOString(), null] });
    const first = tableOf(1, 1, { match, seats: seats.map((seat) => ({ ...seat, ...more[seat.seat] })) });
    const { table, changeTable } = opened(first);
    const page = device();
    const { model } = openPhoneSession(table, { state: first, start: first.start }, page.parts);
    model.now().feed.standIn?.();
    expect([changeTable.mock.calls, page.heard.length > 0]).toEqual([changes, isTold]);
  },
);

describe('a phone reports what happened while it slept', () => {
  const slept = (first: OnlineState & { readonly start: never } = tableOf(2, 1)) => {
    vi.useFakeTimers({ now: 1000 });
    const { table, change, listeners } = opened(first);
    const page = device({ pace: 'normal' });
    const session = openPhoneSession(table, { state: first, start: first.start }, page.parts);
    const stop = session.start();
    const wake = vi.mocked(onWake).mock.lastCall?.[0] ?? expect.fail();
    const { heard } = page;
    const missed = () => session.now().missed?.replaceAll(/[\u2068\u2069]/g, '') ?? null;
    return { session, stop, wake, missed, change, listeners, heard };
  };

  test('the phone shows how many moves were made while it slept, once it has reconnected', () => {
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
    [1, 'One move while you were away. Ada banks 1,000: 1,000 in total.'],
    [2, '2 moves while you were away. Ada banks 1,000: 1,000 in total.'],
    [
      3,
      '3 moves while you were away. Ada banks 1,000: 1,000 in total. Bo rolls 5 1 3 4 6: 150 points, 3 dice left.',
    ],
    [
      5,
      '5 moves while you were away. Bo rolls 5 1 3 4 6: 150 points, 3 dice left. Bo rolls 2 3 6 and busts. The 150 points of this turn are lost.',
    ],
  ])(
    'after %i missed moves, the table shows all of them at once, and the phone lists the last ones',
    (count, told) => {
      const script = '0 roll|0: 11122|0 stop|1 roll|1: 51346|1 roll|1: 236';
      const at = (entries: number) => scripted('greed', script, 2, {}, entries);
      const { wake, missed, change, session, heard, stop } = slept(at(2));
      wake.onSleep();
      wake.onWake();
      change(at(2 + count), 9000);
      expect([missed(), session.model.now().count]).toEqual([told, 2 + count]);
      expect(heard.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))).toContain(told);
      stop();
    },
  );

  test('moves before a short sleep do not count as missed', () => {
    const { wake, missed, change, stop } = slept();
    wake.onSleep();
    wake.onShortSleep();
    change(tableOf(2, 3), 9000);
    wake.onSleep();
    wake.onWake();
    change(tableOf(2, 4), 9000);
    expect(missed()).toMatch(/^One move/);
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
