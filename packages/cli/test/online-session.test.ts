import { type Frame, framesOf, gameOf, readSetup, replayStatesOfLog, type Seat } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { describe, expect, test } from 'vitest';
import { atOnlineTable } from '../src/online/at-online-table.ts';
import { type OnlineSession, sessionAfter, wasRemoved } from '../src/online/online-session.ts';
import { menuOf, pressOnline } from '../src/online/press-online.ts';
import { at, messages, openTable, playing, seats, viewOf } from './online-tables.ts';

const threes = gameOf('threes');
const en = atOnlineTable(messages.en);

/** Ada and the bot have each had a turn, and Cy has rolled. */
const log = [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [3, 1, 5, 6, 2] },
  { seat: 0, move: { type: 'bank' } },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [6, 6, 5, 6, 2] },
  { seat: 1, move: { type: 'bank' } },
  { seat: 2, move: { type: 'roll' } },
  { seat: 2, dice: [1, 2, 5, 5, 4] },
] as const;

/** Returns the table as a seat sees it after the first entries of the log. */
function after(entries: number, seat: Seat | null, more: Partial<OnlineState> = {}): OnlineSession {
  const setup = readSetup({ game: 'threes', seats: seats.map(({ name }) => ({ name: name ?? '' })) });
  if (!setup.ok) throw new Error(setup.error.code);
  const states = replayStatesOfLog(setup.value, log.slice(0, entries));
  if (!states.ok) throw new Error(states.error.code);
  const frames: readonly Frame[] = framesOf(states.value, seat ?? 'table');
  const base = playing(threes, seat);
  const view = frames.at(-1)?.view ?? base.match?.view;
  const table = { ...base, match: { ...base.match, view } } as TableState;
  return viewOf(table, seat, { frames, ...more });
}
const next = (before: OnlineSession, online: OnlineState) => sessionAfter(before, online, messages.en);
const notice = (id: number, event: object) =>
  ({ id, event, at }) as unknown as OnlineState['notices'][number];

describe('an online session follows each change of its table', () => {
  test('each new event is printed once, with the names of players', () => {
    const { session, news } = next(after(3, 2), after(6, 2).online);
    expect(news).toEqual(['Bo-bot rolls 6 6 5 6 2.', 'Bo-bot banks 6 6 5 6 2: 25 points, 25 in total.']);
    expect(session.log.slice(-2)).toEqual(news);
    expect([session.entries, session.lastRoll]).toEqual([0, { seat: 1, dice: [6, 6, 5, 6, 2] }]);
    expect([session.prompt, session.atKeyboard]).toEqual([{ kind: 'choose', seat: 2 }, 2]);
    expect(next(after(6, 2), after(6, 2).online).news).toEqual([]);
  });

  test('a decision that a bot made for a player is printed, and addresses that player as “you”', () => {
    const replaced = (seat: Seat) => {
      const { online } = after(8, seat);
      const frames = online.frames.map((frame, index) =>
        index < 6 ? frame : { ...frame, by: 'clock' as const },
      );
      return next(after(6, seat), { ...online, frames }).news[0];
    };
    expect([replaced(2), replaced(0)]).toEqual([
      'Time ran out; a bot moved for you.',
      'Time ran out; a bot moved for Cy.',
    ]);
  });

  test('notices are printed before events, and a reloaded match prints only its end', () => {
    const { online } = after(8, 0);
    const notices = [notice(2, { kind: 'said', person: 'cy', name: 'Cy', text: 'Hi', at })];
    const whole = next(after(0, 0), { ...online, notices }).news;
    expect(whole[0]).toBe('Cy: Hi');
    expect(whole.length).toBe(6);
    const many = { ...online, notices: [1, 2, 3].map((one) => ({ ...notices[0], id: one + 1 })) as never };
    expect(next(after(0, 0), many).news).toHaveLength(8);
    expect(next(after(0, 0), { ...many, restarts: 1 }).news).toEqual(next(after(0, 0), many).news.slice(-6));
  });

  test('the draft of a move is kept until the player moves, and then a new draft starts', () => {
    const draft = { marked: [1] };
    const before = {
      ...after(8, 2),
      drafts: [null, null, draft],
      nextDraft: { marked: [2] },
    } as OnlineSession;
    const same = next(before, after(8, 2).online).session;
    expect([same.drafts, same.nextDraft]).toEqual([[null, null, draft], { marked: [2] }]);
    const moved = next({ ...before, entries: before.entries - 1 }, after(8, 2).online).session;
    expect([moved.drafts, moved.nextDraft]).toEqual([[null, null, { marked: [2] }], null]);
    const leapt = next({ ...before, entries: before.entries - 2 }, after(8, 2).online).session;
    expect(leapt.drafts).toEqual([null, null, null]);
  });

  test('a note stays on the screen until an event arrives or the player moves', () => {
    const note = { tone: 'plain', statements: [] } as const;
    const noted = (entries: number): OnlineSession => ({ ...after(entries, 2), note });
    expect(next(noted(8), after(8, 2).online).session.note).toBe(note);
    expect(next(noted(6), after(8, 2).online).session.note).toBeNull();
    // An event of another player.
    expect(next(noted(3), after(6, 2).online).session.note).toBeNull();
    expect(next({ ...noted(8), entries: 0 }, after(8, 2).online).session.note).toBeNull();
  });

  test('the session counts the player’s own moves, including hidden ones, and no moves of others', () => {
    expect([after(8, 0).entries, after(8, 2).entries, after(8, null).entries]).toEqual([2, 1, 0]);
    const unseen = {
      entry: { seat: 2, unseen: 'move' },
      events: [],
      view: after(8, 2).view,
    } as unknown as Frame;
    const dice = {
      entry: { seat: 2, unseen: 'dice' },
      events: [],
      view: after(8, 2).view,
    } as unknown as Frame;
    expect(after(8, 2, { frames: [unseen, dice, unseen] }).entries).toBe(2);
  });

  test('the log keeps the last 200 sentences, and shows earlier chat first', () => {
    expect(after(0, 0).log).toEqual(['Cy: Hello']);
    const long = { ...after(3, 2), log: Array.from({ length: 200 }, (_, index) => `${index}`) };
    const { log: kept } = next(long, after(6, 2).online).session;
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      200,
      '2',
      'Bo-bot banks 6 6 5 6 2: 25 points, 25 in total.',
    ]);
  });

  test('a player counts as removed only after a new notice that the host removed this player', () => {
    const { online } = after(0, 2);
    const removed = (id: number, event: object) =>
      wasRemoved(online, { ...online, notices: [notice(0, { kind: 'sat' }), notice(id, event)] });
    const event = { kind: 'stood', removed: true, person: 'cy' };
    expect(removed(2, event)).toBe(true);
    expect(removed(1, event)).toBe(false);
    expect(removed(2, { ...event, person: 'ada' })).toBe(false);
    expect(removed(2, { ...event, removed: false })).toBe(false);
    expect(removed(2, { ...event, kind: 'resigned' })).toBe(false);
    expect(wasRemoved(online, online)).toBe(false);
  });

  test('a table of a game that this version does not know throws an error with the name of the game', () => {
    expect(() => viewOf({ ...openTable(threes), game: 'chess' }, 0)).toThrow('does not know: chess');
  });
});

describe('the waiting room in the terminal shows the table and its keys', () => {
  const free = (seat: Seat): SeatState =>
    ({ ...seats[1], seat, kind: 'empty', name: null, strength: null, temper: null }) as SeatState;
  const room = (more: Partial<TableState> = {}, seat: Seat | null = 0) =>
    viewOf({ ...openTable(threes), ...more }, seat);
  const sceneAt = (session: OnlineSession, timed = true) => en.scene(session, 5, timed);

  test('the waiting room shows each seat with its number, its player, and marks for the host, bots and absent players', () => {
    const lines = (session: OnlineSession) => sceneAt(session).scores.map(({ text }) => text.trim());
    expect(lines(room())).toEqual(['1. Ada, host', '2. Bo-bot (novice bot)', '3. Cy, away']);
    const table = {
      host: 'cy',
      seats: [seats[0], free(1), { ...seats[2], here: true }],
    } as Partial<TableState>;
    expect(lines(room(table))).toEqual(['1. Ada', '2. free', '3. Cy, host']);
    expect(room(table).tableSetup.setup.names).toEqual(['Ada', 'Seat 2', 'Cy']);
  });

  test('the waiting room shows the code, the link and the rules, but no dice or scores', () => {
    expect(sceneAt(room())).toMatchObject({
      title: 'Threes',
      progress: 'Table 1EHGQ',
      links: [room().invitation.link],
      picture: room().invitation.picture,
      diceCaption: '',
      race: '',
      dice: [],
      diceKeys: [],
    });
    expect(sceneAt(room({ status: 'playing' })).picture).toEqual([]);
    expect(sceneAt(room()).commonKeys.map(({ keys }) => keys)).toEqual(['?', 'Q', 'C', '/']);
  });

  test('actions that are not possible show the reason', () => {
    const choices = (more: Partial<TableState>, seat: Seat | null = 0) =>
      sceneAt(room(more, seat)).choices.map(({ key, enabled, text }) =>
        [key, enabled, text.includes(' – ')].join(),
      );
    const withFree = { seats: [seats[0], seats[1], free(2)] } as Partial<TableState>;
    expect(choices(withFree)).toEqual([
      'G,false,true',
      'B,true,false',
      'N,true,false',
      'E,true,false',
      'R,true,false',
      'V,true,false',
    ]);
    expect(choices({ seats: [seats[0], free(1), seats[2]] as SeatState[] }, 2)).toEqual(['V,true,false']);
    const stranger = (more: Partial<TableState>) => {
      const session = room(more, null);
      const online = { ...session.online, you: { person: 'eve', seat: null } };
      return sceneAt({ ...session, online }).choices.map(({ key, enabled }) => [key, enabled].join());
    };
    expect([stranger({}), stranger(withFree)]).toEqual([['D,false'], ['D,true']]);
  });

  test('the prompt of the waiting room tells each person what to do or what to wait for', () => {
    const shown = (session: OnlineSession, timed: boolean) => {
      const { prompt, status, scores } = sceneAt(session, timed);
      expect(scores.some(({ isOn }) => isOn)).toBe(false);
      return [prompt, ...status];
    };
    const host = 'Give others the code. Start the match when all seats are taken.';
    expect([shown(room(), true), shown(room(), false)]).toEqual([[host, '2 watching'], [host]]);
    const late = 'All seats are taken. Watch, or wait for a free seat.';
    expect(shown(room({}, null), false)).toEqual([late, 'You are watching.']);
    const starting = room({ status: 'playing' });
    expect(shown(starting, false).slice(1)).toEqual([
      'The dice are being prepared. The match starts in at most 10 seconds.',
    ]);
  });

  test('each key of the waiting room runs its command, but only for players who may use it', () => {
    const withFree = { seats: [seats[0], seats[1], free(2)] } as Partial<TableState>;
    const own = { seats: [seats[0], seats[2], free(2)] as SeatState[] };
    const commands = (session: OnlineSession) =>
      menuOf(session).map(({ key, command, why }) => [
        key,
        ...Object.values(command),
        why?.key ?? 'possible',
      ]);
    const stand = ['v', 'stand', 'possible'];
    const bots = [
      ['b', 'bot', 'steady', 'possible'],
      ['n', 'bot', 'novice', 'possible'],
      ['e', 'bot', 'expert', 'possible'],
    ];
    const remove = ['r', 'remove', null, 'possible'];
    expect(commands(room())).toEqual([['g', 'start', 'possible'], remove, stand]);
    expect(commands(room(withFree))).toEqual([['g', 'start', 'online-why-free'], ...bots, remove, stand]);
    expect(commands(room(own))).toEqual([['g', 'start', 'online-why-free'], ...bots, stand]);
    expect(commands(room({}, 2))).toEqual([stand]);
    expect(commands(room({ host: 'cy' }, 0))).toEqual([stand]);
    expect(commands(room({ host: 'cy' }, 2))).toEqual([['g', 'start', 'possible'], remove, stand]);
    expect(commands(room({ host: null }, null))).toEqual([]);
    const online = { ...room({}, null).online, you: { person: 'eve', seat: null } };
    expect(commands({ ...room({}, null), online })).toEqual([['d', 'sit', 'online-why-full']]);
    const { command, session } = pressOnline(room(), 'v', 'v');
    expect([command, session.note]).toEqual([{ kind: 'stand' }, null]);
    const refused = pressOnline(room(withFree), 'g', 'g');
    expect([refused.command, refused.session.note?.statements]).toMatchObject([
      undefined,
      [{ key: 'online-why-free' }],
    ]);
  });

  test('the waiting room has keys for help and exit, and no other key of a match', () => {
    const screens = (keys: readonly string[]) => keys.map((key) => pressOnline(room(), key, key).session);
    expect(screens(['?', 'q', 'ctrl-c']).map(({ screen }) => screen.kind)).toEqual([
      'help',
      'leave',
      'leave',
    ]);
    for (const { screen, note } of screens(['h', 's', 't', 'z', 'enter']))
      expect([screen.kind, note]).toMatchObject(['table', { statements: [{ key: 'cli-note-unknown-key' }] }]);
    const typed = ['quit', 'roll', 'bank'].map((word) => en.read(word, room()));
    expect(typed).toEqual([
      [{ kind: 'key', key: 'q', text: '' }],
      [{ kind: 'key', key: 'roll', text: '' }],
      [{ kind: 'key', key: 'bank', text: '' }],
    ]);
  });

  test('a marked die stays marked until the server has accepted the move', () => {
    const marked = pressOnline(after(2, 0), '1', '1').session;
    expect(marked.controls.dice[0]?.mark).toBe('chosen');
    const { session, move } = pressOnline(marked, 'r', 'r');
    expect(move).toEqual({ type: 'roll', keep: [0] });
    expect([session.drafts, session.nextDraft, session.controls]).toEqual([
      marked.drafts,
      null,
      marked.controls,
    ]);
  });

  test('over a page of help, no key of the table has a function', () => {
    const help = pressOnline(room(), '?', '?').session;
    for (const key of ['c', '/', 'g', 'r', 'v']) {
      const { session, command } = pressOnline(help, key, key);
      expect([session.screen.kind, session.line, command]).toEqual(['help', null, undefined]);
    }
  });

  test('while another player chooses, only help, dice, scores and exit have a key', () => {
    const other = after(8, 0);
    const at = (key: string) => pressOnline(other, key, key).session;
    expect([at('?').screen.kind, at('q').screen.kind]).toEqual(['help', 'leave']);
    for (const key of ['h', 's', 't']) expect(at(key).note?.tone).toBe('plain');
    for (const key of ['r', 'b', '1', 'enter'])
      expect(at(key).note?.statements).toMatchObject([{ key: 'online-not-your-turn' }]);
  });

  test('after a match players can start a rematch, and everyone can leave', () => {
    const { table } = after(8, 0).online;
    const over = (seat: Seat | null) =>
      viewOf({ ...table, status: 'over', match: { ...table.match, places: [1, 2, 3] } } as TableState, seat);
    expect(menuOf(over(0)).map(({ key, command }) => [key, command])).toEqual([['a', { kind: 'rematch' }]]);
    expect(menuOf(over(null))).toEqual([]);
    expect(pressOnline(over(0), 'a', 'a').command).toEqual({ kind: 'rematch' });
    expect(pressOnline(over(0), 'enter', '').leave).toBe(true);
  });

  test.each<[string, OnlineSession, unknown]>([
    ['sit', room(), [{ kind: 'line', text: '/sit' }]],
    [' Say Hello  you', room(), [{ kind: 'line', text: '/Say Hello  you' }]],
    ['/start', room(), [{ kind: 'line', text: '/start' }]],
    ['', room(), []],
    ['q', room(), [{ kind: 'key', key: 'q' }]],
    ['say Hi', after(8, 2), [{ kind: 'line', text: '/say Hi' }]],
    ['/undo', after(8, 2), [{ kind: 'line', text: '/undo' }]],
    ['bank', after(8, 2), [{ kind: 'key', key: 'b' }]],
    ['', after(8, 2), [{ kind: 'key', key: 'enter' }]],
    ['undo', after(3, 0), [{ kind: 'key', key: 'u' }]],
  ])('the typed line “%s” is parsed as a command or as keys', (text, session, read) => {
    expect(en.read(text, session)).toMatchObject(read as object);
  });

  test('while the terminal asks whether to leave, only the answers to that question can be typed as words', () => {
    const leaving = pressOnline(after(3, 0), 'q', 'q').session;
    expect(en.read('undo', leaving)).toMatchObject([{ key: 'undo' }]);
    expect(en.read('y', leaving)).toMatchObject([{ key: 'y' }]);
  });
});

describe('the terminal shows the status of an online table', () => {
  test('the status shows the time left on request, and during the match that the coach is allowed', () => {
    const status = (table: TableState, timed: boolean) => en.scene(viewOf(table, 0), 0, timed).status;
    const coached = { ...playing(threes, 0), coach: true };
    expect(status(coached, true)).toContain('0:45 left');
    expect(status(coached, false)).not.toContain('0:45 left');
    expect(status(coached, false)).toContain('Coach allowed');
    expect(status({ ...openTable(threes), coach: true }, false)).not.toContain('Coach allowed');
    expect(status(playing(threes, 0), false)).not.toContain('Coach allowed');
    const over = { ...coached, match: { ...coached.match, places: [1, 2, 3] } } as TableState;
    expect(status(over, false)).not.toContain('Coach allowed');
  });

  test('the screen shows as many of the newest log sentences as requested', () => {
    const session = after(8, 2);
    const logged = { ...session, log: ['a', 'b', 'c'] };
    expect([en.scene(logged, 2, true).log, en.scene(logged, 0, true).log]).toEqual([['b', 'c'], []]);
    expect(en.scene(session, 0, true).progress).toMatch(/1EHGQ/);
  });

  test('a line that is being typed is shown in place of the choices', () => {
    const scene = en.scene({ ...after(8, 2), line: 'Hel' }, 0, true);
    expect(scene).toMatchObject({ prompt: expect.stringMatching(/ Hel_$/), choices: [], diceKeys: [] });
    expect(scene.commonKeys.map(({ keys }) => keys)).toEqual(['Enter', 'Esc']);
  });
});

describe('a line that is typed at an online table is a message or a command', () => {
  const typing = (line: string) => ({ ...after(8, 2), line });
  test.each<[string, string, string, string | null]>([
    ['ab', 'c', 'c', 'abc'],
    ['ab', 'left', '', 'ab'],
    ['ab', 'tab', '\t', 'ab'],
    ['ab', 'space', ' ', 'ab '],
    ['', 'backspace', '', null],
    ['a🎲', 'backspace', '', 'a'],
    ['ab', 'ctrl-c', '', null],
    ['x'.repeat(199), 'y', 'y', `${'x'.repeat(199)}y`],
    ['x'.repeat(200), 'y', 'y', 'x'.repeat(200)],
  ])('the line %j becomes, after the key %s with the text %j, the line %j', (line, key, text, changed) => {
    expect(pressOnline(typing(line), key, text).session.line).toBe(changed);
  });

  test('the key C starts a message and / starts a command, and an empty message is not sent', () => {
    const note = { tone: 'plain', statements: [] } as const;
    const lines = ['c', '/'].map((key) => pressOnline({ ...after(8, 2), note }, key, key).session);
    expect(lines.map(({ line, note: left }) => [line, left])).toEqual([
      ['', null],
      ['/', null],
    ]);
    expect(pressOnline(typing('  '), 'enter', '').command).toBeUndefined();
    expect(pressOnline(typing('/nothing'), 'enter', '')).toMatchObject({
      session: { line: null, note: { tone: 'refused' } },
    });
  });
});
