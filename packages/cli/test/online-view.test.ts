import { framesOf, games, readSetup, replayStatesOfLog } from '@dicehall/engine';
import { type OnlineState, refusalText } from '@dicehall/server/client';
import type { SeatState, TableState } from '@dicehall/server/protocol';
import { describe, expect, test } from 'vitest';
import { atOnlineTable } from '../src/online/at-online-table.ts';
import { clockMessages, isLate, type OnlineSession } from '../src/online/online-session.ts';
import { enterLine, menuOf, pressOnline } from '../src/online/press-online.ts';
import { lineWidth } from '../src/paint/span.ts';
import { paint } from '../src/terminal/screen.ts';
import { at, invitation, messages, openTable, playing, seats, viewOf } from './online-tables.ts';

const sizes = [
  [100, 40],
  [80, 24],
  [30, 12],
  [1, 1],
] as const;

describe.each(games)('an online table of $id is shown in the terminal', (game) => {
  const of = (table: TableState, seat: number | null, changes?: Partial<OnlineState>) =>
    viewOf(table, seat, changes);
  const tables = [openTable(game), playing(game, 0)];
  const { match } = playing(game, 0);
  const over: TableState = {
    ...playing(game, 0),
    status: 'over',
    rematch: 'other',
    match: match === null ? null : { ...match, places: [2, 1, 2], ended: 'resigned' },
  };

  test.each(['en', 'de'] as const)(
    'an online table fits every terminal size in the language %s, without missing texts',
    (language) => {
      const starting: TableState = { ...openTable(game), status: 'playing' };
      const views = [...tables, over, starting].flatMap((table) => [
        of(table, 0),
        of(table, 2, { link: 'lost' }),
        { ...of(table, null), line: 'Hello' },
      ]);
      for (const view of [...views, enterLine(of(over, 0), '/help').session])
        for (const [width, height] of sizes) {
          const lines = paint(view, atOnlineTable(messages[language]), width, height);
          expect(lines).toHaveLength(height);
          expect(lines.filter((line) => lineWidth(line) > width)).toEqual([]);
        }
    },
  );

  test('an online table offers the host its actions, and a spectator none', () => {
    const keys = (view: OnlineSession) =>
      atOnlineTable(messages.en)
        .scene(view, 0, true)
        .choices.map(({ key }) => key);
    expect(keys(of(openTable(game), 0))).toEqual(['G', 'R', 'V']);
    expect(keys(of(openTable(game), 2))).toEqual(['V']);
    expect(keys(of(openTable(game), null))).toEqual([]);
    expect(keys(of(playing(game, null), null))).toEqual([]);
    expect(keys(of(over, 0))).toEqual(['A']);
  });
});

describe('the screen of an online table shows links and help', () => {
  const [greed] = games;
  if (greed === undefined) throw new Error('There are no games');
  const painted = (view: OnlineSession, width: number, height: number) =>
    paint(view, atOnlineTable(messages.en), width, height).map((line) =>
      line.map(({ text }) => text).join(''),
    );

  test('a waiting room shows the link on one line, and a QR code of it if there is room', () => {
    const waiting = viewOf(openTable(greed), 0);
    for (const [width, height] of [
      [100, 45],
      [60, 24],
    ] as const) {
      const lines = painted(waiting, width, height);
      expect(lines.some((line) => line.includes(invitation.link))).toBe(true);
      expect(lines.filter((line) => line.includes('█'.repeat(37)))).toHaveLength(height === 45 ? 19 : 0);
    }
    const playingLines = painted(viewOf(playing(greed, 0), 0), 100, 45);
    expect(playingLines.join('')).not.toContain('█'.repeat(37));
  });

  test('the help of an online table keeps the clock visible, and begins with the keys', () => {
    const help = enterLine(viewOf(playing(greed, 0), 0), '/help').session;
    const [title = '', ...body] = painted(help, 60, 30);
    expect(title).toMatch(/^ Greed +0:45 left *$/);
    expect(body.slice(0, 4).join(' ')).toMatch(/R {2}|Keys/);
    expect(painted(help, 200, 100).map((line) => line.trim())).toContain(messages.en.say('online-help-chat'));
  });
});

describe('keys at an online table send moves and commands', () => {
  const [greed] = games;
  if (greed === undefined) throw new Error('There are no games');
  const own = viewOf(playing(greed, 0), 0);

  test('a move is sent to the server and not applied locally', () => {
    const { session, move } = pressOnline(own, 'r', 'r');
    expect(move).toEqual({ type: 'roll' });
    expect(session.match).toBe(own.match);
  });

  test('keys make no move while it is another player’s turn', () => {
    const other = viewOf(playing(greed, 2), 2);
    const { session, move } = pressOnline(other, 'r', 'r');
    expect(move).toBeUndefined();
    expect(session.note).toMatchObject({
      tone: 'refused',
      statements: [{ key: 'online-not-your-turn' }],
    });
  });

  test('letters typed into a message do not trigger actions', () => {
    let pressed = pressOnline(own, 'c', 'c');
    for (const letter of 'Rr q') pressed = pressOnline(pressed.session, letter.toLowerCase(), letter);
    expect(pressed.session.line).toBe('Rr q');
    expect(pressOnline(pressed.session, 'backspace', '\u007f').session.line).toBe('Rr ');
    expect(pressOnline(pressed.session, 'enter', '\r')).toMatchObject({
      command: { kind: 'say', text: 'Rr q' },
      session: { line: null },
    });
    expect(pressOnline(pressed.session, 'escape', '').session.line).toBeNull();
  });

  test('the key T shows the time that is left', () => {
    const { note } = pressOnline(own, 't', 't').session;
    expect(note?.statements.map((one) => messages.en.text(one as never, ['Ada']))).toEqual([
      'It is Ada’s turn.',
      '0:45 left',
    ]);
  });

  test('a player is warned once when ten seconds are left for the player’s own move', () => {
    const end = Date.parse(at);
    const warned = (session: OnlineSession, seconds: readonly number[]) =>
      seconds.map((left, index) =>
        isLate(
          { ...session, now: end - 1000 * (seconds[index - 1] ?? 45) },
          { ...session, now: end - 1000 * left },
        ),
      );
    expect(warned(own, [12, 11, 10, 9, 8, 1, 0])).toEqual([false, false, true, false, false, false, false]);
    expect(warned(own, [3])).toEqual([true]);
    const other = viewOf(playing(greed, 2), 2);
    expect(warned(other, [12, 10, 9])).toEqual([false, false, false]);
  });

  test.each([
    [45, '0:45 left'],
    [65, '1:05 left'],
    [5, '0:05 left'],
    [0, '0:00 left'],
    [-5, '0:00 left'],
    [3599, '59:59 left'],
    [3600, '1 hour left'],
    [7300, '2 hours left'],
  ])('a remaining time of %i seconds is shown as “%s”', (left, text) => {
    const said = clockMessages({ ...own, now: Date.parse(at) - 1000 * left });
    expect(said.map((one) => messages.en.text(one))).toEqual([text]);
  });

  test('a seat is marked as played by a bot if it belongs to a bot, if a bot stands in, or if its player resigned', () => {
    const changed = (seat: number, more: Partial<SeatState>): TableState => {
      const table = playing(greed, 0);
      return { ...table, seats: table.seats.map((one, at) => (at === seat ? { ...one, ...more } : one)) };
    };
    const players = (table: TableState) => viewOf(table, 0).tableSetup.players;
    const novice = { kind: 'bot', strength: 'novice' };
    const steady = { kind: 'bot', strength: 'steady' };
    const [own, remote] = [{ kind: 'person' }, { kind: 'remote' }];
    expect(players(playing(greed, 0))).toEqual([own, novice, remote]);
    expect(players(changed(2, { held: true }))).toEqual([own, novice, steady]);
    expect(players(changed(2, { resigned: true }))).toEqual([own, novice, steady]);
    expect(players(changed(0, { held: true }))).toEqual([steady, novice, remote]);
  });

  test('a move can be taken back by its player, but not after the next move, by a spectator, while a bot plays, or while a request is open', () => {
    const setup = readSetup({ game: 'greed', seats: seats.map(({ name }) => ({ name: name ?? '' })) });
    if (!setup.ok) throw new Error(setup.error.code);
    const log = [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [5, 1, 3, 4, 1] },
      { seat: 0, move: { type: 'stop' } },
    ] as const;
    const replayed = replayStatesOfLog(setup.value, log);
    if (!replayed.ok) throw new Error(replayed.error.code);
    const frames = framesOf(replayed.value, 0);
    const view = frames.at(-1)?.view;
    const base = playing(greed, 0);
    const table = { ...base, match: { ...base.match, view, waiting: [null, at, null] } } as TableState;
    const words = (seat: number | null, more: Partial<TableState> = {}) =>
      menuOf(viewOf({ ...table, ...more }, seat, { frames })).map(({ word }) => word);
    const ownSeat = (more: Partial<SeatState>) => ({
      seats: table.seats.map((one) => (one.seat === 0 ? { ...one, ...more } : one)),
    });
    expect(words(0)).toContain('undo');
    expect(words(2)).not.toContain('undo');
    const later = replayStatesOfLog(setup.value, [...log, { seat: 1, move: { type: 'roll' } }]);
    const afterBot = later.ok ? framesOf(later.value, 0) : [];
    expect(menuOf(viewOf(table, 0, { frames: afterBot })).map(({ word }) => word)).not.toContain('undo');
    expect(words(null)).toEqual([]);
    expect(words(0, ownSeat({ held: true }))).toEqual(['return']);
    expect(words(0, ownSeat({ resigned: true }))).toEqual([]);
    expect(words(0, { undo: { seat: 0, waiting: [2] } })).toEqual(['withdraw']);
    expect(words(0, { undo: { seat: 0, waiting: [] } })).toEqual([]);
  });

  test.each([
    ['the server’s reason', 'stale', 'Too late.', 'Too late.'],
    ['that there is no connection', 'offline', '', messages.en.say('online-offline')],
    ['that there is no connection', 'server-error', '', messages.en.say('online-offline')],
    ['that the versions differ', 'unreadable', '', messages.en.say('online-unreadable')],
  ] as const)('after a refused move, the terminal shows %s (%s)', (_, code, detail, text) => {
    expect(refusalText(messages.en, { ok: false, code, detail, snapshot: null })).toBe(text);
  });

  test('a match that is over has no clock', () => {
    const { match, ...table } = playing(greed, 0);
    const over = { ...table, match: match && { ...match, places: [1, 2, 3] } };
    expect([clockMessages(own).length, clockMessages(viewOf(over, 0))]).toEqual([1, []]);
  });

  test('the screen of an online table keeps the last 60 events, and asks its own question before leaving', () => {
    const frames = Array.from({ length: 70 }, (_, at) => ({
      entry: null,
      events: [{ kind: `${at}` }],
      view: own.view,
    }));
    const { events } = viewOf(playing(greed, 0), 0, { frames: frames as never });
    expect([events.length, events[0]?.kind, events.at(-1)?.kind]).toEqual([60, '10', '69']);
    const asked = paint(pressOnline(own, 'q', 'q').session, atOnlineTable(messages.en), 100, 30);
    const text = asked.map((line) => line.map((part) => part.text).join('')).join('\n');
    expect(text).toContain(messages.en.say('online-leave-question'));
  });

  test('a player is asked for confirmation before leaving, and a spectator leaves at once', () => {
    expect(pressOnline(own, 'ctrl-c', '')).toMatchObject({
      session: { screen: { kind: 'leave' } },
    });
    expect(pressOnline(own, 'ctrl-c', '').leave).toBe(false);
    expect(pressOnline(viewOf(playing(greed, null), null), 'ctrl-c', '').leave).toBe(true);
  });
});
