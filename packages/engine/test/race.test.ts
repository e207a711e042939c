import { describe, expect, it } from 'vitest';
import { raceGap } from '../src/core/index.ts';
import { parsePosition, type Seat } from '../src/index.ts';

function controlsAt(position: string, viewer: Seat | null) {
  const at = parsePosition(position);
  if (!at.ok) throw new Error(JSON.stringify(at.error));
  const { game, state } = at.value;
  return game.controls(game.view(state, viewer ?? 'table'), viewer, null);
}

const goalAt = (position: string) => controlsAt(position, 1).goal.key;

/** Returns the state of the race at a position, as a seat or a spectator sees it. */
function raceAt(position: string, viewer: Seat | null) {
  const { race } = controlsAt(position, viewer);
  return race === null ? null : { key: race.key, ...race.values };
}

const cases: readonly (readonly [
  rule: string,
  position: string,
  viewer: Seat | null,
  race: object | null,
])[] = [
  [
    'Greed: a player who is not in the game needs the opening in one turn',
    'greed - 0,0 00 0 - start',
    0,
    { key: 'race-opening', mine: 'yes', opening: 300 },
  ],
  [
    'Greed: a player in the game sees their own points to go during another player’s turn',
    'greed - 1200,0 10 1 - start',
    0,
    { key: 'race-to-go', mine: 'yes', toGo: 1800 },
  ],
  [
    'Greed: a spectator sees the points that the current player needs',
    'greed - 1200,0 10 1 - start',
    null,
    { key: 'race-opening', mine: 'no', seat: { seat: 1 } },
  ],
  [
    'Greed: a player sees how many points are missing after those at stake',
    'greed - 1200,0 10 0 - choose 450 51341',
    0,
    { key: 'race-to-go', toGo: 1350, stake: 450 },
  ],
  [
    'Greed: points at stake of another player do not count towards the target',
    'greed - 2800,0 10 1 - choose 450 51341',
    0,
    { key: 'race-to-go', mine: 'yes', toGo: 200, stake: 0 },
  ],
  [
    'Greed: points at stake of another player do not count towards the opening',
    'greed - 0,0 00 1 - choose 450 51341',
    0,
    { key: 'race-opening', mine: 'yes', opening: 300 },
  ],
  [
    'Greed: points at stake that reach the target would start the final round',
    'greed - 2800,0 10 0 - choose 450 51341',
    0,
    { key: 'race-reached' },
  ],
  [
    'Greed: the last turn has to beat the highest total',
    'greed - 1200,3100 11 0 1 start',
    0,
    { key: 'greed-race-final', mine: 'yes', best: 3100, leader: { seat: 1 } },
  ],
  [
    'Greed: a player whose last turn is over sees the gap to the leader',
    'greed - 1200,3100,800 111 0 1 start',
    2,
    { key: 'race-behind', by: 2300, leader: { seat: 1 } },
  ],
  [
    'Ten Thousand: a player sees how many points are missing to exactly the target',
    'ten-thousand - 3000,1000 0 choose 0 123346',
    0,
    { key: 'race-to-go', mine: 'yes', toGo: 7000, stake: 0 },
  ],
  [
    'Ten Thousand: a player sees how many points are missing after those at stake',
    'ten-thousand - 1000,3000 1 choose 450 1233',
    1,
    { key: 'race-to-go', mine: 'yes', toGo: 6550, stake: 450 },
  ],
  [
    'Ten Thousand: a turn that reaches the target has no points to go',
    'ten-thousand exactFinish=false 1000,9000 1 choose 1000 1',
    1,
    { key: 'race-reached', target: 10_000 },
  ],
  [
    'Ten Thousand: a player in the game does not see what another player needs to get in',
    'ten-thousand - 3000,0 1 choose 0 123346',
    0,
    { key: 'race-to-go', mine: 'yes', toGo: 7000 },
  ],
  [
    'Threes: in the last turn of a match, only the moon can make up for a higher total',
    'threes rounds=2 8,20 2 1 start',
    1,
    { key: 'threes-race-moon', mine: 'yes', best: 8, leader: { seat: 0 } },
  ],
  [
    'Threes: without a moon, a higher total has lost in the last turn',
    'threes rounds=2,moon=none 8,20 2 1 start',
    1,
    { key: 'threes-race-lost', mine: 'yes', best: 8, leader: { seat: 0 } },
  ],
  [
    'Threes: in a round that is scored separately, the first of the players with the lowest cost leads',
    'threes scoring=rounds 4,3,1,2 3 3 7,5,5,- start',
    3,
    { key: 'threes-race-round', mine: 'yes', best: 5, leader: { seat: 1 } },
  ],
  ['Threes: equal totals at the start of a match have no leader', 'threes - 0,0 1 0 start', 0, null],
  [
    'Threes: the player with the highest of three totals is behind',
    'threes - 58,29,40 3 0 start',
    0,
    { key: 'race-behind', by: 29, leader: { seat: 1 } },
  ],
  [
    'Threes: totals are not compared before each player has played the round',
    'threes - 12,7,0 1 2 choose 66133 00000',
    0,
    null,
  ],
  [
    'Threes: a player who shares the lead sees with whom',
    'threes - 12,12,20 3 0 start',
    0,
    { key: 'race-level', by: 0, leader: { seat: 1 } },
  ],
  ['Threes: the lowest total leads', 'threes - 12,20 3 0 start', 0, { key: 'race-lead', mine: 'yes', by: 8 }],
  [
    'Threes: the player with the higher total is behind',
    'threes - 12,20 3 0 start',
    1,
    { key: 'race-behind', by: 8, leader: { seat: 0 } },
  ],
  [
    'Threes: the last turn may cost one point less than the gap',
    'threes rounds=3 12,5 3 1 start',
    1,
    { key: 'threes-race-last', most: 6, best: 12, leader: { seat: 0 } },
  ],
  [
    'Threes: for a player who is behind before the last turn, only the moon wins',
    'threes rounds=3 12,20 3 1 start',
    1,
    { key: 'threes-race-moon', best: 12 },
  ],
  [
    'Three Dice: a player sees the lowest points of the round, which have to be beaten, and who is safe',
    'three-dice - 0,0,0 1 1 2 1 -,65,s start',
    0,
    { key: 'three-dice-race-beat', points: 65, seats: { seats: [1] }, safe: { seats: [2] }, safeCount: 1 },
  ],
  [
    'Three Dice: no player has finished the round yet',
    'three-dice - 0,0,0 1 1 3 1 -,-,- start',
    0,
    { key: 'three-dice-race-first', mine: 'no' },
  ],
  [
    'Three Dice: a screen of no seat does not address the player who starts the round',
    'three-dice - 0,0,0 1 1 3 1 -,-,- start',
    null,
    { key: 'three-dice-race-first', mine: 'no' },
  ],
  [
    'Three Dice: the player who starts the round sees that it is their own start',
    'three-dice - 0,0,0 1 1 3 1 -,-,- start',
    1,
    { key: 'three-dice-race-first', mine: 'yes' },
  ],
  [
    'Three Dice: the only player who has finished sets the points that the others must beat',
    'three-dice - 0,0,0 1 1 2 1 -,65,- start',
    1,
    { key: 'three-dice-race-alone', mine: 'yes', points: 65 },
  ],
  [
    'Three Dice: a player sees that their own points are the lowest so far',
    'three-dice - 0,0,0 1 1 2 1 -,65,106 start',
    1,
    { key: 'three-dice-race-lowest', mine: 'yes' },
  ],
  [
    'Three Dice: a player with more points than the lowest is ahead',
    'three-dice - 0,0,0 1 1 2 1 -,65,106 start',
    2,
    { key: 'three-dice-race-ahead', seats: { seats: [1] } },
  ],
  [
    'Three Dice: stairs make a player safe',
    'three-dice - 0,0,0 1 1 2 1 -,65,s start',
    2,
    { key: 'three-dice-race-safe', mine: 'yes' },
  ],
  [
    'Hidden Pairs: a player’s own points are compared with the public points of the others',
    'hidden-pairs - 2 400,500 665544+0/112233+0 66.11=0/55.11=0/44.11=0 00 choosing',
    0,
    { key: 'race-behind', mine: 'yes', by: 100, leader: { seat: 1 } },
  ],
  [
    'Greed: the last turn has to beat the highest total, which need not be that of the player who started the final round',
    'greed - 1200,3400,3100,900 1111 0 2 start',
    0,
    { key: 'greed-race-final', seat: { seat: 0 }, best: 3400, leader: { seat: 1 } },
  ],
  [
    'Greed: a spectator sees whose last turn it is',
    'greed - 3100,1200,3400 111 1 0 start',
    null,
    { key: 'greed-race-final', mine: 'no', seat: { seat: 1 }, best: 3400, leader: { seat: 2 } },
  ],
  [
    'Greed: exactly the target counts as reached',
    'greed - 400,2550,0 110 1 - choose 450 51341',
    1,
    { key: 'race-reached' },
  ],
  [
    'Greed: another player’s points at stake do not change the points that the viewer has to go',
    'greed - 400,2100,900 111 1 - choose 450 51341',
    2,
    { key: 'race-to-go', seat: { seat: 2 }, toGo: 2100 },
  ],
  [
    'Ten Thousand: another player’s points at stake do not change the points that the viewer has to go',
    'ten-thousand - 3000,1000,2500 1 choose 500 123346',
    2,
    { key: 'race-to-go', seat: { seat: 2 }, toGo: 7500 },
  ],
  [
    'Threes: the second of three players is behind the leader',
    'threes - 20,12,15 3 0 start',
    2,
    { key: 'race-behind', by: 3, leader: { seat: 1 } },
  ],
  [
    'Threes: the round before the last is compared like any other',
    'threes rounds=3 12,5,20 2 0 start',
    1,
    { key: 'race-lead', by: 7 },
  ],
  [
    'Threes: the moon wins by one point for a player who is 29 behind',
    'threes rounds=3 12,30,41 3 2 start',
    2,
    { key: 'threes-race-moon', best: 12, leader: { seat: 0 } },
  ],
  [
    'Threes: the moon only ties for a player who is 30 behind, so the match cannot be won',
    'threes rounds=3 12,30,42 3 2 start',
    2,
    { key: 'threes-race-lost', best: 12, leader: { seat: 0 } },
  ],
  [
    'Three Dice: a player who is tied for last is named as one with the lowest points',
    'three-dice - 0,0,0,0 1 1 2 1 -,65,65,106 start',
    2,
    { key: 'three-dice-race-lowest', seat: { seat: 2 } },
  ],
  [
    'Threes: the player who starts the last round has no score to beat yet, only a gap',
    'threes rounds=3 12,5,20 3 0 start',
    0,
    { key: 'race-behind', by: 7, leader: { seat: 1 } },
  ],
  [
    'Threes: a player who is too far behind cannot win even with the moon',
    'threes rounds=3 0,40 3 1 start',
    1,
    { key: 'threes-race-lost', best: 0 },
  ],
];

describe('the controls describe the state of the race', () => {
  it.each(cases)('one sentence describes the state of the race: %s', (_, position, viewer, race) => {
    const found = raceAt(position, viewer);
    if (race === null) expect(found).toBe(null);
    else expect(found).toMatchObject(race);
  });
});

it.each([
  ['Greed', 'greed - 3000,0 10 1 0 start', 'greed - 2900,0 10 1 - start'],
  [
    'Ten Thousand with a last turn for the others',
    'ten-thousand target=2000,exactFinish=false,ending=last-turn 2000,0 1 0 start',
    'ten-thousand target=2000,exactFinish=false,ending=last-turn 1900,0 1 - start',
  ],
  [
    'Ten Thousand that ends with the round',
    'ten-thousand target=2000,exactFinish=false,ending=round 2000,0 1 0 start',
    'ten-thousand target=2000,exactFinish=false,ending=round 1900,0 1 0 start',
  ],
])('the goal says what counts in the final round: %s', (_, final, before) => {
  expect(goalAt(final)).toBe('goal-final-round');
  expect(goalAt(before)).not.toBe('goal-final-round');
});

it('a player who is behind learns how many lead, the first of them, and the gap to them', () => {
  const racer = { seat: 1, isViewer: false };
  expect(raceGap(racer, [900, 500, 700, 900], false)).toMatchObject({
    key: 'race-behind',
    values: { by: 400, leader: { seat: 0 }, leaders: 2 },
  });
  expect(raceGap(racer, [9, 5, 3, 3], true)).toMatchObject({
    key: 'race-behind',
    values: { by: 2, leader: { seat: 2 }, leaders: 2 },
  });
});
