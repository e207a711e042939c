import {
  type AnyGame,
  type Entry,
  games,
  replayStatesOfLog,
  type Setup,
  whyNotUndo,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { loadCatalogue } from '@dicehall/messages/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../src/announce/announcer.ts';
import { savedLevel } from '../src/local/level.ts';
import { openLocalSession } from '../src/local/local-session.ts';
import { openLocalTable } from '../src/local/local-table.ts';
import type { SavedSeat } from '../src/local/saved-match.ts';
import { defaultSettings } from '../src/settings/settings.ts';
import type { TableDevice } from '../src/table/model/feed.ts';

const messages = loadCatalogue({ language: 'en' });

const device: TableDevice = {
  messages,
  announcer: createAnnouncer({ now: () => 0, after: () => () => {} }),
  play: () => {},
  settings: () => ({ ...defaultSettings, pace: 'instant' }),
  changeSettings: () => {},
  onSettings: () => () => {},
  isMotionReduced: () => true,
  noteListener: () => {},
  waitsForSpeech: () => false,
  after: () => () => {},
};

const people: readonly SavedSeat[] = ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } }));

/** A match on one device; `untouched` says that nobody has touched the screen for a moment. */
function openMatch(id: string, options: object, log: readonly Entry[] = [], seats = people) {
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
    },
    save: () => Promise.resolve(null),
  });
  const waits = new Set<() => void>();
  const session = openLocalSession(table, device, {
    go: () => {},
    onError(error) {
      throw error;
    },
    whenUntouched(run) {
      waits.add(run);
      return () => waits.delete(run);
    },
  });
  const stop = session.start();
  /** Plays a legal move of the seat that is to move. */
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
    untouched() {
      for (const run of [...waits]) run();
    },
  };
}

describe('a device that several people share', () => {
  it('a shared device locks the controls of the next player until they have taken the device', async () => {
    const { session, play, toMove, untouched, stop } = openMatch('threes', { rounds: 2 });
    const { model } = session;
    expect(model.now().feed.passingTo).toBeNull();
    for (let moves = 0; toMove()[0] === 0 && moves < 20; moves++) await play(0);
    expect(toMove()).toEqual([1]);
    // The players read what happened before the device is passed on.
    while (model.now().isShowing) model.next();
    expect(model.now().feed.passingTo).toBe(1);
    expect(model.now().controls.actions.every(({ why }) => why !== null)).toBe(true);
    untouched();
    expect(model.now().feed.passingTo).toBeNull();
    expect(model.now().controls.actions.some(({ why }) => why === null)).toBe(true);
    stop();
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
    expect(table.now().log).toHaveLength(before);
    session.model.undo();
    session.answerUndo(true);
    await expect.poll(() => table.now().log.length).toBeLessThan(before);
    stop();
  });
});

it('a running match has no position to explore and no record to download where choices are hidden', () => {
  const idsOf = (id: string) => {
    const { session, stop } = openMatch(id, {});
    const ids = session.model.now().feed.menu?.map((item) => item.id);
    stop();
    return ids;
  };
  expect(idsOf('threes')).toEqual(['coach', 'save', 'explore', 'settings', 'leave']);
  expect(idsOf('hidden-pairs')).toEqual(['settings', 'leave']);
});

describe('the strength of bots for a person', () => {
  afterEach(() => vi.unstubAllGlobals());

  const bot: SavedSeat = { name: 'Steady', player: { kind: 'bot', strength: 'steady' } };
  const person: SavedSeat = { name: 'Ada', player: { kind: 'person' } };
  const roll = { type: 'roll' };
  /** Greed to 500: the first seat ends with 700 or 100, the second with 600. */
  const matchWhere = (firstWins: boolean): Entry[] => [
    { seat: 0, move: roll },
    { seat: 0, dice: firstWins ? [5, 5, 5, 1, 1] : [1, 2, 3, 4, 6] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: roll },
    { seat: 1, dice: [6, 6, 6, 2, 3] },
    { seat: 1, move: { type: 'stop' } },
    ...(firstWins ? [] : [{ seat: 0, move: roll }, { seat: 0, dice: [2, 3, 4, 6, 6] } as const]),
  ];
  it.each([
    ['their seat wins, be it the first', [person, bot], true, 1],
    ['their seat wins, be it the last', [bot, person], false, 1],
    ['their seat loses, be it the first', [person, bot], false, -1],
    ['their seat loses, be it the last', [bot, person], true, -1],
    ['no bot played', [person, { ...person, name: 'Bo' }], true, 0],
  ] as const)('a match counts for the strength of bots if %s', (_, seats, firstWins, balance) => {
    const saved = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => saved.set(key, value),
    });
    // The bots need no move here.
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener() {}
        postMessage() {}
      },
    );
    const { session, stop } = openMatch('greed', { target: 500, opening: 0 }, matchWhere(firstWins), seats);
    expect(session.now().isOver).toBe(true);
    expect(savedLevel().balance).toBe(balance);
    stop();
  });
});
