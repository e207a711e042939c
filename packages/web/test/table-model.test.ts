import { type Frame, framesOf, games } from '@dicehall/engine';
import { logFormFor } from '@dicehall/messages';
import { describe, expect, it } from 'vitest';
import { turnStepAt } from '../src/games/hidden-pairs/turn-steps.ts';
import { tableRules } from '../src/games/table-rules.ts';
import type { KeyAction } from '../src/keys/keys.ts';
import type { TableFeed } from '../src/table/model/feed.ts';
import { noDialogs, tableKeys } from '../src/table/model/keys.ts';
import { namesWithYou } from '../src/table/model/seats.ts';
import { openTable, type TableModel } from '../src/table/model/table.ts';
import { doTyped } from '../src/table/model/typed.ts';
import { settled } from './settled.ts';
import {
  device,
  feedOf,
  matchOf,
  messages,
  names,
  rollIfHeld,
  scriptedMatch,
  tiedTurn,
} from './table-device.ts';

const greed = matchOf('greed', { target: 1500, opening: 0 });
const everything = framesOf(greed, 0);
/** Returns places in a match some entries after a turn of the other player and before the next one. */
const middle = everything.findIndex(
  ({ entry }, index) => index > 12 && entry?.seat === 1 && everything[index - 1]?.entry?.seat === 1,
);

it.each([
  ['the next press', 0],
  ['a while', 10_000],
])('dice that banking keeps automatically are marked, and banked after %s', (_, wait) => {
  const match = matchOf('threes', {});
  const isRoll = ({ entry }: Frame) => entry !== null && 'dice' in entry && entry.seat === 0;
  const moves: unknown[] = [];
  const act: TableFeed['act'] = (_, move) => {
    moves.push(move);
    return Promise.resolve(null);
  };
  const page = device({ pace: 'normal' }, false);
  const table = openTable(feedOf(match, framesOf(match, 0).findIndex(isRoll) + 1, { act }), page.parts);
  const bank = () => {
    const action = table.now().controls.actions.find(({ id }) => id === 'bank');
    if (action !== undefined) table.act(action);
  };
  bank();
  expect([table.now().controls.dice.filter(({ mark }) => mark === 'chosen').length, moves]).toEqual([5, []]);
  if (wait === 0) bank();
  else page.pass(wait);
  expect(moves).toEqual([{ type: 'bank' }]);
});

describe('a delay can begin in the middle of a match', () => {
  const kinds: readonly (readonly [string, Partial<TableFeed>])[] = [
    ['here', { here: [1] }],
    ['online', { notes: [], restarts: 0, clock: null }],
  ];
  const begins: readonly ((page: ReturnType<typeof device>) => void)[] = [
    (page) => page.parts.noteListener(),
    (page) => page.change({ speech: 'always' }),
    (page) => page.change({ turns: 'key' }),
  ];
  for (const { id } of games)
    for (const [place, more] of kinds) {
      it(`a delay that begins later neither repeats nor loses frames in ${id} ${place}, for speech or a key`, () => {
        // Only a part of a match of Ten Thousand is used, because a whole one takes ten times as long as those of the
        // other games.
        const match = matchOf(id, id === 'ten-thousand' ? { target: 2000 } : {});
        const frames = framesOf(match, 1);
        const half = Math.floor(frames.length / 2);
        for (const begin of begins) {
          const page = device();
          const table = openTable(feedOf(match, 0, { mine: [1], ...more }), page.parts);
          const stop = table.start();
          const showTo = (reached: () => boolean) => {
            for (let round = 0; !reached() && round < 5000; round++) {
              page.pass(60_000);
              table.goOn();
              table.nextReveal();
              rollIfHeld(table);
            }
            expect(reached()).toBe(true);
          };
          let highest = 0;
          table.onChange(() => {
            const { count } = table.now();
            expect(count).toBeGreaterThanOrEqual(highest);
            highest = count;
          });
          for (let count = 1; count <= half; count++) table.feed({ frames: frames.slice(0, count) });
          showTo(() => table.now().count === half);
          begin(page);
          table.feed({ coach: undefined });
          expect(table.now().count).toBe(half);
          for (let count = half + 1; count <= frames.length; count++)
            table.feed({ frames: frames.slice(0, count) });
          showTo(() => table.now().count === frames.length);
          stop();
        }
      });
    }

  it.each([
    ['has finished', false],
    ['is silenced by a key', true],
  ])('the delay holds later frames until the speech %s', (_, isSilenced) => {
    const page = device();
    const table = openTable(feedOf(greed, 0), page.parts);
    const stop = table.start();
    for (let count = 1; count <= middle; count++) table.feed({ frames: everything.slice(0, count) });
    page.parts.noteListener();
    const hasEvents = everything.findIndex(
      ({ entry, events }, index) => index >= middle && entry?.seat === 1 && events.length > 0,
    );
    page.parts.announcer.say('A long text that the voice needs some seconds for.');
    table.feed({ frames: everything.slice(0, hasEvents + 1) });
    expect(table.now().hold).toBe('speech');
    const left = page.parts.announcer.quietIn();
    page.pass(isSilenced ? 0 : left - 1);
    expect(table.now().hold).toBe('speech');
    if (isSilenced) page.parts.announcer.hush();
    page.pass(isSilenced ? 200 : 1);
    expect(table.now().hold).toBeNull();
    expect([table.now().count, left > 1000]).toEqual([hasEvents + 1, true]);
    stop();
  });

  it('going on to the next player does not end the delay for speech', () => {
    const page = device({ speech: 'always' });
    const table = openTable(feedOf(greed, middle), page.parts);
    const stop = table.start();
    page.parts.announcer.say('A long text that the voice needs some seconds for.');
    table.feed({ frames: everything });
    const { count, hold } = table.now();
    table.goOn();
    expect([table.now().count, table.now().hold, hold]).toEqual([count, 'speech', 'speech']);
    stop();
  });

  it('the delay ends while a clock runs for this player', () => {
    const own = everything.findIndex(
      ({ view }, index) => index > middle && view.step.kind === 'choose' && view.step.seats.includes(0),
    );
    const holdWith = (clock: NonNullable<TableFeed['clock']> | null) => {
      const page = device({ speech: 'always' });
      const table = openTable(feedOf(greed, middle, { clock }), page.parts);
      const stop = table.start();
      page.parts.announcer.say('A long text that the voice needs some seconds for.');
      table.feed({ frames: everything.slice(0, own + 1) });
      const { hold } = table.now();
      stop();
      return hold;
    };
    expect([holdWith(null), holdWith({ deadline: 60_000, total: 60 })]).toEqual(['speech', null]);
  });

  const tiedRound = '0: 6|1: 1|0 roll|0: 126|0 stay|1 roll|1: 126|0: 126|1: 126|0: 126|1: 234';
  it.each([
    ['the button', (table: TableModel) => table.act(table.now().controls.actions[0] ?? expect.fail())],
    [
      'the key R',
      (table: TableModel) => void tableKeys(table, noDialogs)({ kind: 'action', action: 'roll' }),
    ],
    ['a typed line', (table: TableModel) => void doTyped(table, tableKeys(table, noDialogs), 'roll')],
  ])('each player at a shared device breaks a tie with %s', (_, roll) => {
    const page = device();
    const match = scriptedMatch('three-dice', tiedRound, { rounds: 1 }, ['Ada', 'Bo']);
    const table = openTable(feedOf(match, 6, { mine: [0, 1] }), page.parts);
    const stop = table.start();
    table.feed({ frames: framesOf(match, 'table') });
    const rolled = [0, 1, 2, 3].map((at) => {
      page.pass(60_000);
      expect(table.now()).toMatchObject({ hold: 'roll', isShowing: false, count: 7 + at });
      expect(page.heard.at(-1)).toBe(`${at % 2 === 0 ? 'Ada' : 'Bo'}, your turn.`);
      roll(table);
      return table.now().count;
    });
    expect(rolled).toEqual([8, 9, 10, 11]);
    stop();
  });
  it.each<[string, Partial<TableFeed>, object]>([
    ['a replay', { isReplay: true }, {}],
    ['a table with a clock', { clock: { deadline: 60_000, total: 60 } }, {}],
    ['a table with real dice', { enter: async () => null }, {}],
    ['a room', {}, { isRoom: true }],
    ['a party', {}, { isParty: true }],
  ])('rolls that break a tie do not wait for their players in %s', (_, more, parts) => {
    const page = device();
    const match = scriptedMatch('three-dice', tiedRound, { rounds: 1 }, ['Ada', 'Bo']);
    const table = openTable(feedOf(match, 6, { mine: [0, 1], ...more }), { ...page.parts, ...parts });
    table.feed({ frames: framesOf(match, 'table') });
    expect(table.now().hold).toBeNull();
  });

  it('a player who does not wait for speech sees the delayed frames at once', () => {
    const page = device({ speech: 'always' });
    const table = openTable(feedOf(greed, middle), page.parts);
    const stop = table.start();
    page.parts.announcer.say('A long text that the voice needs some seconds for.');
    table.feed({ frames: everything });
    expect(table.now().count).toBeLessThan(everything.length);
    for (let tried = 0; tried < everything.length && table.now().isShowing; tried++) table.next();
    table.hurry();
    expect(table.now().hold).toBeNull();
    stop();
  });
});

describe('the controls change when the player marks dice or moves', () => {
  const keeping = matchOf('ten-thousand', { target: 2000, opening: 0, exactFinish: false });
  const entries = framesOf(keeping, 0);
  const choiceAt = entries.findIndex(({ view }) => {
    const controls = keeping.setup.game.controls(view, 0, null);
    return (
      view.step.kind === 'choose' &&
      view.step.seats.includes(0) &&
      controls.dice.some(({ tap }) => tap !== null)
    );
  });

  it('while others choose, the controls are those of the only player on this device, or of none if there are several', () => {
    const { parts } = device();
    const { game } = tiedTurn().setup;
    const shownTo = (...mine: number[]) => openTable(feedOf(tiedTurn(), 3, { mine, plays: [] }), parts).now();
    for (const seat of [0, 1]) {
      const { controls, view } = shownTo(seat);
      expect(controls).toEqual(game.controls(view, seat, null));
    }
    const { controls, view } = shownTo(1, 0);
    expect(controls).toEqual(game.controls(view, null, null));
    expect(controls).not.toEqual(game.controls(view, 1, null));
  });
  it('the controls reflect the marked dice until the move is played', () => {
    const page = device();
    const table = openTable(feedOf(keeping, choiceAt + 1), page.parts);
    const stop = table.start();
    const die = table.now().controls.dice.find(({ tap }) => tap !== null);
    if (die === undefined) throw new Error('No die can be tapped');
    const before = table.now().controls;
    table.tap(die);
    expect(table.now().controls).not.toEqual(before);
    expect(page.sounds).toContain('keep');
    const state = messages.lookup('marking-keep.mark');
    const named = messages.say('web-die-marked', { number: die.position + 1, face: die.face, state });
    expect(named).toContain(`${die.face}`);
    expect(page.heard.at(-1)?.startsWith(`${named} `)).toBe(true);
    table.feed({ frames: entries.slice(0, choiceAt + 2) });
    expect(table.now().draft).toBeNull();
    stop();
  });

  it('the controls show a refusal until another seat chooses, and send a pending move only once', async () => {
    const page = device();
    const answers: ((text: string | null) => void)[] = [];
    const act = () => new Promise<string | null>((resolve) => answers.push(resolve));
    const table = openTable(feedOf(keeping, choiceAt + 1, { act, mine: [0, 1] }), page.parts);
    const stop = table.start();
    const able = table.now().controls.actions.find(({ why }) => why === null);
    if (able === undefined) throw new Error('Nothing can be done');
    table.act({ ...able, effect: { kind: 'move', move: {} } } as typeof able);
    table.act({ ...able, effect: { kind: 'move', move: {} } } as typeof able);
    expect(answers).toHaveLength(1);
    answers[0]?.('Not now');
    await expect.poll(() => table.now().problem).toBe('Not now');
    expect(page.heard).toContain('Not now');
    const other = entries.findIndex(
      ({ view }, index) => index > choiceAt && view.step.kind === 'choose' && view.step.seats.includes(1),
    );
    table.feed({ frames: entries.slice(0, other + 1) });
    expect(table.now().problem).toBeNull();
    // The refusal does not come back with the next change either.
    table.feed({ title: 'Another' });
    expect(table.now().problem).toBeNull();
    stop();
  });

  it('the next move is sent as soon as the result of the last one is shown, even before its response', () => {
    const page = device();
    let sent = 0;
    const act = () => {
      sent += 1;
      return new Promise<null>(() => undefined);
    };
    const chooses = ({ view: { step } }: (typeof everything)[number]) =>
      step.kind === 'choose' && step.seats.includes(0);
    const [first = 0, second = 0] = [...everything.keys()].filter((index) =>
      chooses(everything[index] as (typeof everything)[number]),
    );
    const table = openTable(feedOf(greed, first + 1, { act, mine: [0, 1] }), page.parts);
    const stop = table.start();
    const press = () => {
      const able = table.now().controls.actions.find(({ why }) => why === null);
      if (able !== undefined) table.act(able);
    };
    press();
    press();
    expect(sent).toBe(1);
    table.feed({ frames: everything.slice(0, second + 1) });
    for (let step = 0; step < 20 && table.now().choosing === null; step++) table.next();
    press();
    expect(sent).toBe(2);
    stop();
  });
});

it.each([null, 'Not now'])(
  'a press that sends a move also skips the moment shown, if the table answers %j',
  async (refusal) => {
    const page = device({ pace: 'normal' }, false);
    const answers: ((text: string | null) => void)[] = [];
    const act = () => new Promise<string | null>((resolve) => answers.push(resolve));
    const table = openTable(feedOf(greed, 0, { act, mine: [0, 1] }), page.parts);
    const stop = table.start();
    const canRollAtMoment = () => table.now().moment !== null && table.now().choosing !== null;
    let shown = 0;
    while (!canRollAtMoment()) {
      shown += 1;
      table.feed({ frames: everything.slice(0, shown) });
      if (table.now().throwing !== null) table.next();
      if (!canRollAtMoment()) page.pass(5000);
    }
    const roll = table.now().controls.actions.find(({ why }) => why === null);
    if (roll === undefined) throw new Error('Nothing can be done');
    let draws = 0;
    table.onChange(() => {
      draws += 1;
    });
    table.act(roll);
    table.skip();
    expect([draws, table.now().moment === null]).toEqual([0, false]);
    if (refusal === null) {
      table.feed({ frames: everything.slice(0, shown + 2) });
      expect([draws, table.now().moment, table.now().throwing === null]).toEqual([1, null, false]);
    }
    answers[0]?.(refusal);
    await expect.poll(() => table.now().problem).toBe(refusal);
    expect(table.now().moment).toBeNull();
    // The press has skipped only what was shown when it came.
    await settled();
    expect(table.now().throwing === null).toBe(refusal !== null);
    stop();
  },
);

it('after its match is loaded again, a table announces no earlier events and counts no chat messages as unread', () => {
  const page = device();
  const note = (text: string) => ({ buffer: 'chat' as const, text });
  const table = openTable(feedOf(greed, 4, { restarts: 0, notes: [note('Hello')] }), page.parts);
  const stop = table.start();
  expect(table.now().unread).toBe(0);
  table.feed({ notes: [note('Hello'), note('Ready?')] });
  expect(table.now().unread).toBe(1);
  table.feed({ notes: [note('Hello'), note('Ready?'), { ...note('Yes'), isOwn: true }] });
  expect(table.now().unread).toBe(1);
  page.heard.length = 0;
  table.feed({ frames: everything, restarts: 1, notes: [note('Hello'), note('Ready?')] });
  expect(table.now().count).toBe(everything.length);
  expect(table.now().unread).toBe(0);
  expect(page.heard.join(' ')).not.toMatch(/roll|keep|bank/i);
  stop();
});

it('the result of a turn of Hidden Pairs is shown step by step to its end', () => {
  const match = matchOf('hidden-pairs', { turns: 1 });
  const frames = framesOf(match, 0);
  const page = device();
  const table = openTable(feedOf(match, 0), page.parts);
  const stop = table.start();
  table.feed({ frames, result: { places: [1, 2], scores: [1, 0], why: null } });
  page.pass(60_000);
  const steps: string[] = [];
  for (let round = 0; table.now().reveal !== null && round < 10; round++) {
    const step = turnStepAt(table.now().reveal?.at ?? -1);
    steps.push('round' in step ? `${step.kind} ${step.round}` : step.kind);
    expect(table.now().isEnd).toBe(false);
    table.nextReveal();
  }
  expect(table.now().isEnd).toBe(true);
  expect(steps).toEqual(['won 1', 'won 2', 'won 3', 'account']);
  expect(table.now().view.scores).toEqual(frames.at(-1)?.view.scores);
  stop();
});

it('a tie in Hidden Pairs is reported with its pairs, and then its rolls and its winner', () => {
  const match = tiedTurn();
  const page = device();
  const table = openTable(feedOf(match, 0), page.parts);
  const stop = table.start();
  table.feed({ frames: framesOf(match, 0) });
  page.pass(60_000);
  const told = () => page.heard.splice(0).join(' ');
  const shown = () => ({ scores: table.now().view.scores, acting: table.now().acting });
  expect(told()).toMatch(/you show 6 6, worth 12.* tied at 12 in round 1 and roll two dice each to decide.$/);
  expect(shown()).toEqual({ scores: [500, 500], acting: [] });
  table.nextReveal();
  page.pass(60_000);
  expect(told()).toMatch(
    /2 3 to break the tie: 5.*4 4 to break the tie: 8.*Bo wins round 1 and 200 points.$/,
  );
  expect(shown()).toEqual({ scores: [500, 700], acting: [] });
  table.nextReveal();
  expect(told()).toMatch(/Round 2: you show 5 5, worth 10.*You win round 2 and 150 points.$/);
  stop();
});

it('a tie is neither reported nor rolled off before its pairs are revealed to the player who commits last', () => {
  const match = tiedTurn();
  const frames = framesOf(match, 1);
  const page = device({ pace: 'normal' }, false);
  const table = openTable(feedOf(match, 3, { mine: [1] }), page.parts);
  const stop = table.start();
  page.heard.length = 0;
  // Online, the last commit and the rolls of the tie-break arrive together.
  table.feed({ frames });
  expect(table.now().throwing).toBeNull();
  expect(table.now().reveal?.at).toBe(0);
  expect(page.heard.join(' ')).not.toMatch(/tied|break/);
  expect(table.now().view.scores).toEqual([500, 500]);
  page.pass(60_000);
  expect(page.heard.splice(0).join(' ')).toMatch(/worth 12.* tied at 12 in round 1/s);
  const thrown: unknown[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const { throwing, reveal } = table.now();
    if (throwing !== null) thrown.push([throwing.seat, throwing.dice]);
    if (throwing !== null) table.next();
    else if (reveal !== null && turn === 0) table.nextReveal();
    else rollIfHeld(table);
    page.pass(60_000);
  }
  expect(thrown).toEqual([
    [0, [2, 3]],
    [1, [4, 4]],
  ]);
  expect(page.heard.join(' ')).toMatch(/4 4 to break the tie.*wins? round 1/s);
  expect(table.now().view.scores).toEqual([500, 700]);
  stop();
});

describe('keys that only make announcements change nothing at the table', () => {
  const press = (action: KeyAction) => ({ kind: 'action', action }) as const;
  const none = () => {};
  const dialogs = { onMenu: none, onRules: none, onLog: none, onCard: none, onType: none };

  it.each(games.map(({ id }) => id))(
    'keys announce the last turn and the state of the whole table in %s',
    (id) => {
      const match = matchOf(id, {});
      const frames = framesOf(match, 1);
      const ends = frames.flatMap(({ events }, index) =>
        events.some(({ kind }) => kind === 'turn-ended') ? [index + 1] : [],
      );
      const [first = 0, second = 0] = ends;
      const page = device();
      const table = openTable(feedOf(match, 0, { mine: [1] }), page.parts);
      const keys = tableKeys(table, dialogs);
      const stop = table.start();
      const heardAt = (action: KeyAction): string => {
        page.heard.length = 0;
        keys(press(action));
        return page.heard.join(' ');
      };
      const show = (count: number) => {
        table.feed({ frames: frames.slice(0, count) });
        const isShown = () => table.now().count === count && table.now().reveal === null;
        for (let round = 0; !isShown() && round < 100; round++) {
          page.pass(60_000);
          table.goOn();
          if (table.now().reveal !== null) table.nextReveal();
          rollIfHeld(table);
        }
      };
      expect(heardAt('last-turn')).toBe('No turn has ended yet.');
      show(first);
      const linesOfFirst = table.now().lines.map(({ text }) => text);
      expect(heardAt('last-turn')).toBe(linesOfFirst.join(' '));
      show(second);
      const linesOfSecond = table
        .now()
        .lines.map(({ text }) => text)
        .slice(linesOfFirst.length);
      expect(heardAt('last-turn')).toBe(linesOfSecond.join(' '));
      const told = heardAt('table');
      const { scores } = table.now().view;
      for (const [seat, name] of names.entries())
        expect(told).toContain(`${name}: ${messages.number(scores[seat] ?? 0)}`);
      stop();
    },
  );

  it('keys change the rate of speech within its limits, and announce it', () => {
    const page = device({ speechRate: 575 });
    const table = openTable(feedOf(greed, 0), page.parts);
    const keys = tableKeys(table, dialogs);
    for (const rate of [600, 600]) {
      keys(press('speak-faster'));
      expect([page.parts.settings().speechRate, page.heard.at(-1)]).toEqual([
        rate,
        `${rate} words a minute.`,
      ]);
    }
    keys(press('speak-slower'));
    expect([page.parts.settings().speechRate, page.heard.at(-1)]).toEqual([575, '575 words a minute.']);
  });
});

it('only a match that must land exactly on the target is shown as a race', () => {
  const isRace = (id: string, options: object) =>
    tableRules[id]?.isRace?.(feedOf(matchOf(id, options), 0).start) === true;
  expect(games.map(({ id }) => id).filter((id) => isRace(id, {}))).toEqual(['ten-thousand']);
  expect(isRace('ten-thousand', { exactFinish: false })).toBe(false);
});

it('a list calls a player “You” if only this player of the match uses this screen', () => {
  expect(namesWithYou(messages, ['Ada', 'Bo', 'Cy'], [2])).toEqual(['Ada', 'Bo', 'You']);
  expect(namesWithYou(messages, ['Ada', 'Bo', 'Cy'], [0, 2])).toEqual(['Ada', 'Bo', 'Cy']);
  expect(namesWithYou(messages, ['Ada', 'Bo'], [])).toEqual(['Ada', 'Bo']);
  expect(namesWithYou(messages, ['Ada'], [0])).toEqual(['Ada']);
});

it('a replay that jumps shows its target at once and announces only its last events', () => {
  const page = device({ pace: 'normal' }, false);
  const table = openTable(feedOf(greed, 0, { mine: [], isReplay: true, pace: 'instant' }), page.parts);
  const stop = table.start();
  table.feed({ frames: everything.slice(0, middle) });
  expect(table.now()).toMatchObject({ count: middle, isJump: true, isShowing: false, throwing: null });
  expect([page.heard.length, page.sounds]).toEqual([1, ['throw', 'their-turn']]);
  stop();
});

it('the state of the race addresses the only person of a replay, who cannot play', () => {
  for (const { id } of games) {
    const match = matchOf(id, id === 'ten-thousand' ? { target: 2000 } : {});
    const frames = framesOf(match, 'table');
    const start = match.setup.game.view(match.states[0], 'table');
    const racing = (mine: readonly number[], plays: readonly number[], count: number) => {
      const feed = { ...feedOf(match, 0), start, frames: frames.slice(0, count), isReplay: true };
      const { controls, choosing } = openTable(
        { ...feed, mine, plays, pace: 'instant' },
        device().parts,
      ).now();
      expect(choosing).toBeNull();
      return controls;
    };
    for (let count = 0; count < frames.length; count += Math.ceil(frames.length / 9)) {
      const [own, watched] = [racing([0], [], count), racing([], [], count)];
      expect({ ...own, race: null }).toEqual({ ...watched, race: null });
      if (own.race !== null && 'mine' in own.race.values && 'seat' in own.race.values) {
        const { seat } = own.race.values.seat as { readonly seat: number };
        expect(own.race.values.mine).toBe(seat === 0 ? 'yes' : 'no');
      }
    }
  }
});

it('the reveal of a result can be continued only while a step of it is shown', () => {
  const table = openTable(feedOf(matchOf('hidden-pairs', { turns: 1 }), 0), device().parts);
  const before = table.now();
  table.nextReveal();
  expect([table.now().reveal, table.now().count]).toEqual([null, before.count]);
});

it('the game log has one line for each event with a sentence, and calls the only player at the device “you”', () => {
  for (const mine of [[0, 1], [0]]) {
    const you = mine.length === 1 ? mine[0] : undefined;
    const { lines, frames } = openTable(feedOf(greed, middle, { mine }), device().parts).now();
    const told = frames.flatMap(({ events }) =>
      events.map((event) => messages.event('greed', event, names, logFormFor(event, you))),
    );
    expect(lines.map(({ text }) => text)).toEqual(told.filter((text) => text !== null));
    expect(lines.every(({ text }) => text !== '')).toBe(true);
  }
});

it('after an undo, notes come after the remaining lines', () => {
  const note = (text: string) => ({ buffer: 'chat' as const, text });
  const table = openTable(feedOf(greed, middle, { notes: [] }), device().parts);
  table.feed({ notes: [note('one')] });
  const [before = 0] = table.now().linesBefore;
  expect([before, table.now().lines.length]).toEqual([before, before]);
  table.feed({ frames: everything.slice(0, 2) });
  table.feed({ notes: [note('one'), note('two')] });
  const { lines, linesBefore } = table.now();
  expect(lines.length).toBeLessThan(before);
  expect(linesBefore).toEqual([lines.length, lines.length]);
});

it('a closed table keeps the draft of a move for the same choice of the same match', () => {
  const match = matchOf('threes', {});
  const frames = framesOf(match, 0);
  const isRoll = ({ entry }: Frame) => entry !== null && 'dice' in entry && entry.seat === 0;
  const first = frames.findIndex(isRoll) + 1;
  const later = frames.findIndex((frame, index) => index >= first && isRoll(frame)) + 1;
  const draftOf = (id: string, count: number, marked: readonly number[]) => {
    const table = openTable(feedOf(match, count, { id }), device().parts);
    const close = table.start();
    const before = table
      .now()
      .controls.dice.flatMap(({ mark, position }) => (mark === 'chosen' ? [position] : []));
    table.markOnly(marked);
    close();
    return before;
  };
  expect(draftOf('one', first, [1, 3])).toEqual([]);
  expect(draftOf('two', first, [])).toEqual([]);
  expect(draftOf('one', first, [1, 3])).toEqual([1, 3]);
  expect(draftOf('one', later, [])).toEqual([]);
});
