import type { Face } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { changeEveningSchema } from '../../src/protocol/evening.ts';
import type { EveningPoints } from '../../src/protocol/index.ts';
import { decideNewHost, decidePause, decideResume } from '../../src/table/decide-attendance.ts';
import { decideGame, decideWait, nextChairs } from '../../src/table/decide-evening.ts';
import { decideStand, decideStop } from '../../src/table/decide-seats.ts';
import { projectEvening, rotated } from '../../src/table/evening.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import { type EveningPerson, placesOf, type Table } from '../../src/table/table.ts';
import {
  bot,
  type Opened,
  opened,
  party,
  peopleIn,
  played,
  sat,
  started,
  tableAfter,
  waits,
} from '../support/table-log.ts';

/** The places in each match, with its number of seats. */
const standing = (person: string, ...results: readonly (readonly [number, number])[]): LogEvent => ({
  kind: 'standing',
  person,
  name: person.toUpperCase(),
  results,
});
const three = [party(), sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy')];
const rolls = (seat: number, by: 'person' | 'clock', ...dice: Face[]) =>
  played(seat, by, { move: { type: 'roll' } }, { dice });
/** The events of a match that Ada wins. */
const ended: readonly LogEvent[] = [
  started,
  rolls(0, 'person', 1, 1, 1, 2, 3),
  played(0, 'person', { move: { type: 'stop' } }),
  rolls(1, 'person', 2, 2, 3, 3, 4),
  rolls(2, 'person', 2, 2, 3, 3, 4),
];
const leaves = (seat: number, person: string): LogEvent => ({ kind: 'stood', seat, person, removed: false });
const answer = (decision: {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: { readonly code: string };
}) => (decision.ok ? decision.value : decision.error?.code);

describe('people can wait for the next match of an evening', () => {
  const wait = (table: Table, id: string, network = 'n') =>
    answer(decideWait(table, { id, name: id.toUpperCase() }, undefined, network, new Set()));
  const cameLate = { kind: 'waiting', person: 'dee', name: 'DEE' };

  test('a person without a seat can wait for the next match, once', () => {
    const table = tableAfter(...three, started);
    expect(wait(table, 'dee')).toEqual(cameLate);
    expect(wait(tableAfter(...three, started, waits('dee')), 'dee')).toBeNull();
    expect(wait(table, 'bo')).toBe('already-seated');
  });

  test('a person who left the seat or resigned can wait for the next match', () => {
    const resigned = tableAfter(...three, started, { kind: 'resigned', seat: 1 });
    expect(wait(resigned, 'bo')).toEqual({ kind: 'waiting', person: 'bo', name: 'BO' });
    const left = tableAfter(...three, ...ended, leaves(1, 'bo'));
    expect([left.status, left.left]).toEqual(['over', ['bo']]);
    expect(wait(left, 'bo')).toEqual({ kind: 'waiting', person: 'bo', name: 'BO' });
  });

  test('people whom the host removed, and others from their network, cannot wait for the next match', () => {
    const removed = { kind: 'barred', person: 'dee', network: 'home' } as const;
    const table = tableAfter(party(), removed, ...three.slice(1), started);
    expect(wait(table, 'dee')).toBe('removed-from-table');
    expect(wait(table, 'eve', 'home')).toBe('removed-from-table');
    expect(wait(table, 'eve')).toMatchObject({ kind: 'waiting' });
  });

  test('people who played before can wait for the next match, even where latecomers are refused', () => {
    const table = tableAfter(party({ late: 'closed' }), standing('dee', [1, 3]), ...three.slice(1), started);
    expect(table.known).toContain('dee');
    expect(wait(table, 'dee')).toEqual(cameLate);
    expect(wait(table, 'eve')).toBe('late-closed');
  });

  test('only people who were at a locked table before can wait there', () => {
    const locked = { kind: 'settings', locked: true } as const;
    const table = tableAfter(...three.slice(0, 3), standing('dee', [1, 3]), locked, started);
    expect([wait(table, 'dee'), wait(table, 'eve')]).toEqual([cameLate, 'locked']);
  });

  test('a seated player cannot join the waiting list, even after another player resigned', () => {
    const table = tableAfter(...three, started, { kind: 'resigned', seat: 2 });
    expect([wait(table, 'bo'), wait(table, 'ada')]).toEqual(['already-seated', 'already-seated']);
  });

  test('two people who wait under the same name get different ones', () => {
    const table = tableAfter(...three, started, { ...waits('eve'), name: 'Dee' } as LogEvent);
    expect(wait(table, 'dee')).toMatchObject({ kind: 'waiting', name: 'DEE 2' });
  });

  test('people stop waiting for the next match when the rematch opens', () => {
    const over = tableAfter(...three, { kind: 'rematch', table: '0123456789abcdef' });
    expect(wait(over, 'dee')).toBe('match-over');
  });
});

describe('a person can continue an evening on another phone', () => {
  const asBo = (kind: 'waiting' | 'sat') =>
    ({ kind, person: 'bo2', name: 'Bo', ...(kind === 'sat' && { seat: 2, commitment: null }) }) as LogEvent;
  const results = ({ evening }: Table) =>
    evening?.people.map(({ person, results }) => [person, results.length]);
  const wait = (table: Table, away: readonly string[]) =>
    answer(decideWait(table, { id: 'bo2', name: 'Bo' }, undefined, 'n', new Set(away)));
  const next = (table: Table, away: readonly string[]) => {
    const chairs = nextChairs(table, 'greed', false, () => true, new Set(away), 'nobody');
    return chairs.ok
      ? chairs.value.chairs.map((chair) => (chair.kind === 'person' ? chair.person : chair.kind))
      : [];
  };

  test('a person who sits down under the name of one who has left takes over their results', () => {
    const table = tableAfter(
      party(),
      standing('bo', [1, 2], [2, 2]),
      sat(0, 'ada'),
      sat(1, 'cy'),
      asBo('sat'),
    );
    expect(results(table)).toEqual([['bo2', 2]]);
  });

  test('the results of a person who is at the table, or has a different name, are not taken over', () => {
    const here = tableAfter(
      party(),
      standing('cy', [1, 2]),
      standing('bo', [1, 2]),
      waits('bo'),
      sat(0, 'ada'),
    );
    const seated = [party(), standing('bo', [1, 2]), sat(0, 'ada'), sat(1, 'bo')];
    expect(results(tableAfter(...seated, waits('cy'), asBo('sat')))).toEqual([['bo', 1]]);
    expect(
      results(
        tableAfter(party(), standing('bo', [1, 2]), waits('bo'), {
          ...sat(0, 'bo2'),
          name: 'Bo',
        } as LogEvent),
      ),
    ).toEqual([['bo', 1]]);
    expect(results(here)).toEqual([
      ['cy', 1],
      ['bo', 1],
    ]);
  });

  test('a person who has results does not take over those of another person with the same name', () => {
    const table = tableAfter(
      party(),
      standing('bo', [1, 2]),
      { ...standing('bo2', [2, 2], [2, 2]), name: 'Bo' } as LogEvent,
      sat(0, 'ada'),
      asBo('sat'),
    );
    expect(results(table)).toEqual([
      ['bo', 1],
      ['bo2', 2],
    ]);
  });

  test('a person who takes over their results keeps the team', () => {
    const teams = [
      { name: 'Red', people: ['bo', 'ada'] },
      { name: 'Blue', people: ['cy'] },
    ];
    const table = tableAfter(
      party(),
      standing('bo', [1, 2]),
      { kind: 'evening', teams },
      sat(0, 'ada'),
      sat(1, 'cy'),
      asBo('sat'),
    );
    expect(table.evening?.teams?.map(({ people }) => people)).toEqual([['bo2', 'ada'], ['cy']]);
  });

  test('a person who waits under the name of an absent player gets that seat in the next match', () => {
    const table = tableAfter(...three, started);
    expect(wait(table, [])).toEqual({ kind: 'waiting', person: 'bo2', name: 'Bo 2' });
    expect(wait(table, ['bo'])).toEqual({ kind: 'waiting', person: 'bo2', name: 'Bo' });
    const waiting = tableAfter(...three, started, asBo('waiting'));
    expect(next(waiting, ['bo'])).toEqual(['ada', 'cy', 'bo2']);
    // Here the person whose phone was away has returned.
    expect(next(waiting, [])).toEqual(['ada', 'bo', 'cy', 'bo2']);
  });
});

describe('the host of a party can stop a match', () => {
  const stop = (table: Table, person: string) => answer(decideStop(table, person));

  test('only the host of a party can stop a match, and only while it is running', () => {
    expect(stop(tableAfter(...three, started), 'ada')).toEqual({ kind: 'stopped' });
    expect(stop(tableAfter(...three, started), 'bo')).toBe('match-not-over');
    expect(stop(tableAfter(...three), 'ada')).toBe('match-not-over');
    expect(stop(tableAfter(...three, ...ended), 'ada')).toBe('match-not-over');
    expect(stop(tableAfter(opened(), ...three.slice(1), started), 'ada')).toBe('match-not-over');
  });

  test('a stopped match has no places and does not count', () => {
    const stopped = tableAfter(...three, started, { kind: 'stopped' });
    expect(stopped).toMatchObject({ status: 'over', match: { ended: 'stopped' } });
    expect(stopped.match === null ? [] : placesOf(stopped.chairs, stopped.match)).toBeNull();
    expect(stopped.evening?.people).toEqual([]);
  });
});

describe('players can leave an evening after a match', () => {
  const stand = (table: Table, id: string) => answer(decideStand(table, id));

  test('a player can leave an evening once, and the others still can afterwards', () => {
    const over = tableAfter(...three, ...ended);
    expect(stand(over, 'cy')).toEqual({ kind: 'stood', seat: 2, person: 'cy', removed: false });
    const left = tableAfter(...three, ...ended, leaves(2, 'cy'));
    expect(stand(left, 'cy')).toBe('not-your-seat');
    expect(stand(left, 'bo')).toEqual({ kind: 'stood', seat: 1, person: 'bo', removed: false });
  });

  test('players can leave an evening only after a match, and not once the next match is open', () => {
    expect(stand(tableAfter(...three, started), 'cy')).toBe('match-running');
    expect(stand(tableAfter(...three, ...ended, { kind: 'rematch', table: 'next' }), 'cy')).toBe(
      'match-over',
    );
  });
});

describe('if a game has fewer seats, some people have to wait', () => {
  const choose = (table: Table, rotate: boolean, away: readonly string[] = [], person = 'ada') =>
    answer(decideGame(table, person, { game: 'hidden-pairs', options: {}, rotate }, new Set(away)));

  test('only the host chooses the game, before the match and for as many people as it has seats', () => {
    const names = ['ada', 'bo', 'cy', 'dee', 'eve', 'fay'];
    const table = tableAfter(party(), ...names.map((name, seat) => sat(seat, name)));
    expect(choose(table, false)).toMatchObject({ kind: 'game', stands: [] });
    expect(choose(table, false, [], 'bo')).toBe('not-the-host');
    expect(choose(tableAfter(...three, started), false)).toBe('match-running');
  });

  test('if the next game has fewer seats, bots lose their seats first, beginning with the last bot', () => {
    const table = tableAfter(...three, ...[3, 4, 5, 6].map((seat) => bot(seat, `Bot ${seat}`)));
    expect(choose(table, false)).toMatchObject({ kind: 'game', stands: [6] });
  });

  test('if players take turns, those who have played least play the game with fewer seats', () => {
    const names = ['ada', 'bo', 'cy', 'dee', 'eve', 'fay', 'gil'];
    const table = tableAfter(
      party(),
      standing('bo', [1, 2], [2, 2]),
      standing('ada', [2, 2]),
      ...names.map((name, seat) => sat(seat, name)),
    );
    expect(choose(table, false)).toBe('too-many-people');
    expect(choose(table, true)).toMatchObject({ stands: [1] });
    // People who are present get seats before people who are away.
    expect(choose(table, true, ['ada', 'eve'])).toMatchObject({ stands: [4] });
  });

  test('the host keeps the seat in the game that the host chose', () => {
    const names = ['ada', 'bo', 'cy', 'dee', 'eve', 'fay', 'gil'];
    const table = tableAfter(
      party(),
      standing('ada', [1, 2], [2, 2]),
      standing('cy', [2, 2]),
      ...names.map((name, seat) => sat(seat, name)),
    );
    expect(table.host).toBe('ada');
    expect(choose(table, true)).toMatchObject({ stands: [2] });
  });
});

describe('the next match takes its seats from the last one', () => {
  const after = (table: Table, isThere: (person: string) => boolean = () => true) => {
    const next = nextChairs(table, 'greed', false, isThere, new Set(), 'nobody');
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  };

  test('the next match has seats for the players who did not leave, for people who wait, and for bots', () => {
    const table = tableAfter(...three, bot(3, 'Bot'), started, waits('dee'), { kind: 'resigned', seat: 2 });
    expect(peopleIn(after(table).chairs)).toEqual(['ada', 'bo', 'dee', 'bot']);
    expect(peopleIn(after(table, (person) => person !== 'dee').chairs)).toEqual(['ada', 'bo', 'bot']);
    const left = tableAfter(...three, ...ended, leaves(1, 'bo'), waits('dee'));
    expect(peopleIn(after(left).chairs)).toEqual(['ada', 'cy', 'dee']);
  });

  test('people who resigned or left get a seat in the next match if they ask for it', () => {
    const table = tableAfter(...three, started, { kind: 'resigned', seat: 2 }, ...ended, leaves(1, 'bo'));
    const askedBy = (person: string) => {
      const next = nextChairs(table, 'greed', false, () => true, new Set(), person);
      return next.ok ? peopleIn(next.value.chairs) : [];
    };
    expect(['ada', 'bo', 'cy'].map(askedBy)).toEqual([['ada'], ['ada', 'bo'], ['ada', 'cy']]);
    const waiting = tableAfter(...three, started, { kind: 'resigned', seat: 1 }, waits('bo'), waits('dee'));
    const both = nextChairs(waiting, 'greed', false, () => true, new Set(), 'bo');
    expect(both.ok && peopleIn(both.value.chairs)).toEqual(['ada', 'bo', 'cy', 'dee']);
  });

  test('the seats of the next match have no seeds of the previous match', () => {
    const table = tableAfter(
      ...three,
      { kind: 'committed', seat: 1, commitment: 'cc' },
      { kind: 'revealing', time: 1000 },
      { kind: 'revealed', seat: 1, seed: 'ab' },
      started,
    );
    const unseeded = { commitment: null, seed: null };
    expect(after(table).chairs).toMatchObject([unseeded, unseeded, unseeded]);
  });

  test('players keep the networks from which they sat down, and people who waited have none', () => {
    const table = tableAfter(...three.slice(0, 2), sat(1, 'bo', 'office'), started, waits('dee'));
    const networks = after(table).chairs.map((chair) => (chair.kind === 'person' ? chair.network : ''));
    expect(networks).toEqual([null, 'office', null]);
  });

  test('bots keep their seats at a table with a fixed number of seats, and people who wait take free ones', () => {
    const table = tableAfter(
      opened({ seats: 3, evening: { id: 'e', match: 1, points: 'wins', founder: 'ada' } }),
      sat(0, 'ada'),
      sat(1, 'bo'),
      bot(2, 'Bot'),
      { kind: 'committed', seat: 0, commitment: 'cc' },
      started,
    );
    const waiting: Table = { ...table, waiting: [{ person: 'dee', name: 'DEE' }] };
    const isThere = (person: string) => person !== 'bo';
    expect(peopleIn(after(waiting, isThere).chairs)).toEqual(['ada', 'dee', 'bot']);
    expect(after(waiting, isThere).chairs[0]).toMatchObject({ commitment: null });
    expect(peopleIn(after(table, isThere).chairs)).toEqual(['ada', 'empty', 'bot']);
    const two: Table = { ...waiting, waiting: [...waiting.waiting, { person: 'eve', name: 'EVE' }] };
    expect(peopleIn(after(two, isThere).chairs)).toEqual(['ada', 'dee', 'bot']);
    expect(after(two, isThere).waiting).toEqual([{ person: 'eve', name: 'EVE' }]);
    const deleted = after(two, (person) => person !== 'bo' && person !== 'dee');
    expect([peopleIn(deleted.chairs), deleted.waiting]).toEqual([['ada', 'eve', 'bot'], []]);
  });

  test('at a table with a fixed number of seats, a person who resigned and waits for the next match gets one seat in it', () => {
    const table = tableAfter(
      opened({ seats: 3, evening: { id: 'e', match: 1, points: 'wins', founder: 'ada' } }),
      ...[sat(0, 'ada'), sat(1, 'bo'), sat(2, 'cy'), started],
      { kind: 'resigned', seat: 2 },
      waits('cy'),
      waits('dee'),
    );
    const next = after(table, (person) => person !== 'bo');
    expect(peopleIn(next.chairs)).toEqual(['ada', 'dee', 'cy']);
    expect(next.waiting).toEqual([]);
  });
});

describe('the standings of an evening sum the points of its matches', () => {
  const people: readonly EveningPerson[] = [
    {
      person: 'ada',
      name: 'Ada',
      results: [
        [2, 4],
        [2, 2],
      ],
    },
    { person: 'bo', name: 'Bo', results: [[1, 4]] },
    {
      person: 'cy',
      name: 'Cy',
      results: [
        [3, 4],
        [1, 2],
      ],
    },
  ];
  const shown = (points: EveningPoints) =>
    projectEvening({
      id: 'e',
      match: 3,
      points,
      teams: [
        { name: 'Reds', people: ['ada', 'cy'] },
        { name: 'Blues', people: ['bo', 'zoe'] },
      ],
      people,
    });
  const pointsOf = (points: EveningPoints) =>
    shown(points).standings.map(({ name, points: sum, matches, wins }) => [name, sum, matches, wins]);

  test.each<[string, EveningPoints, unknown]>([
    [
      'by places',
      'places',
      [
        ['Bo', 4, 1, 1],
        ['Cy', 4, 2, 1],
        ['Ada', 4, 2, 0],
      ],
    ],
    [
      'by wins',
      'wins',
      [
        ['Bo', 1, 1, 1],
        ['Cy', 1, 2, 1],
        ['Ada', 0, 2, 0],
      ],
    ],
    [
      'by a list of points, with 0 for later places',
      [10, 3],
      [
        ['Cy', 10, 2, 1],
        ['Bo', 10, 1, 1],
        ['Ada', 6, 2, 0],
      ],
    ],
  ])('the standings are ordered %s, and by wins if those are equal', (_, points, expected) => {
    const sorted = (rows: unknown) => [...(rows as unknown[][])].map((row) => JSON.stringify(row)).sort();
    expect(sorted(pointsOf(points))).toEqual(sorted(expected));
    expect(pointsOf(points).at(-1)?.[0]).toBe('Ada');
  });

  test('the standings sum the points of the people of a team', () => {
    expect(shown('places').teams).toEqual([
      { name: 'Reds', people: ['ada', 'cy'], points: 8 },
      { name: 'Blues', people: ['bo', 'zoe'], points: 4 },
    ]);
    expect(projectEvening({ id: 'e', match: 3, points: 'wins', teams: null, people }).teams).toBeNull();
  });

  test('the standings show which points and teams count', () => {
    expect([shown('wins').points, shown([10, 3]).points]).toEqual(['wins', [10, 3]]);
  });

  test('a person in the standings has the mark and the name of their last match', () => {
    const mark = { colour: 3, symbol: 2 } as never;
    const marked = { ...sat(1, 'bo'), mark } as LogEvent;
    const { evening } = tableAfter(party(), sat(0, 'ada'), marked, sat(2, 'cy'), ...ended);
    expect(evening?.people).toEqual([
      { person: 'ada', name: 'ADA', results: [[1, 3]] },
      { person: 'bo', name: 'BO', mark, results: [[2, 3]] },
      { person: 'cy', name: 'CY', results: [[2, 3]] },
    ]);
    const before = { ...standing('bo', [1, 2]), name: 'Robert' } as LogEvent;
    const renamed = tableAfter(party(), before, ...three.slice(1), ...ended).evening?.people[0];
    expect(renamed).toEqual({
      person: 'bo',
      name: 'BO',
      results: [
        [1, 2],
        [2, 3],
      ],
    });
    expect(evening?.people.map((one) => 'mark' in one)).toEqual([false, true, false]);
  });

  test('the standings count a match for people but not for bots', () => {
    const table = tableAfter(
      party(),
      standing('bo', [3, 3]),
      sat(0, 'ada'),
      sat(1, 'bo'),
      bot(2, 'Bot'),
      started,
      { kind: 'resigned', seat: 0 },
      { kind: 'resigned', seat: 1 },
    );
    expect(table.status).toBe('over');
    expect(
      table.evening?.people.map(({ person, results }) => [person, results.map(([, seats]) => seats)]),
    ).toEqual([
      ['bo', [3, 3]],
      ['ada', [3]],
    ]);
  });
});

describe('a host who is away is replaced', () => {
  const host = (table: Table, now: number, ...away: string[]) =>
    answer(decideNewHost(table, new Map(away.map((person) => [person, 0])), now));

  test('at a party a host who is away is replaced after half a minute, even during a match', () => {
    const table = tableAfter(...three, started);
    expect(host(table, 29_999, 'ada')).toBeNull();
    expect(host(table, 30_000, 'ada')).toEqual({ kind: 'host', person: 'bo' });
  });

  test('a host who is away stays host during a match that is not at a party', () => {
    const table = tableAfter(opened(), ...three.slice(1), started);
    expect(host(table, 1e9, 'ada')).toBeNull();
  });

  test('a player who resigned or left does not replace the host', () => {
    const resigned = tableAfter(...three, started, { kind: 'resigned', seat: 1 });
    expect(host(resigned, 30_000, 'ada')).toEqual({ kind: 'host', person: 'cy' });
    const left = tableAfter(...three, ...ended, leaves(1, 'bo'));
    expect(host(left, 30_000, 'ada')).toEqual({ kind: 'host', person: 'cy' });
  });

  test('a host who has left is replaced immediately', () => {
    expect(tableAfter(...three, ...ended, leaves(0, 'ada')).host).toBe('bo');
    const all = [leaves(1, 'bo'), leaves(2, 'cy'), leaves(0, 'ada')];
    const back = tableAfter(...three, ...ended, ...all, waits('cy'));
    expect([back.host, host(back, 1e9)]).toEqual([null, { kind: 'host', person: 'cy' }]);
  });
});

describe('a match pauses without players and continues when they return', () => {
  const away = new Map(['ada', 'bo', 'cy'].map((person) => [person, 0]));
  const pause = (table: Table) => answer(decidePause(table, away, 1e9));

  test('a match with days for each move does not pause while no player is connected', () => {
    const clocked = (clock: Opened['clock']) => tableAfter(opened({ clock }), ...three.slice(1), started);
    expect(pause(clocked({ kind: 'days', days: 2 }))).toBeNull();
    expect(pause(clocked({ kind: 'seconds', seconds: 30 }))).toEqual({ kind: 'paused' });
  });

  test('a match pauses once the clock has repeatedly decided for everyone', () => {
    const turns = [0, 1, 2].map((seat) => rolls(seat, 'clock', 2, 2, 3, 3, 4));
    const decided = (rounds: number) =>
      tableAfter(
        opened({ clock: { kind: 'seconds', seconds: 30 } }),
        ...three.slice(1),
        started,
        ...Array.from({ length: rounds }, () => turns).flat(),
      );
    const pauses = (rounds: number) => answer(decidePause(decided(rounds), new Map(), 1e9)) !== null;
    expect(pauses(1)).toBe(false);
    expect(pauses(2)).toBe(true);
  });

  test('players end a pause when they come back; people who resigned or watch do not', () => {
    const paused = [...three, started, { kind: 'resigned', seat: 1 }, { kind: 'paused' }] as const;
    const resume = (person: string) => answer(decideResume(tableAfter(...paused), person));
    expect(resume('cy')).toEqual({ kind: 'resumed', seat: 2 });
    expect(resume('bo')).toBeNull();
    expect(resume('dee')).toBeNull();
    expect(answer(decideResume(tableAfter(...three, started), 'cy'))).toBeNull();
  });
});

test('seats go to the host first, then to people who are present, have played least, and have waited, in this order', () => {
  const people = ['ada', 'bo', 'cy', 'dee'].map((person, seat) => ({
    ...tableAfter(party(), sat(0, person)).chairs[0],
    seat,
  }));
  const waiting = { kind: 'waiting', person: 'eve', name: 'EVE' } as const;
  const evening = tableAfter(
    party(),
    standing('ada', [1, 2]),
    standing('bo', [1, 2]),
    standing('cy', [1, 2]),
    standing('eve', [2, 2]),
  ).evening;
  const sitting = (host: string, max: number, away: readonly string[] = []) =>
    rotated(
      [...people, waiting] as Parameters<typeof rotated>[0],
      { evening, host },
      max,
      new Set(away),
    ).sit.map(({ person }) => person);
  expect([sitting('cy', 1), sitting('ada', 1), sitting('dee', 1)]).toEqual([['cy'], ['ada'], ['dee']]);
  expect(sitting('cy', 2)).toEqual(['cy', 'dee']);
  expect(sitting('cy', 3)).toEqual(['cy', 'dee', 'eve']);
  expect(sitting('cy', 3, ['dee', 'eve'])).toEqual(['ada', 'bo', 'cy']);
  const known = { ...waiting, person: 'fay', name: 'FAY' };
  const order = rotated(
    [known, ...people] as Parameters<typeof rotated>[0],
    { evening: null, host: null },
    1,
    new Set(),
  );
  expect([order.sit, order.wait.length]).toEqual([[known], 4]);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [6, true],
  [7, false],
])('an evening with %i teams is allowed: %s', (count, isAllowed) => {
  const teams = Array.from({ length: count }, (_, at) => ({ name: `Team ${at}`, people: [] }));
  expect(changeEveningSchema.safeParse({ teams }).success).toBe(isAllowed);
});
