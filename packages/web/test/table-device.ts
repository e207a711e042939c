import {
  type AnyGame,
  framesOf,
  games,
  ofSeat,
  parsePosition,
  type Replayed,
  replayStatesOfLog,
  type Setup,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, entriesOf, rollout } from '@dicehall/engine/testing';
import type { Language } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { createAnnouncer } from '../src/announce/announcer.ts';
import { defaultKeys, meaningOf } from '../src/keys/keys.ts';
import { defaultSettings, type Settings } from '../src/settings/settings.ts';
import type { TableDevice, TableFeed } from '../src/table/model/feed.ts';
import { tableKeys } from '../src/table/model/keys.ts';
import { openTable, type TableModel } from '../src/table/model/table.ts';
import { doTyped } from '../src/table/model/typed.ts';

export const messages = loadCatalogue({ language: 'en' });
export const names = ['Ada', 'Bo'];

export function matchOf(id: string, options: object, seed = 1): Replayed {
  const game = games.find((one) => one.id === id) as AnyGame;
  const setup: Setup = { game, options: withDefaults(game.options, options), names };
  const played = replayStatesOfLog(setup, rollout(setup, chanceOf(seed)).log);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** Returns a match after a script in the notation of `entriesOf`. */
export function scriptedMatch(id: string, script: string, options: object = {}, players = names): Replayed {
  const game = games.find((one) => one.id === id) as AnyGame;
  const setup: Setup = { game, options: withDefaults(game.options, options), names: players };
  const played = replayStatesOfLog(setup, entriesOf(game, script));
  if (!played.ok) throw new Error(`${played.error.entry}: ${played.error.code}`);
  return played.value;
}

/** A turn of Hidden Pairs whose first round is tied. */
export function tiedTurn(): Replayed {
  const game = games.find(({ id }) => id === 'hidden-pairs') as AnyGame;
  const pairs = [
    [0, 1],
    [2, 3],
    [4, 5],
  ];
  const log = [
    { seat: 0, dice: [6, 6, 5, 5, 1, 1] },
    { seat: 1, dice: [6, 6, 4, 4, 2, 2] },
    { seat: 0, move: { type: 'commit', pairs } },
    { seat: 1, move: { type: 'commit', pairs } },
    { seat: 0, dice: [2, 3] },
    { seat: 1, dice: [4, 4] },
  ];
  const setup: Setup = { game, options: withDefaults(game.options, { turns: 2 }), names };
  const played = replayStatesOfLog(setup, log);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** Returns a replacement for the browser's storage. */
export const storageOf = (stored: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

/** Rolls for the player for whose roll of a throw-off the table waits. */
export function rollIfHeld(table: TableModel): void {
  const { hold, isShowing, reveal, controls } = table.now();
  const [roll] = controls.actions;
  if (hold === 'roll' && !isShowing && reveal === null && roll !== undefined) table.act(roll);
}

/** A device whose clock the test controls. */
export function device(first: Partial<Settings> = {}, isMotionReduced = true, language: Language = 'en') {
  const messages = loadCatalogue({ language });
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
    isMotionReduced: () => isMotionReduced,
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

/**
 * Returns the feed of a table after the first `count` entries of a match, as a player on one device or online sees
 * it.
 */
export function feedOf(match: Replayed, count: number, more: Partial<TableFeed> = {}): TableFeed {
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

/**
 * A table at a position, at which a test presses keys and types lines. It records the played moves and the opened
 * dialogs.
 */
export function tableAt(
  line: string,
  language: Language = 'en',
  more: Partial<TableFeed> = {},
  first: Partial<Settings> = {},
) {
  const read = parsePosition(line);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { game, state } = read.value;
  const step = game.step(state);
  const seat = step.kind === 'choose' ? ofSeat(step.seats, 0) : 0;
  const moves: unknown[] = [];
  const opened: string[] = [];
  const page = device(first, true, language);
  const table = openTable(
    {
      game,
      title: 'Table',
      seats: ['Ada', 'Bo', 'Cy', 'Di']
        .slice(0, game.scores(state).length)
        .map((name) => ({ name, kind: 'person' })),
      frames: [],
      isPosition: true,
      start: game.view(state, seat),
      mine: [seat],
      act(_seat, move) {
        moves.push(move);
        return Promise.resolve(null);
      },
      ...more,
    },
    page.parts,
  );
  const dialog = (name: string) => () => void opened.push(name);
  const pressed = tableKeys(table, {
    onMenu: dialog('menu'),
    onRules: dialog('rules'),
    onLog: dialog('log'),
    onCard: dialog('card'),
    onType: dialog('type'),
  });
  /** Presses keys by their names, such as `Shift+S`. Returns whether the table used each of them. */
  const press = (...names: string[]) =>
    names.map((name) => {
      const key = name.replace('Shift+', '');
      const code = /^\d$/.test(key) ? `Digit${key}` : '';
      const held = { ctrlKey: false, altKey: false, metaKey: false, altGraph: false };
      const meaning = meaningOf({ key, code, shiftKey: key !== name, ...held }, defaultKeys);
      return meaning !== null && pressed(meaning);
    });
  const type = (text: string) => doTyped(table, pressed, text);
  return { table, type, press, moves, opened, said: page.heard, page };
}
