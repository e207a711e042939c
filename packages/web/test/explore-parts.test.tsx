import {
  type DiceField,
  type Face,
  games,
  message,
  type PositionField,
  parsePosition,
  unwrap,
} from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Answers } from '../src/explore/Answers.tsx';
import { DiceEditor } from '../src/explore/DiceEditor.tsx';
import { PositionForm } from '../src/explore/PositionForm.tsx';
import { PositionText } from '../src/explore/PositionText.tsx';
import { Result } from '../src/explore/Result.tsx';
import { RollList } from '../src/explore/RollList.tsx';
import { type Exploring, useExplored } from '../src/explore/use-explored.ts';
import { useSeatNames } from '../src/explore/use-seat-names.ts';
import FaceEntry from '../src/table/FaceEntry.tsx';
import type { ExploredPosition } from '../src/values/questions.ts';
import { openBrowser, override, render } from './render.tsx';

// The values come from a worker.
vi.mock('../src/explore/use-explored.ts', () => ({ useExplored: vi.fn() }));

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the explorer shows the outcomes of the next roll', () => {
  /** Twelve outcomes, the best first. The last one is a bust. */
  const outcomes = Array.from({ length: 12 }, (_, at) => ({
    dice: [1, 1 + Math.floor(at / 6), 1 + (at % 6)] as Face[],
    chance: at === 11 ? 0.12 : 0.08,
    busts: at === 11,
    value: 1 - at / 20,
  }));
  const list = async (bust: number, of = outcomes) => {
    const onRoll = vi.fn();
    const shown = await render(
      <RollList
        roll={{ seat: 0, dice: 3, bust, outcomes: of }}
        unit="win"
        word=""
        margin={0}
        onRoll={onRoll}
      />,
    );
    const rolls = () => shown.all('button').flatMap(({ props }) => props['data-roll'] ?? []);
    return { ...shown, onRoll, rolls };
  };
  const first = outcomes.slice(0, 8).map(({ dice }) => dice.join(''));

  test('the eight best outcomes and each bust are shown, and a button shows all outcomes', async () => {
    const shown = await list(0.12);
    expect(shown.rolls()).toEqual([...first, '126']);
    await shown.press('Show all 12 outcomes');
    expect(shown.rolls()).toEqual(outcomes.map(({ dice }) => dice.join('')));
    expect(shown.all('button').some(({ props }) => props['data-action'] === 'all-rolls')).toBe(false);
  });

  test('the bust outcome is red and has a text', async () => {
    const shown = await list(0.12);
    const rows = shown.all('button').filter(({ props }) => props['data-roll'] !== undefined);
    expect(rows.map(({ props }) => props['data-verdict'])).toEqual([...first.map(() => 'fine'), 'blunder']);
    expect(rows.map(({ textContent }) => /no points/i.test(textContent))).toEqual([
      ...first.map(() => false),
      true,
    ]);
  });

  test.each([
    [0.12, true],
    [0, false],
  ])('a bust chance of %d is mentioned: %s', async (bust, isSaid) => {
    const { texts } = await list(bust, outcomes.slice(0, 11));
    expect(/score nothing/i.test(texts('p')[0] ?? '')).toBe(isSaid);
  });

  test('an outcome without a value shows only its dice and its chance', async () => {
    const [one = expect.fail()] = outcomes;
    const other = { ...one, dice: [1, 1, 2] };
    const { texts } = await list(0, [{ ...one, value: null as never }, other as never]);
    expect(texts('li')[0]).toBe('1 1 1:8.0%');
  });

  test('a single outcome, which stands for all rolls, is not listed', async () => {
    const [one = expect.fail()] = outcomes;
    const { texts } = await list(0, [{ ...one, chance: 1 }]);
    expect(texts('li')).toEqual([]);
    expect(texts('p')[0]).not.toContain('Each row');
  });

  test('when better values change the order of the outcomes, each outcome keeps its button', async () => {
    const equal = outcomes.slice(0, 4).map((one) => ({ ...one, value: 0.5 }));
    const part = (of: typeof outcomes) => (
      <RollList
        roll={{ seat: 0, dice: 3, bust: 0, outcomes: of }}
        unit="win"
        word=""
        margin={0}
        onRoll={() => {}}
      />
    );
    const page = await render(part(equal));
    const buttons = () => new Map(page.all('button').map((one) => [one.props['data-roll'], one]));
    const before = buttons();
    await page.show(part(equal.toReversed()));
    for (const [dice, button] of buttons()) expect(before.get(dice) === button).toBe(true);
  });

  test('clicking an outcome or entering dice rolls these dice', async () => {
    const { find, call, press, onRoll } = await list(0.12);
    await call(find('li', '1 1 4:8.0%85.0%').all('button')[0] ?? expect.fail(), 'onClick', {});
    await press('Enter another roll');
    expect(() => find('button', 'Enter another roll')).toThrow();
    for (const face of ['6', '2', '6']) await press(face);
    expect(onRoll.mock.calls).toEqual([[[1, 1, 4]], [[6, 2, 6]]]);
  });
});

describe('rolled dice can be entered', () => {
  const opened = async () => {
    const onEnter = vi.fn();
    return { ...(await render(<FaceEntry count={3} label="Dice" onEnter={onEnter} />)), onEnter };
  };

  test('the entry shows how many dice are left, and can remove the last one', async () => {
    const { texts, press, onEnter } = await opened();
    const asked = () => Number(/\d+/.exec(texts('p')[0] ?? '')?.[0] ?? 1);
    const left = [asked()];
    for (const key of ['6', '2', 'Remove last die']) {
      await press(key);
      left.push(asked());
    }
    expect(left).toEqual([3, 2, 1, 2]);
    expect(onEnter).not.toHaveBeenCalled();
    await press('5');
    await press('5');
    expect(onEnter.mock.calls).toEqual([[[6, 5, 5]]]);
  });
});

test.each([
  [undefined, /^Roll, then tap what the 2 dice show$/],
  [true, /^Tap what the 2 dice show$/],
] as const)(
  'the entry asks the player to roll first unless the player corrects a roll: %s',
  async (isCorrection, asked) => {
    const { texts } = await render(
      <FaceEntry count={2} label="Dice" onEnter={() => {}} {...(isCorrection && { isCorrection })} />,
    );
    expect(texts('p')[0]).toMatch(asked);
  },
);

describe('the dice of a position can be edited', () => {
  const field = (dice: readonly Face[], more: Partial<DiceField> = {}): DiceField => ({
    ...{
      kind: 'dice',
      id: 'dice',
      label: message('control-roll', { count: 2 }) as never,
      dice,
      counts: [0, 2, 4, 5],
    },
    ...more,
  });
  const editor = async (one: DiceField) => {
    const onChange = vi.fn<(field: DiceField) => void>();
    const shown = await render(<DiceEditor field={one} onChange={onChange} />);
    const does = () => shown.all('button').flatMap(({ props }) => props['data-action'] ?? []);
    const act = async (action: string) => {
      const button = shown.all('button').find(({ props }) => props['data-action'] === action);
      await shown.call(button ?? expect.fail(), 'onClick', {});
      return onChange.mock.lastCall?.[0];
    };
    return { ...shown, does, act, onChange };
  };

  test.each([
    [[], { 'roll-dice': 5 }],
    [[6, 6], { more: 4, 'no-dice': 0 }],
    [[6, 6, 1, 2], { fewer: 2, more: 5, 'no-dice': 0 }],
    [[6, 6, 1, 2, 3], { fewer: 4, 'no-dice': 0 }],
  ] as const)('the dice %j can be changed to these numbers of dice: %j', async (dice, counts) => {
    const { does, act } = await editor(field(dice));
    expect(does()).toEqual(Object.keys(counts));
    for (const [action, count] of Object.entries(counts)) {
      const after = (await act(action))?.dice ?? [];
      expect(after).toHaveLength(count);
      expect(after.slice(0, dice.length)).toEqual(dice.slice(0, count));
    }
  });

  test('tapping a die changes it to its next face, and a digit key to that face', async () => {
    const { all, call, onChange } = await editor(field([6, 2]));
    const die = (at: number) => all('li')[at]?.all('button')[0] ?? expect.fail();
    await call(die(0), 'onClick', {});
    // The same digits are the keys of the moves.
    const stopPropagation = vi.fn();
    await call(die(1), 'onKeyDown', { key: '5', stopPropagation });
    expect(stopPropagation).toHaveBeenCalledTimes(1);
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      await call(die(1), 'onKeyDown', { key: '5', [held]: true, stopPropagation });
    expect(onChange.mock.calls.map(([{ dice }]) => dice)).toEqual([
      [1, 2],
      [6, 5],
    ]);
  });

  test('the lock of each die opens and closes on its own, and a position without dice has no locks', async () => {
    const { all, call, act, onChange, outline, text } = await editor(
      field([6, 2], { locked: [true, false] }),
    );
    const hint = 'Mark dice from earlier rolls';
    expect([text(), (await editor(field([6, 2]))).text()].map((one) => one.includes(hint))).toEqual([
      ...[true, false],
    ]);
    expect(outline().filter((line) => line.startsWith('- '))).toEqual([
      '- [Die 1: 6 | ⟨6 locked⟩] [Kept earlier: die 1, 6 | Kept (pressed)]',
      '- [Die 2: 2 | ⟨2⟩] [Kept earlier: die 2, 2 | Kept]',
    ]);
    expect(all('button').flatMap(({ props }) => props['aria-pressed'] ?? [])).toEqual([true, false]);
    await call(all('li')[1]?.all('button')[1] ?? expect.fail(), 'onClick', {});
    expect(onChange.mock.lastCall?.[0].locked).toEqual([true, true]);
    await call(all('li')[0]?.all('button')[1] ?? expect.fail(), 'onClick', {});
    expect(onChange.mock.lastCall?.[0].locked).toEqual([false, false]);
    expect((await act('no-dice'))?.locked).toEqual([false, false]);
    const locked = [false, false, true, false];
    const four = await editor(field([6, 2, 1, 1], { locked }));
    expect((await four.act('fewer'))?.locked).toEqual(locked);
  });
});

test.each([
  [null, ['Player 1', 'Player 2', 'Player 3']],
  [0, ['You', 'Player 2', 'Player 3']],
  [2, ['Player 1', 'Player 2', 'You']],
])('a position names every player, and calls the viewer at seat %s “You”', async (you, said) => {
  const read = parsePosition('greed - 300,400,500 111 0 - choose 150 51346');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state } = read.value;
  const Named = () => <PositionText {...{ game, state, seat: 0, names: useSeatNames(3, you) }} />;
  const { texts } = await render(<Named />);
  expect(texts('dt').slice(0, 3)).toEqual(said);
  expect(texts('dd').slice(0, 3)).toEqual(['300', '400', '500']);
});

test('the position of a roll shows the dice that the roll counts with, and a player who is not in yet', async () => {
  const shown = async (line: string, rolled: readonly Face[]) => {
    const read = parsePosition(line);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { game, state } = read.value;
    const page = await render(<PositionText {...{ game, state, seat: 0, names: ['Ada', 'Bo'], rolled }} />);
    return [...page.texts('dd').slice(0, 2), ...page.texts('.visually-hidden')];
  };
  expect(await shown('three-dice - 4,5 2 0 3 1 -,- throw 2 552 2', [5])).toEqual(['4', '5', '5 5 5']);
  expect(await shown('greed - 0,400 01 0 - throw 150 3', [2, 3, 4])).toEqual(['0', 'not in yet', '2 3 4']);
});

test('every text of a position calls the seats by the names that its page gives them', async () => {
  const read = parsePosition('greed - 300,400,500 111 0 - choose 150 51346');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state } = read.value;
  const about = (seat: number) => message('hidden-pairs-aim', { seat: { seat }, round: 1 });
  const controls = (...given: Parameters<typeof game.controls>) => ({
    ...game.controls(...given),
    facts: [{ id: 'one', label: about(1), value: about(2) }],
    lasting: [null, about(0), about(1)],
  });
  const names = ['Ada', 'You', 'Cy'];
  const { texts } = await render(
    <PositionText game={{ ...game, controls } as never} state={state} seat={0} names={names} />,
  );
  const plain = texts('dl')[0]?.replaceAll(/[\d.,]+/g, '');
  expect(plain).toBe(
    'AdaYouagainst Ada in round Cyagainst You in round against You in round against Cy in round ',
  );
});

describe('the values of a position can be out of date or missing', () => {
  const [line, next] = [
    'greed - 0,0 11 0 - choose 150 51346',
    'greed - 0,0 11 0 - choose 150 51345',
  ] as const;
  const valued = (of: string): ExploredPosition =>
    ({
      ...{ line: of, how: 'solved', unit: 'win', seat: 0, step: { kind: 'choose', seats: [0] } },
      ...{ bySeat: [0.5, 0.5], moves: [], roll: null, rollouts: 0, severalBest: false, more: null },
    }) as never;
  const answers = async (known: Partial<Exploring>, steps = 0, isHidden = false) => {
    vi.stubGlobal('history', { state: { steps } });
    vi.mocked(useExplored).mockReturnValue({ positions: [], solving: null, failed: false, ...known });
    return render(
      <Answers
        {...{ line, rival: line, names: ['Ada', 'Bo'], isHidden }}
        link={() => ''}
        onLine={() => {}}
      />,
    );
  };

  test.each([
    [line, line, false],
    [next, 'old', true],
  ])('values of the position %s have the mark %s, and are disabled: %s', async (of, mark, isInert) => {
    const { all } = await answers({ positions: [valued(of)] });
    const box = all('div').find(({ props }) => props['data-answer'] !== undefined);
    expect([box?.props['data-answer'], box?.props.inert]).toEqual([mark, isInert]);
  });

  test('an impossible position has no values', async () => {
    const known = { positions: [valued(line)] };
    const has = ({ all }: { all: (tag: string) => { props: object }[] }) =>
      all('div').some(({ props }) => 'data-answer' in props);
    expect([has(await answers(known)), has(await answers(known, 0, true))]).toEqual([true, false]);
  });

  test.each([
    [0, true],
    [2, false],
  ])('after %i steps the back button is disabled, with a reason: %s', async (steps, isClosed) => {
    const { all } = await answers({}, steps);
    const back = all('button').find(({ props }) => props['data-action'] === 'back');
    const reasons = all('span').filter(({ props }) => props.id === 'explore-no-step');
    expect([back?.props['aria-disabled'], back?.props['aria-describedby'], reasons.length]).toEqual(
      isClosed ? [true, 'explore-no-step', 1] : [false, undefined, 0],
    );
  });

  test('the progress is shown as a whole percentage, and a failure is reported', async () => {
    expect((await answers({ solving: 0.519 })).all('progress')[0]?.props.value).toBe(51);
    expect((await answers({})).all('progress')).toEqual([]);
    const roles = (await answers({ failed: true })).all('p').map(({ props }) => props.role);
    expect(roles).toContain('alert');
  });
});

describe('the explorer shows each player’s chance at a position', () => {
  const opened = async (seat: number | null, unit: string) => {
    const position = {
      ...{ line: 'greed - 300,400,500 111 0 - choose 150 51346', how: 'solved', unit, seat, roll: null },
      ...{ step: { kind: 'choose', seats: [1] }, bySeat: [0.5, 0.3, 0.2], moves: [], rollouts: 0 },
    } as never;
    return render(
      <Result position={position} rival={undefined} names={['Ada', 'Bo', 'Cy']} onStep={() => {}} />,
    );
  };

  test('each player has a chance, as a number and as a bar, and the player to move is marked', async () => {
    const { all, texts } = await opened(1, 'win');
    expect(texts('li')).toEqual(['Ada50.0%', 'Bo30.0%', 'Cy20.0%']);
    expect(all('i').map(({ props }) => props.style)).toEqual(
      [50, 30, 20].map((one) => ({ inlineSize: `${one}%` })),
    );
    expect(all('li').map(({ props }) => props['data-now'])).toEqual([undefined, true, undefined]);
  });

  test('values that are not chances have no bars', async () => {
    expect((await opened(1, 'sips')).texts('li')).toEqual([]);
  });
});

describe('the fields of a position can be edited', () => {
  const cases = games.flatMap((game) => {
    const read = parsePosition(game.editor?.example ?? '');
    return game.editor === undefined || !read.ok
      ? []
      : [[game.id, game.editor.fields(read.value.state), read.value] as const];
  });
  const [[, , example] = expect.fail()] = cases;
  const opened = async (fields: readonly PositionField[], isWide = true, { game, state } = example) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
    const onChange = vi.fn();
    return {
      ...(await render(
        <PositionForm {...{ game, state, fields }} names={['Ada', 'Bo']} onChange={onChange} />,
      )),
      onChange,
    };
  };

  test('points at stake from earlier rolls are named below the dice that do not show them', async () => {
    const note = async (line: string) => {
      const { game, state } = unwrap(parsePosition(line));
      const page = await opened(game.editor?.fields(state) ?? [], false, { game, state });
      return page.all('p').at(-1)?.textContent;
    };
    expect(await note('greed - 300,400 11 0 - choose 400 15346')).toBe('250 from earlier rolls');
    expect(await note('greed - 300,400 11 0 - choose 150 15346')).not.toContain('earlier');
  });

  test.each(cases)('changing a field of %s leaves the other fields unchanged', async (_, fields) => {
    const page = await opened(fields);
    const seats = fields.flatMap((field) => (field.kind === 'seat' && field.seats > 1 ? [field] : []));
    const radios = page.all('fieldset').map((one) => one.all('input'));
    const choices = radios.filter(
      (inputs) => inputs.every(({ props }) => props.type === 'radio') && inputs.length > 0,
    );
    expect(choices).toHaveLength(seats.length);
    for (const [at, field] of seats.entries()) {
      expect(choices[at]?.findIndex(({ props }) => props.checked === true)).toBe(field.value);
      for (const [seat, input] of (choices[at] ?? []).entries()) {
        await page.call(input, 'onChange', {});
        const changed = fields.map((one) => (one === field ? { ...one, value: seat } : one));
        expect(page.onChange.mock.lastCall).toEqual([changed]);
      }
    }
    const numbers = fields.flatMap((field) => (field.kind === 'number' ? [field] : []));
    const inputs = page.all('input').filter(({ props }) => props.type === 'number');
    expect(inputs.map(({ props: { value, min, max, step } }) => [value, min, max, step])).toEqual(
      numbers.map(({ value, min, max, step }) => [value, min, max, step]),
    );
    for (const [at, field] of numbers.entries()) {
      const input = override(inputs[at] ?? expect.fail(), {
        valueAsNumber: field.value + 1,
        validity: { valid: true },
      });
      await page.tell(input, 'change');
      const changed = fields.map((one) => (one === field ? { ...one, value: field.value + 1 } : one));
      expect(page.onChange.mock.lastCall).toEqual([changed]);
    }
  });

  test.each([
    [1, 0],
    [2, 2],
  ])('with %i seats, the player to move has %i choices', async (seats, count) => {
    const field = { kind: 'seat', id: 'turn', label: message('control-roll', { count: 2 }), value: 0, seats };
    const { all } = await opened([field as never]);
    expect(all('input')).toHaveLength(count);
  });

  test.each([true, false])(
    'the number fields are collapsed unless the page is wide (wide: %s)',
    async (isWide) => {
      const page = await opened(cases[0]?.[1] ?? [], isWide);
      expect(page.all('details').map(({ props }) => props.open)).toEqual([isWide]);
    },
  );
});
