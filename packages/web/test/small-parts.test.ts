import { type Entry, faces } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chronological,
  type Message,
  otherBuffer,
  otherMessage,
  startReading,
} from '../src/announce/buffers.ts';
import { linkTo, onlineAddress, screenAddress } from '../src/app/address.ts';
import { isLoadError, trackLoadErrors } from '../src/app/load-errors.ts';
import { whileMounted } from '../src/app/while-mounted.ts';
import { along, scoreHistory } from '../src/end/chart.ts';
import { hasCards, hasExpert } from '../src/games/listed-games.ts';
import { defaultKeys, gameKeyOf, type KeyPress, keyName, meaningOf, shortcutOf } from '../src/keys/keys.ts';
import { randomFaces, seededRolls } from '../src/local/random-dice.ts';
import { api, apiOf, fetched } from '../src/online/api.ts';
import { becomeGuest, deleteMe } from '../src/online/guest.ts';
import { isKnownGuest, rememberGuest } from '../src/online/guest-flag.ts';
import { amountText } from '../src/review/verdict.ts';
import { isOwnAddress, phoneLink, shortAddress } from '../src/room/join-facts.ts';
import { trainingWays } from '../src/train/ways.ts';

const english = loadCatalogue({ language: 'en' });

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /\d/.test(key) ? `Digit${key}` : '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  altGraph: false,
  ...more,
});

it.each(['/', '/history', '/play/greed'])('the link to %s is its full URL without the query', (screen) => {
  vi.stubGlobal('location', new URL(`https://dice.example${screen}?rules=x`));
  expect([screenAddress(), linkTo(screen)]).toEqual([screen, `https://dice.example${screen}`]);
  vi.unstubAllGlobals();
});

it.each([
  ['of its own server', undefined, '/online'],
  ['without a server', '', null],
  ['of another server', 'https://dice.example', 'https://dice.example/online'],
])('a page %s uses this server for online play', (_, server, address) => {
  vi.stubGlobal('document', { documentElement: { dataset: { server } } });
  expect(onlineAddress('/online')).toBe(address);
  vi.unstubAllGlobals();
});

it('amounts have one decimal, in percentage points as in sips', () => {
  expect([amountText(english, 'win', 0.12345), amountText(english, 'sips', 1.2345)]).toEqual(['12.3', '1.2']);
  expect([amountText(english, 'win', 0.5), amountText(english, 'sips', 2)]).toEqual(['50.0', '2.0']);
  const signed = (amount: number) => amountText(english, 'sips', amount, 'exceptZero');
  expect([signed(1), signed(0)]).toEqual(['+1.0', '0.0']);
});

it('data from the server is parsed with its schema, and is null if the request fails', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const asked: unknown[] = [];
  const answers = [Response.json({ value: 7 }), new Response('{}', { status: 500 })];
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push([path, new Headers(headers).get('accept-language')]);
    return answers.shift();
  });
  try {
    const schema = { parse: (raw: unknown) => (raw as { readonly value: number }).value + 1 };
    expect([await fetched('/me/x', schema), await fetched('/me/y', schema)]).toEqual([8, null]);
    expect(asked).toEqual(['x', 'y'].map((name) => [`/api/v1/me/${name}`, 'de']));
  } finally {
    vi.unstubAllGlobals();
  }
});

it('requests of another player on this device carry that player’s token and the language of the page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    const sent = new Headers(headers);
    asked.push([path, sent.get('authorization'), sent.get('accept-language')]);
    return Response.json({});
  });
  try {
    await apiOf('a token').call('GET', '/me/x', () => null);
    await api.call('GET', '/me/x', () => null);
    expect(asked).toEqual([
      ['/api/v1/me/x', 'Bearer a token', 'de'],
      ['/api/v1/me/x', null, 'de'],
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('the list of games states whether a game has strategy cards, and up to how many seats it has an expert', () => {
  vi.stubGlobal('__GAMES__', [
    { id: 'greed', expertSeats: 3, hasCards: true },
    { id: 'threes', expertSeats: 0, hasCards: false },
  ]);
  try {
    expect((['greed', 'threes', 'ten-thousand'] as const).map(hasCards)).toEqual([true, false, false]);
    expect([2, 3, 4].map((seats) => hasExpert('greed', seats))).toEqual([true, true, false]);
    expect([hasExpert('threes', 2), hasExpert('ten-thousand', 2)]).toEqual([false, false]);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('the settings assign keys', () => {
  it('keys have the functions assigned in the settings', () => {
    expect(meaningOf(press('r'), defaultKeys)).toEqual({ kind: 'action', action: 'roll' });
    expect(meaningOf(press('S', { shiftKey: true }), defaultKeys)).toEqual({
      kind: 'action',
      action: 'detailed-scores',
    });
    expect(meaningOf(press('?', { shiftKey: true }), defaultKeys)).toEqual({
      kind: 'action',
      action: 'keys',
    });
    expect(meaningOf(press('x'), { ...defaultKeys, roll: 'X' })).toEqual({ kind: 'action', action: 'roll' });
  });
  it('digit keys are read by their position on the keyboard, even with Shift', () => {
    expect(meaningOf(press('!', { code: 'Digit1', shiftKey: true }), defaultKeys)).toEqual({
      kind: 'digit',
      digit: 1,
      shift: true,
    });
    for (const code of ['Digit7', 'Numpad7'])
      expect(meaningOf(press('7', { code }), defaultKeys)).toEqual({ kind: 'digit', digit: 7, shift: false });
  });
  it('keys that the settings do not use belong to the game', () => {
    const pressed = meaningOf(press('o'), defaultKeys);
    expect(pressed).toEqual({ kind: 'letter', letter: 'o' });
    expect(pressed === null ? null : gameKeyOf(pressed)).toBe('o');
    expect(['é', 'Tab', 'ArrowLeft', 'F5', '_'].map((key) => meaningOf(press(key), defaultKeys))).toEqual([
      ...Array(5).fill(null),
    ]);
  });
  it('a game gets letters, digits and the keys assigned to its actions', () => {
    const keyOf = (key: string) => {
      const pressed = meaningOf(press(key), defaultKeys);
      return pressed === null ? null : gameKeyOf(pressed);
    };
    expect(['r', 'b', 'a', 'o', '3', 'h', 'Escape', 'Tab'].map(keyOf)).toEqual([
      'r',
      'b',
      'a',
      'o',
      '3',
      null,
      null,
      null,
    ]);
  });
  it('the keys for rolling, banking and keeping all scoring dice follow the settings', () => {
    const keys = { ...defaultKeys, roll: 'X' };
    const pressed = meaningOf(press('x'), keys);
    expect(pressed === null ? null : gameKeyOf(pressed)).toBe('r');
    expect(['r', 'b', 'a', 'o', '3', null].map((key) => shortcutOf(key, keys))).toEqual([
      'X',
      'B',
      'A',
      'O',
      '3',
      null,
    ]);
  });
  it('keys with Control, Alt or Meta are left to the browser and the screen reader', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(meaningOf(press('r', { [held]: true }), defaultKeys)).toBeNull();
    }
  });
  it('any key that types one character can be assigned, except space and combinations with Control, Alt or Meta', () => {
    const names = [press('x'), press('X', { shiftKey: true }), press('?', { shiftKey: true }), press('ß')];
    expect(names.map(keyName)).toEqual(['X', 'Shift+X', '?', 'SS']);
    const others = [
      press(' '),
      press('Enter'),
      press('F5'),
      press('x', { ctrlKey: true }),
      press('x', { metaKey: true }),
    ];
    expect(others.map(keyName)).toEqual(others.map(() => null));
  });
  it('Backspace can be assigned to undo', () => {
    expect(meaningOf(press('Backspace'), defaultKeys)).toEqual({ kind: 'action', action: 'undo' });
  });
  it('keys typed with AltGr work, even where AltGr counts as Control and Alt', () => {
    for (const held of [{}, { ctrlKey: true, altKey: true }]) {
      expect(meaningOf(press('[', { code: 'Digit8', altGraph: true, ...held }), defaultKeys)).toEqual({
        kind: 'action',
        action: 'buffer-before',
      });
    }
  });
});

describe('past messages can be read again', () => {
  const messages: Message[] = [
    { buffer: 'log', text: 'one' },
    { buffer: 'chat', text: 'two' },
    { buffer: 'log', text: 'three' },
  ];
  it('messages are read from the newest to the oldest, with their positions from the oldest', () => {
    let reading = startReading;
    const said: unknown[] = [];
    for (const step of ['before', 'before', 'before', 'before', 'after', 'last', 'after', 'first'] as const) {
      const [next, read] = otherMessage(reading, messages, step);
      reading = next;
      said.push([read?.message.text, read?.position, read?.count]);
    }
    const texts = ['three', 'two', 'one', 'one', 'two', 'three', 'three', 'one'];
    expect(said).toEqual(texts.map((text) => [text, ['one', 'two', 'three'].indexOf(text) + 1, 3]));
  });
  it.each(['before', 'after', 'last'] as const)('the step “%s” also starts at the newest message', (step) => {
    expect(otherMessage(startReading, messages, step)[1]?.message.text).toBe('three');
  });
  it('the position in the list of messages stays while new ones arrive', () => {
    const [reading] = otherMessage(startReading, messages.slice(0, 2), 'before');
    expect(otherMessage(reading, messages, 'before')[1]?.message.text).toBe('one');
  });
  it('after a switch to another buffer, reading starts again at the newest message', () => {
    const [oldest] = otherMessage(startReading, messages, 'first');
    const inLog = otherBuffer(oldest, 1);
    expect(otherMessage(inLog, messages, 'before')[1]?.message.text).toBe('three');
  });
  it('messages are in the order of the log, with each chat line after the log lines before it', () => {
    const notes = [
      { buffer: 'chat', text: 'two' },
      { buffer: 'table', text: 'four' },
      { buffer: 'chat', text: 'five' },
    ] as const;
    const texts = chronological(['one', 'three'], notes, [1, 2]).map(({ text }) => text);
    expect(texts).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
  it('each kind of message has its own buffer', () => {
    const chat = otherBuffer(otherBuffer(startReading, 1), 1);
    expect(chat.buffer).toBe('chat');
    expect(otherMessage(chat, messages, 'before')[1]?.message.text).toBe('two');
    const people = otherBuffer(chat, 1);
    expect(people.buffer).toBe('table');
    expect(otherMessage(people, messages, 'last')[1]).toBeNull();
    expect(otherBuffer(people, 1).buffer).toBe('all');
  });
});

describe('the score history follows the entries', () => {
  const frame = (scores: number[]) => ({
    entry: null,
    events: [],
    view: { game: 'greed' as const, phase: 'start', step: { kind: 'choose' as const, seats: [0] }, scores },
  });
  it('the score history has an element for each entry that changed a score', () => {
    const curve = scoreHistory(
      { game: 'greed', phase: 'start', step: { kind: 'choose', seats: [0] }, scores: [0, 0] },
      [frame([0, 0]), frame([300, 0]), frame([300, 0]), frame([300, 450])],
    );
    expect(curve).toEqual([
      [0, 0],
      [300, 0],
      [300, 450],
    ]);
  });
});

it('a value is placed on an axis by its share of the range, and in the middle of an empty range', () => {
  expect([100, 150, 300].map((value) => along(value, 100, 300, 80))).toEqual([0, 20, 80]);
  expect(along(7, 7, 7, 80)).toBe(40);
});

describe('phones get an address to scan and one to type', () => {
  const at = (host: string) => {
    const [hostname] = host.split(/:(?=\d+$)/);
    vi.stubGlobal('location', { host, hostname, origin: `http://${host}` });
  };
  afterEach(() => vi.unstubAllGlobals());

  it('the QR code contains the code of the table, and the URL to type does not', () => {
    expect(phoneLink('http://dice.example:8080/', 'ABCDE')).toBe('http://dice.example:8080/phone/ABCDE');
    expect(shortAddress('http://dice.example:8080/')).toBe('dice.example:8080');
    expect(shortAddress('https://dice.example/hall/')).toBe('dice.example/hall');
  });
  it.each([
    ['localhost:8080', true],
    ['127.0.0.1', true],
    ['[::1]:8080', true],
    ['192.168.0.127', false],
    ['dice.localhost.example', false],
  ])('phones cannot reach a server at %s: %j', (host, isOwn) => {
    at(host);
    expect(isOwnAddress()).toBe(isOwn);
  });
});

describe('the page stores whether the server knows its person', () => {
  const stored = new Map<string, string>();
  const page = (server?: string) =>
    vi.stubGlobal('document', { documentElement: { dataset: server === undefined ? {} : { server } } });
  beforeEach(() => {
    stored.clear();
    page();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the page stores and forgets that the server knows the person', () => {
    expect(isKnownGuest()).toBe(false);
    rememberGuest(true);
    expect(isKnownGuest()).toBe(true);
    rememberGuest(false);
    expect(isKnownGuest()).toBe(false);
  });
  it.each([
    ['becomes known once the server has made the guest', false, () => becomeGuest('Ada'), true, true],
    ['stays unknown if the server refuses that', false, () => becomeGuest('Ada'), false, false],
    ['becomes unknown once the server has deleted the guest', true, deleteMe, true, false],
    ['stays known if the server refuses that', true, deleteMe, false, true],
  ])('a browser %s', async (_, before, ask, isAccepted, after) => {
    rememberGuest(before);
    const guest = { id: 'a'.repeat(16), name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' };
    vi.stubGlobal('fetch', async () =>
      isAccepted ? Response.json(guest) : Response.json({ code: 'busy', detail: 'Later.' }, { status: 429 }),
    );
    expect([(await ask()).ok, isKnownGuest()]).toEqual([isAccepted, after]);
  });
  it('a page that uses another server has no guests, and a page without storage asks the server', () => {
    rememberGuest(true);
    page('https://dice.example');
    expect(isKnownGuest()).toBe(false);
    page();
    vi.stubGlobal('localStorage', undefined);
    expect(() => rememberGuest(true)).not.toThrow();
    expect(isKnownGuest()).toBe(true);
  });
});

it('only errors of files that could not be loaded count as loading errors', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  trackLoadErrors();
  vi.unstubAllGlobals();
  const payload = new Error('gone');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect([payload, new Error('gone'), 'gone', null].map(isLoadError)).toEqual([true, false, false, false]);
});

it('a result or an error that arrives after the player has left the screen is ignored', async () => {
  const heard: string[] = [];
  const load = (work: Promise<string>, isLeft: boolean) => {
    const leave = whileMounted(
      work,
      (value) => heard.push(value),
      (error) => heard.push(`error: ${error}`),
    );
    if (isLeft) leave();
  };
  load(Promise.resolve('here'), false);
  load(Promise.resolve('gone'), true);
  load(Promise.reject('here'), false);
  load(Promise.reject('gone'), true);
  whileMounted(Promise.reject('unheard'), (value) => heard.push(value));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(heard.toSorted()).toEqual(['error: here', 'here']);
});

it('each way to learn has its own page, name and description', () => {
  for (const { href, name, about } of trainingWays) {
    expect(href).toMatch(/^\/[a-z-]+$/);
    expect([name, about].map((key) => english.has(key))).toEqual([true, true]);
    expect(about).toBe(`${name}.about`);
  }
  expect(new Set(trainingWays.map(({ href }) => href)).size).toBe(5);
});

it('a browser draws each face equally often, rejects bytes that would favour some faces, and requests at most 65,536 bytes at once', () => {
  const asked: number[] = [];
  let next = 0;
  const fill = (bytes: Uint8Array) => {
    asked.push(bytes.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next++;
  };
  expect(randomFaces(256, fill).slice(0, 13)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]);
  // The four bytes from 252 on are rejected and replaced.
  expect(asked).toEqual([256, 4]);
  asked.length = 0;
  expect(randomFaces(70_000, (bytes) => void asked.push(bytes.length))).toHaveLength(70_000);
  expect(asked).toEqual([65_536, 4464]);
  const drawn = randomFaces(40);
  expect(drawn.every((face) => faces.includes(face))).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

it('seeded rolls depend only on the seed, the seat and its earlier rolls', () => {
  const rolls = seededRolls('s');
  const own = (count: number, seat = 1): Entry[] =>
    Array.from({ length: count }, () => ({ seat, dice: [1] }));
  const [first, second] = [rolls(6, 1, []), rolls(6, 1, own(1))];
  expect(first).not.toEqual(second);
  expect(rolls(6, 1, [...own(3, 0), { seat: 1, move: {} }])).toEqual(first);
  expect(rolls(6, 1, [...own(2, 2), ...own(1)])).toEqual(second);
  expect(rolls(6, 2, [])).not.toEqual(first);
  expect(seededRolls('t')(6, 1, [])).not.toEqual(first);
});
