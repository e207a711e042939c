import { err, ok } from '@dicehall/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localMatch, merged, onlineMatch, onlineTurn, type PastMatch } from '../src/history/past-match.ts';
import { fetchRecord, recordOfFragment, recordToFragment } from '../src/history/record-link.ts';
import { luckOverTime, statisticsOf } from '../src/history/statistics.ts';
import { recordOf, type SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, isUnsaved, savedMatches, saveMatch } from '../src/local/store.ts';
import { savedOnline, saveOnlineMatch } from '../src/online/save-online-match.ts';

const person = { kind: 'person' } as const;
const bot = (strength: 'novice' | 'steady' | 'expert') => ({ kind: 'bot', strength }) as const;

const seatOf = (name: string) => ({ name, player: person });

const finishedOnline = {
  table: 'online',
  game: 'greed',
  names: ['Ada', 'Cy'],
  seat: 1,
  score: 300,
  place: 2,
  ended: '1970-01-01T00:00:01.000Z',
};

const saved = (id: string, more: Partial<SavedMatch> = {}): SavedMatch => ({
  id,
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: [
    { name: 'Ada', player: person },
    { name: 'Bo', player: bot('steady') },
  ],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [1, 1, 1, 2, 3] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 1, dice: [2, 2, 3, 4, 6] },
  ],
  dice: 'app',
  created: 1,
  updated: 1,
  over: true,
  ...more,
});

describe('the history shows finished and running matches', () => {
  it('the history shows places, scores, best turns and busts', () => {
    const { seats, own } = localMatch(saved('one'));
    expect(seats).toEqual([
      { name: 'Ada', player: 'person', score: 1000, place: 1, turns: 1, busts: 0, best: 1000 },
      { name: 'Bo', player: 'steady', score: 0, place: 2, turns: 1, busts: 1, best: null },
    ]);
    expect(own).toBe(0);
  });

  it('the best turn is the lowest if the lowest total wins, and a damaged match has no points', () => {
    const turn = (seat: number, ...dice: (1 | 2 | 3 | 4 | 5 | 6)[]) => [
      { seat, move: { type: 'roll' } },
      { seat, dice },
      { seat, move: { type: 'bank' } },
    ];
    const log = [
      ...turn(0, 1, 1, 3, 3, 3),
      ...turn(1, 3, 3, 3, 3, 1),
      ...turn(0, 3, 3, 3, 4, 4),
      ...turn(1, 6, 6, 1, 1, 1),
    ];
    const threes = saved('one', { game: 'threes', options: { rounds: 2 }, log });
    expect(localMatch(threes).seats).toMatchObject([
      { score: 10, place: 1, turns: 2, best: 2 },
      { score: 16, place: 2, turns: 2, best: 1 },
    ]);
    const damaged = saved('one', { log: [{ seat: 1, move: { type: 'fly' } }] });
    expect(localMatch(damaged).seats[0]).toMatchObject({ score: null, place: null, turns: 0, best: null });
  });

  it('a moon counts as a turn with its points, and an overshot turn as a bust', () => {
    const threes = saved('one', {
      game: 'threes',
      options: { rounds: 1 },
      log: [
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [6, 6, 6, 6, 6] },
        { seat: 0, move: { type: 'bank' } },
      ],
    });
    expect(localMatch(threes).seats[0]).toMatchObject({ best: -30, turns: 1 });
    const tenThousand = saved('two', {
      game: 'ten-thousand',
      options: { target: 2000, opening: 0 },
      log: [
        { seat: 0, dice: [6] },
        { seat: 1, dice: [1] },
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [1, 2, 3, 4, 5, 6] },
        { seat: 0, move: { type: 'roll', keep: [0, 1, 2, 3, 4, 5] } },
        { seat: 0, dice: [1, 1, 1, 2, 3, 4] },
      ],
    });
    expect(localMatch(tenThousand).seats[0]).toMatchObject({ best: null, busts: 1 });
  });

  it('a match of several people on one device counts for none of them', () => {
    const seats = ['Ada', 'Bo'].map(seatOf);
    expect(localMatch(saved('one', { seats })).own).toBeNull();
  });

  it.each([
    ['hides', 'hidden-pairs', null],
    ['shows', 'threes', 0],
  ] as const)('the history %s the points of a running match of %s', (_, game, points) => {
    const running = saved('one', { game, options: {}, log: [], over: false });
    expect(localMatch(running).seats.map(({ score }) => score)).toEqual([points, points]);
  });

  it('the history lists local and online matches, unfinished ones first, then the newest first', () => {
    const finished = onlineMatch(finishedOnline);
    const turn = onlineTurn({
      table: 'turn',
      game: 'greed',
      status: 'playing',
      names: ['Ada', 'Cy'],
      seat: 1,
      yours: true,
      deadline: null,
    });
    const all = merged(
      [localMatch(saved('old')), localMatch(saved('older', { updated: 1 }))],
      [finished, turn],
    );
    expect(all.map(({ id }) => id)).toEqual(['turn', 'online', 'old', 'older']);
    const unknown = { player: null, score: null, place: null, turns: 0, busts: 0, best: null };
    expect(finished).toEqual({
      id: 'online',
      game: 'greed',
      when: 1000,
      over: true,
      seats: [
        { ...unknown, name: 'Ada' },
        { ...unknown, name: 'Cy', player: 'person', score: 300, place: 2 },
      ],
      own: 1,
    });
    expect(turn).toEqual({
      id: 'turn',
      game: 'greed',
      when: null,
      over: false,
      seats: ['Ada', 'Cy'].map((name) => ({ ...unknown, name })),
      own: 1,
    });
  });

  it('a match at an online table is saved for one seat, with its proof, and listed once', () => {
    const proof = { table: 'online', serverSeed: 'ab' };
    const record = { ...recordOf(saved('one', { seats: ['Ada', 'Cy'].map(seatOf) })), proof };
    const item = { ...finishedOnline, names: ['Ada', 'Cy'], seat: 1 };
    const kept = savedOnline(record, item);
    if (kept === null) throw new Error('It is not saved');
    expect(recordOf(kept)).toEqual(record);
    const past = localMatch(kept);
    expect(past).toMatchObject({ own: 1, when: 1000 });
    expect(past.seats.map(({ player, place }) => [player, place])).toEqual([
      [null, 1],
      ['person', 2],
    ]);
    const other = localMatch(saved('older', { updated: 1 }));
    expect(merged([past, other], [onlineMatch(item)])).toEqual([past, other]);
    expect(savedOnline({ ...record, log: [{ seat: 1, move: { type: 'stop' } }] }, item)).toBeNull();
  });

  it('saved matches are listed by their last move, even while the browser refuses to save', async () => {
    const ids = ['one', 'two', 'three'];
    for (const [id, updated] of [
      ['one', 1],
      ['two', 2],
      ['three', 3],
      ['one', 4],
    ] as const)
      await saveMatch(saved(id, { updated }), updated);
    expect(ids.map(isUnsaved)).toEqual([true, true, true]);
    // Matches that other tests have saved are left out.
    const listed = (await savedMatches()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(listed).toEqual(['one', 'three', 'two']);
    for (const id of ids) await deleteMatch(id);
  });

  it('a match that this browser has already saved is not loaded from the server again', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'en' } });
    // Without a database, a match is saved in memory.
    await saveMatch(saved('online'), 1);
    await saveOnlineMatch('online');
    expect(asked).not.toHaveBeenCalled();
    await deleteMatch('online');
    vi.unstubAllGlobals();
  });

  it('the history marks resignations and all winners, and places a player who resigned last, whatever the points', () => {
    const whole = recordOf(saved('one', { seats: ['Ada', 'Cy'].map(seatOf) }));
    const record = { ...whole, log: whole.log.slice(0, 3), resigned: [0], proof: { table: 'online' } };
    const kept = savedOnline(record, { ...finishedOnline, place: 1 });
    if (kept === null) throw new Error('It is not saved');
    expect(recordOf(kept)).toEqual(record);
    expect(localMatch(kept).seats).toMatchObject([
      { score: 1000, place: 2, resigned: true },
      { score: 0, place: 1 },
    ]);
    const resignedOnline = (resigned?: number[]) =>
      onlineMatch({ ...finishedOnline, resigned }).seats.map((seat) => seat.resigned);
    expect(resignedOnline([0])).toEqual([true, undefined]);
    expect(resignedOnline()).toEqual([undefined, undefined]);
    const placesOnline = (winners?: number[]) =>
      onlineMatch({ ...finishedOnline, place: 1, winners }).seats.map((seat) => seat.place);
    expect([placesOnline(), placesOnline([1]), placesOnline([0, 1])]).toEqual([
      [null, 1],
      [null, 1],
      [1, 1],
    ]);
    expect(statisticsOf([localMatch(kept)], null).byGame).toMatchObject([{ played: 1, won: 1 }]);
  });
});

describe('a link can contain the record of a match', () => {
  afterEach(() => vi.unstubAllGlobals());
  const record = recordOf(saved('one'));
  const packed = (text: string) => Buffer.from(text).toString('base64url');

  it.each(['packed', 'plain, where the browser cannot compress'])('a record in a link is %s', async (how) => {
    if (how !== 'packed') vi.stubGlobal('CompressionStream', undefined);
    // Encoded texts of different lengths end differently.
    for (const name of ['A', 'Ab', 'Abc', 'Abcd']) {
      const [seat = expect.fail(), ...others] = record.seats;
      const named = { ...record, seats: [{ ...seat, name }, ...others] };
      expect(await recordOfFragment(await recordToFragment(named))).toEqual(ok(named));
    }
    const fragment = await recordToFragment(record);
    expect(fragment).toMatch(how === 'packed' ? /^#record=1\.[\w-]+$/ : /^#record=0\.[\w-]+$/);
    expect(await recordOfFragment(fragment)).toEqual(ok(record));
  });

  it('a link without a record gives no record, and a link with other text counts as damaged', async () => {
    expect(await recordOfFragment('#chat')).toBeNull();
    const good = await recordToFragment(record);
    const others = [`#record=0.${packed('{')}`, `#record=1.${packed('{}')}`, `${good}.`, `#record=.${good}`];
    for (const fragment of others) expect(await recordOfFragment(fragment), fragment).toEqual(err('damaged'));
  });

  it('a record is fetched only from this site, and an error explains why it is missing', async () => {
    vi.stubGlobal('location', { origin: 'https://dice.example' });
    const fetched: string[] = [];
    const answers = [
      () => Response.json(record),
      () => Response.json({ code: 'no-such-table' }, { status: 404 }),
      () => new Response('<html>'),
    ];
    vi.stubGlobal('fetch', async (url: URL) => {
      fetched.push(url.href);
      return (answers.shift() ?? expect.fail)();
    });
    const place = '/api/v1/tables/t/record';
    expect(await fetchRecord(place)).toEqual(ok(record));
    expect(await fetchRecord(place)).toEqual(err('not-there'));
    expect(await fetchRecord(place)).toEqual(err('not-there'));
    expect(await fetchRecord(place)).toEqual(err('offline'));
    expect(fetched).toEqual(Array(4).fill(`https://dice.example${place}`));
    expect(await fetchRecord('https://other.example/record')).toEqual(err('elsewhere'));
    expect(await fetchRecord('https://')).toEqual(err('damaged'));
    expect(fetched).toHaveLength(4);
  });
});

describe('the statistics count finished matches', () => {
  const lost = saved('lost', {
    seats: [
      { name: 'Ada', player: bot('expert') },
      { name: 'Bo', player: person },
    ],
    updated: 2,
  });
  const matches: PastMatch[] = [saved('won'), lost, saved('running', { over: false })].map(localMatch);

  it('the statistics count the finished matches of the only person, by game and by the strongest opponent', () => {
    const { byGame, byOpponents } = statisticsOf(matches, null);
    expect(byGame).toEqual([{ game: 'greed', played: 2, won: 1, best: 1000, turns: 2, busts: 1 }]);
    expect(byOpponents).toEqual([
      { opponents: 'steady', played: 1, won: 1 },
      { opponents: 'expert', played: 1, won: 0 },
    ]);
  });

  it('a solo match and a third place are no wins, and of several bots the strongest is the opponent', () => {
    const [, , running] = matches;
    const [first = expect.fail()] = matches;
    const [own = expect.fail(), other = expect.fail()] = first.seats;
    const solo = { ...first, id: 'solo', seats: [own] };
    const third = {
      ...first,
      id: 'third',
      seats: [
        { ...own, place: 3 },
        { ...other, player: 'novice' as const },
        { ...other, player: 'expert' as const },
      ],
    };
    const { byGame, byOpponents } = statisticsOf([solo, third, running ?? solo], null);
    expect(byGame).toMatchObject([{ played: 1, won: 0 }]);
    expect(byOpponents).toEqual([{ opponents: 'expert', played: 1, won: 0 }]);
  });

  it('the best turn is the highest of all matches, or the lowest if the lowest total wins', () => {
    const [first = expect.fail()] = matches;
    const played = (game: string, ...best: (number | null)[]) =>
      best.map((points, at): PastMatch => {
        const [own = expect.fail(), ...others] = first.seats;
        return { ...first, id: `${game} ${at}`, game, seats: [{ ...own, best: points }, ...others] };
      });
    const all = [
      ...played('greed', 300, null, 900, 450),
      ...played('threes', 9, 4, 7),
      ...played('three-dice', null),
    ];
    const best = statisticsOf(all, null).byGame.map((one) => [one.game, one.best]);
    expect(best).toEqual([
      ['greed', 900],
      ['threes', 4],
      ['three-dice', null],
    ]);
  });

  it('the scores of a match have the unit that its players chose, and none if they are points', () => {
    const unitOf = (game: string, options: object) =>
      localMatch(saved('one', { game, options, log: [] } as Partial<SavedMatch>)).unit;
    expect([unitOf('three-dice', {}), unitOf('three-dice', { unit: 'crisps' }), unitOf('greed', {})]).toEqual(
      ['sips', 'crisps', ''],
    );
  });

  it('the statistics can be shown for a named player', () => {
    const [ada] = statisticsOf(matches, 'Ada').byGame;
    expect(ada).toMatchObject({ played: 2, won: 2, busts: 0 });
    expect(statisticsOf(matches, 'Cy').byGame).toEqual([]);
    // A bot does not count as its own opponent.
    expect(statisticsOf(matches.slice(0, 1), 'Bo').byOpponents).toEqual([
      { opponents: 'people', played: 1, won: 0 },
    ]);
  });

  it('the statistics sum the luck of analysed matches in chronological order', () => {
    const luck: Record<string, readonly number[]> = { lost: [0.4, -0.3], won: [0.5, -0.5] };
    expect(luckOverTime(matches.toReversed(), null, (id) => luck[id] ?? null)).toEqual([0, 0.5, 0.2]);
    expect(luckOverTime(matches, null, () => null)).toEqual([0]);
  });
});
