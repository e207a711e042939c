import type { ControlDie, Face } from '@dicehall/engine';
import { message } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Celebration from '../src/dice/Celebration.tsx';
import { throwUpDice } from '../src/dice/throw-up-dice.ts';
import { useSkip } from '../src/dice/use-skip.ts';
import { MessagesContext } from '../src/i18n/messages.tsx';
import { ClimbingNumber } from '../src/moments/ClimbingNumber.tsx';
import { flyFromDice } from '../src/moments/fly-from-dice.ts';
import { flyToScore } from '../src/moments/fly-to-score.ts';
import { commentsIn, MomentBanner } from '../src/moments/MomentBanner.tsx';
import type { Moment } from '../src/moments/moment.ts';
import { motionIsReduced } from '../src/settings/appearance.ts';
import { StakeNumber } from '../src/table/StakeNumber.tsx';
import { tableSound } from '../src/table/sound.ts';
import { stubFrames } from './animation-frames.ts';
import { expectLines } from './outline.ts';
import { openBrowser, override, render, tellWindow } from './render.tsx';
import { messages } from './table-device.ts';

vi.mock('../src/settings/appearance.ts', () => ({ motionIsReduced: vi.fn() }));
vi.mock('../src/table/sound.ts', () => ({ tableSound: { play: vi.fn(), stop: vi.fn() } }));
vi.mock('../src/moments/fly-to-score.ts', () => ({ flyToScore: vi.fn() }));
vi.mock('../src/dice/throw-up-dice.ts', () => ({ throwUpDice: vi.fn() }));

const german = loadCatalogue({ language: 'de' });

let frames: ReturnType<typeof stubFrames>;
beforeEach(() => {
  openBrowser();
  frames = stubFrames();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.mocked(motionIsReduced).mockReturnValue(false);
  for (const spy of [tableSound.play, flyToScore, throwUpDice]) vi.mocked(spy).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const sounds = () => vi.mocked(tableSound.play).mock.calls.map(([cue]) => cue);

describe('the number at stake counts up as the dice add their points', () => {
  const die = (
    position: number,
    face: Face,
    points: number | null,
    mark: ControlDie['mark'] = 'chosen',
  ): ControlDie => ({
    position,
    face,
    mark,
    tap: null,
    worth: points === null ? null : message('worth-single' as never, { count: 1, points } as never),
  });
  const dice = [die(0, 1, 100), die(1, 5, 50), die(2, 2, null, 'open')];
  const grown = async (from = 0) => {
    const jumped: string[] = [];
    override(document, {
      querySelector: (selector: string) => ({ animate: () => void jumped.push(selector) }),
    });
    const page = await render(<StakeNumber value={from} dice={[]} />);
    await page.show(<StakeNumber value={from + 150} dice={dice} />);
    return { ...page, jumped };
  };

  test('the stake grows die by die, each with a jump and a higher tone', async () => {
    const page = await grown(1000);
    const seen: unknown[] = [];
    for (const wait of [0, 89, 1, 207, 1, 500]) {
      await pass(wait);
      seen.push(page.text());
    }
    expect(seen).toEqual(['1,000', '1,000', '1,100', '1,100', '1,150', '1,150']);
    expect(page.jumped).toEqual([
      '[data-position="0"]',
      '[data-worth~="0"]',
      '[data-position="1"]',
      '[data-worth~="1"]',
    ]);
    expect(sounds()).toEqual([
      { kind: 'gain', nth: 0 },
      { kind: 'gain', nth: 1 },
    ]);
    const [number] = page.all('span');
    const scales = number?.animate.mock.calls.map((call) =>
      (call as unknown as [{ scale: number }[]])[0][1]?.scale.toFixed(2),
    );
    expect(scales).toEqual(['1.20', '1.25']);
  });

  test.each(['pointerdown', 'keydown'])('the stake shows its full value at once after a %s', async (kind) => {
    const page = await grown();
    await tellWindow(kind);
    expect(page.text()).toBe('150');
    await pass(1000);
    expect([page.text(), sounds()]).toEqual(['150', []]);
  });

  test('a stake that shrinks, or that grows for another reason, changes at once', async () => {
    const page = await grown();
    expect(page.text()).toBe('0');
    await page.show(<StakeNumber value={150} dice={[...dice]} />);
    expect(page.text()).toBe('150');
    await page.show(<StakeNumber value={0} dice={[]} />);
    expect(page.text()).toBe('0');
    await page.show(<StakeNumber value={40} dice={dice} />);
    expect(page.text()).toBe('40');
    await pass(1000);
    expect([page.text(), sounds()]).toEqual(['40', []]);
  });

  test('each of many dice adds to the stake sooner than the one before it, and no faster than a person can follow', async () => {
    const many = ([1, 1, 1, 1, 1, 1, 1, 1] as const).map((face, position) => die(position, face, 100));
    const page = await render(<StakeNumber value={0} dice={[]} />);
    await page.show(<StakeNumber value={800} dice={many} />);
    const at: number[] = [];
    const start = performance.now();
    for (let shown = page.text(); shown !== '800'; ) {
      await pass(1);
      if (page.text() !== shown) at.push(performance.now() - start);
      shown = page.text();
    }
    expect(at.map((time, index) => Math.round(time - (at[index - 1] ?? 0)))).toEqual([
      90, 208, 166, 133, 106, 85, 80, 80,
    ]);
    const scales = page
      .all('span')[0]
      ?.animate.mock.calls.map((call) => (call as unknown as [{ scale: number }[]])[0][1]?.scale.toFixed(2));
    expect(scales).toEqual(['1.20', '1.25', '1.30', '1.35', '1.40', '1.45', '1.45', '1.45']);
  });

  test('a die without points of its own jumps, and only the die with the points of its set lights up the stake', async () => {
    const page = await render(<StakeNumber value={0} dice={[]} />);
    const jumped: string[] = [];
    override(document, {
      querySelector: (selector: string) => ({ animate: () => void jumped.push(selector) }),
    });
    const three = [4, 5, 6].map((position) => ({
      ...die(position, 2, null),
      worth: message('worth-set' as never, { count: 3, points: 200 } as never),
    }));
    await page.show(<StakeNumber value={200} dice={three} />);
    await pass(2000);
    expect([page.text(), jumped]).toEqual([
      '200',
      ['[data-position="4"]', '[data-position="5"]', '[data-position="6"]', '[data-worth~="6"]'],
    ]);
    const [number] = page.all('span');
    expect(number?.animate.mock.calls.length).toBe(1);
  });

  test('a die that is marked later adds only its own points', async () => {
    const page = await grown();
    await pass(1000);
    page.jumped.length = 0;
    await page.show(<StakeNumber value={250} dice={[...dice, die(3, 1, 100)]} />);
    await pass(89);
    expect(page.text()).toBe('150');
    await pass(1000);
    expect([page.text(), page.jumped]).toEqual(['250', ['[data-position="3"]', '[data-worth~="3"]']]);
  });

  test.each(['pointerdown', 'keydown'])('a %s never brings an earlier stake back', async (kind) => {
    const page = await grown();
    await page.show(<StakeNumber value={0} dice={[]} />);
    await tellWindow(kind);
    expect(page.text()).toBe('0');
  });

  test('the stake changes at once with reduced motion', async () => {
    vi.mocked(motionIsReduced).mockReturnValue(true);
    const page = await grown();
    expect([page.text(), page.jumped]).toEqual(['150', []]);
  });
});

test('an animation can be skipped only while it runs, with the latest callback', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  function Animation({ isOn, onSkip }: { readonly isOn: boolean; readonly onSkip: () => void }) {
    useSkip(isOn, onSkip);
    return null;
  }
  const page = await render(<Animation isOn={false} onSkip={first} />);
  const tap = () => tellWindow('pointerdown', { timeStamp: performance.now() + 1 });
  await tap();
  await page.show(<Animation isOn onSkip={first} />);
  await page.show(<Animation isOn onSkip={second} />);
  expect(second).not.toHaveBeenCalled();
  await tap();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await page.show(<Animation isOn={false} onSkip={second} />);
  await tap();
  await page.show(<Animation isOn onSkip={second} />);
  await page.show(null);
  await tap();
  expect(second).toHaveBeenCalledTimes(1);
});

describe('a score counts up', () => {
  const score = (value: number, texts = messages) => (
    <MessagesContext value={texts}>
      <ClimbingNumber value={value} seat={2} isUnscored={false} />
    </MessagesContext>
  );
  const climbing = async (to = 500) => {
    const page = await render(score(100));
    await page.show(score(to));
    return page;
  };

  test('a score counts up once the flying points have arrived', async () => {
    const page = await climbing();
    const start = performance.now() + 416;
    const seen = [page.text()];
    for (const now of [start - 100, start, start + 225, start + 449, start + 450]) {
      await frames.draw(now);
      seen.push(page.text());
    }
    expect(seen).toEqual(['100', '100', '100', '400', '500', '500']);
    expect(frames.count()).toBe(0);
    expect(page.all('span')[0]?.props['data-score-of']).toBe(2);
  });

  test('a score that falls counts down', async () => {
    const page = await climbing(0);
    await frames.draw(performance.now() + 416 + 225);
    expect(page.text()).toBe('25');
  });

  test('a score that changes again continues from the number shown', async () => {
    const page = await climbing();
    await page.show(score(600));
    expect([page.text(), frames.count()]).toEqual(['500', 1]);
  });

  test.each([
    ['in another language', 1500, () => {}, '1.500'],
    [
      'with motion that is reduced meanwhile',
      2500,
      () => vi.mocked(motionIsReduced).mockReturnValue(true),
      '2.500',
    ],
  ])('a score that is interrupted while it counts up shows its value %s', async (_, to, before, shown) => {
    const page = await climbing(1500);
    await frames.draw(performance.now() + 416 + 225);
    expect(page.text()).toBe('1,150');
    before();
    await page.show(score(to, german));
    expect([page.text(), frames.count()]).toEqual([shown, 0]);
  });

  test('a score that is interrupted shows its value, even if its digits are the same in another language', async () => {
    const page = await climbing();
    await frames.draw(performance.now() + 416 + 225);
    const [number] = page.all('span');
    const jump = number?.animate.mock.results[0]?.value;
    expect([page.text(), jump?.cancel.mock.calls.length]).toEqual(['400', 0]);
    await page.show(score(500, german));
    expect([page.text(), jump?.cancel.mock.calls.length]).toEqual(['500', 1]);
  });

  test('a score changes at once with reduced motion', async () => {
    vi.mocked(motionIsReduced).mockReturnValue(true);
    const page = await climbing();
    expect([page.text(), frames.count()]).toEqual(['500', 0]);
  });
});

describe('each kind of celebration has its own emblem and dice', () => {
  test.each([
    ['win', true, false],
    ['exact', true, true],
    ['moon', false, true],
    ['super-stairs', false, true],
    ['lucky-dice', false, true],
  ] as const)(
    'the celebration of %s throws up dice: %s, and has a sign: %s',
    async (kind, throwsUp, hasSign) => {
      const page = await render(<Celebration kind={kind} />);
      const drawn = page.all('svg').map(({ props }) => props.className);
      expect(drawn).toEqual([
        ...(throwsUp ? [] : ['celebration-rays']),
        ...(hasSign ? ['celebration-sign'] : []),
      ]);
      expect(vi.mocked(throwUpDice).mock.calls.length > 0).toBe(throwsUp);
    },
  );

  test('a win right after another celebration throws up dice', async () => {
    const page = await render(<Celebration kind="moon" />);
    await page.show(<Celebration kind="win" />);
    expect(throwUpDice).toHaveBeenCalledTimes(1);
  });

  test('each kind of celebration has a different emblem', async () => {
    const signs = [];
    for (const kind of ['exact', 'moon', 'super-stairs', 'lucky-dice'] as const)
      signs.push((await render(<Celebration kind={kind} />)).all('path').at(-1)?.props.d);
    expect(new Set(signs).size).toBe(4);
  });

  test('a celebration throws up no dice with reduced motion', async () => {
    vi.mocked(motionIsReduced).mockReturnValue(true);
    await render(<Celebration kind="win" />);
    expect(throwUpDice).not.toHaveBeenCalled();
  });
});

describe('a headline shows its text and sends its points to the scores', () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
  const moment = (kind: string, event: object, more: Partial<Moment> = {}): Moment => ({
    kind,
    text: `moment-${kind}` as never,
    event: { kind, ...event } as never,
    weight: 'light',
    tone: 'good',
    ...more,
  });
  const banked = (seat: number, more: Partial<Moment> = {}) =>
    moment('banked', { seat, banked: 300, total: 700, inGame: true }, { points: 300, ...more });
  const banner = (
    main: Moment,
    { also = [] as Moment[], talkative = [] as number[], nth = 0, mine = [1] } = {},
  ) => (
    <div data-cloth>
      <MomentBanner moment={{ main, also }} talkative={talkative} nth={nth} mine={mine} names={names} />
    </div>
  );

  test('a headline sends its points to the score of each seat, and stops them when it closes', async () => {
    const end = vi.fn();
    vi.mocked(flyToScore).mockReturnValue(end);
    const page = await render(banner(banked(2)));
    await expect.poll(() => flyToScore).toHaveBeenCalled();
    expect(vi.mocked(flyToScore).mock.calls.map(([, ...call]) => call)).toEqual([[2, 300, 'good']]);
    expect(end).not.toHaveBeenCalled();
    await page.show(banner(banked(0)));
    await expect.poll(() => vi.mocked(flyToScore).mock.lastCall?.[1]).toBe(0);
    expect(end).toHaveBeenCalledTimes(1);
    await page.show(null);
    expect(end).toHaveBeenCalledTimes(2);
  });

  test.each<readonly [string, Moment, object, readonly unknown[]]>([
    [
      'of a lost round, to each loser',
      moment('round-lost', { seats: [0, 2], amount: 2, unit: 'sips' }, { points: 2, tone: 'plain' }),
      {},
      [
        [0, 2, 'plain'],
        [2, 2, 'plain'],
      ],
    ],
    [
      'of another line of the moment',
      moment('final-round', { seat: 0, target: 500 }),
      { also: [banked(0)] },
      [[0, 300, 'good']],
    ],
    ['of none', moment('busted', { seat: 0, lost: 100 }, { tone: 'bad' }), {}, []],
  ])('a headline sends the points %s', async (_, main, more, flown) => {
    await render(banner(main, more));
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
    expect(vi.mocked(flyToScore).mock.calls.map(([, ...call]) => call)).toEqual(flown);
  });

  test('the points of several dice fly one after the other with rising tones, without zeros, until they are stopped', async () => {
    const end = vi.fn();
    vi.mocked(flyToScore).mockReturnValue(end);
    const dice = [0, 1, 2].map((die) => ({ die, animate: vi.fn() }));
    const area = { querySelectorAll: () => dice } as never;
    const stop = flyFromDice(area, 2, [5, 0, 4], 'bad');
    const flown = () => vi.mocked(flyToScore).mock.calls;
    await pass(0);
    expect(flown()).toEqual([[dice[0], 2, 5, 'bad']]);
    await pass(149);
    expect(sounds()).toHaveLength(1);
    await pass(1);
    expect(sounds()).toHaveLength(2);
    await pass(126);
    expect(sounds()).toHaveLength(2);
    await pass(1000);
    expect(flown().map(([, , points]) => points)).toEqual([5, 4]);
    expect(sounds()).toEqual([0, 1, 2].map((nth) => ({ kind: 'gain', nth })));
    stop();
    expect(end).toHaveBeenCalledTimes(2);
    flyFromDice(area, 2, [5, 0, 4], 'bad')();
    await pass(1000);
    expect(flown()).toHaveLength(2);
  });

  const hand = (seat: number, dice: Face[], points: number | null, more: object = {}) => ({
    ...{ seat, dice, points, hasLost: false },
    ...more,
  });
  const hands = [
    hand(1, [6, 1, 1], null),
    hand(2, [4, 3, 2], 10, { tie: [30, 20], hasLost: true }),
    hand(0, [4, 3, 2], 10, { tie: [40] }),
  ];
  const lostRound = moment(
    'round-lost',
    { seats: [2], amount: 3, unit: 'sips' },
    { points: 3, tone: 'bad', weight: 'heavy', hands },
  );

  test.each<readonly [string, Moment, object, string]>([
    [
      'the hands of a lost round',
      lostRound,
      { also: [banked(0, { tone: 'plain' })] },
      `
      ·moment=round-lost ·tone=bad ·weight=heavy ·hands ~Cy loses the round / The lowest roll takes the penalty: 3 sips / - Bo ⟨6⟩ ⟨1⟩ ⟨1⟩ safe / - ·lost=2 Cy ⟨4⟩ ⟨3⟩ ⟨2⟩ 10 → 30 → 20 / - Ada ⟨4⟩ ⟨3⟩ ⟨2⟩ 10 → 40 / ·tone=plain Ada banks 300 · New total: 700~
    `,
    ],
    [
      'as many hands as a phone shows with their dice',
      { ...lostRound, hands: [0, 1, 2, 3].map((seat) => hand(seat, [1], seat)) },
      {},
      `
      ·moment=round-lost ·tone=bad ·weight=heavy ·hands ~Cy loses the round / The lowest roll takes the penalty: 3 sips / - Ada ⟨1⟩ 0 / - Bo ⟨1⟩ 1 / - Cy ⟨1⟩ 2 / - Di ⟨1⟩ 3~
    `,
    ],
    [
      'more hands',
      { ...lostRound, hands: [4, 3, 2, 1, 0].map((seat) => hand(seat, [1], seat)) },
      {},
      `
      ·moment=round-lost ·tone=bad ·weight=heavy ·hands ~Cy loses the round / The lowest roll takes the penalty: 3 sips / ·many / - Ed ⟨1⟩ 4 / - Di ⟨1⟩ 3 / - Cy ⟨1⟩ 2 / - Bo ⟨1⟩ 1 / - Ada ⟨1⟩ 0~
    `,
    ],
    [
      'no total that equals the points of a first bank',
      moment('banked', { seat: 1, banked: 300, total: 300, inGame: true }),
      {},
      `
      ·moment=banked ·tone=good ·weight=light ~You bank 300~
    `,
    ],
    [
      'a headline without a second line',
      moment('in-game', { seat: 1 }),
      {},
      `
      ·moment=in-game ·tone=good ·weight=light ~You are in!~
    `,
    ],
    [
      'the words of a bot that has lost what another line tells',
      moment('final-round', { seat: 0, target: 500 }),
      { also: [moment('busted', { seat: 2, lost: 100 }, { tone: 'bad' })], talkative: [2], nth: 8 },
      `
      ·quote ~“One roll too many.”~
      ·moment=final-round ·tone=good ·weight=light ~Final round! / Ada has reached 500: one last turn for everyone else / ·tone=bad Cy busts · No die scores: 100 points lost~
    `,
    ],
    [
      'the words of a bot that banks',
      banked(2),
      { talkative: [0, 2], nth: 9, mine: [0] },
      `
      ·quote ~“Not bad for a bot.”~
      ·moment=banked ·tone=good ·weight=light ~Cy banks 300 / New total: 700~
    `,
    ],
  ])('a headline shows %s', async (_, main, more, lines) => {
    const page = await render(banner(main, more));
    const marks = [
      'data-moment',
      'data-tone',
      'data-weight',
      'data-hands',
      'data-many',
      'data-lost',
      'data-quote',
    ];
    expectLines(page.box, lines, marks);
  });

  test('a headline sends its points, in its tone, from the hand that has lost, or else from the dice; with reduced motion none fly', async () => {
    const flights = async (main: Moment) => {
      vi.mocked(flyToScore).mockClear();
      await render(
        <div data-cloth>
          <div data-area />
          {banner(main).props.children}
        </div>,
      );
      await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
      return vi.mocked(flyToScore).mock.calls.map(([from, ...flight]) => {
        const { props } = from as unknown as { readonly props: Readonly<Record<string, unknown>> };
        return [...flight, props['data-lost'] ?? ('data-area' in props ? 'dice' : 'banner')];
      });
    };
    expect([await flights(lostRound), await flights(banked(1))]).toEqual([
      [[2, 3, 'bad', 2]],
      [[1, 300, 'good', 'dice']],
    ]);
    vi.mocked(motionIsReduced).mockReturnValue(true);
    expect(await flights(lostRound)).toEqual([]);
  });

  test.each<readonly [string, Moment, object, boolean]>([
    ['a talkative bot that banks', banked(2), { talkative: [2] }, true],
    ['a bot that does not talk', banked(2), { talkative: [0] }, false],
    [
      'a talkative bot that has lost',
      moment('busted', { seat: 2, lost: 100 }, { tone: 'bad' }),
      { talkative: [2] },
      true,
    ],
    ['a talkative bot with hot dice', moment('hot-dice', { seat: 2, count: 5 }), { talkative: [2] }, false],
    [
      'a talkative bot whose bank is another line',
      moment('final-round', { seat: 2, target: 500 }),
      { also: [banked(2)], talkative: [2] },
      true,
    ],
  ])('the headline of %s quotes the bot: %s', async (_, main, more, speaks) => {
    const page = await render(banner(main, more));
    expect(page.all('p').some(({ props }) => props['data-quote'] === true)).toBe(speaks);
  });

  test('the comments of bots on events of one kind repeat only after seven events', async () => {
    const said = async (main: Moment, nth: number) =>
      (await render(banner(main, { talkative: [2], nth }))).texts('p')[0];
    const lost = moment('busted', { seat: 2, lost: 100 }, { tone: 'bad' });
    const lines = [];
    const numbers = [0, 1, 2, 3, 4, 5, 6];
    for (const main of [banked(2), lost]) for (const nth of numbers) lines.push(await said(main, nth));
    expect(new Set(lines).size).toBe(14);
    expect([await said(lost, 7), await said(banked(2), 9)]).toEqual([lines[7], lines[2]]);
    const frames = [['rolled'], ['rolled', 'busted'], ['banked', 'turn-ended'], ['kept'], ['not-in']];
    const played = frames.map((kinds) => ({ events: kinds.map((kind) => ({ kind })) }) as never);
    expect(played.map((_, index) => commentsIn(played.slice(0, index + 1)))).toEqual([0, 1, 2, 2, 3]);
  });
});
