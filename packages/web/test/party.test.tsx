import { type AnyGame, findGame, games, type OptionValue, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { EveningTable } from '../src/party/EveningTable.tsx';
import { eveningImage } from '../src/party/evening-image.ts';
import { PartyRules } from '../src/party/PartyRules.tsx';
import RulesOfParty from '../src/party/RulesOfParty.tsx';
import { RulesFields } from '../src/setup/RulesFields.tsx';
import { expectLines } from './outline.ts';
import { openBrowser, render } from './render.tsx';

// Other tests cover the fields of rules. Drawing needs a browser.
vi.mock('../src/setup/RulesFields.tsx', () => ({ RulesFields: vi.fn(() => null) }));
vi.mock('../src/party/evening-image.ts', () => ({ eveningImage: vi.fn(() => 'data:picture') }));

beforeEach(() => {
  openBrowser();
  vi.mocked(RulesFields).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Options = Readonly<Record<string, OptionValue>>;

describe('the house rules of a party can be changed', () => {
  const fields = () => vi.mocked(RulesFields).mock.lastCall?.[0] ?? expect.fail();
  const opened = async (game: string, options: Options = {}) => {
    const onChange = vi.fn();
    const at = (saved: Options) => (
      <PartyRules table={tableBefore([personAt(0, 'Ada')], { game, options: saved })} onChange={onChange} />
    );
    const page = await render(at(options));
    const isBusy = () => page.all('div')[0]?.props['aria-busy'];
    const choose = (next: Options) => page.does(() => fields().onChange(next));
    return { ...page, at, onChange, isBusy, choose };
  };

  test('changed house rules are saved at once, without the default values, and are disabled until the table has them', async () => {
    const page = await opened('greed', { target: 700 });
    expect([fields().options.target, fields().options.opening, page.isBusy()]).toEqual([700, 300, false]);
    await page.choose({ ...fields().options, target: 3000, opening: 350 });
    expect([page.onChange.mock.calls, fields().options.opening, page.isBusy()]).toEqual([
      [[{ opening: 350 }]],
      350,
      true,
    ]);
    await page.show(page.at({ opening: 350 }));
    expect(page.isBusy()).toBe(false);
  });

  const conflicting = games
    .filter(({ conflict }) => conflict !== undefined)
    .map((game) => [game.id, game] as const);
  test.each(conflicting)(
    'house rules of %s that exclude each other are shown, but not saved until the conflict is resolved',
    async (id, game: AnyGame) => {
      const values = Object.entries(game.options).map(([name, spec]) =>
        (spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [spec.default]).map(
          (value) => ({ [name]: value }),
        ),
      );
      const pairs = values.flatMap((own, at) =>
        own.flatMap((one) =>
          values.slice(at + 1).flatMap((others) => others.map((other) => ({ ...one, ...other }))),
        ),
      );
      const excluding = withDefaults(
        game.options,
        pairs.find((pair) => game.conflict?.(withDefaults(game.options, pair)) != null) ?? expect.fail(),
      );
      const page = await opened(id);
      await page.choose(excluding);
      expect([fields().options, page.onChange.mock.calls, page.isBusy()]).toEqual([excluding, [], false]);
      await page.choose(withDefaults(game.options, {}));
      expect(page.onChange.mock.calls).toEqual([[{}]]);
    },
  );

  test.each(['none'])(
    'a game that this page does not know (%s) has no fields for house rules',
    async (game) => {
      expect((await opened(game)).all('div').length).toBe(0);
    },
  );
});

describe('a phone shows the rules of its party', () => {
  const shown = async (game: string, options: Options) => {
    const page = await render(<RulesOfParty table={tableBefore([personAt(0, 'Ada')], { game, options })} />);
    const [names, values] = (['dt', 'dd'] as const).map((tag) => page.all(tag).map((one) => one.textContent));
    const [summary, about] = (['summary', 'p'] as const).map((tag) => page.all(tag)[0]?.textContent);
    return { summary, about, options: names?.map((name, at) => `${name}: ${values?.[at]}`) };
  };

  test('the rules have a short name, their description if they have their own name, and all options', async () => {
    expect(await shown('threes', { rounds: 3, scoring: 'rounds' })).toEqual({
      summary: 'Rounds: 3, Scoring: Each round has a winner',
      about: undefined,
      options: [
        'Rounds: 3',
        'The last die: It stays as it is',
        'Five 6s: −30 points',
        'Scoring: Each round has a winner',
        'Lost turns end at once: Off',
      ],
    });
    const zilch = findGame('ten-thousand')?.presets?.find(({ id }) => id === 'zilch');
    const named = await shown('ten-thousand', { ...zilch?.options, target: 5000 });
    expect([named.summary, named.about, named.options?.[0], named.options?.length]).toEqual([
      'Zilch, Target score: 5,000',
      'Six dice never bust: if nothing scores they are worth 500. Three busts in a row cost 500.',
      'Target score: 5,000',
      23,
    ]);
  });

  test('a game that this page does not know shows no rules', async () => {
    expect(await shown('none', {})).toEqual({ summary: undefined, about: undefined, options: [] });
  });
});

describe('an evening has standings', () => {
  const row = (name: string, points: number, wins: number) => ({
    person: name.toLowerCase(),
    name,
    points,
    wins,
  });
  const teams = [
    { name: 'Red', points: 4, people: [] },
    { name: 'Blue', points: 7, people: [] },
  ];
  const opened = (standings: readonly object[], more: object = {}) =>
    render(
      <EveningTable
        evening={{ standings, teams: null, match: 2, points: 'wins', ...more } as never}
        me="bo"
      />,
    );

  test.each([
    [
      'wins',
      [row('Ada', 2, 2), row('Bo', 0, 0)],
      {},
      `
      - Ada 2 wins
      - ·mine Bo 0 wins`,
    ],
    [
      'points',
      [row('Ada', 7, 2), row('Bo', 7, 1)],
      {},
      `
      - Ada 2 wins 7
      - ·mine Bo 1 win 7`,
    ],
    [
      'teams',
      [row('Ada', 1, 1)],
      { teams, match: 1 },
      `
      - Ada 1 win
      {Teams}
      - Blue 7
      - Red 4`,
    ],
  ] as [string, object[], object, string][])(
    'the standings are ordered by %s',
    async (_, standings, more, lines) => {
      expectLines(
        (await opened(standings, more)).box,
        `{Overall standings}
      ### Overall standings
      ${'match' in more ? '1 match' : '2 matches'}
      ${lines}
      [Save as picture]`,
        ['data-mine'],
      );
    },
  );

  test('the standings can be saved as a picture, in which equal points share a place', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 12), toFake: ['Date'] });
    const page = await opened([row('Ada', 7, 2), row('Bo', 7, 1), row('Cy', 1, 0)], { teams });
    await page.call(page.all('button')[0] ?? expect.fail(), 'onClick', {});
    expect(vi.mocked(eveningImage).mock.lastCall).toEqual([
      'Overall standings',
      expect.stringMatching(/^2 matches · Jan 2, 2026, /),
      [
        { name: '1.  Ada', points: '7' },
        { name: '1.  Bo', points: '7' },
        { name: '3.  Cy', points: '1' },
        { name: '1.  Blue', points: '7' },
        { name: '2.  Red', points: '4' },
      ],
    ]);
    expect(page.all('a').map(({ props }) => props.href)).toEqual(['data:picture']);
    expect(page.all('img').map(({ props }) => [props.src, props.alt])).toEqual([
      ['data:picture', 'Overall standings'],
    ]);
    expect(page.all('a')[0]?.props.download).toBe('dicehall-evening.png');
    expect(page.all('button')).toEqual([]);
  });
});
