import { framesOf, gameOf, makeRecord, replayStates, unwrap, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ReplayPage from '../src/history/ReplayPage.tsx';
import { ReplayTable } from '../src/history/ReplayTable.tsx';
import { recordToFragment } from '../src/history/record-link.ts';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, saveMatch } from '../src/local/store.ts';
import { readSeen, savedTables } from '../src/online/saved-tables.ts';
import type { TableFeed } from '../src/table/model/feed.ts';
import { openBrowser, render } from './render.tsx';

const { shown, download, saveOnline } = vi.hoisted(() => ({
  shown: {} as Record<string, unknown>,
  download: vi.fn(),
  saveOnline: vi.fn(),
}));
vi.mock('../src/table/TableScreen.tsx', () => ({
  TableScreen: ({ table, foot }: { table: unknown; foot: unknown }) => {
    shown.table = table;
    return foot;
  },
}));
vi.mock('../src/review/ReviewPanel.tsx', () => ({
  default: (props: object) => {
    shown.review = props;
    return <h2>Analysis</h2>;
  },
}));
vi.mock('../src/proof/DiceProof.tsx', () => ({
  DiceProof: (props: object) => {
    shown.proof = props;
    return <p>Proof</p>;
  },
}));
vi.mock('../src/local/download-record.ts', () => ({ downloadRecord: download }));
vi.mock('../src/online/save-online-match.ts', () => ({ saveOnlineMatch: saveOnline }));

vi.mock('../src/table/use-table.ts', async (original) => {
  const known = await original<typeof import('../src/table/use-table.ts')>();
  const useFedTable = (feed: TableFeed) => {
    shown.feed = feed;
    return known.useFedTable(feed);
  };
  return { ...known, useFedTable };
});

beforeEach(() => {
  openBrowser();
  for (const key of Object.keys(shown)) delete shown[key];
  download.mockReset();
  saveOnline.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const log = [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [1, 5, 2, 3, 6] },
  { seat: 0, move: { type: 'stop' } },
  { seat: 1, move: { type: 'roll' } },
] as const;
const game = gameOf('greed');
const record = makeRecord(
  { game, options: withDefaults(game.options, { target: 500, opening: 0 }), names: ['Ada', 'Bo'] },
  log,
);

const page = (...problem: string[]) => [
  ...[
    'Back → /history Dicehall → /',
    '{Main}',
    'History → /history Settings → /settings',
    '# Open a match record',
    ...problem,
  ],
  'Match record A JSON file downloaded from Dicehall. ‹›',
];
const feed = () => shown.feed as TableFeed;
const replayed = () => [feed().frames.length, feed().seats.map(({ name, kind }) => `${name} ${kind}`)];
const broken = { ...record, log: [...log.slice(0, 2), { seat: 1, move: { type: 'stop' } }] };
const at = (hash: string) => vi.stubGlobal('location', { ...location, hash });

describe('the replay page opens records from links, files and this device', () => {
  const saved = (id: string, of: string, over: boolean): SavedMatch => ({
    ...{
      id,
      game: of as never,
      options: {},
      log: of === 'greed' ? log : [],
      dice: 'app',
      created: 1,
      updated: 2,
      over,
    },
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Bo', player: { kind: 'bot', strength: 'steady' } },
    ],
  });
  afterEach(async () => {
    for (const id of ['mine', 'secret']) await deleteMatch(id).catch(() => {});
  });
  beforeEach(() => at(''));
  const opened = async (id: string | null, address = '/replay') => {
    const replay = await render(<ReplayPage id={id} />, address);
    // While the record is being opened, the page has only a title.
    await replay.until(() => replay.outline().filter((one) => one !== '(empty)').length > 4, true);
    const pick = (text: string) =>
      replay.call(replay.field('Match record'), 'onChange', {
        target: { files: [{ text: async () => text }] },
      });
    return { ...replay, pick };
  };

  test.each([
    ['no record', null, '/replay', page()],
    [
      'a match that is not on this device',
      'gone',
      '/replay',
      page(
        'alert: This device has no match with this number. It may have been deleted, or be saved in another browser.',
      ),
    ],
    [
      'a record of another site',
      null,
      '/replay?record=https://elsewhere.example/x',
      page('alert: Only records of this site can be opened from a link.'),
    ],
    [
      'a record that does not exist',
      null,
      '/replay?record=/api/v1/tables/none/record',
      page('alert: There is no record at this address, or you are not allowed to see it.'),
    ],
    [
      'a record that breaks a rule',
      null,
      '/replay?record=/broken',
      page('alert: Move 3: Bo cannot move: it is Ada’s turn.'),
    ],
    [
      'a record whose first move breaks a rule',
      null,
      '/replay?record=/first',
      page('alert: Move 1: Bo cannot move: it is Ada’s turn.'),
    ],
  ])('the replay page explains %s, and offers to open another record', async (_, id, address, lines) => {
    vi.stubGlobal('fetch', async (url: URL) =>
      url.pathname === '/broken'
        ? Response.json(broken)
        : url.pathname === '/first'
          ? Response.json({ ...broken, log: broken.log.slice(2) })
          : new Response(null, { status: 404 }),
    );
    const replay = await opened(id, address);
    expect(replay.outline()).toEqual(lines);
  });

  test('a record that arrives late does not replace a match that was opened after the request', async () => {
    await saveMatch(saved('mine', 'greed', false), 0);
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    const replay = await render(<ReplayPage id={null} />, '/replay?record=/late');
    await replay.show(<ReplayPage id="mine" />);
    await replay.until(() => replay.outline()[0], 'Start, 4 moves');
    await replay.does(async () => {
      answer(Response.json({ ...record, log: log.slice(0, 3) }));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    });
    expect(replay.outline()[0]).toBe('Start, 4 moves');
  });

  test('the replay page explains a damaged link', async () => {
    at('#record=0.nonsense');
    const replay = await opened(null);
    expect(replay.outline()).toEqual(
      page('alert: This link does not contain a match record. It may be incomplete.'),
    );
  });

  test('a link opens its record at its move, and shows all players as people', async () => {
    at(await recordToFragment(record));
    const replay = await opened(null, '/replay?move=2');
    expect(replay.outline()).toEqual([
      ...[
        'Move 2 of 4',
        '(empty)',
        'Move‹Move 2 of 4›',
        '[Back] [Play (bright)] [Next] [Speed: normal | Normal]',
        '## Analysis',
        '[Copy link] [Download record]',
      ],
    ]);
    expect(replayed()).toEqual([2, ['Ada person', 'Bo person']]);
    expect(saveOnline).not.toHaveBeenCalled();
  });

  test('the replay of a match on this device has its bots, unless it is running and has secrets', async () => {
    await saveMatch(saved('mine', 'greed', false), 0);
    await saveMatch(saved('secret', 'hidden-pairs', false), 0);
    const mine = await opened('mine');
    expect(mine.outline()[0]).toBe('Start, 4 moves');
    expect(replayed()).toEqual([0, ['Ada person', 'Bo bot']]);
    const secret = await opened('secret');
    expect(secret.outline()).toEqual(
      page('alert: This match has hidden choices. Its replay opens when it is over.'),
    );
  });

  test('the record of an online table is opened, and saved on this device', async () => {
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      urls.push(String(url));
      return Response.json(record);
    });
    const replay = await opened(null, '/replay?record=/api/v1/tables/abc/record');
    await replay.until(() => replay.outline()[0], 'Start, 4 moves');
    expect([urls, saveOnline.mock.calls]).toEqual([
      ['https://dice.example/api/v1/tables/abc/record'],
      [['abc']],
    ]);
  });

  test('a record file is opened, and any other file is refused with an explanation', async () => {
    const replay = await opened(null);
    expect(replay.field('Match record').props.accept).toContain('.json');
    await replay.pick('nonsense');
    expect(replay.outline()).toEqual(
      page('alert: This is not a Dicehall match record: a record is one JSON object.'),
    );
    await replay.pick(JSON.stringify(broken));
    expect(replay.outline()).toEqual(page('alert: Move 3: Bo cannot move: it is Ada’s turn.'));
    await replay.call(replay.field('Match record'), 'onChange', { target: { files: [] } });
    expect(replay.outline()).toEqual(page('alert: Move 3: Bo cannot move: it is Ada’s turn.'));
    await replay.pick(JSON.stringify(record));
    expect(replay.outline()[0]).toBe('Start, 4 moves');
  });

  test('a changed link in the address bar opens its record from the beginning, until the player leaves the page', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const forget = vi.spyOn(window, 'removeEventListener');
    at(await recordToFragment(record));
    const replay = await opened(null);
    await replay.until(() => replay.outline()[0], 'Start, 4 moves');
    await replay.press('Next');
    expect(replay.outline()[0]).toBe('Move 1 of 4');
    at(await recordToFragment({ ...record, log: log.slice(0, 3) }));
    const [, look] = listen.mock.calls.find(([type]) => type === 'hashchange') ?? expect.fail();
    await replay.does(look as () => void);
    await replay.until(() => replay.outline()[0], 'Start, 3 moves');
    await replay.show(null);
    expect(forget.mock.calls).toContainEqual(['hashchange', look]);
  });
});

describe('the table of a replay shows everything that its viewer may see', () => {
  const opened = async (of: object = record, seats = ['person', 'bot'], move = 0) => {
    const match = unwrap(replayStates(of));
    const names = match.setup.names.map((name, seat) => ({ name, kind: seats[seat] as 'person' | 'bot' }));
    const replay = await render(<ReplayTable match={match} record={of as never} seats={names} move={move} />);
    const review = () =>
      shown.review as {
        record: () => Promise<unknown>;
        mine: unknown;
        link: { kind: string; show: (to: number) => void };
        onReviewed: (review: unknown) => void;
      };
    return { ...replay, review };
  };

  const choice = {
    kind: 'choice',
    seat: 0,
    forced: false,
    error: 0,
    margin: 0,
    asGood: [],
    best: { type: 'stop' },
    move: { type: 'stop' },
  };

  test('a replay of several people addresses none of them', async () => {
    await opened(record, ['person', 'person'], 3);
    expect(feed()).toMatchObject({ mine: [], plays: [] });
  });

  test('a replay shows the table to its only person, who cannot play, and from whom nothing is hidden', async () => {
    await opened(record, ['person', 'bot'], 3);
    expect(feed()).toMatchObject({
      title: 'Greed replay',
      back: '/history',
      mine: [0],
      plays: [],
      isReplay: true,
      verdict: null,
      pace: 'instant',
    });
    expect(replayed()).toEqual([3, ['Ada person', 'Bo bot']]);
    expect(feed().options).toMatchObject({ target: 500 });
    expect(await feed().act(0, {})).toBeNull();
  });

  test('a replay hides what was secret from a spectator, even from its only person', async () => {
    const pairs = makeRecord({ game: gameOf('hidden-pairs'), options: {}, names: ['Ada', 'Bo'] }, [
      { seat: 0, dice: [6, 6, 5, 5, 1, 1] },
    ]);
    await opened(pairs, ['person', 'bot'], 1);
    expect(feed().mine).toEqual([0]);
    expect(feed().frames).toEqual(framesOf(unwrap(replayStates(pairs)), 'table').slice(0, 1));
  });

  test('a replay plays at its own speed, and jumps without animation', async () => {
    const replay = await opened();
    await replay.press('Next');
    expect([feed().frames.length, feed().pace]).toEqual([1, 'normal']);
    await replay.press('Speed: normal');
    expect(feed().pace).toBe('fast');
    await replay.call(replay.find('input', 'Move'), 'onChange', { target: { value: '4' } });
    expect([feed().frames.length, feed().pace]).toEqual([4, 'instant']);
  });

  test('the menu of a replay explores the position shown, and saves the record', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 1, 3), toFake: ['Date'] });
    const replay = await opened(record, ['bot', 'person'], 2);
    const choose = (id: string) =>
      replay.does(() =>
        feed()
          .menu?.find((one) => one.id === id)
          ?.choose(),
      );
    expect(feed().menu?.map(({ id }) => id)).toEqual(['save', 'explore']);
    await choose('save');
    await replay.press('Download record');
    vi.useRealTimers();
    expect(download.mock.calls).toEqual([
      [record, '2026-02-03'],
      [record, '2026-02-03'],
    ]);
    await choose('explore');
    expect(Object.fromEntries(new URLSearchParams(replay.visited.at(-1)?.split('?')[1]))).toEqual({
      position: 'greed target=500,opening=0 0,0 11 0 - choose 150 15236',
      you: '1',
      names: 'Ada\nBo',
    });
  });

  test('the analysis is for the only person at the device, shows its moves at the table, and judges the move shown', async () => {
    const replay = await opened(record, ['person', 'bot'], 3);
    expect([replay.review().mine, replay.review().link.kind, await replay.review().record()]).toEqual([
      [0],
      'here',
      record,
    ]);
    const scroll = vi.spyOn(replay.all('div')[0] ?? expect.fail(), 'scrollIntoView');
    await replay.does(() => replay.review().link.show(1));
    expect(replay.outline()[0]).toBe('Move 1 of 4');
    expect(scroll).toHaveBeenCalledOnce();
    await replay.does(() =>
      replay.review().onReviewed({
        unit: 'win',
        noise: 0,
        entries: [{ ...choice, forced: true }, choice, choice, choice],
      }),
    );
    await replay.call(replay.find('input', 'Move'), 'onChange', { target: { value: '3' } });
    expect([replay.outline().slice(0, 2), feed().verdict]).toEqual([
      ['Move 3 of 4', 'The best choice.'],
      'The best choice.',
    ]);
    await replay.call(replay.find('input', 'Move'), 'onChange', { target: { value: '1' } });
    expect(feed().verdict).toBeNull();
    expect((await opened(record, ['person', 'person'])).review().mine).toEqual([]);
  });

  test('the controls of a replay lead to the mistakes of the analysis, which state the chance of the player who made them', async () => {
    const replay = await opened(record, ['person', 'bot'], 1);
    const values = { before: [0.4, 0.6], after: [0.5, 0.5], met: [0, 0], left: [0, 0] };
    const mistake = { ...choice, ...values, entry: 3, seat: 1, error: 0.1 };
    const entries = [choice, choice, choice, mistake];
    await replay.does(() => replay.review().onReviewed({ unit: 'win', noise: 0, entries }));
    await replay.press('Next mistake');
    expect(replay.outline()[0]).toBe('Move 4 of 4');
    expect(feed().verdict).toMatch(/Win chance of Bo: 60\.0% → 50\.0%$/);
  });

  test('the link that a replay copies contains its record', async () => {
    const writeText = vi.fn();
    const replay = await opened();
    Object.assign(navigator, { clipboard: { writeText } });
    await replay.press('Copy link');
    const link = `https://dice.example/replay${await recordToFragment(record)}`;
    await replay.until(() => writeText.mock.calls, [[link]]);
  });

  test('a match that has not begun, or that has one player, has no analysis; a record with a proof can be verified', async () => {
    const foot = async (of: object) => (await opened(of)).outline().slice(4);
    expect(await foot({ ...record, log: [] })).toEqual(['[Copy link] [Download record]']);
    expect(await foot(makeRecord({ game: gameOf('threes'), options: {}, names: ['Ada'] }, [log[0]]))).toEqual(
      ['[Copy link] [Download record]'],
    );
    expect(await foot({ ...record, proof: {} })).toEqual([
      '## Analysis',
      '[Copy link] [Download record]',
      'Proof',
    ]);
  });

  test('the dice of a record are compared with what this browser saw of its online table', async () => {
    const proof = async (of: object) => {
      await opened(of);
      return shown.proof as { record: () => Promise<unknown>; seen: object };
    };
    savedTables.saveSeen({ ...readSeen('t1'), commitment: 'c1', ownSeed: 's1', ownSeat: 1 });
    const online = { ...record, proof: { table: 't1' } };
    const { seen, record: read } = await proof(online);
    expect([await read(), seen]).toEqual([
      online,
      { table: 't1', commitment: 'c1', clientCommitments: undefined, own: { seat: 1, seed: 's1' } },
    ]);
    expect((await proof({ ...record, proof: {} })).seen).toEqual({});
  });
});
