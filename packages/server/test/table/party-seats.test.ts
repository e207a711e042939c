import { describe, expect, test } from 'vitest';
import {
  decideEvening,
  decideGame,
  decideStopWaiting,
  decideWait,
  nextChairs,
} from '../../src/table/decide-evening.ts';
import {
  type ChangeDecision,
  decideReturn,
  decideStandIn,
  decideStart,
} from '../../src/table/decide-move.ts';
import { decideHost, decideReact, decideRemove, decideSay, decideSit } from '../../src/table/decide-seats.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { seatsOf, waitingOf } from '../../src/table/parts.ts';
import type { Chair, Table } from '../../src/table/table.ts';
import {
  bot,
  type Opened,
  ones,
  opened,
  party,
  peopleIn,
  sat,
  started,
  tableAfter,
  waits,
} from '../support/table-log.ts';

const mark = { colour: 3, symbol: 2 } as never;
const three = [party(), sat(0, 'ada'), sat(1, 'bo', 'office'), { ...sat(2, 'cy'), mark } as LogEvent];
const answer = (decision: ChangeDecision) => (decision.ok ? decision.value : decision.error.code);
const who = (id: string, name = id.toUpperCase()) => ({ id, name });

describe('a person can sit down at a table', () => {
  const sit = (table: Table, id: string, more: object = {}, name?: string) =>
    answer(decideSit(table, who(id, name), { network: 'n', ...more }));

  test('a growing table adds only the next seat, up to the maximum of its game', () => {
    const table = tableAfter(...three);
    expect(sit(table, 'dee')).toMatchObject({ kind: 'sat', seat: 3, commitment: null, network: 'n' });
    expect(sit(table, 'dee', { seat: 3, commitment: 'cc', mark })).toMatchObject({
      seat: 3,
      commitment: 'cc',
      mark,
    });
    expect(sit(table, 'dee', { seat: 4 })).toBe('table-full');
    expect(sit(table, 'dee', { seat: 1 })).toBe('seat-taken');
    const full = tableAfter(...three, ...[3, 4, 5, 6, 7].map((seat) => bot(seat)));
    expect([sit(full, 'dee'), sit(full, 'dee', { seat: 8 })]).toEqual(['table-full', 'table-full']);
  });

  test('a person with the name of another player gets a number, and a person with the commitment of another player gets no seat', () => {
    const table = tableAfter(...three, { kind: 'committed', seat: 1, commitment: 'cc' });
    expect(sit(table, 'dee', {}, 'Bo')).toMatchObject({ kind: 'sat', name: 'Bo 2' });
    expect(sit(table, 'dee', {}, 'bot 3')).toMatchObject({ kind: 'sat' });
    expect(sit(tableAfter(...three, bot(3)), 'dee', {}, 'Bot 3')).toMatchObject({ name: 'Bot 3 2' });
    expect(sit(table, 'dee', { commitment: 'cc' })).toBe('commitment-taken');
  });

  test('a latecomer takes over the seat of a bot where the host allows it, without a seed', () => {
    const table = tableAfter(...three, bot(3), bot(4), { kind: 'settings', late: 'bot-seat' }, started);
    expect(sit(table, 'dee', { commitment: 'cc' })).toMatchObject({ kind: 'sat', seat: 3, commitment: null });
    expect(sit(table, 'dee', { seat: 4 })).toMatchObject({ seat: 4 });
    expect(sit(table, 'dee', { seat: 1 })).toBe('seat-taken');
    // The bot leaves with its name.
    const named = [sit(table, 'dee', { seat: 4 }, 'Bot 4'), sit(table, 'dee', { seat: 3 }, 'Bot 4')];
    expect(named).toMatchObject([{ name: 'Bot 4' }, { name: 'Bot 4 2' }]);
    const without = tableAfter(...three, { kind: 'settings', late: 'bot-seat' }, started);
    expect(sit(without, 'dee')).toBe('table-full');
    expect(sit(tableAfter(...three, bot(3), started), 'dee')).toBe('match-running');
  });

  test('a person who sits down no longer waits, is listed, and becomes host if there is none', () => {
    const after = tableAfter(party({ hostless: true }), waits('bo'), waits('cy'), sat(0, 'bo'));
    expect(after).toMatchObject({ host: 'bo', founder: 'ada', known: ['bo'] });
    expect(after.waiting.map(({ person }) => person)).toEqual(['cy']);
  });
});

describe('a person can wait for the next match', () => {
  const table = tableAfter(...three, started);

  test('a person who waits shows their mark, and can stop waiting only while they wait', () => {
    expect(answer(decideWait(table, who('dee'), mark, 'n', new Set()))).toEqual({
      kind: 'waiting',
      person: 'dee',
      name: 'DEE',
      mark,
    });
    const waiting = tableAfter(...three, started, waits('dee'));
    expect(answer(decideStopWaiting(waiting, 'dee'))).toEqual({ kind: 'waiting-ended', person: 'dee' });
    expect(answer(decideStopWaiting(table, 'dee'))).toBe('not-waiting');
    const ended = tableAfter(...three, started, waits('dee'), { kind: 'waiting-ended', person: 'dee' });
    expect([ended.waiting, ended.barred]).toEqual([[], []]);
  });

  test('at most 50 people can wait for the next match', () => {
    const crowd = Array.from({ length: 50 }, (_, one) => waits(`p${one}`));
    expect(
      answer(decideWait(tableAfter(...three, started, ...crowd), who('dee'), undefined, 'n', new Set())),
    ).toBe('table-full');
    expect(
      answer(
        decideWait(tableAfter(...three, started, ...crowd.slice(1)), who('dee'), undefined, 'n', new Set()),
      ),
    ).toMatchObject({
      kind: 'waiting',
    });
  });

  test('the host may remove a person who waits, even during the match', () => {
    const waiting = tableAfter(...three, started, waits('dee'));
    expect(answer(decideRemove(waiting, 'bo', 'dee'))).toBe('not-the-host');
    const removal = answer(decideRemove(waiting, 'ada', 'dee'));
    expect(removal).toEqual({ kind: 'waiting-ended', person: 'dee', removed: true });
    const after = tableAfter(...three, started, waits('dee'), removal as LogEvent);
    expect(answer(decideWait(after, who('dee'), undefined, 'n', new Set()))).toBe('removed-from-table');
  });

  test('during a match the host of a party can remove each player once, but not themselves or people who do not play', () => {
    expect(answer(decideRemove(table, 'ada', 'bo'))).toEqual({ kind: 'resigned', seat: 1, removed: true });
    for (const other of ['dee', 'ada'])
      expect(answer(decideRemove(table, 'ada', other))).toBe('no-such-person');
    const resigned = tableAfter(...three, started, { kind: 'resigned', seat: 1 });
    expect(answer(decideRemove(resigned, 'ada', 'bo'))).toBe('seat-resigned');
  });

  test('waiting people are shown with their marks', () => {
    const after = tableAfter(...three, started, waits('dee'), { ...waits('eve'), mark } as LogEvent);
    expect(waitingOf(after.waiting)).toEqual([
      { person: 'dee', name: 'DEE' },
      { person: 'eve', name: 'EVE', mark },
    ]);
  });
});

describe('a growing table can change its game', () => {
  const choose = (table: Table, game: string, options = {}, rotate = false) =>
    answer(decideGame(table, 'ada', { game, options, rotate }, new Set()));

  test('the host chooses a game and its rules; choosing those that the table already has changes nothing', () => {
    const table = tableAfter(...three);
    expect(choose(table, 'threes')).toMatchObject({ kind: 'game', game: 'threes', stands: [] });
    const other = choose(table, 'greed', { target: 500, opening: 0 }) as LogEvent;
    expect(choose(tableAfter(...three, other), 'greed', { target: 500, opening: 0 })).toBeNull();
    expect(choose(table, 'greed', { target: 1000, opening: 0 })).toMatchObject({ options: { target: 1000 } });
    expect(choose(table, 'greed', { target: 1 })).toBe('bad-setup');
    expect(choose(table, 'chess')).toBe('bad-setup');
    const fixed = tableAfter(opened({ seats: 8 }), sat(0, 'ada'));
    expect([choose(fixed, 'three-dice'), choose(fixed, 'hidden-pairs')]).toEqual([
      expect.objectContaining({ stands: [] }),
      'bad-setup',
    ]);
  });

  test('in a game with fewer seats, people without a seat wait with their marks, bots leave, and another person becomes host if the host has no seat', () => {
    const others = ['dee', 'eve', 'fay', 'gil'].map((name, at) => sat(at + 3, name));
    const chosen = (...stands: number[]): LogEvent => ({
      kind: 'game',
      game: 'hidden-pairs',
      options: {},
      stands,
    });
    const after = tableAfter(...three, ...others, waits('ida'), chosen(2));
    expect(peopleIn(after.chairs)).toEqual(['ada', 'bo', 'dee', 'eve', 'fay', 'gil']);
    expect(after.waiting).toEqual([
      { person: 'ida', name: 'IDA' },
      { person: 'cy', name: 'CY', mark },
    ]);
    expect([after.host, tableAfter(...three, ...others, chosen(0)).host]).toEqual(['ada', 'bo']);
    expect(tableAfter(...three, bot(3), chosen(3)).waiting).toEqual([]);
    const unchanged = tableAfter(...three, chosen());
    expect([peopleIn(unchanged.chairs), unchanged.waiting, unchanged.host]).toEqual([
      ['ada', 'bo', 'cy'],
      [],
      'ada',
    ]);
    // The table was opened without a person in a seat, and only bots have seats.
    expect(tableAfter(party({ hostless: true }), bot(0), chosen()).host).toBeNull();
  });

  test('the clock of a growing table follows the number of its seats, unless the host has chosen one', () => {
    const clockOf = (clock: Partial<Opened>, ...events: LogEvent[]) =>
      tableAfter(opened({ seats: 0, grows: true, ...clock }), ...events).clock;
    const usual = { defaultClock: true, clock: { kind: 'none' } } as const;
    const chosen: LogEvent = { kind: 'game', game: 'hidden-pairs', options: {}, stands: [] };
    const two = [sat(0, 'ada'), sat(1, 'bo')];
    expect(clockOf(usual, ...two, chosen)).not.toEqual(clockOf(usual, ...two));
    expect(clockOf({}, ...two, chosen)).toEqual({ kind: 'none' });
  });
});

describe('the next match of an evening assigns its seats', () => {
  const next = (table: Table, game: string, rotate = false) => {
    const found = nextChairs(table, game, rotate, () => true, new Set(), 'nobody');
    return found.ok ? found.value : found.error;
  };
  const many = ['ada', 'bo', 'cy', 'dee', 'eve', 'fay'].map((name, seat) => sat(seat, name));

  test('people get seats before bots do, and a latecomer without a seat waits and keeps their token', () => {
    const table = tableAfter(party(), ...many, bot(6), { ...waits('gil'), mark } as LogEvent);
    expect(next(table, 'hidden-pairs')).toMatchObject({
      chairs: ['ada', 'bo', 'cy', 'dee', 'eve', 'fay'].map((person) => ({ person })),
      waiting: [{ person: 'gil', name: 'GIL', mark }],
    });
    const greed = next(table, 'greed') as { readonly chairs: readonly Chair[] };
    expect(peopleIn(greed.chairs).slice(-2)).toEqual(['gil', 'bot']);
    expect(greed.chairs.find((chair) => chair.kind === 'person' && chair.person === 'gil')).toMatchObject({
      ...{ mark, commitment: null, seed: null, held: false, resigned: false, missed: 0, network: null },
    });
  });

  test('players must take turns if there are more people than seats', () => {
    const table = tableAfter(party(), ...many, sat(6, 'gil'));
    expect(next(table, 'hidden-pairs')).toEqual({ code: 'too-many-people', values: { people: 7, max: 6 } });
    expect(next(table, 'hidden-pairs', true)).toMatchObject({ waiting: [{ person: 'gil', name: 'GIL' }] });
  });

  test('only the host can change the points and the teams of an evening', () => {
    const table = tableAfter(...three);
    const teams = [{ name: 'Red', people: ['ada', 'bo'] }];
    expect(answer(decideEvening(table, 'bo', { points: 'wins' }))).toBe('not-the-host');
    expect(answer(decideEvening(tableAfter(opened(), sat(0, 'ada')), 'ada', {}))).toBe('no-evening');
    for (const unchanged of [{}, { points: 'places' }, { teams: null }] as const)
      expect(answer(decideEvening(table, 'ada', unchanged))).toBeNull();
    expect(answer(decideEvening(table, 'ada', { points: 'places', teams }))).toEqual({
      kind: 'evening',
      teams,
    });
    const after = tableAfter(...three, { kind: 'evening', teams });
    expect(after.evening).toMatchObject({ points: 'places', teams });
    expect(tableAfter(...three, { kind: 'evening', points: [3, 1] }).evening).toMatchObject({
      points: [3, 1],
      teams: null,
    });
    expect(answer(decideEvening(after, 'ada', { teams, points: [3, 1] }))).toEqual({
      kind: 'evening',
      points: [3, 1],
    });
  });
});

describe('a player who is away can be replaced or return', () => {
  const slow = tableAfter(
    opened({ seats: 4, clock: { kind: 'days', days: 1 } }),
    sat(0, 'ada'),
    sat(1, 'bo'),
    sat(2, 'cy'),
    sat(3, 'dee'),
    started,
  );
  const late = 1e12;
  const agree = (table: Table, person: string, away: readonly string[] = ['ada']) =>
    answer(decideStandIn(table, person, 0, new Map(away.map((one) => [one, 0])), late));

  test('with days for each move every other player agrees once, and the last one lets the bot play', () => {
    const first = agree(slow, 'cy');
    expect(first).toEqual({ kind: 'stand-in-agreed', seat: 0, by: 2, waiting: [1, 3] });
    const asked = { ...slow, standIn: { seat: 0, waiting: [1, 3] } };
    expect(agree(asked, 'cy')).toBeNull();
    expect(agree(asked, 'bo')).toEqual({ kind: 'stand-in-agreed', seat: 0, by: 1, waiting: [3] });
    expect(agree({ ...asked, standIn: { seat: 0, waiting: [3] } }, 'dee')).toEqual({
      kind: 'held',
      seat: 0,
      by: 3,
    });
    // Agreements to a bot for another seat do not count.
    expect(agree({ ...asked, standIn: { seat: 1, waiting: [3] } }, 'dee')).toMatchObject({ waiting: [1, 2] });
  });

  test('a player who comes back ends the pause of the match', () => {
    const paused = tableAfter(...three, started, { kind: 'paused' });
    expect(answer(decideReturn(paused, 'bo'))).toEqual({ kind: 'resumed', seat: 1 });
    const back = tableAfter(...three, started, { kind: 'paused' }, { kind: 'resumed', seat: 1 });
    expect([paused.match?.paused, back.match?.paused]).toEqual([6000, null]);
  });

  test('a player who skips the next match is marked at the seat, and each change of the mark is shown', () => {
    const over = { ...tableAfter(...three, started), left: [] as string[] };
    const [ada, bo] = seatsOf(over, new Map([['bo', 5000]]));
    expect([ada?.here, ada && 'left' in ada, bo]).toMatchObject([
      true,
      false,
      { here: false, awaySince: '1970-01-01T00:00:05.000Z' },
    ]);
    expect(seatsOf({ ...over, left: ['bo'] }, new Map())[1]).toMatchObject({
      left: true,
      here: true,
      person: 'bo',
    });
    expect(seatsOf(over, new Map())).toBe(seatsOf(over, new Map()));
  });
});

describe('the host of a party has additional rights', () => {
  test('only the founder can take back the role of host', () => {
    const table = tableAfter(...three, { kind: 'host', person: 'bo' });
    expect(answer(decideHost(table, 'ada', 'ada'))).toEqual({ kind: 'host', person: 'ada' });
    expect(answer(decideHost(table, 'ada', 'cy'))).toBe('not-the-host');
    expect(answer(decideHost(table, 'cy', 'cy'))).toBe('not-the-host');
    expect(answer(decideHost(table, 'bo', 'bo'))).toBeNull();
    const plain = tableAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), { kind: 'host', person: 'bo' });
    expect(answer(decideHost(plain, 'ada', 'ada'))).toBe('not-the-host');
  });

  test('a match needs as many players as its game requires', () => {
    const start = (...events: LogEvent[]) => decideStart(tableAfter(party(), ...events), 'ada', ones);
    expect(start(sat(0, 'ada'))).toEqual({
      ok: false,
      error: { code: 'players-missing', values: { min: 2, missing: 1 } },
    });
    expect(start(sat(0, 'ada'), sat(1, 'bo'))).toMatchObject({ ok: true, value: { kind: 'started' } });
  });

  test('a person cannot chat or react under the name of another player', () => {
    const table = tableAfter(...three, { kind: 'settings', spectatorChat: true });
    for (const refused of [
      decideSay(table, who('dee', 'Bo'), 'hi'),
      decideReact(table, who('dee', 'Bo'), 'wow'),
    ])
      expect(answer(refused)).toBe('name-taken');
  });

  test('a player who has a new name since taking the seat chats and reacts under the name of the seat', () => {
    const table = tableAfter(...three);
    expect([
      answer(decideSay(table, who('bo', 'Robert'), ' hi ')),
      answer(decideReact(table, who('bo', 'Ada'), 'wow')),
    ]).toEqual([
      { kind: 'said', person: 'bo', name: 'BO', text: 'hi' },
      { kind: 'reacted', person: 'bo', name: 'BO', reaction: 'wow' },
    ]);
  });
});
