import { describe, expect, it, test } from 'vitest';
import { parsePosition, readSetup, replay, type ThreesView, unwrap } from '../../src/index.ts';
import { type ScriptSetup, scripted } from '../../src/testing/index.ts';

const threes = (script: string, setup: ScriptSetup = { seats: 2 }) =>
  scripted<ThreesView>('threes', script, setup);
const rolled: ScriptSetup = { seats: 2, options: { lastDie: 'rolled' } };

describe('a player of Threes keeps at least one die of each roll', () => {
  it.each<[string, string, ThreesView['step']]>([
    ['the only choice at the start of a turn is to roll', '', { kind: 'choose', seats: [0] }],
    ['the first roll has five dice', '0 roll', { kind: 'throw', seat: 0, dice: 5 }],
    [
      'the next roll has the four other dice if one is kept',
      '0 roll | 0: 12345 | 0 roll 0',
      { kind: 'throw', seat: 0, dice: 4 },
    ],
    [
      'the next roll has the two other dice if three are kept',
      '0 roll | 0: 12345 | 0 roll 024',
      { kind: 'throw', seat: 0, dice: 2 },
    ],
    [
      'locked dice are never rolled again',
      '0 roll | 0: 12345 | 0 roll 01 | 0: 666 | 0 roll 2',
      { kind: 'throw', seat: 0, dice: 2 },
    ],
    [
      'banking after the first roll ends the turn',
      '0 roll | 0: 11223 | 0 bank',
      { kind: 'choose', seats: [1] },
    ],
  ])('%s', (_, script, step) => {
    expect(threes(script)).toMatchObject({ refused: null, step });
  });

  it('each rolled face has the position of its die', () => {
    const match = threes('0 roll | 0: 12345 | 0 roll 13 | 0: 616');
    expect(match).toMatchObject({ refused: null });
    expect(match.view('table')).toMatchObject({ dice: [6, 2, 1, 4, 6] });
  });

  it.each<[string, string, string]>([
    ['a roll without a newly kept die', '0 roll | 0: 12345 | 0 roll', 'keep-missing@2'],
    [
      'a later roll without a newly kept die',
      '0 roll | 0: 12345 | 0 roll 0 | 0: 2345 | 0 roll',
      'keep-missing@4',
    ],
    [
      'keeping a die that is already locked',
      '0 roll | 0: 12345 | 0 roll 0 | 0: 2345 | 0 roll 0',
      'already-kept@4',
    ],
    [
      'keeping a locked die together with a new one',
      '0 roll | 0: 12345 | 0 roll 0 | 0: 2345 | 0 roll 01',
      'already-kept@4',
    ],
    ['a roll with all dice kept', '0 roll | 0: 12345 | 0 roll 01234', 'keep-everything-is-bank@2'],
    [
      'a roll with all dice kept or locked',
      '0 roll | 0: 12345 | 0 roll 01 | 0: 234 | 0 roll 234',
      'keep-everything-is-bank@4',
    ],
    ['keeping a die before the first roll', '0 roll 0', 'keep-not-allowed@0'],
    ['keeping a sixth die', '0 roll | 0: 12345 | 0 roll 5', 'bad-move@2'],
    ['keeping a die twice', '0 roll | 0: 12345 | 0 roll 11', 'bad-move@2'],
  ])('Threes refuses %s', (_, script, refused) => {
    expect(threes(script).refused).toBe(refused);
  });

  it('a player cannot bank before the first roll', () => {
    expect(threes('0 bank').refused).toBe('must-roll-first@0');
  });

  it('a throw must have as many faces as dice are rolled', () => {
    expect(threes('0 roll | 0: 12345 | 0 roll 0 | 0: 23456').refused).toBe('wrong-dice-count@3');
  });

  it('the first roll of a turn may have an empty list of kept dice', () => {
    const record = { ...threes('').record, log: [{ seat: 0, move: { type: 'roll', keep: [] } }] };
    expect(replay(record)).toMatchObject({ ok: true });
  });
});

describe('with lastDie=lies, the last die of Threes is not rolled', () => {
  it.each<[string, string, number]>([
    [
      'the last die is not rolled and counts with the face that it shows',
      '0 roll | 0: 35263 | 0 roll 04 | 0: 416 | 0 roll 2 | 0: 35 | 0 roll 1',
      6,
    ],
    [
      'whichever of the last two dice is kept, the other one counts with the face that it shows',
      '0 roll | 0: 33315 | 0 roll 012 | 0: 46 | 0 roll 3',
      10,
    ],
    [
      'the last die counts with the face that it shows if four dice are kept at once',
      '0 roll | 0: 33335 | 0 roll 0123',
      5,
    ],
    ['the last two dice can be banked together', '0 roll | 0: 33315 | 0 roll 012 | 0: 46 | 0 bank', 10],
  ])('%s', (_, script, score) => {
    expect(threes(script)).toMatchObject({
      refused: null,
      scores: [score, 0],
      step: { kind: 'choose', seats: [1] },
    });
  });

  it('a turn does not end while the player can choose between two dice', () => {
    expect(threes('0 roll | 0: 33315 | 0 roll 012 | 0: 46').step).toEqual({ kind: 'choose', seats: [0] });
  });
});

describe('with lastDie=rolled, the last die of Threes is rolled once more', () => {
  it('the last die is rolled once more', () => {
    expect(threes('0 roll | 0: 33335 | 0 roll 0123', rolled).step).toEqual({
      kind: 'throw',
      seat: 0,
      dice: 1,
    });
  });

  it.each<[string, string, number]>([
    [
      'the last die counts with its new face, and the turn ends automatically',
      '0 roll | 0: 33335 | 0 roll 0123 | 0: 6',
      6,
    ],
    [
      'the new face of the last die has the position of that die',
      '0 roll | 0: 33315 | 0 roll 012 | 0: 46 | 0 roll 4 | 0: 3',
      6,
    ],
    ['the player can bank all dice without rolling the last one', '0 roll | 0: 33335 | 0 bank', 5],
  ])('%s', (_, script, score) => {
    expect(threes(script, rolled)).toMatchObject({
      refused: null,
      scores: [score, 0],
      step: { kind: 'choose', seats: [1] },
    });
  });
});

describe('a turn of Threes scores the sum of its dice', () => {
  it.each<[string, number]>([
    ['33333', 0],
    ['11111', 5],
    ['12456', 18],
    ['35263', 13],
    ['66665', 29],
    ['66663', 24],
    ['66666', -30],
  ])('the turn %s is banked with %i points', (dice, score) => {
    expect(threes(`0 roll | 0: ${dice} | 0 bank`).scores).toEqual([score, 0]);
  });

  it('five 6s kept over several rolls shoot the moon', () => {
    expect(threes('0 roll | 0: 66123 | 0 roll 01 | 0: 661 | 0 roll 23 ').scores).toEqual([25, 0]);
    expect(threes('0 roll | 0: 66123 | 0 roll 01 | 0: 666 | 0 bank').scores).toEqual([-30, 0]);
  });

  it('a last die that is rolled can shoot the moon', () => {
    expect(threes('0 roll | 0: 66661 | 0 roll 0123 | 0: 6', rolled).scores).toEqual([-30, 0]);
  });

  it.each<[string, ScriptSetup, string, number]>([
    ['in the first round', {}, '', -30],
    [
      'in a later round, whatever the total',
      { seats: 2 },
      '0 roll | 0: 66665 | 0 bank | 1 roll | 1: 33333 | 1 bank | ',
      -1,
    ],
  ])('the view reports the moon %s', (_, setup, before, total) => {
    const shot = threes(`${before}0 roll | 0: 66666`, setup);
    expect(shot.view('table').bankScores).toBe(-30);
    expect(threes(`${before}0 roll | 0: 66666 | 0 bank`, setup).lastEvents[0]).toEqual({
      kind: 'moon',
      seat: 0,
      dice: [6, 6, 6, 6, 6],
      banked: -30,
      total,
    });
  });

  it('a turn without five 6s is not a moon, even if the total is -30', () => {
    const turn = (dice: string) => `0 roll | 0: ${dice} | 0 bank | 1 roll | 1: 33333 | 1 bank`;
    const last = threes(`${turn('66666')} | 0 roll | 0: 33333 | 0 bank`, { seats: 2 }).lastEvents[0];
    expect(last).toMatchObject({ kind: 'banked', banked: 0, total: -30 });
  });

  it('the total is the sum of the turns', () => {
    const turn = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice} | ${seat} bank`;
    const script = [turn(0, '11111'), turn(1, '66666'), turn(0, '22222'), turn(1, '44444')].join(' | ');
    expect(threes(script).scores).toEqual([15, -10]);
  });
});

describe('the lowest total wins a match of Threes', () => {
  const turn = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice} | ${seat} bank`;
  const rounds = (count: number, seats: number): ScriptSetup => ({ seats, options: { rounds: count } });
  it.each<[string, ScriptSetup, string[], number[] | null]>([
    ['the match ends after its rounds', rounds(1, 2), [turn(0, '11111'), turn(1, '22222')], [1, 2]],
    ['each player has one turn per round', rounds(1, 3), [turn(0, '11111'), turn(1, '22222')], null],
    [
      'the lowest total wins',
      rounds(1, 3),
      [turn(0, '66665'), turn(1, '33333'), turn(2, '11111')],
      [3, 1, 2],
    ],
    [
      'equal lowest totals share the win',
      rounds(1, 3),
      [turn(0, '33333'), turn(1, '11111'), turn(2, '33333')],
      [1, 3, 1],
    ],
    [
      'the match continues while rounds are left',
      rounds(2, 2),
      [turn(0, '11111'), turn(1, '22222'), turn(0, '11111')],
      null,
    ],
    ['a player can play alone', rounds(1, 1), [turn(0, '11111')], [1]],
    ['a player who plays alone has one turn per round', rounds(2, 1), [turn(0, '11111')], null],
    ['shooting the moon can win the match', rounds(1, 2), [turn(0, '33333'), turn(1, '66666')], [2, 1]],
  ])('%s', (_, setup, turns, places) => {
    expect(threes(turns.join(' | '), setup)).toMatchObject({ refused: null, places });
  });

  it('a match of Threes has 10 rounds by default', () => {
    const nine = Array.from({ length: 9 }, () => turn(0, '33333')).join(' | ');
    expect(threes(nine, { seats: 1 }).places).toBeNull();
    expect(threes(`${nine} | ${turn(0, '33333')}`, { seats: 1 }).places).toEqual([1]);
  });

  it('a finished match of Threes refuses any further move', () => {
    expect(threes(`${turn(0, '11111')} | 0 roll`, rounds(1, 1)).refused).toBe('match-over@3');
  });
});

describe('rounds of Threes can be scored separately', () => {
  const turn = (seat: number, dice: string) => `${seat} roll | ${seat}: ${dice} | ${seat} bank`;
  const rounds = (more: Record<string, unknown> = {}, seats = 3): ScriptSetup => ({
    seats,
    options: { rounds: 2, scoring: 'rounds', ...more },
  });

  it.each<[string, ScriptSetup, string[], number[], number]>([
    [
      'every turn but the lowest costs 2 points',
      rounds(),
      [turn(0, '11111'), turn(1, '33333'), turn(2, '22222')],
      [2, 0, 2],
      0,
    ],
    [
      'players who tie for the lowest turn take 1 point each',
      rounds(),
      [turn(0, '11111'), turn(1, '33333'), turn(2, '33333')],
      [2, 1, 1],
      0,
    ],
    [
      'no player has points before the round is over',
      rounds(),
      [turn(0, '11111'), turn(1, '33333')],
      [0, 0, 0],
      2,
    ],
    [
      'the moon is the lowest turn of a round',
      rounds(),
      [turn(0, '33333'), turn(1, '66666'), turn(2, '33333')],
      [2, 0, 2],
      0,
    ],
    [
      'with moon=wins, shooting the moon ends the round',
      rounds({ moon: 'wins' }),
      [turn(0, '66666')],
      [0, 2, 2],
      0,
    ],
    [
      'with moon=none, five 6s cost 30',
      rounds({ moon: 'none' }, 2),
      [turn(0, '66666'), turn(1, '66665')],
      [2, 0],
      0,
    ],
    ['a player who plays alone adds up the points of the turns', rounds({}, 1), [turn(0, '11111')], [5], 0],
  ])('%s', (_, setup, turns, scores, seat) => {
    const match = threes(turns.join(' | '), setup);
    expect(match).toMatchObject({ refused: null, scores, step: { kind: 'choose', seats: [seat] } });
  });

  it.each<[string, string[], object]>([
    ['its winner', ['22222', '11111', '33333', '22222'], { kind: 'round-won', seat: 2, points: 0, lost: 2 }],
    [
      'all players who tie for it, and how many others lose it',
      ['22222', '11111', '22222', '11111'],
      { kind: 'round-tied', seats: [1, 3], points: 5, others: 2, lost: 2 },
    ],
    [
      'three players who tie for it',
      ['11111', '11111', '55555', '11111'],
      { kind: 'round-tied', seats: [0, 1, 3], points: 5, others: 1, lost: 2 },
    ],
  ])('the end of a round reports %s', (_, turns, event) => {
    const script = turns.map((dice, seat) => turn(seat, dice)).join(' | ');
    expect(threes(script, rounds({}, 4)).lastEvents.at(-1)).toEqual(event);
  });

  it.each([
    ['more than', 'yes', '22223', '22222'],
    ['as much as', 'no', '22222', '22222'],
    ['less than', 'no', '22222', '22223'],
  ])('a turn whose cost is %s the lowest cost of its round is beaten: %s', (_, isBeaten, lowest, own) => {
    const script = [turn(0, '66665'), turn(1, lowest), turn(2, own)].join(' | ');
    expect(threes(script, rounds({}, 4)).lastEvents).toContainEqual(
      expect.objectContaining({ kind: 'turn-cost', seat: 2, isBeaten }),
    );
  });

  it('the fewest points win a match with separately scored rounds', () => {
    const turns = [turn(0, '33333'), turn(1, '11111'), turn(0, '22222'), turn(1, '22222')];
    expect(threes(turns.join(' | '), rounds({}, 2))).toMatchObject({ scores: [1, 3], places: [1, 2] });
  });
});

describe('a turn of Threes ends when it can neither win nor tie', () => {
  const lost = (script: string, more: Record<string, unknown> = {}) =>
    threes(`0 roll | 0: 33313 | 0 bank | ${script}`, {
      seats: 2,
      options: { rounds: 2, scoring: 'rounds', stopWhenLost: true, ...more },
    });

  it.each<[string, string, Record<string, unknown>, boolean]>([
    [
      'a turn ends once its locked dice cost more than the lowest turn',
      '1 roll | 1: 23456 | 1 roll 0',
      {},
      true,
    ],
    ['a turn ends once every possible keep costs more than the lowest turn', '1 roll | 1: 22445', {}, true],
    ['a turn continues while it can tie', '1 roll | 1: 13456 | 1 roll 0', {}, false],
    ['a turn continues while only 6s are locked', '1 roll | 1: 24566 | 1 roll 34', {}, false],
    ['a turn continues while a 6 can still be kept', '1 roll | 1: 24566', {}, false],
    ['with moon=none, a turn with 6s ends', '1 roll | 1: 24566', { moon: 'none' }, true],
  ])('%s', (_, script, more, ends) => {
    const { refused, step, scores } = lost(script, more);
    expect(refused).toBeNull();
    expect(step.kind === 'choose' && step.seats[0] === 0).toBe(ends);
    expect(scores).toEqual(ends ? [0, 2] : [0, 0]);
  });
});

describe('five 6s shoot the moon in a match for a low total', () => {
  it.each<[string, Record<string, unknown>, number]>([
    ['five 6s lower the total by 30 points', {}, -30],
    ['with moon=none, five 6s cost 30 points', { moon: 'none' }, 30],
  ])('%s', (_, options, score) => {
    expect(threes('0 roll | 0: 66666 | 0 bank', { seats: 2, options }).scores).toEqual([score, 0]);
  });

  it.each<Record<string, unknown>>([{ moon: 'wins' }, { stopWhenLost: true }])(
    'the option %j needs separately scored rounds',
    (options) => {
      const read = readSetup({ game: 'threes', options, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
      expect(read).toMatchObject({ ok: false, error: { code: 'bad-option', problem: { kind: 'conflict' } } });
    },
  );
});

test('the description of a roll names the dice that it keeps, if any', () => {
  const { game, state } = unwrap(parsePosition('threes - 12,9 3 1 choose 63215 00000'));
  const described = (move: object) => game.describe(game.view(state, 1), 1, move);
  expect(described({ type: 'roll', keep: [1, 3] })).toEqual({
    key: 'move-roll-keeping',
    values: { dice: { dice: [1, 3] } },
  });
  for (const move of [{ type: 'roll' }, { type: 'roll', keep: [] }])
    expect(described(move).key).toBe('move-roll');
  expect(described({ type: 'bank' }).key).toBe('move-bank');
});

test('keeping all dice but one equals banking, unless the last die is rolled', () => {
  const named = (options: string) => {
    const { game, state } = unwrap(parsePosition(`threes ${options} 12,9 3 1 choose 63215 00000`));
    const view = game.view(state, 1);
    return [
      game.describe(view, 1, { type: 'roll', keep: [0, 1, 2, 3] }).key,
      game.identify(view, { type: 'roll', keep: [0, 1, 2, 3] }) === game.identify(view, { type: 'bank' }),
    ];
  };
  expect(named('-')).toEqual(['move-bank', true]);
  expect(named('lastDie=rolled')).toEqual(['move-roll-keeping', false]);
});
