import {
  type BaseView,
  type ControlDie,
  type Face,
  findGame,
  framesOf,
  message,
  numberFact,
} from '@dicehall/engine';
import { costText, lossText, shareText, worthText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import type { TableState } from '@dicehall/server/protocol';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, exploreAddress, exploreMatch, pastedLine } from '../src/explore/explore-address.ts';
import { outcomeText } from '../src/explore/value-text.ts';
import { theatreOf } from '../src/games/hidden-pairs/theatre.ts';
import { freeSeats, hostValues, mayJoin, missingPlayers } from '../src/online/seat-facts.ts';
import { moveAddress } from '../src/review/move-link.ts';
import { amountText, standingText } from '../src/review/verdict.ts';
import { brightAction } from '../src/table/model/bright.ts';
import { chosenDice, markFaces, numbersOfChoice } from '../src/table/model/chosen-dice.ts';
import { gainsOf } from '../src/table/model/gains.ts';
import { menuOf } from '../src/table/model/menu.ts';
import { type BeatsOf, tableBeats } from '../src/table/model/queue.ts';
import { createTask, remembered } from '../src/table/model/remembered.ts';
import { shownName } from '../src/table/model/seats.ts';
import {
  chancesText,
  detailedScoresText,
  diceText,
  placesText,
  scoresText,
  turnText,
} from '../src/table/model/summaries.ts';
import { factsAreEarly } from '../src/table/model/told-turn.ts';
import { matchOf } from './table-device.ts';

const messages = loadCatalogue({ language: 'en' });

const die = (position: number, face: Face, more: Partial<ControlDie> = {}): ControlDie => ({
  position,
  face,
  mark: 'open',
  worth: null,
  tap: null,
  ...more,
});

describe('the table shows the dice that a player has just kept', () => {
  const marksOf = (dice: readonly ControlDie[]) => dice.map(({ mark }) => mark).join(' ');

  it('kept dice are marked by their faces, from the first die on, each once', () => {
    const dice = [die(0, 5), die(1, 1), die(2, 5), die(3, 5, { mark: 'locked' }), die(4, 1)];
    expect(marksOf(markFaces(dice, [5, 1]))).toBe('chosen chosen open locked open');
    expect(marksOf(markFaces(dice, [1, 5, 5, 1]))).toBe('chosen chosen chosen locked chosen');
    expect(marksOf(markFaces(dice, [6]))).toBe('open open open locked open');
    expect(markFaces([die(0, 5, { tap: { marked: [] } })], []).map(({ tap }) => tap)).toEqual([null]);
  });

  it.each([
    ['ten-thousand', 'kept'],
    ['threes', 'locked'],
  ])('the kept dice in %s are those that its move sets aside, and its numbers include them', (id) => {
    const match = matchOf(id, {});
    const { game } = match.setup;
    let moves = 0;
    for (const [index, entry] of match.log.entries()) {
      if (!('move' in entry)) continue;
      const { type, keep } = entry.move as { readonly type: string; readonly keep?: readonly number[] };
      if (type !== 'roll' || keep === undefined) continue;
      const before = game.view(match.states[index], 'table');
      const view = game.view(match.states[index + 1], 'table');
      const frame = { entry, events: match.events[index] ?? [], view } as never;
      const chosen = chosenDice(game, before, frame);
      const { dice } = game.controls(before, entry.seat, null);
      const marked = keep.reduce(
        (controls, position) =>
          game.controls(before, entry.seat, controls.dice.find((die) => die.position === position)?.tap),
        game.controls(before, entry.seat, null),
      );
      expect(numbersOfChoice(game, before, frame)).toEqual({
        facts: marked.facts,
        standings: marked.standings,
      });
      const faces = keep.map((position) => dice[position]?.face).sort();
      expect(chosen.flatMap(({ mark, face }) => (mark === 'chosen' ? [face] : [])).sort()).toEqual(faces);
      moves += 1;
    }
    expect(moves).toBeGreaterThan(0);
  });
});

it.each(['greed', 'ten-thousand'])('in %s no stake is shown before the first roll of a turn', (id) => {
  const match = matchOf(id, { opening: 0 });
  const { game } = match.setup;
  const seen = match.states.flatMap((state) => {
    const controls = game.controls(game.view(state, 'table'), null, null);
    const stake = controls.facts.find((fact) => fact.id === 'at-stake')?.value.values.number;
    const isEarly = factsAreEarly({ controls, feed: {} as never, frames: [], count: 0, tellsLast: false });
    return stake === undefined || controls.dice.length > 0 ? isEarly : `${stake === 0}: ${isEarly}`;
  });
  expect([...new Set(seen)].sort()).toEqual([false, 'false: false', 'true: true']);
});

it('the numbers of a turn are hidden while the stake is 0, but not while another number is 0', () => {
  const facts = [numberFact('bonus', 'fact-at-stake', 0), numberFact('at-stake', 'fact-at-stake', 50)];
  const isEarly = (more: typeof facts) =>
    factsAreEarly({
      controls: { dice: [], facts: more } as never,
      feed: {} as never,
      frames: [],
      count: 0,
      tellsLast: false,
    });
  expect([isEarly(facts), isEarly([...facts, numberFact('at-stake', 'fact-at-stake', 0)])]).toEqual([
    false,
    true,
  ]);
});

describe('a game can show the dice of a move in its own way', () => {
  /** A game whose dice and marks depend on the view, and whose stake is the sum of the marked dice. */
  const game = {
    controls: (view: unknown, seat: number | null, draft: { readonly marked: readonly number[] } | null) => {
      const dice = (view as readonly ControlDie[]).map((one) => ({
        ...one,
        worth: seat,
        mark: draft?.marked.includes(one.position) ? 'chosen' : one.mark,
        tap: one.tap === null ? null : { marked: [...(draft?.marked ?? []), one.position] },
      }));
      return { dice, facts: [seat, ...(draft?.marked ?? [])] };
    },
  } as never;
  const open = (position: number, face: Face) => die(position, face, { tap: { marked: [] } });
  const view = [open(0, 4), die(1, 4, { mark: 'locked' }), open(2, 4), open(3, 6), die(4, 6)];
  const frameOf = (after: readonly ControlDie[], ...events: object[]) =>
    ({ entry: { seat: 2, move: {} }, events, view: after }) as never;
  const marks = (frame: never) =>
    chosenDice(game, view as never, frame)
      .map(({ mark }) => mark)
      .join(' ');
  const facts = (frame: never) => numbersOfChoice(game, view as never, frame).facts;

  it('the kept dice are marked, or all open dice if a whole hand is scored, or those that are locked then', () => {
    expect(marks(frameOf([], { kind: 'kept', dice: [4, 6] }))).toBe('chosen locked open chosen open');
    for (const kind of ['banked', 'moon'])
      expect(marks(frameOf([], { kind, dice: [] }))).toBe('chosen locked chosen chosen chosen');
    expect(marks(frameOf([], { kind: 'banked' }))).toBe('open locked open open open');
    expect(marks(frameOf([], { kind: 'revealed', dice: [] }))).toBe('open locked open open open');
    const locked = [0, 1, 3].map((position) => die(position, 4, { mark: 'locked' }));
    expect(marks(frameOf([locked[0], locked[1], die(2, 4), locked[2]] as ControlDie[]))).toBe(
      'chosen locked open chosen open',
    );
    const plain = chosenDice(game, view as never, frameOf([]));
    // The dice look as their player sees them, but cannot be tapped.
    expect(plain.map(({ tap, worth }) => [tap, worth])).toEqual(plain.map(() => [null, 2]));
  });
  it('a move is shown with its player’s numbers while the chosen dice are marked', () => {
    expect(facts(frameOf([], { kind: 'kept', dice: [4, 6] }))).toEqual([2, 0, 3]);
    expect(facts(frameOf([], { kind: 'banked', dice: [] }))).toEqual([2, 0, 2, 3]);
    expect(facts(frameOf([]))).toEqual([2]);
    const secret = { entry: null, events: [{ kind: 'kept', dice: [4] }], view: [] } as never;
    expect(facts(secret)).toEqual([null, 0]);
  });
});

describe('the table shows which dice another player chooses', () => {
  const match = matchOf('ten-thousand', { target: 2000, opening: 0, exactFinish: false });
  const frames = framesOf(match, 'table');
  const kept = frames.findIndex(
    ({ entry, events }) => entry !== null && 'move' in entry && events.some(({ kind }) => kind === 'kept'),
  );
  const seat = frames[kept]?.entry?.seat ?? 0;
  const before = (more: Partial<BeatsOf>, index = kept) =>
    tableBeats({
      game: match.setup.game,
      frames,
      start: match.setup.game.view(match.states[0], 'table'),
      mine: [1 - seat],
      isAnimated: true,
      pace: 'normal',
      ...more,
    }).before(index);

  it('the choice of another player is shown before it is played, except at instant pace', () => {
    expect([before({}), before({ mine: [] })]).toEqual(['choice', 'choice']);
    expect([before({ mine: [seat] }), before({ mine: [0, 1] }), before({ pace: 'instant' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('the screen of a room shows moves of others as long as to a player, and spectators see them for a shorter time', () => {
    const { game } = match.setup;
    const start = game.view(match.states[0], 'table');
    const timeOf = (mine: readonly number[], isRoom: boolean) =>
      tableBeats({ game, frames, start, mine, isAnimated: true, pace: 'normal', isRoom }).choiceTime(kept);
    const [player, room, spectator] = [timeOf([1 - seat], false), timeOf([], true), timeOf([], false)];
    expect([room, spectator < room]).toEqual([player, true]);
  });
  it('at instant pace, only the texts of the last frame are shown, as long as at normal pace', () => {
    const timesOf = (pace: BeatsOf['pace'], count: number) => {
      const { game } = match.setup;
      const start = game.view(match.states[0], 'table');
      const shown = frames.slice(0, count);
      const beats = tableBeats({ game, frames: shown, start, mine: [seat], isAnimated: true, pace });
      return shown.map((_, index) => beats.after(index));
    };
    const last = frames.findLastIndex((_, index) => (timesOf('normal', index + 1).at(-1)?.length ?? 0) > 0);
    const times = timesOf('instant', last + 1);
    expect(times.slice(0, -1).flat()).toEqual([]);
    expect(times.at(-1)).toEqual(timesOf('normal', last + 1).at(-1));
    expect(times.at(-1)?.[0]).toBeGreaterThan(0);
  });
  it('a move without a choice of dice is not shown before it is played', () => {
    const plain = frames.findIndex(
      ({ entry }) => entry !== null && 'move' in entry && JSON.stringify(entry.move) === '{"type":"roll"}',
    );
    expect(before({ mine: [] }, plain)).toBeNull();
    expect(before({}, frames.length)).toBeNull();
  });
  it('a roll is animated where dice are animated', () => {
    const rolled = frames.findIndex(({ entry }) => entry !== null && 'dice' in entry);
    expect([before({}, rolled), before({ isAnimated: false }, rolled)]).toEqual(['throw', null]);
  });
});

describe('the dice of a player are described in words', () => {
  const said = (...dice: ControlDie[]) => diceText({ messages, seats: [] }, { dice, marking: null } as never);
  it('the chances of the next roll are described in percent, with one decimal', () => {
    const chance = (count: number, of: number) => ({ label: message('web-back'), count, of });
    const speaking = { messages, seats: [] };
    const told = (...chances: object[]) => chancesText(speaking, { now: [], scores: [], chances } as never);
    expect([told(chance(1, 6), chance(2, 3)), told(chance(1, 2)), chancesText(speaking, undefined)]).toEqual([
      'Back: 16.7%. Back: 66.7%.',
      'Back: 50%.',
      'This game has no scoring card.',
    ]);
  });

  it('the text lists all dice, or states that there are none', () => {
    expect(said()).toBe(messages.say('dice-none'));
    expect(said(die(0, 5), die(1, 6))).toMatch(/5.*\. .*6/);
  });
});

describe('each marked die shows what it adds to the stake', () => {
  const single = (points: number) => message('worth', { points });
  const together = (count: number, points: number) => message('worth-together', { count, points });
  const chosen = (position: number, face: Face, worth: ControlDie['worth']) =>
    die(position, face, { mark: 'chosen', worth });

  it('each marked die adds its own points, and the last die of a combination adds those of the combination', () => {
    const dice = [
      chosen(0, 2, together(3, 200)),
      chosen(1, 1, single(100)),
      chosen(2, 2, together(3, 200)),
      die(3, 4),
      chosen(4, 2, together(3, 200)),
      die(5, 5, { worth: single(50) }),
    ];
    expect(gainsOf(dice, 300)).toEqual([
      { position: 0, points: 0 },
      { position: 1, points: 100 },
      { position: 2, points: 0 },
      { position: 4, points: 200 },
    ]);
  });

  it('a stake that does not grow shows no points, not even at a die that scores only with others', () => {
    expect(gainsOf([chosen(0, 2, together(3, 200))], 0)).toEqual([]);
  });

  it('dice that were marked earlier add no points again', () => {
    const before = [chosen(0, 1, single(100)), die(1, 5, { worth: single(50) })];
    const now = [chosen(0, 1, single(100)), chosen(1, 5, single(50))];
    expect(gainsOf(now, 50, before)).toEqual([{ position: 1, points: 50 }]);
  });

  it('each of two equal combinations counts', () => {
    const dice = [1, 1, 1, 1].map((face, position) => chosen(position, face as Face, together(2, 150)));
    expect(gainsOf(dice, 300).map(({ points }) => points)).toEqual([0, 150, 0, 150]);
  });

  it('marked dice show no points if their scores do not add up to the increase of the stake', () => {
    const dice = [chosen(0, 1, single(100))];
    expect([gainsOf(dice, 150), gainsOf(dice, 0), gainsOf(dice, -100), gainsOf([], 0)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('one action of a table is highlighted', () => {
  const action = (id: string, more: object = {}) => ({
    id,
    label: message('control-roll-plain'),
    key: null,
    why: null,
    effect: { kind: 'move', move: { type: id } },
    ...more,
  });
  const [roll, bank] = [action('roll'), action('bank')];
  const refused = action('bank', { why: message('control-roll-plain') });
  const bright = (feed: object, actions: readonly object[], suggested?: string, acting = [0]) =>
    brightAction({
      feed,
      choosing: 0,
      acting,
      controls: { actions, ...(suggested && { suggested }) },
    } as never);

  it('the highlighted action is the one that the game suggests', () => {
    expect(bright({}, [roll, bank], 'bank')).toBe('bank');
  });
  it('the highlighted action is the one that a guide asks for, if it is possible', () => {
    const asks = (move: unknown) => (move as { readonly type: string }).type === 'bank';
    expect(bright({ asks }, [roll, bank], 'roll')).toBe('bank');
    expect(bright({ asks }, [roll, refused], 'roll')).toBeNull();
  });
  it('no action is highlighted while the seat of another player is lit', () => {
    expect(bright({}, [roll], 'roll', [1])).toBeNull();
    expect(bright({}, [roll], 'roll', [0, 1])).toBe('roll');
  });
  it('no action is highlighted while the connection is lost', () => {
    expect(bright({ isOffline: true }, [roll], 'roll')).toBeNull();
    expect(bright({ isOffline: false }, [roll], 'roll')).toBe('roll');
  });
  it('in puzzles and with the coach an action is highlighted only if it is the only possible one', () => {
    for (const feed of [{ isPosition: true }, { coach: { isOn: true } }]) {
      expect(bright(feed, [roll, bank], 'bank')).toBeNull();
      expect(bright(feed, [roll, refused], 'roll')).toBe('roll');
    }
    // Actions that only prepare a move are left out.
    const all = action('all', { effect: { kind: 'draft', draft: [0] } });
    expect(bright({ isPosition: true }, [all, roll], 'roll')).toBe('roll');
    expect(bright({ asks: () => true }, [all, roll], 'all')).toBe('roll');
    for (const feed of [{ isPosition: false }, { coach: { isOn: false } }])
      expect(bright(feed, [roll, bank], 'bank')).toBe('bank');
  });
});

describe('the menu of a table contains only usable items', () => {
  const ids = (items: Parameters<typeof menuOf>[0], isOn?: boolean) =>
    menuOf(items, isOn).map(({ id }) => id);
  const run = () => {};

  it('the menu contains only items with an effect, in a fixed order, and separates those that end something', () => {
    expect(ids({ leave: run, coach: false, save: run, resign: run, hold: run })).toEqual([
      'hold',
      'save',
      'resign',
      'leave',
    ]);
    expect(
      menuOf({ leave: run, resign: run, save: run, settings: run }).map(({ isApart }) => isApart),
    ).toEqual([false, false, true, true]);
  });
  it('each item of the menu has a text of its own', () => {
    const all = {
      hold: run,
      fair: run,
      host: run,
      save: run,
      explore: run,
      mine: run,
      settings: run,
      resign: run,
      leave: run,
    };
    expect(menuOf(all).map(({ label }) => messages.text(label))).toEqual([
      'Let a bot play for me',
      'Are the dice fair?',
      'Host tools',
      'Download record',
      'Explore this position',
      'My tables',
      'Settings',
      'Resign',
      'Leave table',
    ]);
  });
  it('the menu turns the coach on if it is off, and off if it is on', () => {
    const labelOf = (isOn: boolean) => menuOf({ coach: run }, isOn)[0]?.label.values.to;
    expect([labelOf(true), labelOf(false)]).toEqual(['off', 'on']);
  });
});

describe('a cached function computes its result again only for other arguments', () => {
  it('a cached result is computed again only for other arguments', () => {
    const make = vi.fn((one: number, other: number) => ({ sum: one + other }));
    const sum = remembered(make);
    const first = sum(1, 2);
    expect(sum(1, 2)).toBe(first);
    expect(sum(1, 3)).toEqual({ sum: 4 });
    expect(sum(2, 3)).toEqual({ sum: 5 });
    expect(make).toHaveBeenCalledTimes(3);
  });
});

describe('a task restarts only when its identifier changes', () => {
  it('a task restarts only when its identifier changes, and does not run without one', () => {
    const log: string[] = [];
    const task = createTask();
    const start = (name: string) => () => {
      log.push(`start ${name}`);
      return () => log.push(`stop ${name}`);
    };
    task('a', start('a'));
    task('a', start('again'));
    task('b', start('b'));
    task(null, start('none'));
    task(null);
    task('b', start('b'));
    expect(log).toEqual(['start a', 'stop a', 'start b', 'stop b', 'start b']);
  });
});

it('a turn is announced as “your turn”, by the player’s name, as that of several players, or as over', () => {
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' }) as const);
  const said = (step: BaseView['step'], mine: readonly number[]) =>
    turnText({ messages, seats }, { game: 'greed', phase: 'start', step, scores: [0, 0, 0] }, mine);
  const texts = [
    said({ kind: 'choose', seats: [1] }, [1]),
    said({ kind: 'throw', seat: 1, dice: 5 }, [1]),
    said({ kind: 'choose', seats: [1] }, [0]),
    said({ kind: 'choose', seats: [1] }, [0, 1]),
    said({ kind: 'choose', seats: [0, 1] }, [1]),
    said({ kind: 'over', places: [1, 2, 3] }, [1]),
  ].map((text) => text.replace(/[\u2068\u2069]/g, ''));
  expect(texts).toEqual([
    'Your turn.',
    'Your turn.',
    'It is Bo’s turn.',
    'It is Bo’s turn.',
    'Ada and Bo are choosing.',
    'The match is over',
  ]);
});

it('a viewer without a name is called “You” where a name stands alone', () => {
  const person = { name: 'Player 1', kind: 'person' } as const;
  expect(
    [undefined, false, true].map((isNameless) =>
      shownName(messages, { ...person, ...(isNameless !== undefined && { isNameless }) }),
    ),
  ).toEqual(['Player 1', 'Player 1', 'You']);
});

it('spoken scores and places call a viewer without a name “You”', () => {
  const seats = [
    { name: 'Bo', kind: 'bot' },
    { name: 'Player 2', kind: 'person', isNameless: true },
    { name: 'Cy', kind: 'person' },
  ] as const;
  const { game, options } = matchOf('greed', {}).setup;
  const view = { ...(game.view(game.start(options, 3), 1) as BaseView), scores: [450, 1200, 0] };
  const controls = { ...game.controls(view, 1, null), standings: [null, null, null] };
  const spoken = { messages, seats };
  expect([
    scoresText(spoken, view, controls),
    placesText(spoken, { places: [2, 1, 3], scores: view.scores }),
    detailedScoresText(spoken, game, view, { ...controls, goal: message('web-back'), race: null }),
  ]).toEqual([
    'Bo: 450, You: 1,200 and Cy: 0',
    '1. You: 1,200. 2. Bo: 450. 3. Cy: 0.',
    '1. You: 1,200. 2. Bo: 450. 3. Cy: 0. To 3,000. Back',
  ]);
});

describe('a URL opens the explorer', () => {
  const greed = matchOf('greed', { target: 500, opening: 0 });
  const { game } = greed.setup;

  it('the explorer URL has the last position of a match in which something can still be decided', () => {
    const last = greed.states.findLast((state) => game.step(state).kind !== 'over');
    expect(greed.states.at(-1)).not.toBe(last);
    const address = exploreMatch(game, greed.states);
    expect(pastedLine(`https://example.org${address}`)).toBe(game.formatPosition(last));
    expect(exploreMatch(game, greed.states.slice(0, 1))).toBe(
      exploreAddress(game.formatPosition(greed.states[0])),
    );
  });
  it('the explorer reads a pasted link or position with any spaces', () => {
    const line = 'greed - 0,0 00 0 - start';
    expect(pastedLine(`  greed  -  0,0 00 0\n- start `)).toBe(line);
    expect(pastedLine(`http://localhost:8080${exploreAddress(line)}`)).toBe(line);
    expect(pastedLine('https://example.org/explore')).toBe('https://example.org/explore');
    expect(pastedLine('https://')).toBe('https://');
  });
  it('the explorer opens with an example of its game, or of the first game', () => {
    expect(exampleOf('threes')).toBe(findGame('threes')?.editor?.example);
    for (const other of [null, 'chess']) expect(exampleOf(other)).toBe(exampleOf('greed'));
  });
});

describe('the explorer formats values', () => {
  it('a win chance has one decimal, or two if one decimal would show 0 or 100 %', () => {
    expect(
      [0.5, 0.978, 0.0005, 0.00049, -0.00001, 0, 0.9996, 1].map((share) => shareText(messages, share)),
    ).toEqual(['50.0%', '97.8%', '0.1%', '0.05%', '0.00%', '0.0%', '99.96%', '100.0%']);
  });
  it('a value in sips is described as fewer or more, a lead has a sign, and a difference has none', () => {
    expect([1.5, -0.25, 0].map((value) => worthText(messages, 'sips', value, 'sips'))).toEqual([
      '1.50 sips fewer',
      '0.25 sips more',
      '0.00 sips fewer',
    ]);
    expect(
      [1.5, -0.25, 0].map((value) => standingText(messages, { unit: 'sips', noise: 0 }, value, 'sips')),
    ).toEqual(['+1.5 sips', '−0.3 sips', '0.0 sips']);
    expect(worthText(messages, 'win', 0.25, '')).toBe('25.0%');
    expect(standingText(messages, { unit: 'win', noise: 0 }, 0.25, '')).toBe('25.0%');
    // The player wins one of eight simulated matches.
    expect(standingText(messages, { unit: 'win', noise: 0.5 / Math.sqrt(8) }, 0.125, '')).toBe('about 13%');
    expect(lossText(messages, 'win', 0.25)).toBe('25.0 percentage points of win chance');
    expect(lossText(messages, 'sips', 1.5)).toBe('1.50 sips of lead');
    expect(lossText(messages, 'sips', 1.5, 'points')).toBe('1.50 points of lead');
  });
  it('the cost of a move equals the difference of the values shown, or has one more decimal', () => {
    const read = (text: string) => Number.parseFloat(text.replace('−', '-'));
    const value = fc.oneof(
      fc.integer({ min: 0, max: 2000 }).map((n) => n / 2000),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(value, value, (one, other) => {
        const compared = { best: Math.max(one, other), value: Math.min(one, other) };
        const shown = read(shareText(messages, compared.best)) - read(shareText(messages, compared.value));
        const cost = costText(messages, 'win', compared);
        if (shown === 0) expect(cost).toMatch(/[.]\d\d\d? percentage points of win chance$/);
        else expect(read(cost)).toBeCloseTo(shown, 6);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), value, (best, less) => {
        const [high, low] = [best, best - less].map((sips) => read(amountText(messages, 'sips', sips)));
        const cost = costText(messages, 'sips', { best, value: best - less }, 'sips', 1);
        if (high === low) expect(cost).toMatch(/[.]\d\d sips of lead$/);
        else expect(read(cost)).toBeCloseTo((high ?? 0) - (low ?? 0), 6);
      }),
    );
    expect(costText(messages, 'win', { best: 0.87249, value: 0.86041 })).toBe(
      '1.2 percentage points of win chance',
    );
    expect(costText(messages, 'win', { best: 0.8724, value: 0.8716 })).toBe(
      '0.08 percentage points of win chance',
    );
    expect(costText(messages, 'sips', { best: -7.32, value: -9 }, 'points', 1)).toBe('1.7 points of lead');
  });
  it('the value of a roll names its dice without a line break, or names a bust', () => {
    const said = (outcome: object, margin = 0) =>
      outcomeText(messages, 'win', outcome as never, '', margin)?.replace(/[\u2068\u2069]/g, '');
    expect(said({ dice: [2, 5], busts: false, value: 0.757 })).toBe('75.7% (2\u00a05)');
    expect(said({ dice: [2, 3], busts: true, value: 0.25 })).toBe('25.0% (no points)');
    expect(said({ dice: [2, 3], busts: true, value: 0.25 }, 0.02)).toBe('25% (no points)');
    expect(outcomeText(messages, 'win', undefined, '', 0)).toBeNull();
    expect(said({ dice: [2, 3], busts: true, value: null })).toBeUndefined();
  });
});

describe('a round of Hidden Pairs is shown step by step', () => {
  const pairs = (seats: number) => Array.from({ length: seats }, () => [1, 2]);
  const attack = { by: 1, on: 0 };

  it('the dice turn one by one, seat by seat; then the attacks land, one after the other', () => {
    const { beats, length } = theatreOf({ pairs: pairs(2), attacks: [attack, attack] } as never);
    const dice = beats.flatMap((beat) => (beat.kind === 'die' ? [[beat.seat, beat.die]] : []));
    expect(dice).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    const times = beats.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(8);
    // A card flies first and then changes a sum.
    expect(beats.slice(4).map(({ kind }) => kind)).toEqual(['attack', 'hit', 'attack', 'hit']);
    expect(length).toBeGreaterThan(times.at(-1) ?? 0);
  });
  it('turning the dice of six players takes no longer than those of three', () => {
    const lengthFor = (seats: number) => theatreOf({ pairs: pairs(seats), attacks: [] } as never).length;
    expect(lengthFor(6)).toBe(lengthFor(3));
    expect(lengthFor(2)).toBeLessThan(lengthFor(3));
  });
});

describe('an online table counts the seats that people and bots can take', () => {
  afterEach(() => vi.unstubAllGlobals());
  const seat = (kind: 'person' | 'bot' | 'empty') => ({ kind });
  const table = (more: object): TableState =>
    ({ game: 'greed', status: 'open', grows: false, locked: false, late: 'closed', ...more }) as never;
  const three = [seat('person'), seat('empty'), seat('bot')];

  it('the free seats are the empty ones and those that a growing table may still add', () => {
    vi.stubGlobal('__GAMES__', [{ id: 'greed', seats: { min: 2, max: 8 } }]);
    expect(freeSeats(table({ seats: three }))).toBe(1);
    expect(freeSeats(table({ seats: three, grows: true }))).toBe(5);
    expect(freeSeats(table({ seats: Array.from({ length: 9 }, () => seat('bot')), grows: true }))).toBe(0);
    expect(freeSeats(table({ seats: three, grows: true, game: 'chess' }))).toBe(9);
  });
  it('bots take the empty seats, or those that a growing table still needs', () => {
    vi.stubGlobal('__GAMES__', [{ id: 'greed', seats: { min: 2, max: 8 } }]);
    expect(missingPlayers(table({ seats: three }))).toBe(1);
    expect(missingPlayers(table({ seats: three, grows: true }))).toBe(0);
    expect(missingPlayers(table({ seats: [seat('person')], grows: true }))).toBe(1);
  });
  it('a player can join a table while a seat is free before the match, or where latecomers play the next one', () => {
    const full = [seat('person'), seat('bot')];
    const answers = [
      table({ seats: three }),
      table({ seats: three, locked: true }),
      table({ seats: full }),
      table({ seats: full, late: 'next' }),
      table({ seats: full, status: 'playing' }),
      table({ seats: full, status: 'playing', late: 'next' }),
      table({ seats: full, status: 'playing', late: 'next', locked: true }),
    ].map(mayJoin);
    expect(answers).toEqual([true, false, false, false, false, true, false]);
  });
});

it.each([
  ['a person', 'p2', { known: 'yes', name: 'Bo' }],
  ['no one, because the last person has left', null, { known: 'no', name: '' }],
  ['a person without a seat', 'p9', { known: 'no', name: '' }],
])('a message names the host of a table if it is %s', (_, host, values) => {
  const seats = [
    { kind: 'bot', name: 'Pip', person: null },
    { kind: 'person', name: 'Bo', person: 'p2' },
  ];
  expect(hostValues({ seats, host } as never)).toEqual(values);
});

describe('a move in a replay has a URL', () => {
  it('the URL of a move is the URL of the replay with the move added', () => {
    expect(moveAddress('/replay/a', 7)).toBe('/replay/a?move=7');
    expect(moveAddress('/replay/a?x=1', 7)).toBe('/replay/a?x=1&move=7');
  });
});
