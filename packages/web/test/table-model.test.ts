import {
  type AnyGame,
  framesOf,
  games,
  type Replayed,
  replayStatesOfLog,
  type Setup,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../src/announce/announcer.ts';
import type { KeyAction } from '../src/keys/keys.ts';
import { defaultSettings, type Settings } from '../src/settings/settings.ts';
import type { TableDevice, TableFeed } from '../src/table/model/feed.ts';
import { tableKeys } from '../src/table/model/keys.ts';
import { openTable } from '../src/table/model/table.ts';

const messages = loadCatalogue({ language: 'en' });
const names = ['Ada', 'Bo'];

function matchOf(id: string, options: object, seed = 1): Replayed {
  const game = games.find((one) => one.id === id) as AnyGame;
  const setup: Setup = { game, options: withDefaults(game.options, options), names };
  const played = replayStatesOfLog(setup, rollout(setup, chanceOf(seed)).log);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** A device whose time passes when the test says so. */
function device(first: Partial<Settings> = {}) {
  let settings: Settings = { ...defaultSettings, pace: 'instant', ...first };
  let time = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  let listensBySpeech = false;
  const listeners = new Set<() => void>();
  const after = (delay: number, run: () => void) => {
    const timer = { at: time + delay, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const announcer = createAnnouncer({ now: () => time, after });
  announcer.open(1);
  const heard: string[] = [];
  const sounds: string[] = [];
  const parts: TableDevice = {
    messages,
    announcer: {
      ...announcer,
      say(text, urgency) {
        if (text !== '') heard.push(text);
        announcer.say(text, urgency);
      },
    },
    play: ({ kind }) => sounds.push(kind),
    settings: () => settings,
    changeSettings(change) {
      settings = { ...settings, ...change };
      for (const listener of listeners) listener();
    },
    onSettings(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isMotionReduced: () => true,
    noteListener() {
      listensBySpeech = true;
    },
    waitsForSpeech: () => settings.speech === 'always' || (settings.speech === 'auto' && listensBySpeech),
    after,
  };
  return {
    parts,
    heard,
    sounds,
    change: parts.changeSettings,
    pass(by: number) {
      const until = time + by;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((one) => one !== next);
        time = next.at;
        next.run();
      }
      time = until;
    },
  };
}

/** A table of the first `count` entries of a match, as a player at one device or online sees it. */
function feedOf(match: Replayed, count: number, more: Partial<TableFeed> = {}): TableFeed {
  const { game } = match.setup;
  return {
    game,
    title: 'Table',
    seats: names.map((name) => ({ name, kind: 'person' })),
    frames: framesOf(match, more.mine?.[0] ?? 0).slice(0, count),
    start: game.view(match.states[0], more.mine?.[0] ?? 0),
    mine: [0],
    act: () => Promise.resolve(null),
    ...more,
  };
}

const greed = matchOf('greed', { target: 1500, opening: 0 });
const everything = framesOf(greed, 0);
/** Some entries after a turn of the other player, and before the next one. */
const middle = everything.findIndex(
  ({ entry }, index) => index > 12 && entry?.seat === 1 && everything[index - 1]?.entry?.seat === 1,
);

describe('a delay that begins in the middle of a match', () => {
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
      it(`rewinds nothing and loses nothing in ${id} ${place}, for the voice or for a key`, () => {
        const match = matchOf(id, {});
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

  it('delays later frames until the voice has finished', () => {
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
    page.pass(60_000);
    expect(table.now().hold).toBeNull();
    expect(table.now().count).toBe(hasEvents + 1);
    stop();
  });
});

describe('the controls of a seat', () => {
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

  it('follow from the marked dice until the move is played', () => {
    const page = device();
    const table = openTable(feedOf(keeping, choiceAt + 1), page.parts);
    const stop = table.start();
    const die = table.now().controls.dice.find(({ tap }) => tap !== null);
    if (die === undefined) throw new Error('No die can be tapped');
    const before = table.now().controls;
    table.tap(die);
    expect(table.now().controls).not.toEqual(before);
    expect(page.sounds).toContain('keep');
    table.feed({ frames: entries.slice(0, choiceAt + 2) });
    expect(table.now().draft).toBeNull();
    stop();
  });

  it('show a refusal until another seat chooses, and send a pending move only once', async () => {
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
    stop();
  });
});

it('a table that opens anew ignores earlier announcements and counts', () => {
  const page = device();
  const note = (text: string) => ({ buffer: 'chat' as const, text });
  const table = openTable(feedOf(greed, 4, { restarts: 0, notes: [note('Hello')] }), page.parts);
  const stop = table.start();
  expect(table.now().unread).toBe(0);
  table.feed({ notes: [note('Hello'), note('Ready?')] });
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
  table.feed({ frames });
  page.pass(60_000);
  const steps: number[] = [];
  for (let round = 0; table.now().reveal !== null && round < 10; round++) {
    steps.push(table.now().reveal?.at ?? -1);
    table.nextReveal();
  }
  expect(steps).toEqual([0, 1, 2, 3]);
  expect(table.now().view.scores).toEqual(frames.at(-1)?.view.scores);
  stop();
});

describe('keys that only announce', () => {
  const press = (action: KeyAction) => ({ kind: 'action', action }) as const;
  const none = () => {};
  const dialogs = { onMenu: none, onRules: none, onLog: none, onCard: none, onType: none };

  it.each(games.map(({ id }) => id))('tell the last turn and the whole table of %s', (id) => {
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
      expect(told).toContain(`${name} ${messages.number(scores[seat] ?? 0)}`);
    stop();
  });

  it('change the rate of speech within its limits, and say it', () => {
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
