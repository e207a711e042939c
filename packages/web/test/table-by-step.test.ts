import { type Entry, framesOf, readSetup, replayStatesOfLog, unwrap } from '@dicehall/engine';
import { expect, test } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type { TableDevice, TableFeed } from '../src/table/model/feed.ts';
import { tableKeys } from '../src/table/model/keys.ts';
import { openTable } from '../src/table/model/table.ts';
import { device, feedOf } from './table-device.ts';

/** Plays a match of Ada, Bo and Cy. */
function matchOf(id: string, options: object, seats: number, log: readonly Entry[]) {
  const names = ['Ada', 'Bo', 'Cy'].slice(0, seats).map((name) => ({ name }));
  return unwrap(replayStatesOfLog(unwrap(readSetup({ game: id, options, seats: names })), log));
}

type Match = ReturnType<typeof matchOf>;

/** The settings of the table, and the seats on its screen; by default that of Bo. */
interface Table {
  readonly settings?: Partial<Settings>;
  readonly feed?: Partial<TableFeed>;
  readonly device?: Partial<TableDevice>;
  readonly isMoving?: boolean;
}

/**
 * Describes each step of a table: the number of frames shown and, if it is smaller, the number of frames read; the
 * moment and the seats shown; what the table waits for; its sounds and announcements.
 */
function stepsOf(match: Match, { settings = {}, feed = {}, device: more = {}, isMoving = true }: Table = {}) {
  const page = device({ pace: 'normal', ...settings }, !isMoving);
  const { game, names } = match.setup;
  const seats = names.map((name) => ({ name, kind: 'person' }) as const);
  const { mine = [1] } = feed;
  const table = openTable(feedOf(match, 0, { seats, mine, ...feed }), { ...page.parts, ...more });
  const none = () => {};
  const press = tableKeys(table, { onMenu: none, onRules: none, onLog: none, onCard: none, onType: none });
  const stop = table.start();
  const frames = framesOf(match, mine[0] ?? 'table');
  const lines: string[] = [];
  const look = () => {
    const { count, readFrames, throwing, choice, moment, reveal, hold, wait, isEnd, choosing, acting } =
      table.now();
    const kind = reveal === null ? moment?.main.kind : `step ${reveal.at}`;
    const at = throwing !== null ? 'throw' : choice !== null ? 'choice' : (kind ?? 'still');
    const parts = [
      `${count}${readFrames === count ? '' : `/${readFrames}`} ${at} (${acting.join()})`,
      wait === null ? '' : `${wait} ms`,
      hold === null ? '' : `held by ${hold}`,
      choosing === null ? '' : `#${choosing} chooses`,
      isEnd ? 'end' : '',
      page.sounds.splice(0).join(' '),
      ...page.heard.splice(0),
    ];
    const line = parts.filter((part) => part !== '').join(' | ');
    if (line !== lines.at(-1)) lines.push(line);
  };
  look();
  const end = game.step(match.states.at(-1));
  const result =
    end.kind === 'over' ? { places: end.places, scores: game.scores(match.states.at(-1)), why: null } : null;
  for (let count = 1; count <= frames.length; count++) {
    table.feed({ frames: frames.slice(0, count), result: count === frames.length ? result : null });
    look();
    const isWaiting = () => table.now().isBehind || table.now().count < count || table.now().reveal !== null;
    for (let turn = 0; turn < 100 && isWaiting(); turn++) {
      const { throwing, hold, wait } = table.now();
      if (throwing !== null) table.next();
      else if (hold === 'key') press({ kind: 'action', action: 'go-on' });
      else if (wait === null && table.now().reveal !== null) table.nextReveal();
      else if (hold === 'roll' && wait === null) press({ kind: 'action', action: 'roll' });
      else page.pass(wait ?? 200);
      look();
    }
  }
  stop();
  return lines;
}

const roll = (seat: number, ...faces: number[]) => ({ seat, dice: faces }) as Entry;
const move = (seat: number, type: string, more: object = {}) => ({ seat, move: { type, ...more } }) as Entry;

const greed = matchOf('greed', { target: 500, opening: 0 }, 3, [
  ...[move(0, 'roll'), roll(0, 1, 5, 2, 3, 4), move(0, 'roll'), roll(0, 2, 3, 4)],
  ...[move(1, 'roll'), roll(1, 1, 1, 1, 5, 2), move(1, 'stop')],
  ...[move(2, 'roll'), roll(2, 3, 3, 4, 6, 6)],
  ...[move(0, 'roll'), roll(0, 3, 3, 4, 6, 6)],
]);
const tenThousand = matchOf('ten-thousand', { target: 2000, opening: 0, takeOver: true }, 2, [
  ...[roll(0, 6), roll(1, 6), roll(0, 1), roll(1, 5)],
  ...[move(1, 'roll'), roll(1, 1, 5, 2, 2, 2, 3), move(1, 'bank', { keep: [0, 1] })],
  ...[move(0, 'take-over'), roll(0, 1, 1, 5, 5), move(0, 'roll', { keep: [0, 1, 2, 3] })],
  ...[roll(0, 1, 1, 1, 1, 2, 2)],
]);
const pairs = [0, 2, 4].map((first) => [first, first + 1]);
const hiddenPairs = matchOf('hidden-pairs', { turns: 1 }, 2, [
  ...[roll(0, 6, 6, 5, 5, 1, 1), roll(1, 6, 6, 4, 4, 2, 2)],
  ...[move(0, 'commit', { pairs }), move(1, 'commit', { pairs }), roll(0, 2, 3), roll(1, 4, 4)],
]);
const threeDice = matchOf('three-dice', { rounds: 1 }, 3, [
  ...[roll(0, 6), roll(1, 1), roll(2, 2)],
  ...[move(0, 'roll', { dice: [0, 1, 2] }), roll(0, 1, 2, 6), move(0, 'stay')],
  ...[move(1, 'roll', { dice: [0, 1, 2] }), roll(1, 1, 2, 5)],
  ...[move(2, 'roll', { dice: [0, 1, 2] }), roll(2, 1, 1, 6)],
]);

test('a table animates throws, announces results, and lets a player roll while the result of another player is shown', () => {
  expect(stepsOf(greed)).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '1 still (0)',
    '1 throw (0)',
    '2 still (0) | Ada rolls 1 5 2 3 4: 150 points, 3 dice left.',
    '2 choice (0) | 650 ms',
    '3 still (0)',
    '3 throw (0)',
    '4 busted (0) | 1600 ms | #1 chooses | bust my-turn | Ada rolls 2 3 4 and busts. The 150 points of this turn are lost. Your turn.',
    '4/3 busted (0) | 1600 ms',
    '5 still (1)',
    '5 throw (1)',
    '6 still (1) | #1 chooses | 1 1 1 5 2: 1,050, 1 die left.',
    '7/6 final-round (1) | 3100 ms | celebration | Banked 1,050: 1,050 in total. You have reached 500. Every other player has one more turn.',
    '7 still (2) | their-turn | It is Cy’s turn.',
    '8 still (2)',
    '8 throw (2)',
    '9/8 busted (2) | 1600 ms | bust | Cy rolls 3 3 4 6 6 and busts. The turn is over.',
    '9 still (0) | their-turn | It is Ada’s turn.',
    '10 still (0)',
    '10 throw (0)',
    '11/10 busted (0) | 1600 ms | bust | Ada rolls 3 3 4 6 6 and busts. The turn is over.',
    '11/10 match-over (1) | 5500 ms | win | You win with 1,050 points.',
    '11 still () | end | 1. Bo: 1,050. 2. Ada: 0. 2. Cy: 0.',
  ]);
});

test('a table without motion waits for a key before the next player, except when its own player has to choose', () => {
  expect(stepsOf(greed, { settings: { turns: 'key' }, feed: { mine: [2] }, isMoving: false })).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '1 still (0)',
    '2 still (0) | throw | Ada rolls 1 5 2 3 4: 150 points, 3 dice left.',
    '2 choice (0) | 650 ms',
    '3 still (0)',
    '4/3 busted (0) | 1600 ms | throw bust | Ada rolls 2 3 4 and busts. The 150 points of this turn are lost.',
    '4 still (1) | their-turn | It is Bo’s turn.',
    '4 still (0) | held by key | Press P to continue.',
    '5 still (1)',
    '6 still (1) | throw | Bo rolls 1 1 1 5 2: 1,050 points, 1 die left.',
    '6 choice (1) | 650 ms',
    '7 final-round (1) | 3100 ms | #2 chooses | celebration my-turn | Bo banks 1,050: 1,050 in total. Bo has reached 500. Every other player has one more turn. Your turn.',
    '7/6 final-round (1) | 3100 ms',
    '8 still (2)',
    '9/8 busted (2) | 1600 ms | throw bust | 3 3 4 6 6: bust. The turn is over.',
    '9 still (0) | their-turn | It is Ada’s turn.',
    '10 still (0)',
    '11/10 busted (0) | 1600 ms | throw bust | Ada rolls 3 3 4 6 6 and busts. The turn is over.',
    '11/10 match-over (1) | 5500 ms | loss | Bo wins with 1,050 points.',
    '11 still () | end | 1. Bo: 1,050. 2. Ada: 0. 2. Cy: 0.',
  ]);
});

test('a table waits for speech before the moves of others, and announces all events if the setting requires it', () => {
  expect(
    stepsOf(greed, {
      settings: { speech: 'always', verbosity: 'full' },
      feed: { mine: [0] },
      isMoving: false,
    }),
  ).toEqual([
    '0 still (0) | #0 chooses | Your turn. At stake: 0, Next roll: 5 dice',
    '1 still (0)',
    '2 still (0) | #0 chooses | throw | 1 5 2 3 4: 150, 3 dice left.',
    '3 still (0)',
    '4/3 busted (0) | 2600 ms | throw bust | 2 3 4: bust. You lose 150.',
    '4 still (1) | their-turn | It is Bo’s turn.',
    '5 still (1)',
    '5 still (1) | held by speech',
    '6 still (1) | throw | Bo rolls 1 1 1 5 2: 1,050 points, 1 die left.',
    '6 still (1) | held by speech',
    '6 choice (1) | 650 ms',
    '7/6 final-round (1) | 3100 ms | celebration | Bo banks 1,050: 1,050 in total. Bo has reached 500. Every other player has one more turn.',
    '7 still (2) | their-turn | It is Cy’s turn.',
    '8 still (2)',
    '8 still (2) | held by speech',
    '9 busted (2) | 1600 ms | #0 chooses | throw bust my-turn | Cy rolls 3 3 4 6 6 and busts. The turn is over. Your turn. At stake: 0, Next roll: 5 dice',
    '9/8 busted (2) | 1600 ms',
    '10 still (0)',
    '11/10 busted (0) | 1600 ms | throw bust | 3 3 4 6 6: bust. The turn is over.',
    '11/10 match-over (1) | 5500 ms | loss | Bo wins with 1,050 points.',
    '11 still () | end | 1. Bo: 1,050. 2. Ada: 0. 2. Cy: 0.',
  ]);
});

test('a replay has its own pace, names no next player, and announces only results if announcements are brief', () => {
  expect(
    stepsOf(greed, { settings: { verbosity: 'brief' }, feed: { mine: [], isReplay: true, pace: 'fast' } }),
  ).toEqual([
    '0 still (0)',
    '1 still (0)',
    '1 throw (0)',
    '2 still (0)',
    '2 choice (0) | 205 ms',
    '3 still (0)',
    '3 throw (0)',
    '4/3 busted (0) | 396 ms | bust | Ada busts.',
    '4 still (1) | their-turn',
    '5 still (1)',
    '5 throw (1)',
    '6 still (1)',
    '6 choice (1) | 205 ms',
    '7/6 final-round (1) | 767 ms | celebration | Bo banks 1,050: 1,050 in total. Bo has reached 500. Every other player has one more turn.',
    '7 still (2) | their-turn',
    '8 still (2)',
    '8 throw (2)',
    '9/8 busted (2) | 396 ms | bust | Cy busts.',
    '9 still (0) | their-turn',
    '10 still (0)',
    '10 throw (0)',
    '11/10 busted (0) | 396 ms | bust | Ada busts.',
    '11/10 match-over (1) | 743 ms | win | Bo wins with 1,050 points.',
    '11 still () | end | 1. Bo: 1,050. 2. Ada: 0. 2. Cy: 0.',
  ]);
});

test('a device of several players names the next player, and shows real dice at once', () => {
  expect(
    stepsOf(greed, {
      feed: { mine: [0, 1, 2], enter: () => Promise.resolve(null) },
    }),
  ).toEqual([
    '0 still (0) | #0 chooses | Ada, your turn.',
    '1 still (0)',
    '2 still (0) | #0 chooses | 1 5 2 3 4: 150, 3 dice left.',
    '3 still (0)',
    '4 busted (0) | 2600 ms | #1 chooses | bust | 2 3 4: bust. You lose 150. Bo, your turn.',
    '4/3 busted (0) | 2600 ms',
    '5 still (1)',
    '6 still (1) | #1 chooses | 1 1 1 5 2: 1,050, 1 die left.',
    '7 final-round (1) | 3100 ms | #2 chooses | celebration | Banked 1,050: 1,050 in total. Bo has reached 500. Every other player has one more turn. Cy, your turn.',
    '7/6 final-round (1) | 3100 ms',
    '8 still (2)',
    '9 busted (2) | 1600 ms | #0 chooses | bust | 3 3 4 6 6: bust. The turn is over. Ada, your turn.',
    '9/8 busted (2) | 1600 ms',
    '10 still (0)',
    '11/10 busted (0) | 1600 ms | bust | 3 3 4 6 6: bust. The turn is over.',
    '11/10 match-over (1) | 5500 ms | win | Bo wins with 1,050 points.',
    '11 still () | end | 1. Bo: 1,050. 2. Ada: 0. 2. Cy: 0.',
  ]);
});

test('the table of Ten Thousand announces who starts, a take-over, hot dice and points beyond the target', () => {
  expect(stepsOf(tenThousand)).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '0 throw (0)',
    '1 still (1) | my-turn | Ada rolls a 6 for the first turn.',
    '1 still (1) | held by roll | Your turn.',
    '1 throw (1)',
    '2/1 tied (0,1) | 1600 ms | You roll a 6 for the first turn. You and Ada are tied at 6 and roll again.',
    '2 still (0) | their-turn | It is Ada’s turn.',
    '2 throw (0)',
    '3 still (1) | my-turn | Ada rolls a 1 for the first turn.',
    '3 still (1) | held by roll | Your turn.',
    '3 throw (1)',
    '4 starts (1) | 1600 ms | #1 chooses | keep | You roll a 5 for the first turn. You start. Your turn.',
    '4/3 starts (1) | 1600 ms',
    '5 still (1)',
    '5 throw (1)',
    '6 still (1) | #1 chooses | 1 5 2 2 2 3: up to 350.',
    '7/6 banked (1) | 1000 ms | bank | Banked 150: 150 in total.',
    '7 still (0) | their-turn | It is Ada’s turn.',
    '8/7 took-over (0) | 1600 ms | keep | Ada takes over 150 points and rolls 4 dice.',
    '8 still (0)',
    '8 throw (0)',
    '9 still (0) | Ada rolls 1 1 5 5: up to 300 points.',
    '9 choice (0) | 650 ms',
    '10/9 hot-dice (0) | 1600 ms | hot-dice | Ada keeps 1 1 5 5: 300 points. 450 in this turn. Hot dice: all 6 dice can be rolled again.',
    '10 still (0)',
    '10 throw (0)',
    '11 overshot (0) | 1600 ms | #1 chooses | bust my-turn | Ada rolls 1 1 1 1 2 2: 2,000 points, more than the 1,550 left to 2,000. The 450 points of this turn are lost. Your turn.',
  ]);
});

test('Three Dice announces the limit of a round, who lost it, and a shared win', () => {
  expect(stepsOf(threeDice)).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '0 throw (0)',
    '1 still (1) | my-turn | Ada rolls a 6 for the first turn.',
    '1 still (1) | held by roll | Your turn.',
    '1 throw (1)',
    '2 still (2) | their-turn | You roll a 1 for the first turn. It is Cy’s turn.',
    '2 throw (2)',
    '3/2 starts (0) | 1600 ms | keep | Cy rolls a 2 for the first turn. Ada starts.',
    '3 still (0) | their-turn | It is Ada’s turn.',
    '4 still (0)',
    '4 throw (0)',
    '5 still (0) | Ada rolls 1 2 6: 162 points.',
    '5 choice (0) | 650 ms',
    '6 stayed (0) | 1000 ms | #1 chooses | keep my-turn | Everyone gets at most 1 roll this round. Ada stays on 162 points. Your turn.',
    '6/5 stayed (0) | 1000 ms',
    '7 still (1)',
    '7 throw (1)',
    '8/7 stayed (1) | 1000 ms | keep | 1 2 5: 107 points. Stayed on 107.',
    '8 still (2) | their-turn | It is Cy’s turn.',
    '9 still (2)',
    '9 throw (2)',
    '10/9 round-lost (1) | 2600 ms | bust | Cy rolls 1 1 6: 260 points. Cy stays on 260 points. You lose the round and take 1 sip.',
    '10/9 match-over (0,2) | 5500 ms | loss | Ada and Cy share the win with 0 sips.',
    '10 still () | end | 1. Ada: 0. 1. Cy: 0. 3. Bo: 1.',
  ]);
});

test('Hidden Pairs reveals a turn in steps, and stops at a tie until it is decided', () => {
  expect(stepsOf(hiddenPairs)).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '1 still (1) | my-turn',
    '1 throw (1)',
    '2 still (0,1) | #1 chooses | my-turn | You roll 6 6 4 4 2 2. Your turn.',
    '3 still (1) | #1 chooses | my-turn | Ada has committed.',
    '4 step 0 () | 2630 ms | their-turn | You have committed. It is Ada’s turn.',
    '4 step 1 () | Round 1: Ada shows 6 6, worth 12. Round 1: you show 6 6, worth 12. You and Ada are tied at 12 in round 1 and roll two dice each to decide.',
    '4 still (0)',
    '4 throw (0)',
    '5 still (1) | my-turn | Ada rolls 2 3 to break the tie: 5.',
    '5 still (1) | held by roll | Your turn.',
    '5 throw (1)',
    '6/5 step 2 () | bank | You roll 4 4 to break the tie: 8. You win round 1 and 200 points.',
    '6/5 step 3 () | 2630 ms',
    '6/5 step 5 () | bank | Round 2: Ada shows 5 5, worth 10. Round 2: you show 4 4, worth 8. Ada wins round 2 and 150 points.',
    '6/5 step 6 () | 2630 ms',
    '6/5 step 8 () | bank | Round 3: Ada shows 1 1, worth 2. Round 3: you show 2 2, worth 4. You win round 3 and 100 points.',
    '6/5 step 9 ()',
    '6/5 match-over (1) | 5500 ms | win | You win with 800 points.',
    '6 still () | end | 1. Bo: 800. 2. Ada: 650.',
  ]);
});

test('without motion, a player sees only those steps of Hidden Pairs that wait for a player', () => {
  expect(stepsOf(hiddenPairs, { isMoving: false })).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '1 still (1) | my-turn',
    '2 still (0,1) | #1 chooses | throw my-turn | You roll 6 6 4 4 2 2. Your turn.',
    '3 still (1) | #1 chooses | my-turn | Ada has committed.',
    '4 step 1 () | their-turn | You have committed. Round 1: Ada shows 6 6, worth 12. Round 1: you show 6 6, worth 12. You and Ada are tied at 12 in round 1 and roll two dice each to decide. It is Ada’s turn.',
    '4 still (0)',
    '5 still (1) | throw my-turn | Ada rolls 2 3 to break the tie: 5.',
    '5 still (1) | held by roll | Your turn.',
    '6/5 step 2 () | throw bank | You roll 4 4 to break the tie: 8. You win round 1 and 200 points.',
    '6/5 step 5 () | bank | Round 2: Ada shows 5 5, worth 10. Round 2: you show 4 4, worth 8. Ada wins round 2 and 150 points.',
    '6/5 step 8 () | bank | Round 3: Ada shows 1 1, worth 2. Round 3: you show 2 2, worth 4. You win round 3 and 100 points.',
    '6/5 step 9 ()',
    '6/5 match-over (1) | 5500 ms | win | You win with 800 points.',
    '6 still () | end | 1. Bo: 800. 2. Ada: 650.',
  ]);
});

test('on the screen of a room, the steps of Hidden Pairs continue automatically', () => {
  expect(stepsOf(hiddenPairs, { feed: { mine: [] }, device: { isRoom: true } })).toEqual([
    '0 still (0) | It is Ada’s turn.',
    '1 still (1) | their-turn | It is Bo’s turn.',
    '2 still (0,1) | their-turn',
    '3 still (1) | their-turn | Ada has committed.',
    '4 step 0 () | 2630 ms | their-turn | Bo has committed. It is Ada’s turn.',
    '4 step 1 () | 4200 ms | Round 1: Ada shows 6 6, worth 12. Round 1: Bo shows 6 6, worth 12. Ada and Bo are tied at 12 in round 1 and roll two dice each to decide.',
    '4 still (0)',
    '4 throw (0)',
    '5 still (1) | their-turn | Ada rolls 2 3 to break the tie: 5. It is Bo’s turn.',
    '5 throw (1)',
    '6/5 step 2 () | 4200 ms | bank | Bo rolls 4 4 to break the tie: 8. Bo wins round 1 and 200 points.',
    '6/5 step 3 () | 2630 ms',
    '6/5 step 5 () | 4200 ms | bank | Round 2: Ada shows 5 5, worth 10. Round 2: Bo shows 4 4, worth 8. Ada wins round 2 and 150 points.',
    '6/5 step 6 () | 2630 ms',
    '6/5 step 8 () | 4200 ms | bank | Round 3: Ada shows 1 1, worth 2. Round 3: Bo shows 2 2, worth 4. Bo wins round 3 and 100 points.',
    '6/5 step 9 () | 4200 ms',
    '6/5 match-over (1) | 5500 ms | win | Bo wins with 800 points.',
    '6 still () | end | 1. Bo: 800. 2. Ada: 650.',
  ]);
});

test('on a phone next to the screen of a room, the steps of Hidden Pairs continue automatically for its player', () => {
  expect(stepsOf(hiddenPairs, { device: { isParty: true } }).filter((line) => line.includes('step'))).toEqual(
    [
      '4 step 0 () | 2630 ms | their-turn | You have committed. It is Ada’s turn.',
      '4 step 1 () | 4200 ms | Round 1: Ada shows 6 6, worth 12. Round 1: you show 6 6, worth 12. You and Ada are tied at 12 in round 1 and roll two dice each to decide.',
      '6/5 step 2 () | 4200 ms | bank | You roll 4 4 to break the tie: 8. You win round 1 and 200 points.',
      '6/5 step 3 () | 2630 ms',
      '6/5 step 5 () | 4200 ms | bank | Round 2: Ada shows 5 5, worth 10. Round 2: you show 4 4, worth 8. Ada wins round 2 and 150 points.',
      '6/5 step 6 () | 2630 ms',
      '6/5 step 8 () | 4200 ms | bank | Round 3: Ada shows 1 1, worth 2. Round 3: you show 2 2, worth 4. You win round 3 and 100 points.',
      '6/5 step 9 () | 4200 ms',
    ],
  );
});
