import {
  type AnyGame,
  type Entry,
  gameOf,
  games,
  replayStatesOfLog,
  type Setup,
  whyNotUndo,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedLevel } from '../src/local/level.ts';
import { openLocalSession } from '../src/local/local-session.ts';
import { openLocalTable } from '../src/local/local-table.ts';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { startMatch } from '../src/local/start-match.ts';
import { isUnsaved, savedMatch } from '../src/local/store.ts';
import type { SavedSeat } from '../src/local/table-seats.ts';
import { currentSettings } from '../src/settings/settings.ts';
import { answered, asked, fakeWorkers, tell } from './fake-worker.ts';
import { settled } from './settled.ts';
import { device, messages, storageOf } from './table-device.ts';

const short = { target: 500, opening: 0 };
/** In a match of Greed to 500, the first seat ends with 700 or 100 points and the second with 600. */
const matchWhere = (firstWins: boolean): Entry[] => [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: firstWins ? [5, 5, 5, 1, 1] : [1, 2, 3, 4, 6] },
  { seat: 0, move: { type: 'stop' } },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [6, 6, 6, 2, 3] },
  { seat: 1, move: { type: 'stop' } },
  ...(firstWins ? [] : [{ seat: 0, move: { type: 'roll' } }, { seat: 0, dice: [2, 3, 4, 6, 6] } as const]),
];
const people: readonly SavedSeat[] = ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } }));

/** A match on one device. `untouched` simulates that the screen was not touched for a moment. */
function openMatch(
  id: string,
  options: object,
  log: readonly Entry[] = [],
  seats = people,
  more: Partial<SavedMatch> = {},
  page = device(),
) {
  const game = games.find((one) => one.id === id) as AnyGame;
  const table = openLocalTable({
    match: {
      id: 'match',
      game: game.id,
      options: { ...options },
      seats,
      log,
      dice: 'app',
      seed: 'a seed',
      created: 0,
      updated: 0,
      over: false,
      ...more,
    },
    save: () => Promise.resolve(null),
  });
  const waits = new Set<() => void>();
  const paths: string[] = [];
  const problems: unknown[] = [];
  const session = openLocalSession(table, page.parts, {
    go: (path) => paths.push(path),
    onError: (error) => problems.push(error),
    whenUntouched(run) {
      waits.add(run);
      return () => waits.delete(run);
    },
  });
  const stop = session.start();
  /** Plays a legal move of the seat that has to move. */
  async function play(seat: number): Promise<void> {
    const [move] = game.moves(table.now().states.at(-1), seat);
    expect(await table.act(seat, move)).toBeNull();
  }
  const toMove = (): readonly number[] => {
    const step = game.step(table.now().states.at(-1));
    return step.kind === 'choose' ? step.seats : [];
  };
  return {
    session,
    table,
    play,
    toMove,
    stop,
    paths,
    problems,
    page,
    untouched() {
      for (const run of [...waits]) run();
    },
  };
}

describe('several people can share a device', () => {
  it('a shared device locks the controls of the next player until they have taken the device', async () => {
    const { session, play, toMove, untouched, stop } = openMatch('threes', { rounds: 2 });
    const { model } = session;
    expect(model.now().feed.passingTo).toBeNull();
    for (let moves = 0; toMove()[0] === 0 && moves < 20; moves++) await play(0);
    expect(toMove()).toEqual([1]);
    // The players first read what happened, and then the device is passed on.
    while (model.now().isShowing) model.next();
    expect(model.now().feed.passingTo).toBe(1);
    expect(model.now().controls.actions.every(({ why }) => why !== null)).toBe(true);
    untouched();
    expect(model.now().feed.passingTo).toBeNull();
    expect(model.now().controls.actions.some(({ why }) => why === null)).toBe(true);
    stop();
  });

  it('a closed table does not pass the device on', async () => {
    const { session, play, toMove, untouched, stop } = openMatch('threes', { rounds: 2 });
    const { model } = session;
    for (let moves = 0; toMove()[0] === 0 && moves < 20; moves++) await play(0);
    while (model.now().isShowing) model.next();
    stop();
    untouched();
    expect(model.now().feed.passingTo).toBe(1);
  });

  it('the device is handed over, and the match is over, only after all moves have been shown', async () => {
    const calm = device({ pace: 'calm' }, false);
    const { session, table, toMove, stop } = openMatch('hidden-pairs', { turns: 2 }, [], people, {}, calm);
    await expect.poll(() => toMove()).toEqual([0, 1]);
    const pairs = [0, 2, 4].map((first) => [first, first + 1]);
    for (const seat of [0, 1]) {
      session.takeDevice();
      expect(await table.act(seat, { type: 'commit', pairs })).toBeNull();
    }
    // The dice of the next turn have been rolled, but the result of this one is still being shown.
    expect(toMove()).toEqual([0, 1]);
    expect([session.model.now().reveal?.at, session.now().handOverTo]).toEqual([0, null]);
    while (session.model.now().reveal !== null) session.model.nextReveal();
    while (session.model.now().isShowing) session.model.next();
    expect(session.now().handOverTo).toBe(0);
    stop();
    const last = matchWhere(true);
    const greed = openMatch('greed', short, last.slice(0, -2), people, { dice: 'real' }, calm);
    greed.session.takeDevice();
    await greed.table.enter([1, 2, 3, 4, 6]);
    await greed.table.act(1, { type: 'stop' });
    const { model } = greed.session;
    const isSavedAsOver = () => greed.table.now().match.over;
    expect([model.now().isShowing, greed.session.now().isOver, isSavedAsOver()]).toEqual([
      true,
      false,
      false,
    ]);
    while (model.now().isShowing) model.next();
    expect(greed.session.now().isOver).toBe(true);
    await expect.poll(isSavedAsOver).toBe(true);
    greed.stop();
  });

  it('a shared device shows a hand of Hidden Pairs only to the player who has taken the device', async () => {
    const { session, play, toMove, stop } = openMatch('hidden-pairs', { turns: 1 });
    const { model } = session;
    await expect.poll(() => toMove().length).toBe(2);
    while (model.now().isShowing) model.next();
    expect(session.now().handOverTo).toBe(0);
    expect(model.now().feed.mine).toEqual([]);
    session.takeDevice();
    expect(session.now().handOverTo).toBeNull();
    expect(model.now().feed.mine).toEqual([0]);
    for (let moves = 0; toMove().includes(0) && moves < 20; moves++) await play(0);
    while (model.now().isShowing) model.next();
    expect(session.now().handOverTo).toBe(1);
    expect(model.now().feed.mine).toEqual([]);
    stop();
  });

  it('a shared device asks the players before a move is undone', async () => {
    const undoable = games.flatMap((game) => {
      const setup: Setup = { game, options: withDefaults(game.options, {}), names: ['Ada', 'Bo'] };
      const { log } = rollout(setup, chanceOf(1));
      return log.flatMap((_, index) => {
        const played = replayStatesOfLog(setup, log.slice(0, index + 1));
        if (!played.ok || game.step(played.value.states.at(-1)).kind !== 'choose') return [];
        return whyNotUndo(played.value, [0, 1]) === null ? [{ game, log: played.value.log }] : [];
      });
    })[0];
    if (undoable === undefined) throw new Error('No move can be taken back');
    const { session, table, stop } = openMatch(undoable.game.id, {}, undoable.log);
    const before = table.now().log.length;
    expect(session.model.now().feed.undo?.why).toBeNull();
    session.model.undo();
    expect(session.now().isAskingUndo).toBe(true);
    session.answerUndo(false);
    expect(session.now().isAskingUndo).toBe(false);
    await settled();
    expect(table.now().log).toHaveLength(before);
    session.model.undo();
    session.answerUndo(true);
    await expect.poll(() => table.now().log.length).toBeLessThan(before);
    stop();
  });
});

it('a match with hidden choices has a position to explore and a record to download only once it is over', () => {
  const idsOf = (...match: Parameters<typeof openMatch>) => {
    const { session, stop } = openMatch(...match);
    const ids = session.model.now().feed.menu?.map((item) => item.id);
    stop();
    return ids;
  };
  expect(idsOf('threes', {})).toEqual(['coach', 'save', 'explore', 'settings', 'leave']);
  expect(idsOf('hidden-pairs', {})).toEqual(['settings', 'leave']);
  const game = gameOf('hidden-pairs');
  const options = withDefaults(game.options, { turns: 1 });
  const { log } = rollout({ game, options, names: ['Ada', 'Bo'] }, chanceOf(1));
  expect(idsOf('hidden-pairs', options, log, people, { over: true })).toEqual([
    'save',
    'explore',
    'settings',
    'leave',
  ]);
});

describe('the turns of bots can be skipped', () => {
  afterEach(() => vi.unstubAllGlobals());
  fakeWorkers();

  const novice = (name: string): SavedSeat => ({ name, player: { kind: 'bot', strength: 'novice' } });
  it.each<readonly [string, readonly SavedSeat[], string, boolean]>([
    ['one bot', [...people.slice(0, 1), novice('Cy')], 'greed', true],
    ['two bots', [...people.slice(0, 1), novice('Cy'), novice('Di')], 'greed', true],
    ['two people and one bot', [...people, novice('Cy')], 'greed', true],
    ['two people', people, 'greed', false],
    ['two people and two bots', [...people, novice('Cy'), novice('Di')], 'greed', true],
    ['bots only', [novice('Cy'), novice('Di')], 'greed', false],
    [
      'two bots that choose in secret',
      [...people.slice(0, 1), novice('Cy'), novice('Di')],
      'hidden-pairs',
      false,
    ],
  ])(
    'with %s, the table offers to skip only if bots play openly between the turns of people',
    (_, seats, id, can) => {
      const { session, stop } = openMatch(id, {}, [], seats);
      expect(session.model.now().feed.skip !== undefined).toBe(can);
      stop();
    },
  );
});

describe('a person can have a default name', () => {
  afterEach(() => vi.unstubAllGlobals());
  fakeWorkers();

  const bot = { kind: 'bot', strength: 'novice' } as const;
  it.each([
    ['is nameless among bots', 'Player 1', bot, true],
    ['keeps the name among other people', 'Player 1', { kind: 'person' }, undefined],
    ['is nameless only until they enter a name', 'Ada', bot, undefined],
  ] as const)('a person with a default name %s', (_, name, other, isNameless) => {
    const seats: SavedSeat[] = [
      { name, player: { kind: 'person' } },
      { name: 'Bo', player: other },
    ];
    const { session, stop } = openMatch('greed', {}, [], seats);
    expect(session.model.now().feed.seats.map((seat) => seat.isNameless)).toEqual([isNameless, undefined]);
    stop();
  });

  it('a person with a default name keeps the name in a match alone', () => {
    const { session, stop } = openMatch('threes', {}, [], [{ name: 'Player 1', player: { kind: 'person' } }]);
    expect(session.model.now().feed.seats).toEqual([{ name: 'Player 1', kind: 'person' }]);
    stop();
  });
});

describe('the strength of bots follows the wins of a person', () => {
  afterEach(() => vi.unstubAllGlobals());

  const bot: SavedSeat = { name: 'Steady', player: { kind: 'bot', strength: 'steady' } };
  const person: SavedSeat = { name: 'Ada', player: { kind: 'person' } };
  fakeWorkers();

  const third: Entry[] = [
    ...matchWhere(true),
    { seat: 2, move: { type: 'roll' } },
    { seat: 2, dice: [2, 3, 4, 6, 6] },
  ];
  const alone = games.find(({ seats }) => seats.min === 1) ?? expect.fail();
  const solo: Setup = { game: alone, options: withDefaults(alone.options, {}), names: ['Ada'] };
  it.each([
    ['the person wins from the first seat', [person, bot], matchWhere(true), 1],
    ['the person wins from the last seat', [bot, person], matchWhere(false), 1],
    ['the person loses from the first seat', [person, bot], matchWhere(false), -1],
    ['the person loses from the last seat', [bot, person], matchWhere(true), -1],
    ['the person comes third', [bot, { ...bot, name: 'Cy' }, person], third, -1],
    ['no bot played', [person, { ...person, name: 'Bo' }], matchWhere(true), 0],
    ['the person played alone', [person], rollout(solo, chanceOf(1)).log, 0],
  ] as const)('a match counts for the strength of bots if %s', (_, seats, log, balance) => {
    const saved = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => saved.set(key, value),
    });
    const id = seats.length === 1 ? alone.id : 'greed';
    const { session, stop } = openMatch(id, seats.length === 1 ? {} : short, log, seats);
    expect(session.now().isOver).toBe(true);
    expect(savedLevel().balance).toBe(balance);
    stop();
  });
});

describe('a match on one device is played by people and bots', () => {
  fakeWorkers();

  const roll: Entry = { seat: 0, move: { type: 'roll' } };
  const [ada, bo] = people as [SavedSeat, SavedSeat];
  const expert: SavedSeat = { name: 'Cy', player: { kind: 'bot', strength: 'expert', temper: 'bold' } };
  const bust: readonly Entry[] = [roll, { seat: 0, dice: [2, 3, 4, 6, 6] }];

  it.each([
    ['calm', 675],
    ['normal', 450],
    ['fast', 203],
  ] as const)('at the pace %s, a bot thinks for %i ms', async (pace, wait) => {
    const page = device({ pace });
    const steady: SavedSeat = { name: 'Cy', player: { kind: 'bot', strength: 'steady', temper: 'bold' } };
    const { stop } = openMatch('greed', {}, [], [steady, ada], {}, page);
    const before = asked('move').length;
    page.pass(wait - 1);
    expect(asked('move').length).toBe(before);
    page.pass(1);
    expect(asked('move').length).toBe(before + 1);
    stop();
  });

  it('a bot chooses from the view of its own seat, after its thinking time, and its move is played', async () => {
    const page = device({ pace: 'normal' });
    const { table, stop } = openMatch('greed', {}, bust, [ada, expert, bo], {}, page);
    expect(asked('warm-up').map(({ given }) => given)).toEqual([
      { game: 'greed', options: table.now().setup.options, seats: 3 },
    ]);
    expect(asked('move')).toEqual([]);
    page.pass(60_000);
    const [question] = asked('move');
    const { game } = table.now().setup;
    const state = table.now().states.at(-1);
    expect(question?.given).toMatchObject({
      game: 'greed',
      strength: 'expert',
      temper: 'bold',
      seats: 3,
      seat: 1,
      state,
      view: game.view(state, 1),
    });
    tell('move', answered({ type: 'roll' }));
    await expect.poll(() => table.now().log[2]).toEqual({ seat: 1, move: { type: 'roll' } });
    stop();
  });

  it('the seat of a bot shows the style of the bot, and the seat of a person shows none', () => {
    const { session, stop } = openMatch('greed', {}, [], [ada, expert]);
    expect(session.model.now().feed.seats).toEqual([
      { name: 'Ada', kind: 'person' },
      {
        name: 'Cy',
        kind: 'bot',
        likes: messages.say('web-bot-likes', { strength: 'expert', temper: 'bold' }),
      },
    ]);
    stop();
  });

  it('a bot that cannot choose is reported', async () => {
    const page = device();
    const { problems, stop } = openMatch('greed', {}, bust, [ada, expert], {}, page);
    page.pass(60_000);
    tell('move', { kind: 'failed' });
    await expect.poll(() => String(problems)).toBe('Error: The worker failed: move');
    stop();
  });

  it('in a game with hidden information, a bot is asked without the full state', async () => {
    const page = device();
    const { toMove, stop } = openMatch('hidden-pairs', {}, [], [ada, expert], {}, page);
    await expect.poll(() => toMove().length).toBe(2);
    page.pass(60_000);
    await expect.poll(() => asked('move').length).toBe(1);
    expect(asked('move')[0]?.given).not.toHaveProperty('state');
    stop();
  });

  it.each([
    ['one person before a bot', [ada, expert], [0], null],
    ['one person after a bot', [expert, ada], [1], null],
    ['two people beside a bot', [ada, bo, expert], [], 0],
  ] as const)(
    'with %s, only a single person sees the hidden dice before the device is passed on',
    async (_, seats, mine, to) => {
      const { session, toMove, stop } = openMatch('hidden-pairs', { turns: 1 }, [], seats);
      await expect.poll(() => toMove().length).toBe(seats.length);
      const { model } = session;
      while (model.now().isShowing) model.next();
      expect([model.now().feed.mine, session.now().handOverTo]).toEqual([mine, to]);
      stop();
    },
  );

  it('a bot makes no move after the table is closed', async () => {
    const page = device();
    const one = openMatch('greed', {}, bust, [ada, expert], {}, page);
    page.pass(60_000);
    one.stop();
    tell('move', answered({ type: 'roll' }));
    await settled();
    expect(one.table.now().log).toHaveLength(2);
  });

  it('a table that is opened again asks its bot for a move again', () => {
    const page = device({ pace: 'normal' });
    const { session, stop } = openMatch('greed', {}, bust, [ada, expert, bo], {}, page);
    stop();
    page.pass(60_000);
    expect(asked('move')).toEqual([]);
    const close = session.start();
    page.pass(60_000);
    expect(asked('move')).toHaveLength(1);
    close();
  });

  it('undo on a roll of real dice corrects the roll', async () => {
    const { session, table, stop } = openMatch('greed', {}, [roll], people, { dice: 'real' });
    expect(session.model.now().feed.undo?.why).toBeNull();
    session.model.enter([1, 1, 5, 2, 3]);
    await expect.poll(() => table.now().log.length).toBe(2);
    session.model.undo();
    expect(session.now()).toMatchObject({ correcting: 1, isAskingUndo: false });
    session.correct(null);
    expect(session.now().correcting).toBeNull();
    const digital = openMatch('greed', {}, [roll, { seat: 0, dice: [1, 1, 5, 2, 3] }]);
    expect(digital.session.model.now().feed.undo?.why).not.toBeNull();
    expect(digital.session.model.now().feed.enter).toBeUndefined();
    for (const close of [stop, digital.stop]) close();
  });

  it('where choices are hidden, only the player who holds the device may undo', async () => {
    const { session, table, toMove, stop } = openMatch('hidden-pairs', { turns: 1 }, [], [ada, bo, expert]);
    const { model } = session;
    const pairs = [0, 2, 4].map((first) => [first, first + 1]);
    const commit = async (seat: number) =>
      expect(await table.act(seat, { type: 'commit', pairs })).toBeNull();
    await expect.poll(() => toMove()).toEqual([0, 1, 2]);
    const take = () => {
      while (model.now().isShowing) model.next();
      session.takeDevice();
    };
    const why = () => model.now().feed.undo?.why?.values?.code ?? null;
    take();
    await commit(0);
    expect(why()).toBe('not-yours');
    take();
    expect(why()).toBe('not-yours');
    await commit(1);
    expect(why()).toBeNull();
    // While the bot chooses, no hand is shown.
    expect(model.now().feed.mine).toEqual([]);
    stop();
  });

  it('an undo needs no confirmation if only one person plays', async () => {
    const { session, table, stop } = openMatch('threes', { rounds: 3 }, [], [ada, expert]);
    await table.act(0, { type: 'roll' });
    await table.act(0, { type: 'bank' });
    await expect.poll(() => table.now().log.length).toBe(3);
    session.model.undo();
    await expect.poll(() => table.now().log.length).toBe(2);
    expect(session.now().isAskingUndo).toBe(false);
    stop();
  });

  it('the menu links to the settings, the start screen and the position, and switches the coach', () => {
    const { session, paths, stop } = openMatch('greed', {}, bust);
    const choose = (id: string) =>
      session.model
        .now()
        .feed.menu?.find((item) => item.id === id)
        ?.choose();
    for (const id of ['settings', 'leave', 'explore']) choose(id);
    expect(paths.slice(0, 2)).toEqual(['/settings', '/']);
    expect(decodeURIComponent(paths[2] ?? '').replaceAll('+', ' ')).toBe(
      '/explore?position=greed - 0,0 00 1 - start&names=Ada\nBo',
    );
    stop();
  });

  it('the menu switches the coach on and off', () => {
    for (const coach of [true, false]) {
      const { session, stop } = openMatch('greed', {}, bust, people, {}, device({ coach }));
      const item = session.model.now().feed.menu?.find(({ id }) => id === 'coach');
      item?.choose();
      expect(currentSettings().coach).toBe(!coach);
      stop();
    }
  });

  it('the menu saves a copy of the match as a file', async () => {
    const files: (readonly [name: string, text: Promise<string>])[] = [];
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      blob = given as Blob;
      return 'blob:1';
    });
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.stubGlobal('document', {
      createElement: () => ({
        download: '',
        click() {
          files.push([this.download, blob.text()]);
        },
      }),
    });
    try {
      const { session, stop } = openMatch('greed', { target: 500 }, bust);
      const save = session.model.now().feed.menu?.find(({ id }) => id === 'save');
      save?.choose();
      expect([files[0]?.[0], freed.mock.calls]).toEqual(['dicehall-greed-match.json', [['blob:1']]]);
      expect(JSON.parse((await files[0]?.[1]) ?? '')).toMatchObject({ game: 'greed', log: bust });
      stop();
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  });

  it('a bot waits while the players decide about an undo', async () => {
    const page = device();
    const log = [...bust.slice(0, 1), { seat: 0, dice: [1, 1, 5, 2, 3] } as const];
    const { session, table, stop } = openMatch('greed', { opening: 0 }, log, [ada, expert, bo], {}, page);
    await table.act(0, { type: 'stop' });
    session.model.undo();
    expect(session.now().isAskingUndo).toBe(true);
    page.pass(60_000);
    expect(asked('move')).toEqual([]);
    session.answerUndo(false);
    page.pass(60_000);
    expect(asked('move')).toHaveLength(1);
    stop();
  });

  it('a rematch with the same players starts only once', async () => {
    const { session, paths, stop } = openMatch('greed', { target: 1000, opening: 0 }, bust, [ada, bo], {
      dice: 'real',
    });
    const saved = new Map<string, string>();
    vi.stubGlobal('localStorage', storageOf(saved));
    await Promise.all([session.playAgain(), session.playAgain()]);
    expect(paths).toHaveLength(1);
    // The next match in this game begins with the same players and rules.
    expect(JSON.parse(saved.get('dicehall.setup.greed') ?? '')).toEqual({
      seats: [ada, bo],
      options: { target: 1000, opening: 0 },
      dice: 'real',
    });
    const id = /^\/table\/([0-9a-f]{10})$/.exec(paths[0] ?? '')?.[1] ?? '';
    // Without a database, the match exists until the page closes.
    expect(isUnsaved(id)).toBe(true);
    expect(await savedMatch(id)).toMatchObject({
      game: 'greed',
      options: { target: 1000, opening: 0 },
      seats: [ada, bo],
      log: [],
      dice: 'real',
      over: false,
    });
    stop();
  });

  it.each(games)('a new match of $id waits for the first player', async (game) => {
    const draft = { seats: [ada, bo], options: withDefaults(game.options, {}), dice: 'app' } as const;
    const saved = await savedMatch(await startMatch(game, draft, 'own'));
    expect([saved?.log, saved?.seed, saved?.seats]).toEqual([[], 'own', [ada, bo]]);
    const random = await savedMatch(await startMatch(game, draft));
    expect(random).not.toHaveProperty('seed');
  });
});
