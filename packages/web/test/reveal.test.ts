import {
  type BaseEvent,
  type Entry,
  type HiddenPairsView,
  lastAccount,
  type RoundShown,
  readSetup,
  replayStatesOfLog,
  unwrap,
} from '@dicehall/engine';
import { expect, it } from 'vitest';
import {
  eventsAfterSteps,
  isTied,
  roundByRound,
  scoresAfterSteps,
  tieRollsOf,
} from '../src/games/hidden-pairs/turn-steps.ts';
import { scriptedMatch } from './table-device.ts';

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
  for (const count of [1, 2]) expect(scoresAfterSteps(view, count, [0])).toEqual([450, 500]);
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

/** A turn whose rounds up to this one are known: round 1 tied, and in round 2 seat 1 has paid for an attack. */
function viewOf(rounds: number, winner: number | null): HiddenPairsView {
  const round = { turn: 4, winner, attacks: [], lucky: [], pairs: [], values: [8, 8, 5] };
  const attack = { kind: 'diceBlock', by: 1, on: 0, amount: 6, negated: false };
  const shown = [
    { ...round, round: 1 },
    { ...round, round: 2, winner: 0, values: [9, 3, 3], attacks: [attack], lucky: [2] },
    { ...round, round: 3, winner: 2, values: [1, 1, 9] },
  ].slice(0, rounds);
  const view = {
    turn: 5,
    scores: [900, 400, 700],
    shown,
    shownReRolls: [0, 2, 1],
    phase: 'choosing',
    step: { kind: 'over' },
  };
  return view as unknown as HiddenPairsView;
}

it('until a round is revealed, the scores of others exclude its winner and what they paid for it', () => {
  // Seat 1 has paid 125 in round 2 and 100 for re-rolls, seat 2 100 in round 2 and 50; rounds are worth 200, 150 and 100.
  expect(scoresAfterSteps(viewOf(3, 1), 1, [0])).toEqual([750, 400 - 200 + 125 + 100, 700 - 100 + 100 + 50]);
  expect(scoresAfterSteps(viewOf(3, 1), 4, [0])).toEqual([750, 500, 650]);
  // While a tie is rolled off, re-rolls are not yet paid.
  expect(scoresAfterSteps(viewOf(1, null), 2, [0])).toEqual([900, 400, 700]);
});

it('a round is tied if its best value occurs more than once', () => {
  const tied = (
    [
      [8, 8, 5],
      [5, 5, 8],
      [8, 5, 3],
      [4, 4, 4],
    ] as const
  ).map((values) => isTied({ values } as unknown as RoundShown));
  expect(tied).toEqual([true, false, false, true]);
});

it('the step of a tie waits for a player until it is decided, and the table still shows the turn of its result', () => {
  expect([viewOf(1, null), viewOf(1, 1)].map((view) => roundByRound.timeOf(view, 1))).toEqual([null, 0]);
  expect(roundByRound.viewAfter(viewOf(3, 1), 1, [0])).toMatchObject({ turn: 4, scores: [750, 425, 750] });
  expect(eventsAfterSteps([{ kind: 'rolled' }, { kind: 'committed' }] as BaseEvent[], 1)).toBe(2);
});

it('the match is not over before its last turn has been shown, so the race stays visible', () => {
  expect(roundByRound.viewAfter(viewOf(3, 1), 1, [0]).step).toEqual({ kind: 'choose', seats: [] });
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

it('if the rolls of a tie tie again, a round contains all rolls of each seat, in order', () => {
  const events = [
    { kind: 'tie', round: 2 },
    { kind: 'rolled', seat: 1, dice: [2, 3] },
    { kind: 'rolled', seat: 2, dice: [4, 1] },
    { kind: 'tied', seats: [1, 2] },
    { kind: 'rolled', seat: 1, dice: [6, 6] },
    { kind: 'rolled', seat: 2, dice: [5, 1] },
    { kind: 'round-won', round: 2 },
    { kind: 'rolled', seat: 1, dice: [1, 1] },
  ] as unknown as readonly BaseEvent[];
  const round = { round: 2, values: [3, 9, 9] } as unknown as RoundShown;
  expect([...tieRollsOf(events, round)]).toEqual([
    [
      1,
      [
        [2, 3],
        [6, 6],
      ],
    ],
    [
      2,
      [
        [4, 1],
        [5, 1],
      ],
    ],
  ]);
});

it('if two rounds of a turn are tied, each contains only the rolls of its own tie', () => {
  const match = scriptedMatch(
    'hidden-pairs',
    '0: 665511|1: 665522|0 commit 01 23 45|1 commit 01 23 45|0: 23|1: 44|0: 11|1: 22',
    { turns: 2 },
  );
  const events = match.events.flat();
  const shown = match.states
    .map((state) => (match.setup.game.view(state, 0) as HiddenPairsView).shown)
    .findLast(({ length }) => length === 3);
  expect(shown?.map((round) => [...tieRollsOf(events, round)])).toEqual([
    [
      [0, [[2, 3]]],
      [1, [[4, 4]]],
    ],
    [
      [0, [[1, 1]]],
      [1, [[2, 2]]],
    ],
    [],
  ]);
});
