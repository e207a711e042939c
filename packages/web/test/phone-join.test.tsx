import type { OnlineState } from '@dicehall/server/client';
import type { Person, TableState } from '@dicehall/server/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { JoinForm } from '../src/phone/JoinForm.tsx';
import { PhoneLobby } from '../src/phone/PhoneLobby.tsx';
import { joinHere, sharingPlayers } from '../src/phone/players.ts';
import { currentSettings } from '../src/settings/settings.ts';
import { server } from './fake-server.ts';
import { expectLines } from './outline.ts';
import { openBrowser, render, saved, set } from './render.tsx';
import { tokensIn } from './token-marks.ts';

// Other tests cover the tools of the host and the rules, which load later.
vi.mock('../src/phone/HostPart.tsx', () => ({ HostPart: () => <p>Host</p>, RulesPart: () => null }));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

const [ada, bo] = [personAt(0, 'Ada'), personAt(1, 'Bo')];
const empty = (seat: number) => personAt(seat, '', { kind: 'empty', name: null, person: null });
const person = { id: 'a'.repeat(16), name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
const cyKnown = { ...person, id: 'cy', name: 'Cy' };
const seenBy = (
  own: string | null,
  seats: TableState['seats'],
  more: Partial<TableState> = {},
): OnlineState =>
  ({ table: tableBefore(seats, more), link: 'live', notices: [], you: { person: own, seat: null } }) as never;

describe('a phone asks for a name and a token before its person joins', () => {
  const tokens = (first: string, ...others: string[]) =>
    [`${first}‹on›`, ...others.map((one) => `${one}‹off›`)].join('\n');
  const all = ['Star, Yellow', 'Diamond, Blue', 'Clover, Coral', 'Square, Green', 'Triangle, Violet'];
  const more = [...all.slice(1), 'Cross, Orange', 'Hourglass, Pink', 'Drop, Grey'];
  const usual = tokens('Star, Yellow', ...more);
  const form = async (state: OnlineState, who: Person | null, isSharing = false) => {
    const onDone = vi.fn();
    return {
      ...(await render(<JoinForm state={state} known={who} isSharing={isSharing} onDone={onDone} />)),
      onDone,
    };
  };
  const free = [ada, bo, empty(2)];
  const next = { status: 'playing', late: 'next' } as const;

  test.each([
    [
      'a new person',
      seenBy(null, free),
      null,
      false,
      `
      Already here: Ada and Bo
      Your name ‹Zoë›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Just watch]`,
    ],
    [
      'the first person',
      seenBy(null, [empty(0)]),
      null,
      false,
      `
      You are the first to join, so you will be the host.
      Your name ‹Zoë›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Just watch]`,
    ],
    [
      'a known person before the next match',
      seenBy('cy', [ada], next),
      cyKnown,
      false,
      `
      Already here: Ada
      Your name ‹Cy›
      [Surprise me]
      Your token
      ${usual}
      [Play the next match (bright)]
      [Just watch]`,
    ],
    [
      'a known person at a full table',
      seenBy('cy', [ada]),
      cyKnown,
      false,
      `
      Already here: Ada
      Your name ‹Cy›
      [Surprise me]
      Your token
      ${usual}
      [Watch (bright)]`,
    ],
    [
      'another player on the phone',
      seenBy('ada', free),
      null,
      true,
      `
      Already here: Ada and Bo
      Name of the other player ‹›
      [Surprise me]
      Your token
      ${usual}
      [Play (bright)]
      [Not now]`,
    ],
  ] as [string, OnlineState, Person | null, boolean, string][])(
    'the form for %s has exactly the fields that apply',
    async (_, state, who, isSharing, lines) => {
      await set({ name: 'Zoë' });
      expectLines((await form(state, who, isSharing)).box, `# Greed${lines}`);
    },
  );

  test('the form offers eight free tokens, the player’s own first; another player on the phone is not offered it first', async () => {
    const own = { shape: 'moon', colour: 'pink' } as const;
    await set({ token: own });
    const taken = { ...ada, mark: { shape: 'star', colour: 'yellow' } } as const;
    const offered = async (isSharing: boolean) => {
      const page = await form(seenBy(null, [taken, empty(1)]), null, isSharing);
      const radios = page.all('input').filter(({ props }) => props.type === 'radio');
      return radios.map(({ props }) => `${props['aria-label']}${props.checked === true ? '!' : ''}`);
    };
    const [first, ...others] = more;
    expect(await offered(false)).toEqual(['Moon, Pink!', ...more]);
    expect(await offered(true)).toEqual([`${first}!`, ...others, 'Disc, Yellow']);
  });

  test('tapping a token chooses it, and the token is sent', async () => {
    const asked = server({ 'POST /guests': person });
    const page = await form(seenBy(null, free), null);
    const radio = (name: string) => page.find('input', name).props;
    await page.call(page.find('input', 'Square, Green'), 'onChange', {});
    expect([radio('Square, Green').checked, radio('Star, Yellow').checked]).toEqual([true, false]);
    await page.call(page.field('Your name'), 'onChange', { target: { value: 'Cy' } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await page.until(() => asked.length, 2);
    expect(asked[1]?.[1]).toMatchObject({ mark: { shape: 'square', colour: 'green' } });
  });

  test('“Surprise me” fills in a name of two words', async () => {
    const page = await form(seenBy(null, free), null);
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    await page.press('Surprise me');
    random.mockRestore();
    expect(page.field('Your name').props.value).toBe('Lucky Waffle');
  });

  test('a person who only watches gets a name first, unless the server knows the person', async () => {
    const watch = async (name: string, who: Person | null, answers: Readonly<Record<string, unknown>>) => {
      const asked = server(answers);
      const page = await form(seenBy(null, free), who);
      await page.call(page.field('Your name'), 'onChange', { target: { value: name } });
      await page.press('Just watch');
      await page.until(() => page.onDone.mock.calls.length + page.all('p').length > 1, true);
      return [asked, page.onDone.mock.calls, page.texts('p').slice(1)];
    };
    expect(await watch(' ', null, {})).toEqual([[], [], ['Fill in “Your name” first.']]);
    expect(await watch(' Zoë ', null, { 'POST /guests': person })).toEqual([
      [['POST /guests', { name: 'Zoë' }]],
      [[null]],
      [],
    ]);
    expect(await watch('Zoë', null, {})).toEqual([
      [['POST /guests', { name: 'Zoë' }]],
      [],
      ['Refused: POST /guests'],
    ]);
    expect(await watch('', cyKnown, {})).toEqual([[], [[null]], []]);
  });

  test('the form for another player can be closed', async () => {
    const page = await form(seenBy('ada', free), null, true);
    await page.press('Not now');
    expect(page.onDone.mock.calls).toEqual([[null]]);
  });
});

describe('the form for joining takes a seat, a place in the next match, or nothing', () => {
  const taken = { seq: 2, you: { person: null, seat: null }, table: tableBefore([], { id: 't'.repeat(16) }) };
  const guest = { ...person, token: 'secret' };
  const answers = {
    'POST /guests': guest,
    'PATCH /me': person,
    'POST /tables/table/sit': taken,
    'POST /tables/table/wait': taken,
    'GET /tables/table': taken,
  };
  const mark = { shape: 'star', colour: 'yellow' };
  const sit = ['POST /tables/table/sit', { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), mark }];
  const wait = ['POST /tables/table/wait', { mark }];
  const look = ['GET /tables/table'];
  const named = ['POST /guests', { name: 'Cy' }];
  const shared = ['POST /guests', { name: 'Cy', token: true }];
  const renamed = ['PATCH /me', { name: 'Cy' }];
  const free = [ada, bo, empty(2)];
  const [locked, next, running] = [{ locked: true }, { late: 'next' }, { status: 'playing', late: 'next' }];
  const known = (name: string) => ({ ...person, name });

  async function form(seats: TableState['seats'], more: object, who: Person | null, isSharing: boolean) {
    const onDone = vi.fn();
    const state = seenBy(who?.id ?? null, seats, more);
    const page = await render(<JoinForm state={state} known={who} isSharing={isSharing} onDone={onDone} />);
    const button = page.all('button').find(({ props }) => props['data-action'] === 'join');
    await page.call(page.field(isSharing ? 'Name of' : 'Your name'), 'onChange', {
      target: { value: ' Cy ' },
    });
    const submit = () => page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    return { ...page, onDone, submit, label: button?.textContent };
  }
  const settings = () => [currentSettings().name, currentSettings().token];
  beforeEach(() => {
    for (const { token } of sharingPlayers.now()) sharingPlayers.remove(token);
  });

  test.each<readonly [string, TableState['seats'], object, string | null, string, unknown[]]>([
    ['a new person at a free seat', free, {}, null, 'Play', [named, sit]],
    ['a known person', free, {}, 'Cy', 'Play', [sit]],
    ['a known person with another name', free, {}, 'Zoë', 'Play', [renamed, sit]],
    ['a person at a locked table', free, locked, 'Cy', 'Watch', [look]],
    ['a person at a locked table with next matches', free, { ...locked, ...next }, 'Cy', 'Watch', [look]],
    ['a person at a full table', [ada, bo], {}, 'Cy', 'Watch', [look]],
    ['a person before the next match', [ada, bo], next, 'Cy', 'Play the next match', [wait]],
    ['a person during a match with a free seat', free, running, 'Cy', 'Play the next match', [wait]],
    ['a person after the next match has opened', [ada], { ...next, rematch: 'two' }, 'Cy', 'Watch', [look]],
  ])(
    'for %s, the button names what it does, and the form sends only those requests',
    async (_, seats, more, name, label, requests) => {
      const asked = server(answers);
      const page = await form(seats, more, name === null ? null : known(name), false);
      expect(page.label).toBe(label);
      await page.submit();
      await page.until(() => page.onDone.mock.calls.length, 1);
      expect(asked).toEqual(requests);
      expect(page.onDone.mock.calls[0]?.[0]).toMatchObject({ seq: 2 });
      expect([settings(), sharingPlayers.now()]).toEqual([['Cy', mark], []]);
    },
  );

  test.each<readonly [string, TableState['seats'], object, string, unknown[]]>([
    ['a free seat', free, {}, 'Play', [shared, sit]],
    ['a locked table', free, locked, 'Watch', [shared, wait]],
    ['a running match', free, running, 'Play the next match', [shared, wait]],
  ])(
    'at %s, another player on the phone gets an identity of their own',
    async (_, seats, more, label, requests) => {
      await set({ name: 'Ada' });
      const asked = server(answers);
      await joinHere({ code: 'EARLY', table: 'table', name: 'Di', mark: undefined, hasSeat: false });
      asked.length = 0;
      const page = await form(seats, more, null, true);
      expect(page.label).toBe(label);
      await page.submit();
      await page.until(() => page.onDone.mock.calls.length, 1);
      expect([asked, settings()]).toEqual([requests, ['Ada', undefined]]);
      // The player of the earlier party is dropped.
      const kept = [{ code: 'ABCDE', name: 'Cy', token: 'secret', mark }];
      expect(sharingPlayers.now()).toEqual(kept);
      expect(JSON.parse(saved.get('dicehall.sharing-players') ?? '')).toEqual(kept);
    },
  );

  test.each<readonly [string, string | null, boolean, string, unknown[]]>([
    ['the guest', null, false, 'POST /guests', [named]],
    ['the new name', 'Zoë', false, 'PATCH /me', [renamed]],
    ['the guest on this phone', null, true, 'POST /guests', [shared]],
    ['the seat on this phone', null, true, 'POST /tables/table/sit', [shared, sit]],
  ])(
    'if the server refuses %s, the form says so and can be sent again',
    async (_, name, isSharing, lost, requests) => {
      await set({ name: 'Ada' });
      const asked = server(
        Object.fromEntries(Object.entries(answers).filter(([request]) => request !== lost)),
      );
      const page = await form(free, {}, name === null ? null : known(name), isSharing);
      for (const times of [1, 2]) {
        await page.submit();
        await page.until(() => asked.length, requests.length * times);
        await page.until(() => page.text().includes(`Refused: ${lost}`), true);
      }
      expect(asked).toEqual([...requests, ...requests]);
      expect([page.onDone.mock.calls, settings(), sharingPlayers.now()]).toEqual([
        [],
        ['Ada', undefined],
        [],
      ]);
    },
  );

  test('the form is sent once while the server has not answered, and not without a name', async () => {
    let answer = (_: Response) => {};
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', fetch);
    const page = await form(free, {}, known('Cy'), false);
    for (let times = 0; times < 2; times++) await page.submit();
    await page.until(() => fetch.mock.calls.length, 1);
    await page.does(() => answer(Response.json({ code: 'server-error', detail: 'No.' }, { status: 500 })));
    await page.until(() => page.text().includes('No.'), true);
    await page.call(page.field('Your name'), 'onChange', { target: { value: '  ' } });
    await page.submit();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('a device keeps the players who share it, until they leave', async () => {
  const player = (token: string) => ({ code: 'ABCDE', name: token, token });
  const list = [player('bo'), { code: 'ABCDE' }, { token: 'cy' }, null, player('di'), player('eve')];
  saved.set('dicehall.sharing-players', JSON.stringify(list));
  vi.resetModules();
  const { sharingPlayers: opened } = await import('../src/phone/players.ts');
  expect(opened.now().map(({ token }) => token)).toEqual(['bo', 'di', 'eve']);
  const told = vi.fn();
  opened.onChange(told);
  opened.remove('di');
  expect([opened.now(), told.mock.calls.length]).toEqual([[player('bo'), player('eve')], 1]);
  expect(JSON.parse(saved.get('dicehall.sharing-players') ?? '')).toEqual([player('bo'), player('eve')]);
});

describe('the lobby on a phone shows and does what its players may', () => {
  const log: unknown[] = [];
  /** One player of the phone: the table as this player sees it. */
  const player = (own: string, seats: TableState['seats'], more: Partial<TableState> = {}) => {
    const table = tableBefore(seats, more);
    const seat = table.seats.find(({ person: one }) => one === own)?.seat ?? null;
    const answer = { ok: true, value: `the table of ${own}` };
    const ask = (...asked: unknown[]) => {
      log.push([own, ...asked]);
      return Promise.resolve(answer);
    };
    const api = {
      changeTable: (_: string, ...change: unknown[]) => ask(...change),
      call: (...[method, path]: string[]) => ask(method, path),
    };
    return {
      sharing: null,
      table: { api, take: (value: unknown) => void log.push(`${own} takes ${value}`) },
      state: { table, link: 'live', you: { person: own, seat }, notices: [], said: [] },
    } as never;
  };
  const lobby = async (...players: never[]) => {
    log.length = 0;
    const page = await render(<PhoneLobby tables={players} onAdd={() => void log.push('adds')} />);
    const does = async (action: string, count = 2) => {
      const button = page.all('button').find(({ props }) => props['data-action'] === action);
      await page.call(button ?? expect.fail(action), 'onClick', {});
      await page.until(() => log.length, count);
      return log.splice(0);
    };
    return { ...page, does };
  };
  const cy = personAt(2, 'Cy', { here: false });
  const free = [ada, bo, cy, empty(3)];
  const mark = { shape: 'star', colour: 'yellow' } as const;
  const waiting = [
    { person: 'di', name: 'Di', mark: { shape: 'moon', colour: 'pink' } },
    { person: 'eve', name: 'Eve', mark },
  ] as never;
  const head = `
    # Greed
    Party ABCDE
    {Who plays}`;

  test.each<readonly [string, never[], string]>([
    [
      'the host who shares the phone with another player',
      [player('bo', free), player('ada', free)],
      `
      - ·mine Ada Host
      - ·mine Bo
      - ·away Cy away
      [Start with 1 steady bot (bright)]
      Host
      [Add a player on this phone] [Leave table]`,
    ],
    [
      'the host while the match is being prepared',
      [player('ada', [ada, bo], { status: 'playing' })],
      `
      - ·mine Ada Host
      - Bo
      The dice are being prepared. The match starts in at most 10 seconds.`,
    ],
    [
      'a player who is not the host',
      [player('bo', [ada, bo])],
      `
      - Ada Host
      - ·mine Bo
      status: All seats are taken. The host starts the match.
      [Add a player on this phone] [Leave table]`,
    ],
    [
      'a person who waits at a table with a free seat',
      [player('eve', free, { waiting })],
      `
      - Ada Host
      - Bo
      - ·away Cy away
      status: You play in the next match. Until then you can watch.
      [Take a seat (bright)]
      [Add a player on this phone] [Leave table]`,
    ],
    [
      'a player and a person who waits',
      [player('bo', free, { waiting }), player('eve', free, { waiting })],
      `
      - Ada Host
      - ·mine Bo
      - ·away Cy away
      status: The host starts the match when everyone is here.
      [Take a seat (bright)]
      [Add a player on this phone] [Leave table]`,
    ],
    [
      'a person who waits at a locked table',
      [player('eve', free, { waiting, locked: true })],
      `
      - Ada Host
      - Bo
      - ·away Cy away
      status: You play in the next match. Until then you can watch.
      [Add a player on this phone] [Leave table]`,
    ],
  ])(
    'the lobby shows %s the players, the next step and only the actions that are possible',
    async (_, players, lines) => {
      expectLines((await lobby(...players)).box, head + lines, ['data-mine', 'data-away']);
    },
  );

  test('the lobby shows the token of each player, with a face for a bot', async () => {
    const bot = { kind: 'bot', person: null, strength: 'steady', temper: 'bold' } as const;
    const seats = [personAt(0, 'Ada', { mark }), personAt(1, 'Otto', bot), personAt(2, 'Cy')];
    const page = await lobby(player('ada', seats));
    expect(tokensIn(page.all('ol')[0] ?? expect.fail())).toEqual([
      'star yellow',
      'bot flag pink',
      'clover coral',
    ]);
  });

  test('the host starts the match with their own identity, also as the second player of the phone', async () => {
    const page = await lobby(player('bo', [ada, bo]), player('ada', [ada, bo]));
    expect(await page.does('start')).toEqual([['ada', 'start'], 'ada takes the table of ada']);
    expect(await page.does('add-player', 1)).toEqual(['adds']);
  });

  const sit = { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), mark };
  test('the person who waits sits down and leaves with their own identity', async () => {
    const one = await lobby(player('eve', free, { waiting }));
    const sits = [['eve', 'sit', sit], 'eve takes the table of eve'];
    expect(await one.does('sit')).toEqual(sits);
    expect(await one.does('leave')).toEqual([
      ['eve', 'DELETE', '/tables/table/wait'],
      'eve takes the table of eve',
    ]);
    const two = await lobby(player('bo', free, { waiting }), player('eve', free, { waiting }));
    expect(await two.does('sit')).toEqual(sits);
    expect(await two.does('leave')).toEqual([['bo', 'stand'], 'bo takes the table of bo']);
  });
});
