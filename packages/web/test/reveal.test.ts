import {
  type BaseEvent,
  type Entry,
  type HiddenPairsView,
  lastAccount,
  readSetup,
  replayStatesOfLog,
  unwrap,
} from '@dicehall/engine';
import { expect, it } from 'vitest';
import { eventsAfterSteps, scoresAfterSteps, tieRollsOf } from '../src/games/hidden-pairs/turn-steps.ts';

const entries = [
  { seat: 0, dice: [6, 6, 5, 5, 1, 1] },
  { seat: 1, dice: [4, 4, 3, 3, 2, 2] },
  { seat: 1, move: { type: 're-roll', die: 5 } },
  { seat: 1, dice: [6] },
  {
    seat: 0,
    move: {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      hinderance: { round: 2, seat: 1 },
    },
  },
  {
    seat: 1,
    move: {
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      luckyDice: { round: 3 },
    },
  },
] as unknown as readonly Entry[];

function viewAfter(seat: number): HiddenPairsView {
  const setup = readSetup({ game: 'hidden-pairs', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const match = replayStatesOfLog(setup.value, entries);
  if (!match.ok) throw new Error(match.error.code);
  return setup.value.game.view(match.value.states.at(-1), seat) as HiddenPairsView;
}

it('the scores of a round include its result, and nothing from later rounds', () => {
  // Ada wins rounds 1 and 2 (200 + 150), and Bo wins round 3 (100). Ada spends 50 in round 2. Bo spends 50 on a
  // re-roll and 100 in round 3.
  const view = viewAfter(0);
  expect(view.scores).toEqual([500 + 200 + 150 - 50, 500 + 100 - 150]);
  // Ada knows her own costs. Bo's costs are unknown until they are revealed.
  expect(scoresAfterSteps(view, 3, [0])).toEqual([650, 500]);
  expect(scoresAfterSteps(view, 6, [0])).toEqual([800, 500]);
  expect(scoresAfterSteps(view, 9, [0])).toEqual([800, 450]);
  // The points of a round are counted at the step of its winner, which follows that of its pairs.
  expect(scoresAfterSteps(view, 1, [0])).toEqual([450, 500]);
  // The view of the table hides all secrets.
  expect(scoresAfterSteps(viewAfter(0), 3, [])).toEqual([700, 500]);
});

it('the account of a turn names every price and every round won, and its sums are correct', () => {
  const setup = readSetup({ game: 'hidden-pairs', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const match = replayStatesOfLog(setup.value, entries);
  if (!match.ok) throw new Error(match.error.code);
  // Returns the events as a spectator knows them, after those of an earlier turn.
  const events = match.value.events.flat().filter((event) => !('only' in event));
  const both = [...events, ...events];
  expect(lastAccount(both, 0)).toEqual([
    { kind: 'round', points: 200, round: 1 },
    { kind: 'action', points: -50, round: 2, action: 'hinderance' },
    { kind: 'round', points: 150, round: 2 },
  ]);
  expect(lastAccount(both, 1)).toEqual([
    { kind: 'action', points: -100, round: 3, action: 'luckyDice' },
    { kind: 're-rolls', points: -50, count: 1 },
    { kind: 'round', points: 100, round: 3 },
  ]);
});

it('the game log of a round stops before the next one', () => {
  const revealed = (round: number): BaseEvent => ({ kind: 'revealed', round }) as BaseEvent;
  const won = (round: number): BaseEvent => ({ kind: 'round-won', round }) as BaseEvent;
  const turn = [
    revealed(1),
    won(1),
    revealed(2),
    won(2),
    revealed(3),
    won(3),
    { kind: 'turn-ended' },
    { kind: 'turn-started' },
  ];
  const events = [...turn, ...turn];
  expect(eventsAfterSteps(events, 1)).toBe(turn.length + 1);
  expect(eventsAfterSteps(events, 3)).toBe(turn.length + 2);
  expect(eventsAfterSteps(events, 6)).toBe(turn.length + 4);
  // The events after a turn wait until its last step has been shown.
  expect(eventsAfterSteps(events, 9)).toBe(events.length - 2);
  expect(eventsAfterSteps([], 1)).toBe(0);
});

it('a tie is disclosed after its pairs, and the rolls that settle it after that', () => {
  const events: BaseEvent[] = [
    { kind: 'committed' },
    { kind: 'revealed', round: 1 },
    { kind: 'round-won', round: 1 },
    { kind: 'revealed', round: 2 },
    { kind: 'tie', round: 2 },
    { kind: 'rolled' },
    { kind: 'round-won', round: 2 },
    { kind: 'revealed', round: 3 },
  ] as BaseEvent[];
  expect([0, 1, 3, 4, 5, 6, 7].map((count) => eventsAfterSteps(events, count))).toEqual([
    1, 2, 3, 4, 5, 7, 8,
  ]);
});

it('a round contains the rolls of its own tie, and no rolls of a tie in an earlier turn', () => {
  const pairs = [
    [0, 1],
    [2, 3],
    [4, 5],
  ];
  const commits = [0, 1].map((seat) => ({ seat, move: { type: 'commit', pairs } }));
  const log = [
    { seat: 0, dice: [6, 6, 5, 5, 1, 1] },
    { seat: 1, dice: [6, 6, 4, 4, 2, 2] },
    ...commits,
    { seat: 0, dice: [2, 3] },
    { seat: 1, dice: [4, 4] },
    { seat: 0, dice: [6, 6, 5, 5, 1, 1] },
    { seat: 1, dice: [6, 5, 4, 4, 2, 2] },
    ...commits,
  ] as unknown as readonly Entry[];
  const setup = readSetup({ game: 'hidden-pairs', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  const match = replayStatesOfLog(unwrap(setup), log);
  const { states, events } = unwrap(match);
  const firstRoundAfter = (entries: number) => {
    const view = unwrap(setup).game.view(states[entries], 0) as HiddenPairsView;
    const [first] = view.shown;
    return first === undefined ? null : [...tieRollsOf(events.slice(0, entries).flat(), first)];
  };
  expect(firstRoundAfter(6)).toEqual([
    [0, [[2, 3]]],
    [1, [[4, 4]]],
  ]);
  expect(firstRoundAfter(log.length)).toEqual([]);
});
