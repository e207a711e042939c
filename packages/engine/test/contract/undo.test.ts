import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  type BaseEvent,
  type Entry,
  framesOf,
  type HiddenPairsState,
  hiddenPairs,
  readSetup,
  replayLog,
  type Seat,
  whyNotAskUndo,
  whyNotUndo,
} from '../../src/index.ts';
import { chanceOf, type Rollout } from '../../src/testing/index.ts';
import { turnStart, withOtherSecrets } from '../secrets.ts';
import { gamesById, matches, runs } from './matches.ts';

const asState = (state: unknown) => state as HiddenPairsState;

function eventsOf(game: AnyGame, { log, states }: Rollout): (readonly BaseEvent[])[] {
  return log.map((entry, index) => {
    const after = game.apply(states[index], entry);
    assert.ok(after.ok);
    return after.value.events;
  });
}

/** Returns the match after its first `count` entries. */
const firstOf = ({ setup, log, states }: Rollout, events: (readonly BaseEvent[])[], count: number) => ({
  setup,
  log: log.slice(0, count),
  states: states.slice(0, count + 1),
  events: events.slice(0, count),
});

/** Returns the match with only its last entry. */
const lastOf = ({ setup, log, states, events }: ReturnType<typeof firstOf>) => ({
  setup,
  log: log.slice(-1),
  states: states.slice(-2),
  events: events.slice(-1),
});

/** Returns the entries that undo never removes: rolls, and choices of other seats. */
const fixed = (log: readonly Entry[], seat: Seat) =>
  log.filter((entry) => 'dice' in entry || entry.seat !== seat).length;

describe.each(gamesById)('undo in %s takes back only choices that revealed nothing', (_, game) => {
  it('undo takes back the last choice of a seat, but never a roll, a reveal, another seat’s choice or the end of a match', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match }) => {
        const events = eventsOf(game, match);
        for (let count = 0; count <= match.log.length; count++) {
          const played = firstOf(match, events, count);
          const last = played.log.at(-1);
          const isOver = game.step(played.states.at(-1)).kind === 'over';
          const revealed = events[count - 1]?.some(({ kind }) => kind === 'revealed') === true;
          const seats = game.scores(played.states[0]).keys();
          for (const seat of seats) {
            const mayUndo = whyNotUndo(played, [seat]) === null;
            const isOwnChoice = last !== undefined && 'move' in last && last.seat === seat;
            assert.equal(mayUndo, isOwnChoice && !isOver && !revealed, `${seat} after ${count} entries`);
            // The same rule applies to a request to the other players, unless choices are hidden.
            const frame = framesOf(lastOf(played), seat).at(-1);
            const isAskable = mayUndo && !game.facts.hiddenInformation;
            assert.equal(whyNotAskUndo(game, frame, seat) === null, isAskable);
          }
        }
      }),
      runs(game, 20),
    );
  });

  it('undo never goes back past a roll, a reveal, another seat’s choice or the end of a match', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), fc.nat(7), fc.nat(), ({ match }, one, at) => {
        const events = eventsOf(game, match);
        const seat = one % game.scores(match.states[0]).length;
        const from = at % (match.log.length + 1);
        let count = from;
        while (whyNotUndo(firstOf(match, events, count), [seat]) === null) count -= 1;
        assert.equal(fixed(match.log.slice(0, count), seat), fixed(match.log.slice(0, from), seat));
      }),
      runs(game, 40),
    );
  });
});

describe('undo in Hidden Pairs takes back only choices that revealed nothing', () => {
  it('undo takes back only choices that revealed nothing about other seats', () => {
    const game = hiddenPairs as unknown as AnyGame;
    fc.assert(
      fc.property(matches(game, undefined, 400), fc.nat(), ({ match, seed }, variant) => {
        const events = eventsOf(game, match);
        const states = match.states.map(asState);
        const chance = chanceOf(seed + variant);
        for (const [index, entry] of match.log.entries()) {
          const { seat } = entry;
          if (whyNotUndo(firstOf(match, events, index + 1), [seat]) !== null) continue;
          const begun = turnStart(states, index);
          const [before, after] = [states[begun], states[index]];
          assert.ok(before !== undefined && after !== undefined);
          const other = (seat + 1) % after.hands.length;
          const turn = match.log.slice(begun, index) as Parameters<typeof withOtherSecrets>[2];
          const changed = withOtherSecrets(before, after, turn, other, chance);
          if (changed === null) continue;
          let state: unknown = before;
          for (const one of [...changed, entry]) {
            const next = game.apply(state, one);
            assert.ok(next.ok);
            state = next.value.state;
          }
          assert.deepStrictEqual(game.view(state, seat), game.view(match.states[index + 1], seat));
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    [1, 'over'],
    [2, 'revealed'],
  ])('each reason to refuse an undo occurs in a match of %i turns', (turns, atEnd) => {
    const setup = readSetup({
      game: 'hidden-pairs',
      options: { turns },
      seats: [{ name: 'A' }, { name: 'B' }],
    });
    assert.ok(setup.ok);
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const commit = { type: 'commit', pairs };
    const whole: readonly Entry[] = [
      { seat: 0, dice: [6, 6, 5, 5, 4, 4] },
      { seat: 1, dice: [1, 1, 2, 2, 3, 3] },
      { seat: 0, move: commit },
      { seat: 1, move: commit },
    ];
    const why = (count: number, seats: readonly Seat[]) => {
      const log = whole.slice(0, count);
      const events: (readonly BaseEvent[])[] = [];
      const states: unknown[] = [setup.value.game.start(setup.value.options, 2)];
      const played = replayLog(setup.value, log, (_before, after, _entry, happened) => {
        events.push(happened);
        states.push(after);
      });
      assert.ok(played.ok);
      return whyNotUndo({ setup: setup.value, log, states, events }, seats);
    };
    expect(why(0, [0, 1])).toBe('nothing');
    expect(why(2, [0, 1])).toBe('rolled');
    expect(why(3, [0])).toBeNull();
    expect(why(3, [1])).toBe('not-yours');
    expect(why(4, [0, 1])).toBe(atEnd);
  });
});
