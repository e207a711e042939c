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
import { createAnnouncer } from '../src/announce/announcer.ts';
import { defaultSettings, type Settings } from '../src/settings/settings.ts';
import type { TableDevice, TableFeed } from '../src/table/model/feed.ts';

export const messages = loadCatalogue({ language: 'en' });
export const names = ['Ada', 'Bo'];

export function matchOf(id: string, options: object, seed = 1): Replayed {
  const game = games.find((one) => one.id === id) as AnyGame;
  const setup: Setup = { game, options: withDefaults(game.options, options), names };
  const played = replayStatesOfLog(setup, rollout(setup, chanceOf(seed)).log);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** A device whose time passes when the test says so. */
export function device(first: Partial<Settings> = {}, isMotionReduced = true) {
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

/** A table of the first `count` entries of a match, as a player at one device or online sees it. */
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
