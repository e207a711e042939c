import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../src/table/log-event.ts';
import type { Table } from '../../src/table/table.ts';
import { bot, opened, party, played, sat, started, tableAfter, waits } from '../support/table-log.ts';

const stood = (seat: number, person: string, more: object = {}): LogEvent => ({
  kind: 'stood',
  seat,
  person,
  removed: false,
  ...more,
});
const peopleIn = ({ chairs }: Table) =>
  chairs.map((chair) => (chair.kind === 'person' ? chair.person : chair.kind));
const three = [opened(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy')];
const partyOfThree = [party(), ...three.slice(1)];
const stopped = [...partyOfThree, started, { kind: 'stopped' } as const];

describe('the role of a host who leaves passes to another player', () => {
  const hostAfter = (...events: LogEvent[]) => tableAfter(...events).host;

  test('the next person in seating order becomes host; after the last seat comes the first', () => {
    expect(hostAfter(...three, stood(0, 'ada'))).toBe('bo');
    expect(hostAfter(...three, { kind: 'host', person: 'bo' }, stood(1, 'bo'))).toBe('cy');
    expect(hostAfter(...three, { kind: 'host', person: 'cy' }, stood(2, 'cy'))).toBe('ada');
    expect(hostAfter(opened(), sat(0, 'ada'), bot(1), sat(2, 'cy'), stood(0, 'ada'))).toBe('cy');
    expect(hostAfter(...three, stood(2, 'cy'))).toBe('ada');
  });

  test('a player who resigned, or who left the evening before, does not become host', () => {
    const resigned = (seat: number): LogEvent => ({ kind: 'resigned', seat });
    const fourth = [opened({ seats: 4 }), ...three.slice(1), sat(3, 'di'), started];
    expect(hostAfter(...fourth, resigned(1), resigned(0))).toBe('cy');
    expect(hostAfter(...fourth, resigned(1))).toBe('ada');
    expect(hostAfter(...stopped, stood(1, 'bo'), stood(0, 'ada'))).toBe('cy');
    expect(hostAfter(...stopped, stood(1, 'bo'), stood(2, 'cy'), stood(0, 'ada'))).toBeNull();
  });
});

describe('a person who leaves gives up the seat', () => {
  test('a person who leaves before the match frees the seat, or removes it from a growing table', () => {
    expect(peopleIn(tableAfter(...three, stood(1, 'bo')))).toEqual(['ada', 'empty', 'cy']);
    expect(peopleIn(tableAfter(...partyOfThree, stood(1, 'bo')))).toEqual(['ada', 'cy']);
    expect(peopleIn(tableAfter(...partyOfThree, bot(3), { kind: 'bot-removed', seat: 3 }))).toEqual([
      'ada',
      'bo',
      'cy',
    ]);
  });

  test('a person who leaves after a match of an evening keeps the seat of that match, and skips only the next one', () => {
    const left = tableAfter(...stopped, stood(1, 'bo'));
    expect([peopleIn(left), left.left, left.status]).toEqual([['ada', 'bo', 'cy'], ['bo'], 'over']);
    const back = tableAfter(...stopped, stood(1, 'bo'), stood(2, 'cy'), waits('bo'));
    expect([back.left, back.waiting]).toEqual([['cy'], []]);
  });

  test('a table without people ends, but not a party, and not while one person is left', () => {
    const statusAfter = (...events: LogEvent[]) => tableAfter(...events).status;
    expect(statusAfter(opened(), sat(0, 'ada'), bot(1), stood(0, 'ada'))).toBe('over');
    expect(statusAfter(opened(), sat(0, 'ada'), sat(1, 'bo'), stood(0, 'ada'))).toBe('open');
    expect(statusAfter(party(), sat(0, 'ada'), stood(0, 'ada'))).toBe('open');
  });

  test('only a removed person is barred, once, and so is their network if it is known', () => {
    const barredAfter = (...events: LogEvent[]) => tableAfter(...three, ...events).barred;
    expect(barredAfter(stood(1, 'bo'))).toEqual([]);
    expect(barredAfter(stood(1, 'bo', { removed: true }))).toEqual([{ person: 'bo' }]);
    const office = { removed: true, network: 'office' };
    expect(
      barredAfter(
        stood(1, 'bo', { removed: true }),
        stood(2, 'cy', { removed: true }),
        sat(1, 'bo'),
        stood(1, 'bo', office),
      ),
    ).toEqual([{ person: 'cy' }, { person: 'bo', network: 'office' }]);
    expect(tableAfter(...stopped, stood(1, 'bo', office))).toMatchObject({
      barred: [{ person: 'bo', network: 'office' }],
      left: ['bo'],
    });
  });

  test('after a change of the game the host stays host if the host keeps a seat', () => {
    const second = [...partyOfThree, { kind: 'host', person: 'bo' }] as const;
    const chosen = (...stands: number[]): LogEvent => ({ kind: 'game', game: 'threes', options: {}, stands });
    expect(tableAfter(...second, chosen(2)).host).toBe('bo');
    expect(tableAfter(...second, chosen(1)).host).toBe('ada');
  });

  test('a person whom the host removed during the match is barred; a person who resigned is not', () => {
    const running = [...partyOfThree, started];
    expect(tableAfter(...running, { kind: 'resigned', seat: 1 }).barred).toEqual([]);
    const removed = [
      ...running,
      played(1, 'clock'),
      { kind: 'held', seat: 1 },
      { kind: 'resigned', seat: 1, removed: true },
    ] as const;
    expect(tableAfter(...removed).barred).toEqual([{ person: 'bo' }]);
    const back = tableAfter(...removed, { kind: 'readmitted', person: 'bo' });
    expect(back.barred).toEqual([]);
    expect(back.chairs).toMatchObject([{ resigned: false }, { resigned: false, held: false, missed: 0 }, {}]);
  });

  test('a readmission gives back only the seat of that person, and only during the match', () => {
    const two = [
      ...partyOfThree,
      { kind: 'barred', person: 'di' },
      started,
      { kind: 'resigned', seat: 1, removed: true },
    ] as const;
    const other = tableAfter(...two, { kind: 'readmitted', person: 'di' });
    expect(other.barred).toEqual([{ person: 'bo' }]);
    expect(other.chairs[1]).toMatchObject({ resigned: true });
    const over = tableAfter(...two, { kind: 'stopped' }, { kind: 'readmitted', person: 'bo' });
    expect([over.barred, over.chairs[1]]).toMatchObject([[{ person: 'di' }], { resigned: true }]);
  });
});

describe('a match can continue with fewer people', () => {
  const endedAfter = (players: readonly LogEvent[], ...seats: number[]) => {
    const resigned = seats.map((seat): LogEvent => ({ kind: 'resigned', seat }));
    const { status, match } = tableAfter(opened({ seats: players.length }), ...players, started, ...resigned);
    return [status, match?.ended];
  };
  const [playing, over] = [
    ['playing', null],
    ['over', 'resigned'],
  ];

  test.each<readonly [string, readonly LogEvent[], readonly number[], unknown]>([
    ['one of three people resigns', three.slice(1), [2], playing],
    ['two of three people resign', three.slice(1), [2, 0], over],
    ['one of two people resigns beside a bot', [...three.slice(1, 3), bot(2)], [0], playing],
    ['both people resign beside two bots', [...three.slice(1, 3), bot(2), bot(3)], [0, 1], over],
    ['the only person resigns', [sat(0, 'ada'), bot(1), bot(2)], [0], over],
  ])('a match ends after %s', (_, players, seats, expected) => {
    expect(endedAfter(players, ...seats)).toEqual(expected);
  });

  test('a person can continue a match alone', () => {
    const alone = tableAfter(opened({ game: 'threes', options: {}, seats: 1 }), sat(0, 'ada'), started);
    expect([alone.status, alone.match?.ended]).toEqual(playing);
  });

  test('a match for two is over immediately if one player was deleted before the start', () => {
    const two = [opened({ seats: 2 }), sat(0, 'ada'), sat(1, 'bo')];
    const asked = tableAfter(...two, { kind: 'revealing', time: 1000 }, { kind: 'resigned', seat: 1 });
    expect([asked.status, asked.match]).toEqual(['playing', null]);
    const gone = tableAfter(
      ...two,
      { kind: 'revealing', time: 1000 },
      { kind: 'resigned', seat: 1 },
      started,
    );
    expect([gone.status, gone.match?.ended, gone.revealUntil]).toEqual(['over', 'resigned', null]);
    const there = tableAfter(...two, { kind: 'revealing', time: 1000 }, started);
    expect([there.status, there.match?.ended, there.revealUntil]).toEqual(['playing', null, null]);
  });
});

describe('requests and pauses end when they no longer apply', () => {
  const hidden = [
    opened({
      game: 'hidden-pairs',
      options: { turns: 1, luckyDice: 'one' },
      clock: { kind: 'days', days: 1 },
    }),
    ...three.slice(1),
    { kind: 'started', entries: [0, 1, 2].map((seat) => ({ seat, dice: [1, 2, 3, 4, 5, 6] })) },
  ] as LogEvent[];
  const asked: LogEvent = { kind: 'stand-in-agreed', seat: 2, by: 1, waiting: [0] };
  const standIn = { seat: 2, waiting: [0] };
  const reRoll = played(0, 'person', { move: { type: 're-roll', die: 0 } }, { dice: [2] });
  const commit = played(0, 'person', {
    move: {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    },
  });

  const answered = (seat: number, agrees: boolean): LogEvent => ({ kind: 'undo-answered', seat, agrees });
  const undone: LogEvent = { kind: 'undone', seat: 0, by: 1 };

  test.each<readonly [string, readonly LogEvent[], object | null]>([
    ['stays after a hidden move', [reRoll], standIn],
    ['ends with a public move', [commit], null],
    ['ends when a bot plays', [{ kind: 'held', seat: 2 }], null],
    ['ends when a player is back', [{ kind: 'returned', seat: 1 }], null],
    ['ends when a pause ends', [{ kind: 'paused' }, { kind: 'resumed', seat: 1 }], null],
    ['ends with the match', [{ kind: 'stopped' }], null],
    ['stays after chat', [{ kind: 'said', person: 'bo', name: 'BO', text: 'hi' }], standIn],
  ])('a request to let a bot play for another player %s', (_, events, expected) => {
    expect(tableAfter(...hidden, asked, ...events).standIn).toEqual(expected);
  });

  test.each<readonly [string, readonly LogEvent[], object | null]>([
    [
      'stays after chat',
      [{ kind: 'said', person: 'bo', name: 'BO', text: 'hi' }],
      { seat: 0, waiting: [1, 2] },
    ],
    ['waits for the others after one agrees', [answered(2, true)], { seat: 0, waiting: [1] }],
    ['waits for nobody after a refusal', [answered(2, false)], { seat: 0, waiting: [] }],
    ['ends with the next move', [commit], null],
    ['ends when a bot plays for a player', [{ kind: 'held', seat: 2 }], null],
    ['ends when a player is back', [{ kind: 'returned', seat: 1 }], null],
    ['ends when a pause ends', [{ kind: 'paused' }, { kind: 'resumed', seat: 1 }], null],
    ['ends when a player resigns', [{ kind: 'resigned', seat: 1 }], null],
    ['ends when it is granted', [commit, { kind: 'undo-asked', seat: 0, of: [1] }, undone], null],
    ['ends with the match', [{ kind: 'stopped' }], null],
  ])('a request for an undo %s', (_, events, expected) => {
    const request: LogEvent = { kind: 'undo-asked', seat: 0, of: [1, 2] };
    expect(tableAfter(...hidden, request, ...events).undo).toEqual(expected);
  });

  test('a granted undo counts towards the limit of its player, whether others had to agree or not', () => {
    const greed = [...three, started];
    const turn = (seat: number): LogEvent[] => [
      played(seat, 'person', { move: { type: 'roll' } }, { dice: [5, 1, 3, 4, 1] }),
      played(seat, 'person', { move: { type: 'stop' } }),
    ];
    const ask = (seat: number): LogEvent => ({ kind: 'undo-asked', seat, of: [0] });
    const counts = (...events: LogEvent[]) =>
      tableAfter(...greed, ...turn(0), ...turn(1), ...events).undosAsked;
    expect(counts()).toEqual([0, 0, 0]);
    expect(counts(ask(1))).toEqual([0, 1, 0]);
    expect(counts(ask(1), { kind: 'undone', seat: 1, by: 0 })).toEqual([0, 1, 0]);
    expect(counts({ kind: 'undone', seat: 1 })).toEqual([0, 1, 0]);
    const once = tableAfter(...greed, ...turn(0), ...turn(1), { kind: 'undone', seat: 1 });
    expect(once.match?.state).toMatchObject({ scores: [250, 0, 0] });
  });
});

test('a pause ends when a player moves or returns, but not for a bot; a returning player has no missed choices', () => {
  const clocked = [opened({ clock: { kind: 'seconds', seconds: 30 } }), ...three.slice(1), started];
  const missed = played(0, 'clock', { move: { type: 'roll' } }, { dice: [2, 2, 3, 3, 4] });
  const paused = [...clocked, missed, { kind: 'held', seat: 0 }, { kind: 'paused' }] as const;
  expect(tableAfter(...paused, { kind: 'held', seat: 1 }).match?.paused).toBe(8000);
  const plays = (by: 'person' | 'bot') => played(1, by);
  expect(tableAfter(...paused, plays('person')).match?.paused).toBeNull();
  expect(tableAfter(...paused, plays('bot')).match?.paused).toBe(8000);
  const back = tableAfter(...paused, { kind: 'resumed', seat: 0 });
  expect([back.match?.paused, back.chairs[0]]).toMatchObject([null, { held: false, missed: 0 }]);
  const returned = tableAfter(...clocked, missed, { kind: 'held', seat: 0 }, { kind: 'returned', seat: 0 });
  expect(returned.chairs[0]).toMatchObject({ held: false, missed: 0 });
});

test('a decision of a bot does not count as a choice of the person, whom the bot continues to replace', () => {
  const clocked = [
    opened({ clock: { kind: 'seconds', seconds: 30 } }),
    sat(0, 'ada'),
    sat(1, 'bo'),
    bot(2),
    started,
  ];
  const chairsAfter = (...events: LogEvent[]) => tableAfter(...clocked, ...events).chairs;
  const missed = [played(1, 'clock'), played(1, 'clock')];
  expect(chairsAfter(...missed, played(1, 'bot'))[1]).toMatchObject({ missed: 2, held: true });
  expect(chairsAfter(...missed, played(1, 'person'))[1]).toMatchObject({ missed: 0, held: true });
  expect(chairsAfter(played(2, 'bot'))).toEqual(chairsAfter());
});

test('a person can be muted once, and may speak again only after being unmuted', () => {
  const mutes = (...given: readonly (readonly [string, boolean])[]) =>
    tableAfter(...three, ...given.map(([person, muted]): LogEvent => ({ kind: 'muted', person, muted })))
      .muted;
  expect(mutes(['bo', true], ['cy', true], ['bo', true])).toEqual(['cy', 'bo']);
  expect(mutes(['bo', true], ['cy', true], ['bo', false])).toEqual(['cy']);
});

test('the clock of a table that grows follows each person who sits down or leaves', () => {
  const usual = party({ defaultClock: true, clock: { kind: 'none' } });
  const clockAfter = (...events: LogEvent[]) => tableAfter(usual, ...events).clock;
  const ninety = { kind: 'seconds', seconds: 90 };
  const clocks = [1, 2, 3].map((count) => clockAfter(...three.slice(1, 1 + count)));
  expect(clocks).toEqual([{ kind: 'none' }, ninety, ninety]);
  expect(clockAfter(...three.slice(1), stood(1, 'bo'))).toEqual(ninety);
  expect(clockAfter(...three.slice(1, 3), stood(1, 'bo'))).toEqual({ kind: 'none' });
  const own = party({ defaultClock: false, clock: { kind: 'days', days: 2 } });
  for (const events of [three.slice(1), [...three.slice(1, 3), stood(1, 'bo')]])
    expect(tableAfter(own, ...events).clock).toEqual({ kind: 'days', days: 2 });
});

test('a clock that the host sets is no longer the default', () => {
  const usual = opened({ defaultClock: true, clock: { kind: 'none' } });
  const minute = { kind: 'seconds', seconds: 60 } as const;
  const chosen = tableAfter(usual, sat(1, 'bo'), { kind: 'settings', clock: minute });
  expect([chosen.clock, chosen.defaultClock, chosen.chairs.length]).toEqual([minute, false, 3]);
  const renamed = tableAfter(usual, sat(1, 'bo'), { kind: 'settings', chat: false });
  expect([renamed.clock, renamed.defaultClock, renamed.chat]).toEqual([{ kind: 'none' }, true, false]);
});

test('a table that the host allows to grow loses its empty seats', () => {
  const grown = tableAfter(opened(), sat(1, 'bo'), { kind: 'settings', grows: true });
  expect([peopleIn(grown), grown.grows]).toEqual([['bo'], true]);
});
