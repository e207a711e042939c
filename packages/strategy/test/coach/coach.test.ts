import { readFileSync } from 'node:fs';
import { type AnyGame, greed, ofSeat, parsePosition, unwrap, withDefaults } from '@dicehall/engine';
import { adviceText, markText, reasonText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it, test } from 'vitest';
import { type Advice, adviceOf, lossOf, markOf, type PositionValue, readPuzzles } from '../../src/index.ts';
import { greedScoring } from '../../src/outcomes/games.ts';
import { stakeReason } from '../../src/race/reason.ts';
import { openedAt } from '../opened.ts';

/** Returns a position with its moves and the advice for it. */
async function at(line: string) {
  const found = await openedAt(line);
  const { game, state, position } = found;
  const advice = adviceOf(position, game, state);
  if (advice === null) throw new Error(`No advice for ${line}`);
  return { ...found, advice, seat: position.seat ?? -1 };
}

type Position = Awaited<ReturnType<typeof at>>;

const sentenceOf = ({ advice, ...choice }: Position, language: 'en' | 'de' = 'en'): string =>
  adviceText(loadCatalogue({ language }), advice, { ...choice, names: ['Ada', 'Bo', 'Cy'] });

/** It is Ada's last turn. With the points at stake, her 400 points would be level with Bo's 650. */
const lastTurn = 'greed target=500 400,650 11 0 1 choose 250 12346';

describe('the reason for advice states the deciding numbers', () => {
  // Stopping shares the win. Rolling four dice busts in 204 of 1,296 rolls (2, 3, 4 and 6 only, no three of a kind) and
  // wins in all others.
  it('the reason states a bust chance and win chances that can be counted by hand', async () => {
    const { advice } = await at(lastTurn);
    expect(advice.best.move).toEqual({ type: 'roll' });
    expect(advice.best.roll?.bust).toBeCloseTo(204 / 1296, 12);
    expect(advice.best.value).toBeCloseTo(1 - 204 / 1296, 12);
    expect(advice.other).toMatchObject({ move: { type: 'stop' }, value: 0.5, roll: null });
    expect(sentenceOf(await at(lastTurn))).toBe(
      'Best: roll. Banking now is only a tie, and another roll takes the lead 84% of the time. Win chance 84.3%, compared with 50.0% for “bank”.',
    );
  });
  it('in Ten Thousand, a move that keeps fewer dice is compared with keeping all dice that score', async () => {
    expect(sentenceOf(await at('ten-thousand - 0,0 0 choose 0 222145'))).toBe(
      'Best: keep a 1 and roll. Rolling 5 dice scores nothing only 8% of the time instead of 67% with 1: that is worth more than 250 points. Win chance 50.7%, compared with 50.2% for “keep 1 2 2 2 5 and roll”.',
    );
    expect((await at('ten-thousand - 0,0 0 choose 0 115555')).advice.other?.move).toMatchObject({
      type: 'bank',
      keep: [0, 1, 2, 3, 4, 5],
    });
    const all = await at('ten-thousand - 0,0 0 choose 0 223145');
    expect(all.advice.other?.move).toEqual({ type: 'roll', keep: [3, 5] });
  });
  it.each([
    'greed - 1400,1450 11 1 - choose 400 12346',
    'ten-thousand target=2000 1500,1700 0 choose 0 112346',
    'threes rounds=2 3,7 2 0 choose 63215 00000',
    'three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214',
  ])('the numbers in the reason equal those of the solution: %s', async (line) => {
    const { game, state, seat, values, position, advice } = await at(line);
    for (const one of [advice.best, advice.other]) {
      const move = position.moves.find((other) => other.move === one?.move);
      expect(one?.value).toBe(move?.value);
      const after = unwrap(game.apply(state, { seat, move: one?.move })).state;
      expect(one?.value).toBeCloseTo(ofSeat(values.bySeat(after), seat), 12);
    }
    expect(advice.best.value).toBe(Math.max(...position.moves.map(({ value }) => value)));
    const { roll } = position.moves[0] ?? {};
    const busted = roll?.outcomes.find(({ busts }) => busts)?.value;
    expect(advice.best.roll?.stakes == null).toBe(busted == null);
    if (busted != null) expect(advice.best.roll?.stakes?.lost).toBeCloseTo(busted, 12);
  });
  it.each([
    [
      'greed - 1400,1450 11 1 - choose 400 12346',
      'Best: roll. Banking scores 400 points, while another roll of 4 dice adds about 170 with a chance of 84% and otherwise loses the 400 points: rolling is worth the risk. Win chance 65.2%, compared with 62.1% for “bank”.',
      'Am besten: würfeln. Sichern bringt 400 Punkte, noch ein Wurf mit 4 Würfeln bringt in 84 % der Fälle etwa 170 dazu, sonst sind die 400 Punkte verloren: Würfeln lohnt sich. Gewinnchance 65,2 %, mit „sichern“ 62,1 %.',
    ],
    [
      'greed target=500 400,1050 11 0 1 choose 250 12346',
      'Best: roll. Banking now loses the match: a tie needs 400 more points. Win chance 24.3%, compared with 0.0% for “bank”.',
      'Am besten: würfeln. Wer jetzt sichert, hat verloren: Zum Gleichstand fehlen noch 400 Punkte. Gewinnchance 24,3 %, mit „sichern“ 0,0 %.',
    ],
    [
      'threes rounds=2 3,7 2 0 choose 63215 00000',
      'Best: keep a 3 and roll. Fewer points are better: “keep a 3 and roll” scores 7.2 on average, “keep 1 3 and roll” 7.7. Win chance 79.4%, compared with 76.6% for “keep 1 3 and roll”.',
      'Am besten: eine 3 behalten und würfeln. Weniger Punkte sind besser: „eine 3 behalten und würfeln“ ergibt im Schnitt 7,2, „1 3 behalten und würfeln“ 7,7. Gewinnchance 79,4 %, mit „1 3 behalten und würfeln“ 76,6 %.',
    ],
    [
      'threes - 56,65 8 0 choose 11353 00000',
      'Best: bank. Banking scores 7 for sure, rolling on scores 6.7 on average: with good prospects, the risk is not worth it. Win chance 87.2%, compared with 86.0% for “keep 3 3 and roll”.',
      'Am besten: sichern. Sichern ergibt genau 7, Weiterwürfeln im Schnitt 6,7: Bei guten Aussichten lohnt sich das Risiko nicht. Gewinnchance 87,2 %, mit „3 3 behalten und würfeln“ 86,0 %.',
    ],
    [
      'threes - 139,133 10 1 choose 21231 00000',
      'Best: bank. In the last turn, at most 5 points win and 6 is a tie: banking scores 6. Win chance 50.0%, compared with 42.2% for “keep a 3 and roll”.',
      'Am besten: sichern. Im letzten Zug sind höchstens 5 Punkte ein Sieg, 6 ein Gleichstand: Sichern ergibt 6. Gewinnchance 50,0 %, mit „eine 3 behalten und würfeln“ 42,2 %.',
    ],
    [
      'threes - 71,55 10 1 choose 62134 00000',
      'Best: bank. With “bank” the match is won. Win chance 100.0%, compared with 99.5% for “keep a 3 and roll”.',
      'Am besten: sichern. Mit „sichern“ ist die Partie gewonnen. Gewinnchance 100,0 %, mit „eine 3 behalten und würfeln“ 99,5 %.',
    ],
    [
      'threes - 55,71 10 1 choose 62134 00000',
      'Best: keep a 6 and roll. Only five 6s, which count −30, can still save this match: “keep a 6 and roll” gets them 1.1% of the time. Win chance 1.1%, compared with 0.0% for “bank”.',
      'Am besten: eine 6 behalten und würfeln. Diese Partie retten nur noch fünf Sechsen, die −30 zählen: Mit „eine 6 behalten und würfeln“ gelingen sie in 1,1 % der Fälle. Gewinnchance 1,1 %, mit „sichern“ 0,0 %.',
    ],
    [
      'ten-thousand - 3400,4200 0 choose 1500 441241',
      'Best: keep 1 1 4 4 4 and bank. Banking ends the turn, so every scoring die counts: 2,100 points instead of 2,000. Win chance 59.0%, compared with 53.0% for “keep 1 4 4 4 and bank”.',
      'Am besten: 1 1 4 4 4 behalten und sichern. Sichern beendet den Zug, also zählt jeder Würfel mit Punkten: 2.100 statt 2.000 Punkte. Gewinnchance 59,0 %, mit „1 4 4 4 behalten und sichern“ 53,0 %.',
    ],
    [
      'three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214',
      'Best: roll 2 4 again. With “roll 2 4 again” three of a kind comes more often, which raises the penalty. By the end of the match, “roll 2 4 again” means 1.80 sips more than the other players on average, “roll the 2 again” 2.00 sips more.',
      'Am besten: 2 4 neu würfeln. Mit „2 4 neu würfeln“ kommt öfter ein Drilling, der die Strafe erhöht. Am Ende bedeutet „2 4 neu würfeln“ im Schnitt 1,80 Schlucke mehr als die anderen, „die 2 neu würfeln“ 2,00 Schlucke mehr.',
    ],
    [
      'three-dice - 0,0 10 0 3 1 -,- choose 1 653',
      'Best: stay. Staying leaves the others only 1 roll. By the end of the match, “stay” means 0.25 sips more than the other players on average, “roll 3 5 again” 0.51 sips more.',
      'Am besten: bleiben. Wer bleibt, lässt den anderen nur 1 Wurf. Am Ende bedeutet „bleiben“ im Schnitt 0,25 Schlucke mehr als die anderen, „3 5 neu würfeln“ 0,51 Schlucke mehr.',
    ],
    [
      'three-dice unit=Chips 0,0 10 0 2 1 106,- choose 1 224',
      'Best: roll 2 2 4 again. With “roll 2 2 4 again” the round is lost less often. By the end of the match, “roll 2 2 4 again” means 0.06 Chips fewer than the other players on average, “roll the 4 again” 0.33 Chips more.',
      'Am besten: 2 2 4 neu würfeln. Mit „2 2 4 neu würfeln“ geht die Runde seltener verloren. Am Ende bedeutet „2 2 4 neu würfeln“ im Schnitt 0,06 Chips weniger als die anderen, „die 4 neu würfeln“ 0,33 Chips mehr.',
    ],
    [
      'greed - 2950,1950 11 0 - choose 200 11346',
      'Best: bank. Banking starts the final round: to win, the other player then needs more than 1,200 points in one turn. Win chance 94.5%, compared with 93.3% for “roll”.',
      'Am besten: sichern. Sichern eröffnet die Schlussrunde: Um noch zu gewinnen, braucht die andere Person mehr als 1.200 Punkte in einem Zug. Gewinnchance 94,5 %, mit „würfeln“ 93,3 %.',
    ],
    [
      'greed - 0,0 00 0 - choose 250 12346',
      'Best: roll. Rolling risks nothing: after a roll that scores nothing the win chance is 46.0%, as with “stop and score nothing”. Win chance 57.0%, compared with 46.0% for “stop and score nothing”.',
      'Am besten: würfeln. Der Wurf ist ohne Risiko: Nach einem Wurf ohne Punkte liegt die Gewinnchance bei 46,0 %, genau wie mit „ohne Punkte aufhören“. Gewinnchance 57,0 %, mit „ohne Punkte aufhören“ 46,0 %.',
    ],
    [
      'greed target=500 0,0 00 0 - start',
      'Only one move is possible: roll.',
      'Einzige Möglichkeit: würfeln.',
    ],
  ])('the reason is one grammatical sentence: %s', async (line, en, de) => {
    const position = await at(line);
    expect(sentenceOf(position)).toBe(en);
    expect(sentenceOf(position, 'de').replaceAll('\u00a0', ' ')).toBe(de);
  });
  it('each puzzle of Threes has a different reason, and no reason begins with a move', async () => {
    const { puzzles } = unwrap(
      readPuzzles(readFileSync('packages/strategy/data/puzzles/threes.json', 'utf8')),
    );
    for (const { at: line } of puzzles.filter((_, index) => index % 40 === 0)) {
      const { advice, ...choice } = await at(line);
      expect(advice.reason, line).not.toBeNull();
      for (const language of ['en', 'de'] as const)
        expect(reasonText(loadCatalogue({ language }), advice, { ...choice, names: ['Ada', 'Bo'] })).toMatch(
          /^[A-Z]/,
        );
    }
  });
  it('the best move is compared with the move that was played, unless both are equally good', async () => {
    const { game, state, position, advice } = await at('threes rounds=2 3,7 2 0 choose 63215 00000');
    const comparedWith = (played: unknown) => adviceOf(position, game, state, played)?.other?.move;
    const [best, second, ...rest] = position.moves;
    const last = rest.at(-1);
    expect(second?.loss).toBeGreaterThan(0);
    expect([comparedWith(last?.move), comparedWith(second?.move)]).toEqual([last?.move, second?.move]);
    expect(comparedWith(best?.move)).toEqual(advice.other?.move);
    expect(adviceOf(position, game, state, best?.move)).toEqual(advice);
  });
  // One 1 held against 106 points: 2 2 loses, 2 4, 4 2 and 3 3 tie, and 2 3 is stairs. A starter who stays on 204 after one roll
  // loses to a nice roll (12 of 216), 1 1 5, 1 1 6 and 1 6 6 (9), and ties with 1 1 4 (3).
  it.each([
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 114', { type: 'roll', dice: [1, 2] }, 2.5 / 36],
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 114', { type: 'stay' }, 0],
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 123', { type: 'stay' }, 0],
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 112', { type: 'stay' }, 0],
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 224', { type: 'stay' }, 1],
    ['three-dice - 0,0 10 0 2 1 106,- choose 1 133', { type: 'stay' }, 0.5],
    ['three-dice - 0,0 10 0 3 1 -,- choose 1 114', { type: 'stay' }, 22.5 / 216],
  ])('the chance of losing the round counts a tie as half a loss: %s, %j', async (line, move, chance) => {
    const { position } = await at(line);
    const found = position.moves.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    expect(found?.round?.loses).toBeCloseTo(chance, 12);
  });
  it('the reason names no gain that would overshoot the exact target', () => {
    const roll = { seat: 0, dice: 5, bust: 0.08, outcomes: [] };
    const scoring = greedScoring(withDefaults(greed.options, {}));
    const reasonWith = (room: number) => stakeReason(scoring, roll, 50, true, room);
    expect(reasonWith(1000)?.values).toMatchObject({ dice: 5, points: 50 });
    const gain = Number(reasonWith(1000)?.values?.gain);
    expect(reasonWith(gain)).not.toBeNull();
    expect(reasonWith(gain - 1)).toBeNull();
  });
  it('the reason always states the margin of an estimate', async () => {
    const position = await at('greed target=500 400,450,300,0 1110 1 - choose 100 12346');
    expect(position.advice.best.margin).toBeGreaterThan(0);
    expect(sentenceOf(position)).toMatch(
      /These are estimates; the margin is ±[\d.]+ percentage points? of win chance\.$/,
    );
  });
});

describe('the coach marks a choice by its loss', () => {
  const game = { canonical: (move: unknown) => move } as AnyGame;
  const position = (losses: readonly number[], unit: PositionValue['unit'] = 'win', margin = 0) =>
    ({
      unit,
      moves: losses.map((loss, at) => ({ move: { at }, loss, value: 0.5 - loss, margin, roll: null })),
    }) as unknown as PositionValue;
  test.each([
    ['best', 'win', 0],
    ['fine', 'win', 0.005],
    ['inaccuracy', 'win', 0.0051],
    ['inaccuracy', 'win', 0.0199],
    ['mistake', 'win', 0.02],
    ['mistake', 'win', 0.0499],
    ['blunder', 'win', 0.05],
    ['fine', 'sips', 0.02],
    ['inaccuracy', 'sips', 0.021],
    ['mistake', 'sips', 0.1],
    ['blunder', 'sips', 0.5],
  ] as const)('the mark “%s” is given, in the unit “%s”, for a loss of %d', (mark, unit, loss) => {
    const moves = position(loss === 0 ? [0, 0.1] : [0, loss], unit);
    const marked = { mark, unit, loss, best: { at: 0 }, worth: 0.5 };
    expect(markOf(moves, game, { at: loss === 0 ? 0 : 1 })).toEqual(marked);
  });
  it.each([
    ['fine', 0.009],
    ['inaccuracy', 0.01],
  ])('an estimated choice is “%s”, as in a review, if it loses %d', (mark, loss) => {
    expect(markOf(position([0, loss], 'win', 0.003), game, { at: 1 })).toMatchObject({ mark });
  });
  it('an estimated choice gets a mark only if it is worse by more than its margin', () => {
    const marked = markOf(position([0, 0.09], 'win', 0.05), game, { at: 1 });
    expect(marked).toMatchObject({ mark: 'blunder', loss: 0.09, best: { at: 0 } });
  });
  it.each([
    ['a single move', position([0]), 0],
    ['moves of the same value', position([0, 0]), 1],
    ['an estimate that may be the best', position([0, 0, 0.09], 'win', 0.05), 1],
    ['a move that is not among the choices', position([0, 0.1]), 7],
  ])('no mark is given for %s', (_, moves, move) => {
    expect(markOf(moves, game, { at: move })).toBeNull();
  });
  it('a move that is not among the valued moves has a loss of 0', () => {
    const losses = [0, 1, 7].map((at) => lossOf(position([0, 0.1]), game, { at }));
    expect(losses).toEqual([0, 0.1, 0]);
  });
  it('the mark names the loss, the better move, and the player if there are several players', async () => {
    const { position: moves, advice: _, ...choice } = await at(lastTurn);
    const marked = markOf(moves, choice.game, { type: 'stop' });
    if (marked === null) throw new Error('The choice has no mark');
    const text = (isNamed: boolean, language: 'en' | 'de' = 'en') =>
      markText(loadCatalogue({ language }), marked, { ...choice, names: ['Ada'] }, isNamed);
    expect(text(false)).toBe('Blunder: it costs 34.3 percentage points of win chance. Better: roll.');
    expect(text(true)).toBe('Ada – Blunder: it costs 34.3 percentage points of win chance. Better: roll.');
    expect(text(false, 'de')).toBe('Patzer: Das kostet 34,3 Prozentpunkte Gewinnchance. Besser: würfeln.');
  });
});

describe('the next roll of a move has values for a bust and for a score only if some outcomes bust and all have values', () => {
  const game = { id: 'greed', canonical: (move: unknown) => move } as AnyGame;
  const outcome = (chance: number, busts: boolean, value: number | null) => ({
    dice: [],
    chance,
    busts,
    value,
  });
  it.each([
    [
      'the means of their outcomes',
      [
        outcome(0.1, true, 0.3),
        outcome(0.15, true, 0.2),
        outcome(0.5, false, 0.6),
        outcome(0.25, false, 0.9),
      ],
      { lost: (0.1 * 0.3 + 0.15 * 0.2) / 0.25, scored: (0.5 * 0.6 + 0.25 * 0.9) / 0.75 },
    ],
    ['missing if no outcome busts', [outcome(1, false, 0.6)], null],
    ['missing if all outcomes bust', [outcome(1, true, 0.6)], null],
    ['missing if an outcome has no value', [outcome(0.25, true, 0.2), outcome(0.75, false, null)], null],
  ] as const)('the values after a bust and after a score are %s', (_, outcomes, stakes) => {
    const bust = outcomes.reduce((sum, one) => sum + (one.busts ? one.chance : 0), 0);
    const roll = { seat: 0, dice: 4, bust, outcomes };
    const moves = [{ move: { type: 'roll' }, value: 0.5, loss: 0, margin: 0, roll }];
    const advice = adviceOf({ how: 'exact', unit: 'win', seat: 0, moves, margin: 0 }, game, null);
    expect(advice).toMatchObject({ best: { roll: { dice: 4, bust } }, other: null, isForced: true });
    const found = advice?.best.roll?.stakes ?? null;
    if (stakes === null) expect(found).toBeNull();
    else
      expect(found).toEqual({
        lost: expect.closeTo(stakes.lost, 12),
        scored: expect.closeTo(stakes.scored, 12),
      });
  });

  it('there is no advice if no player has a choice', () => {
    expect(adviceOf({ how: 'exact', unit: 'win', seat: null, moves: [], margin: 0 }, game, null)).toBeNull();
  });
});

it('the advice compares the best move with a move of another type, unless that move is much worse', () => {
  const types = ['roll', 'roll', 'stop'];
  const other = (...losses: readonly number[]): unknown => {
    const { game, state } = unwrap(parsePosition(lastTurn));
    const moves = losses.map((loss, at) => ({
      move: { type: types[at] },
      loss,
      value: 0.6 - loss,
      margin: 0,
      roll: null,
    }));
    const advice: Advice | null = adviceOf(
      { unit: 'win', seat: 0, moves } as unknown as PositionValue,
      game,
      state,
    );
    return moves.find(({ move }) => move === advice?.other?.move)?.loss;
  };
  expect(other(0, 0.01, 0.04)).toBe(0.04);
  expect(other(0, 0.01, 0.05)).toBe(0.01);
  expect(other(0, 0.01, 0.06)).toBe(0.01);
  expect(other(0, 0, 0.06)).toBe(0.06);
  expect(other(0, 0, 0)).toBeUndefined();
  expect(other(0, 0)).toBeUndefined();
});
