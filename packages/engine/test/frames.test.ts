import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import {
  framesOf,
  type GameId,
  readSetup,
  replayStates,
  rolledDice,
  type Seat,
  standInOf,
  whyNotUndo,
} from '../src/index.ts';
import { scripted } from '../src/testing/index.ts';

function matchOf(game: GameId, script: string, options: object = {}) {
  const { record, refused } = scripted(game, script, { options: { ...options } });
  assert.equal(refused, null);
  const match = replayStates(record);
  assert.ok(match.ok);
  return match.value;
}

describe('the frames of a match show what a viewer may know', () => {
  it('each frame has an entry, its events, and the view after it', () => {
    const frames = framesOf(matchOf('greed', '0 roll | 0: 11155 | 0 stop'), 1);
    expect(frames.map(({ entry }) => entry)).toEqual([
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [1, 1, 1, 5, 5] },
      { seat: 0, move: { type: 'stop' } },
    ]);
    expect(frames.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      [],
      ['scored', 'hot-dice'],
      ['banked', 'turn-ended'],
    ]);
    expect(frames.map(({ view }) => view.phase)).toEqual(['throw', 'choose', 'start']);
    expect(frames.some((frame) => 'by' in frame)).toBe(false);
    expect([undefined, ...frames].map((frame) => rolledDice(frame)?.dice)).toEqual([
      undefined,
      undefined,
      [1, 1, 1, 5, 5],
      undefined,
    ]);
  });

  it('frames show the first dice of Hidden Pairs only to their own seat', () => {
    const match = matchOf('hidden-pairs', '0: 665544 | 1: 112233 | 0 re-roll 0');
    const diceSeenBy = (viewer: Seat | 'table') =>
      framesOf(match, viewer).map((frame) => rolledDice(frame)?.seat ?? null);
    expect([diceSeenBy(0), diceSeenBy(1), diceSeenBy('table')]).toEqual([
      [0, null, null],
      [null, 1, null],
      [null, null, null],
    ]);
    const told = (viewer: Seat | 'table') => framesOf(match, viewer).map(({ events }) => events.length > 0);
    expect([told(0), told(1), told('table')]).toEqual([
      [true, false, true],
      [false, true, false],
      [false, false, false],
    ]);
  });

  it('frames show other seats only that a seat rolled or committed, and every roll that breaks a tie', () => {
    const script =
      '0: 665544 | 1: 546611 | 0 re-roll 0 | 0: 3 | 0 commit 01 23 45 | 1 commit 01 23 45 | 0: 61 | 1: 66';
    const match = matchOf('hidden-pairs', script, { turns: 1 });
    const [rolled, roll, , , kept, commit, ...shown] = match.log;
    const [again, face] = match.log.slice(2);
    const unseen = (seat: Seat, unseen: 'dice' | 'move') => ({ seat, unseen });
    const entriesFor = (viewer: Seat | 'table') => framesOf(match, viewer).map(({ entry }) => entry);
    expect(shown).toEqual([
      { seat: 0, dice: [6, 1] },
      { seat: 1, dice: [6, 6] },
    ]);
    expect(entriesFor(0)).toEqual([
      rolled,
      unseen(1, 'dice'),
      again,
      face,
      kept,
      unseen(1, 'move'),
      ...shown,
    ]);
    expect(entriesFor(1)).toEqual([unseen(0, 'dice'), roll, null, null, unseen(0, 'move'), commit, ...shown]);
    expect(entriesFor('table')).toEqual([
      unseen(0, 'dice'),
      unseen(1, 'dice'),
      null,
      null,
      unseen(0, 'move'),
      unseen(1, 'move'),
      ...shown,
    ]);
  });

  it('frames show whether a bot or the clock decided for a person', () => {
    const { record } = scripted('greed', '0 roll | 0: 11155 | 0 stop | 1 roll');
    const by = ['clock', undefined, 'bot', 'somebody'];
    const match = replayStates({ ...record, log: record.log.map((entry, at) => ({ ...entry, by: by[at] })) });
    assert.ok(match.ok);
    expect(match.value.standIns).toEqual(['clock', null, 'bot', null]);
    expect(framesOf(match.value, 'table').map((frame) => frame.by)).toEqual([
      'clock',
      undefined,
      'bot',
      undefined,
    ]);
    expect([null, 5, 'by', {}, { by: 'bot' }].map(standInOf)).toEqual([null, null, null, null, 'bot']);
  });
});

it('the refusal of a record has the index of the entry, or -1 for a problem outside the log', () => {
  const { record } = scripted('greed', '0 roll');
  const refusal = (raw: unknown) => {
    const match = replayStates(raw);
    return match.ok ? null : `${match.error.code}@${match.error.entry}`;
  };
  expect(refusal(record)).toBeNull();
  expect(refusal({ ...record, format: 'dicehall/9' })).toBe('unknown-format@-1');
  expect(refusal({ ...record, log: [...record.log, ...record.log] })).toBe('dice-awaited@1');
});

it('the refusal of a setup without a game names the missing field', () => {
  const setup = readSetup({ seats: [{ name: 'Ada' }, { name: 'Bo' }] } as never);
  expect(setup).toMatchObject({
    ok: false,
    error: { code: 'unknown-game', problem: { kind: 'missing', path: 'game', values: {} } },
  });
});

describe('the last entry of a match can be undone unless a rule forbids it', () => {
  it.each<[why: string | null, game: GameId, script: string, seats: Seat[], options?: object]>([
    ['nothing', 'greed', '', [0, 1]],
    [null, 'greed', '0 roll', [0]],
    [null, 'greed', '0 roll', [1, 0]],
    ['not-yours', 'greed', '0 roll', [1]],
    ['not-yours', 'greed', '0 roll', []],
    ['rolled', 'greed', '0 roll | 0: 11155', [0, 1]],
    [null, 'greed', '0 roll | 0: 11155 | 0 stop', [0]],
    ['over', 'greed', '0 roll | 0: 11155 | 0 stop | 1 roll | 1: 22346', [0, 1], { target: 500 }],
    [null, 'hidden-pairs', '0: 665544 | 1: 112233 | 0 commit 01 23 45', [0]],
    ['revealed', 'hidden-pairs', '0: 665544 | 1: 112233 | 0 commit 01 23 45 | 1 commit 01 23 45', [1]],
  ])(
    'an undo is refused with the reason %s (null: allowed) in %s after “%s”, for the seats %j',
    (why, game, script, seats, options) => {
      expect(whyNotUndo(matchOf(game, script, options), seats)).toBe(why);
    },
  );
});
