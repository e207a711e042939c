import { gameOf, type OptionValue, withDefaults } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { botNames } from '@dicehall/strategy/bots';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MessagesContext } from '../src/i18n/messages.tsx';
import { prepareBots, prepareExpert } from '../src/local/bots.ts';
import { savedMatches } from '../src/local/store.ts';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { OptionFields } from '../src/setup/OptionFields.tsx';
import { ownRules } from '../src/setup/own-rules.ts';
import { RulesFields } from '../src/setup/RulesFields.tsx';
import { SeatRows } from '../src/setup/SeatRows.tsx';
import SetUp from '../src/setup/SetUp.tsx';
import { saveDraft, savedDraft } from '../src/setup/saved-draft.ts';
import { botTokens, shapes, tokenOfSeat } from '../src/tokens/tokens.ts';
import { expectLines, outline } from './outline.ts';
import { openBrowser, override, render } from './render.tsx';
import { tokensIn } from './token-marks.ts';

vi.mock('../src/local/bots.ts', () => ({ prepareBots: vi.fn(), prepareExpert: vi.fn() }));

beforeEach(openBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const person = (name: string): SavedSeat => ({ name, player: { kind: 'person' } });
const bot = (name: string, strength = 'steady', temper = 'balanced') =>
  ({ name, player: { kind: 'bot', strength, temper } }) as SavedSeat;

describe('house rules can be chosen', () => {
  const game = gameOf('ten-thousand');
  const [standard, farkle] = game.presets ?? [];
  const named =
    'Farkle, Farkle with doubling, Ten rounds, Tavern dice, Zilch, Macke, German Zehntausend, Dix mille, 5,000';
  const opened = async (options: Readonly<Record<string, OptionValue>> = {}) => {
    const onChange = vi.fn();
    const page = await render(
      <RulesFields game={game} options={withDefaults(game.options, options)} onChange={onChange} />,
    );
    return { ...page, onChange };
  };

  test.each([
    [
      'standard rules',
      {},
      `Rules ‹Standard of Standard, ${named}›`,
      'Take over what the player before you left, and land on exactly 10,000. Source: Dicehall.',
    ],
    [
      'rules that differ a little from the standard rules',
      { target: 7000 },
      `Rules ‹Changed rules of Changed rules, Standard, ${named}›`,
      'Like “Standard”, except: Target score: 7,000. Source: Dicehall.',
    ],
    [
      'rules with another name',
      farkle?.options ?? {},
      `Rules ‹Farkle of Standard, ${named}›`,
      'The boxed game: any four of a kind score 1,000, five 2,000, six 3,000. The others have one more turn. Source: several websites and programs.',
    ],
    [
      'rules that differ a little from other named rules',
      { ...farkle?.options, target: 7000 },
      `Rules ‹Changed rules of Changed rules, Standard, ${named}›`,
      'Like “Farkle”, except: Target score: 7,000. Source: several websites and programs.',
    ],
  ] as [string, Readonly<Record<string, OptionValue>>, string, string][])(
    'house rules (%s) are named, described and shown with their source',
    async (_, options, choice, about) => {
      expect(outline((await opened(options)).box).slice(0, 2)).toEqual([choice, about]);
    },
  );

  test('if a game has more than eight house rules, four are always visible, and the others are counted', async () => {
    const page = await opened();
    expect(page.texts('summary')).toEqual(['House rules', '19 more: points, dice and ending']);
    expect(Object.keys(game.options)).toHaveLength(4 + 19);
  });

  test('each house rule is explained, with the numbers and texts that are possible', async () => {
    const dice = gameOf('three-dice');
    const options = withDefaults(dice.options, { unit: 'nuts' });
    const page = await render(<OptionFields game={dice} options={options} onChange={() => {}} />);
    expectLines(
      page.box,
      `How many rounds are played; then the fewest sips win. (1 to 50)
      [Decrease: Rounds | −] Rounds‹10› [Increase: Rounds | +]
      Shit stairs cost a sip
      When 2 3 4 and 3 4 5 cost a sip. They look like stairs, but are not safe.
      ‹on› Whenever they are rolled
      ‹off› Only when the turn ends on them
      Gentlemen’s rule
      The last player of a round should keep a chance of losing it.
      ‹off› Off
      ‹on› Remind
      ‹off› Enforce
      Tied for last
      Who loses a round when the lowest points are equal.
      ‹on› They roll for it
      ‹off› All of them
      ‹off› The last of them to roll
      What is counted Sips of whatever you like, or something else altogether: crisps, push-ups, matches. (a word of 1 to 20 characters) ‹nuts›
      Everyone who is not safe and has fewer points than this takes the penalty too. 0: only the loser. (0 to 20)
      [Decrease: Low points pay too | − (off)] Low points pay too‹0› [Increase: Low points pay too | +]`,
    );
  });

  test.each([
    ['sips', undefined],
    [' ', true],
    ['', true],
  ])('the text “%s” for a house rule is wrong: %s', async (unit, isWrong) => {
    const dice = gameOf('three-dice');
    const options = withDefaults(dice.options, { unit });
    const page = await render(<OptionFields game={dice} options={options} onChange={() => {}} />);
    const field = page.all('input').find(({ props }) => props.maxLength !== undefined);
    expect([field?.props.value, field?.props['aria-invalid']]).toEqual([unit, isWrong]);
  });

  test('the usual text of a house rule is in the language of the page, and typing it again restores the default', async () => {
    const dice = gameOf('three-dice');
    const onChange = vi.fn();
    const page = await render(
      <MessagesContext value={loadCatalogue({ language: 'de' })}>
        <OptionFields game={dice} options={withDefaults(dice.options, {})} onChange={onChange} />
      </MessagesContext>,
    );
    const field = page.all('input').find(({ props }) => props.maxLength !== undefined) ?? expect.fail();
    expect(field.props.value).toBe('Schlucke');
    for (const value of ['Chips', 'Schlucke']) await page.call(field, 'onChange', { target: { value } });
    expect(onChange.mock.calls.map(([{ unit }]) => unit)).toEqual(['Chips', 'sips']);
  });

  test('choosing a name sets its rules, and the defaults can be restored', async () => {
    const page = await opened({ target: 7000 });
    const options = page.all('option');
    const choose = (name: string) =>
      page.call(page.all('select')[0] ?? expect.fail(), 'onChange', {
        target: { value: options.find(({ textContent }) => textContent === name)?.props.value },
      });
    await choose('Farkle');
    await page.press('Reset to defaults');
    expect(page.onChange.mock.calls).toEqual([
      [withDefaults(game.options, farkle?.options ?? {})],
      [withDefaults(game.options, standard?.options ?? {})],
    ]);
  });

  test('house rules can be saved under a name, and are then listed', async () => {
    const page = await opened({ target: 7000 });
    await page.call(page.field('Name for these rules'), 'onChange', { target: { value: ' Ours ' } });
    expect(page.text()).not.toContain('Type a name to save');
    await page.press('Save rules');
    expect(ownRules(game)).toEqual([{ name: 'Ours', options: withDefaults(game.options, { target: 7000 }) }]);
    expect(outline(page.box)[0]).toBe(`Rules ‹Ours of Standard, ${named}, Ours›`);
    expect([
      page.field('Name for these rules').props.value,
      page.text().includes('Type a name to save'),
    ]).toEqual(['', true]);
  });

  test('rules that contradict each other are named with their values', async () => {
    const threes = gameOf('threes');
    const options = withDefaults(threes.options, { moon: 'wins', scoring: 'total' });
    const page = await render(<RulesFields game={threes} options={options} onChange={() => {}} />);
    expect(outline(page.box).at(-1)).toBe(
      'alert: These rules do not go together: “Five 6s: They win the round at once” and “Scoring: All points are added up”. Change one of them.',
    );
  });

  test.each([
    [{}, 0, 0],
    [{ rounds: 5 }, 2, 2],
    // A group of choices has the description, but cannot be invalid.
    [{ ending: 'round' }, 2, 1],
  ])(
    'the fields of rules that contradict each other refer to the reason: %o',
    async (options, described, invalid) => {
      const { all } = await opened(options);
      const reasons = all('p').flatMap(({ props }) => (props.role === 'alert' ? [String(props.id)] : []));
      const fields = [...all('input'), ...all('fieldset')];
      const isDescribed = (by: unknown) => reasons.some((id) => String(by).split(' ').includes(id));
      expect(fields.filter(({ props }) => isDescribed(props['aria-describedby']))).toHaveLength(described);
      expect(fields.filter(({ props }) => props['aria-invalid'] === true)).toHaveLength(invalid);
    },
  );

  test('house rules are shared by a link', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    const page = await opened({ target: 7000 });
    await page.press('Copy link to these rules');
    expect(writeText.mock.calls).toEqual([['https://dice.example/play/ten-thousand?rules=target%3D7000']]);
  });
});

describe('the players of a match are chosen', () => {
  const opened = async (seats: readonly SavedSeat[], nameless: number | null = null, id = 'threes') => {
    const onChange = vi.fn();
    const page = await render(
      <SeatRows game={gameOf(id)} seats={seats} nameless={nameless} onChange={onChange} />,
    );
    return { ...page, onChange, last: () => onChange.mock.lastCall?.[0] as readonly SavedSeat[] };
  };
  const [ada, otto] = [person('Ada'), bot('Otto', 'expert')];

  test('each seat shows its token, name and player, a bot describes its style, and a missing name is requested', async () => {
    expectLines(
      (await opened([person(''), otto], 0)).box,
      `Who plays
      - [Token of ] Name at seat 1‹› (wrong) [Person: change the player at seat 1 | Person] [Remove ]
      Enter a name for seat 1.
      - [Token of Otto] Name at seat 2‹Otto› [Expert: change the player at seat 2 | Expert] [Remove Otto]
      Plays at an even pace.
      [Add a person] [Add a bot]
      2 players (1 to 8)
      Too large to solve here: Expert plays at Steady level.`,
    );
  });

  test('each seat shows its own token, with a face for a bot', async () => {
    const token = { shape: 'moon', colour: 'violet' } as const;
    const page = await opened([ada, { ...otto, token }, { ...ada, token }, otto]);
    expect(tokensIn(page.box)).toEqual(['star yellow', 'bot moon violet', 'moon violet', 'bot square green']);
  });

  test.each([
    ['a solved expert', 2, [ada, otto], false],
    ['an expert at a larger table', 1, [ada, otto], true],
    ['another bot', 0, [ada, bot('Mara')], false],
  ] as [string, number, SavedSeat[], boolean][])(
    'the page says that %s plays at Steady level, or does not: %#',
    async (_, expertSeats, seats, isSaid) => {
      vi.stubGlobal('__GAMES__', [{ id: 'threes', seats: { min: 1, max: 8 }, expertSeats }]);
      expect((await opened(seats)).text().includes('Too large to solve')).toBe(isSaid);
    },
  );

  test.each([
    [1, true, false],
    [2, false, false],
    [8, false, true],
  ])(
    'with %i of 1 to 8 seats, these controls are disabled: removing %s, adding %s',
    async (count, isFewest, isFull) => {
      const page = await opened(Array.from({ length: count }, (_, seat) => person(`P${seat}`)));
      const names = ['Remove P0', 'Add a person', 'Add a bot'];
      const isOff = names.map((name) => page.find('button', name).props['aria-disabled']);
      expect(isOff).toEqual([isFewest, isFull, isFull]);
      const why = page.all('p').find(({ textContent }) => textContent.includes('1 to 8'))?.props.id;
      expect(names.map((name) => page.find('button', name).props['aria-describedby'])).toEqual(
        isOff.map((off) => (off ? why : undefined)),
      );
    },
  );

  test('a seat can be named, removed and added', async () => {
    const page = await opened([ada, person('Bo'), otto]);
    await page.call(page.find('input', 'Name at seat 2'), 'onChange', { target: { value: 'Cy' } });
    expect(page.last()).toEqual([ada, person('Cy'), otto]);
    await page.press('Remove Bo');
    expect(page.last()).toEqual([ada, otto]);
    await page.press('Add a person');
    expect(page.last()).toMatchObject([ada, person('Bo'), otto, person('Player 3')]);
    await page.press('Add a bot');
    expect(page.last()[3]).toMatchObject({ player: { kind: 'bot', strength: 'steady' } });
  });

  test.each([
    ['the second person beside a bot', [ada, otto], 'Player 2'],
    ['the third person', [ada, otto, person('Player 2')], 'Player 3'],
    ['a person after another one was removed', [ada, person('Player 3'), otto], 'Player 1'],
    ['a person among taken names', [person('Player 3'), person('Player 1')], 'Player 2'],
    ['a person when bots have the names', [bot('Player 1'), bot('Player 2')], 'Player 3'],
  ])('%s gets a number of people that no other seat has', async (_, seats, name) => {
    const page = await opened(seats);
    await page.press('Add a person');
    expect(page.last().at(-1)).toMatchObject(person(name));
  });

  test('an added bot has a name and a token that no other seat has', async () => {
    const first = await opened([ada, bot('Mara')]);
    await first.press('Add a bot');
    const next = await opened(first.last());
    await next.press('Add a bot');
    const seats = next.last();
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Mara', 'Otto', 'Juno']);
    expect(new Set(seats.map(({ token }, seat) => JSON.stringify(token ?? tokenOfSeat(seat)))).size).toBe(4);
  });

  test('the style of every bot is described, also if two have the same', async () => {
    const page = await opened([ada, bot('Otto'), bot('Mara', 'steady', 'careful'), bot('Cleo')]);
    expect(
      page.texts('li').map((text) => /Plays a balanced game|Takes the safe choice/.exec(text)?.[0]),
    ).toEqual([undefined, 'Plays a balanced game', 'Takes the safe choice', 'Plays a balanced game']);
  });

  test('a token is changed in a dialog, and only for its own seat', async () => {
    const page = await opened([ada, person('Bo')]);
    await page.press('Token of Bo');
    expect(page.texts('h2')).toEqual(['Token of Bo']);
    expect(
      page
        .all('dialog')[0]
        ?.all('input')
        .filter(({ props }) => props.checked)
        .map(({ props }) => props['aria-label']),
    ).toEqual(['Diamond', 'Blue']);
    await page.call(page.find('input', 'Moon'), 'onChange', {});
    expect(page.last()).toEqual([ada, { ...person('Bo'), token: { shape: 'moon', colour: 'blue' } }]);
    await page.press('Done');
    expect(page.all('dialog')).toEqual([]);
  });

  const label = (page: Awaited<ReturnType<typeof opened>>, name: string) =>
    page.all('label').find(({ textContent }) => textContent.startsWith(`${name} `)) ?? expect.fail(name);
  test('a seat is given to a person or to a bot of each strength', async () => {
    const page = await opened([ada, bot('Juno', 'steady', 'bold')]);
    await page.press('Steady: change the player at seat 2');
    expectLines(
      page.all('dialog')[0] ?? expect.fail(),
      `
      ## Player at seat 2
      [Close]
      ‹off› Person Plays on this device.
      Novice Still makes mistakes, but never misses a win.
      ‹off› Pip Plays it safe.
      ‹off› Dot Sometimes careful, sometimes bold.
      ‹off› Bix Likes to take risks.
      Steady Plays for the best turn on average.
      ‹off› Mara Takes the safe choice in a close call.
      ‹off› Otto Plays a balanced game.
      ‹on› Juno Takes the risk in a close call.
      Expert Knows the exact odds of the whole match.
      ‹off› Vesper Thinks long before each move.
      ‹off› Magnus Plays at an even pace.
      ‹off› Sibyl Decides in a flash.`,
    );
    const marks = page.all('dialog')[0]?.all('svg').slice(2) ?? [];
    expect(marks.map((mark) => mark.all('path')[1]?.props.d)).toEqual(
      Object.values(botTokens).flatMap((tokens) => Object.values(tokens).map(({ shape }) => shapes[shape])),
    );
  });

  test('in the dialog of a bot that was saved without a style, the balanced one is chosen', async () => {
    const page = await opened([ada, { name: 'Otto', player: { kind: 'bot', strength: 'steady' } }]);
    const chooser = page.all('button').findLast(({ props }) => 'data-player' in props) ?? expect.fail();
    expect(chooser.props['aria-haspopup']).toBe('dialog');
    await page.call(chooser, 'onClick', {});
    const chosen = page.all('label').filter((label) => label.all('input')[0]?.props.checked === true);
    expect(chosen.map((label) => label.all('strong')[0]?.textContent)).toEqual([botNames.steady.balanced]);
  });

  test.each([
    [
      'a person with a token',
      { ...person('Bo'), token: { shape: 'moon', colour: 'coral' } },
      'moon',
      'coral',
    ],
    ['a person without a token', person('Bo'), 'diamond', 'blue'],
    ['a bot', { ...bot('Otto'), token: { shape: 'moon', colour: 'coral' } }, 'diamond', 'blue'],
  ] as [string, SavedSeat, 'moon' | 'diamond', string][])(
    'the dialog for seat 2 with %s shows a person with the right token',
    async (_, seat, shape, colour) => {
      const page = await opened([ada, seat]);
      const chooser = page.all('button').findLast(({ props }) => 'data-player' in props);
      await page.call(chooser ?? expect.fail(), 'onClick', {});
      const [mark = expect.fail()] = page.all('dialog')[0]?.all('svg').slice(1) ?? [];
      expect([mark.all('path')[0]?.props.d, mark.props.style]).toEqual([
        shapes[shape],
        { '--token': `var(--seat-${colour})` },
      ]);
    },
  );

  test.each([
    [
      'a bot instead of a person',
      person('Bo'),
      'Vesper',
      { name: 'Vesper', token: botTokens.expert.careful },
    ],
    ['a bot instead of a bot with its own name', bot('Otto'), 'Vesper', { name: 'Vesper' }],
    ['the same bot again', bot('Vesper', 'expert', 'careful'), 'Vesper', { name: 'Vesper' }],
    ['a bot instead of a bot whose name was typed', bot('Ottilie'), 'Vesper', { name: 'Ottilie' }],
    ['a person instead of a bot', bot('Otto'), 'Person', { name: 'Player 2', token: tokenOfSeat(1) }],
  ] as [string, SavedSeat, string, object][])(
    'a seat that is given to %s has the right name and token',
    async (_, seat, choice, after) => {
      const page = await opened([ada, seat]);
      const chooser = page.all('button').findLast(({ props }) => 'data-player' in props);
      await page.call(chooser ?? expect.fail(), 'onClick', {});
      await page.call(label(page, choice), 'onClick', { detail: 1 });
      expect(page.last()).toMatchObject([ada, after]);
      // The look of the button follows the player.
      const { player } = seat;
      expect(chooser?.props['data-player']).toBe(player.kind === 'bot' ? player.strength : 'person');
    },
  );

  test.each([
    [
      'a tap chooses a bot and closes the dialog',
      (page: Awaited<ReturnType<typeof opened>>) =>
        page.call(label(page, 'Vesper'), 'onClick', { detail: 1 }),
      1,
      0,
    ],
    [
      'a click by keyboard neither chooses nor closes',
      (page) => page.call(label(page, 'Vesper'), 'onClick', { detail: 0 }),
      0,
      1,
    ],
    [
      'an arrow key chooses without closing',
      (page) => page.call(label(page, 'Vesper').all('input')[0] ?? expect.fail(), 'onChange', {}),
      1,
      1,
    ],
    [
      'Enter closes without choosing or starting the match',
      async (page) => {
        const preventDefault = vi.fn();
        const [input = expect.fail()] = label(page, 'Vesper').all('input');
        await page.call(input, 'onKeyDown', { key: 'Enter', preventDefault });
        expect(preventDefault).toHaveBeenCalledTimes(1);
      },
      0,
      0,
    ],
    [
      'another key neither chooses nor closes',
      (page) => page.call(label(page, 'Vesper').all('input')[0] ?? expect.fail(), 'onKeyDown', { key: 'x' }),
      0,
      1,
    ],
  ] as [string, (page: Awaited<ReturnType<typeof opened>>) => unknown, number, number][])(
    'in the dialog to choose a bot, %s',
    async (_, does, changes, dialogs) => {
      const page = await opened([ada, person('Bo')]);
      await page.press('Person: change the player at seat 2');
      await does(page);
      expect([page.onChange.mock.calls.length, page.all('dialog').length]).toEqual([changes, dialogs]);
      if (changes > 0)
        expect(page.last()).toMatchObject([
          ada,
          { name: 'Vesper', player: { kind: 'bot', strength: 'expert', temper: 'careful' } },
        ]);
    },
  );
});

describe('the set-up page applies the chosen players, dice and rules', () => {
  const opened = async (address = '/play/greed') => {
    const page = await render(<SetUp gameId="greed" />, address);
    const form = override(page.all('form')[0] ?? expect.fail(), { querySelector: () => wrong });
    return { ...page, start: () => page.call(form, 'onSubmit', { currentTarget: form }) };
  };
  let wrong: object | null = null;
  beforeEach(() => {
    wrong = null;
  });
  const game = gameOf('greed');
  const seats = [person('Ada'), person('Bo')];
  const options = withDefaults(game.options, {});

  test('the set-up page offers the guided match, the players, the dice, the rules and the start', async () => {
    saveDraft(game, { seats, options, dice: 'real' });
    const lines = outline((await opened()).box);
    expect([
      ...lines.slice(3, 9),
      ...lines.slice(lines.indexOf('2 players (2 to 8)'), lines.indexOf('▸ House rules') + 1),
      lines.at(-1),
    ]).toEqual([
      '# Play Greed',
      'Scoring dice are set aside for you. Roll the rest, or stop before a bust costs you the turn.',
      'Rules → /rules/greed?rules=-',
      '{Guided match}',
      'New to Greed? Try a guided match.',
      'Learn in 2 minutes → /guide/greed [No, thanks]',
      '2 players (2 to 8)',
      'Dice',
      'With real dice you roll on your own table and enter what they show.',
      '‹off› Digital dice',
      '‹on› Real dice',
      'Or just keep score, without typing dice → /sheet?game=greed',
      '▸ House rules',
      '[Start (bright)]',
    ]);
  });

  test('more than two players of the last match are pointed out, and one tap leaves two', async () => {
    saveDraft(game, { seats: [...seats, person('Cy'), bot('Otto')], options, dice: 'app' });
    const page = await opened();
    expect(page.text()).toContain('Same as last time: 4 players.');
    await page.press('2 players only');
    const names = page.all('input').filter(({ props }) => String(props['aria-label']).startsWith('Name at'));
    expect(names.map(({ props }) => props.value)).toEqual(['Ada', 'Bo']);
    expect(page.text()).not.toContain('Same as last time');
    await page.press('Add a person');
    expect(page.text()).not.toContain('Same as last time');
    saveDraft(game, { seats, options, dice: 'app' });
    expect((await opened()).text()).not.toContain('Same as last time');
  });

  test('a link with rules sets them, and a link with rules that the game refuses does not', async () => {
    saveDraft(game, { seats, options: { ...options, target: 700 }, dice: 'app' });
    const link = async (address: string) =>
      outline((await opened(address)).box).find((line) => line.startsWith('Rules →'));
    expect([
      await link('/play/greed?rules=target%3D900'),
      await link('/play/greed?rules=target%3D1'),
      await link('/play/greed'),
    ]).toEqual([
      'Rules → /rules/greed?rules=target%3D900',
      'Rules → /rules/greed?rules=target%3D700',
      'Rules → /rules/greed?rules=target%3D700',
    ]);
  });

  test('a link with rules keeps the players that were chosen', async () => {
    saveDraft(game, { seats, options, dice: 'app' });
    const page = await opened('/play/greed?rules=target%3D900');
    expect([1, 2].map((seat) => page.find('input', `Name at seat ${seat}`).props.value)).toEqual([
      'Ada',
      'Bo',
    ]);
  });

  test('a start that is requested twice starts one match', async () => {
    saveDraft(game, { seats, options, dice: 'app' });
    const page = await opened();
    const [form = expect.fail()] = page.all('form');
    const submit = form.props.onSubmit as (event: object) => void;
    const before = (await savedMatches().catch(() => [])).length;
    await page.does(() => {
      for (let times = 0; times < 2; times++) submit({ preventDefault() {}, currentTarget: form });
    });
    await page.until(() => page.visited.length > 1, true);
    expect((await savedMatches()).length - before).toBe(1);
  });

  test('a match with a missing name or an invalid field does not start; the name is requested until it changes', async () => {
    saveDraft(game, { seats: [person('Ada'), person(' ')], options, dice: 'app' });
    const page = await opened();
    const asked = () => page.texts('p').filter((text) => text.startsWith('Enter a name'));
    const refusal = () => page.texts('p').filter((text) => text.startsWith('Correct the field'));
    wrong = { closest: () => null, focus: () => {}, getAttribute: () => 'Target' };
    await page.start();
    expect([asked(), page.visited]).toEqual([['Enter a name for seat 2.'], ['/play/greed']]);
    const reason = page.find('input', 'Name at seat 2').props['aria-describedby'];
    expect(page.all('p').find(({ props }) => props.id === reason)?.textContent).toContain('Enter a name');
    expect(page.all('p').filter(({ props }) => props.role === 'alert')).toEqual([]);
    await page.call(page.find('input', 'Name at seat 2'), 'onChange', { target: { value: 'Bo' } });
    expect(asked()).toEqual([]);
    expect(refusal().join()).toMatch(/^Correct the field .*Target.* first\.$/);
    await page.call(page.field('Double points'), 'onChange', {});
    expect(refusal()).toEqual([]);
    wrong = null;
    await page.start();
    await page.until(() => String(page.visited.at(-1)).startsWith('/table/'), true);
  });

  test('the chosen players, dice and rules apply to the match and to the next set-up', async () => {
    saveDraft(game, { seats, options, dice: 'app' });
    const page = await opened();
    await page.call(page.find('input', 'Name at seat 1'), 'onChange', { target: { value: ' Zoë ' } });
    await page.call(page.field('Real dice'), 'onChange', {});
    await page.call(page.field('Double points'), 'onChange', {});
    await page.start();
    await page.until(() => String(page.visited.at(-1)).startsWith('/table/'), true);
    const [match] = await savedMatches();
    expect(match).toMatchObject({
      dice: 'real',
      seats: [{ name: 'Zoë' }, { name: 'Bo' }],
      options: { ...options, more: 'double' },
    });
    expect(savedDraft(game, () => expect.fail())).toMatchObject({
      dice: 'real',
      options: match?.options,
      seats: match?.seats,
    });
  });

  test.each([
    ['people', [...seats], 3, [0, 0]],
    ['a bot', [person('Ada'), bot('Otto')], 3, [1, 0]],
    ['an expert that can be solved', [person('Ada'), bot('Otto', 'expert')], 3, [1, 1]],
    ['an expert that cannot be solved', [person('Ada'), bot('Otto', 'expert')], 1, [1, 0]],
  ] as [string, SavedSeat[], number, number[]][])(
    'with %s, bots and experts are prepared once the rules have not changed for a moment',
    async (_, players, expertSeats, counts) => {
      vi.stubGlobal('__GAMES__', [{ id: 'greed', seats: game.seats, expertSeats }]);
      saveDraft(game, { seats: players, options, dice: 'app' });
      for (const one of [prepareBots, prepareExpert]) vi.mocked(one).mockClear();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const prepared = () => [prepareBots, prepareExpert].map((one) => vi.mocked(one).mock.calls.length);
      const page = await opened();
      vi.advanceTimersByTime(299);
      await page.call(page.field('Double points'), 'onChange', {});
      vi.advanceTimersByTime(299);
      expect(prepared()).toEqual([0, 0]);
      vi.advanceTimersByTime(1);
      expect(prepared()).toEqual(counts);
      const table = { game: 'greed', options: { ...options, more: 'double' }, seats: players.length };
      for (const one of [prepareBots, prepareExpert])
        for (const [given] of vi.mocked(one).mock.calls) expect(given).toEqual(table);
      vi.useRealTimers();
    },
  );

  test('an expert that takes the seat of another bot is prepared', async () => {
    vi.stubGlobal('__GAMES__', [{ id: 'greed', seats: game.seats, expertSeats: 2 }]);
    saveDraft(game, { seats: [person('Ada'), bot('Mara')], options, dice: 'app' });
    vi.mocked(prepareExpert).mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await opened();
    // The browser's own checks cannot show a field inside closed house rules.
    expect(page.all('form')[0]?.props.noValidate).toBe(true);
    vi.advanceTimersByTime(300);
    expect(prepareExpert).not.toHaveBeenCalled();
    await page.press('Steady: change the player at seat 2');
    const expert = page
      .all('label')
      .find(({ textContent }) => textContent.startsWith(botNames.expert.balanced));
    await page.call(expert?.all('input')[0] ?? expect.fail(), 'onChange', {});
    vi.advanceTimersByTime(300);
    expect(prepareExpert).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test('bots are prepared again for the number of players when it changes', async () => {
    saveDraft(game, { seats: [person('Ada'), bot('Mara')], options, dice: 'app' });
    vi.mocked(prepareBots).mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await opened();
    vi.advanceTimersByTime(300);
    await page.press('Add a person');
    vi.advanceTimersByTime(300);
    expect(vi.mocked(prepareBots).mock.calls.map(([{ seats: count }]) => count)).toEqual([2, 3]);
    vi.useRealTimers();
  });
});
