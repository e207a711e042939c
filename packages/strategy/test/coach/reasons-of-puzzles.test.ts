import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type AnyGame,
  distinctMoves,
  type GreedState,
  gameOf,
  ofSeat,
  parsePosition,
  type Seat,
  type TenThousandMove,
  type TenThousandState,
  type ThreeDiceMove,
  type ThreeDiceState,
  type ThreesMove,
  type ThreesState,
  unwrap,
} from '@dicehall/engine';
import { reasonText, unitWord, worthText } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { cached } from '../../src/cached.ts';
import { strategyOf } from '../../src/games/index.ts';
import { type Advice, adviceOf, readPuzzles, type Values } from '../../src/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import type { MoveValue } from '../../src/values/values.ts';
import { opened } from '../opened.ts';

/** Compares the answer of a puzzle with another move. */
interface Reasoned {
  readonly line: string;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly values: Values;
  readonly best: MoveValue;
  readonly other: MoveValue;
  readonly moves: readonly MoveValue[];
  readonly advice: Advice;
}

/** Only one puzzle in so many is checked, each with at most `mostOthers` of its next best moves. */
const stepOf = (id: string): number => (id === 'three-dice' ? 11 : 12);
const mostOthers = 4;

const reasoned = cached((id: string) => id, reasonedOf);

async function reasonedOf(id: string): Promise<Reasoned[]> {
  const game = gameOf(id);
  const text = readFileSync(new URL(`../../data/puzzles/${id}.json`, import.meta.url), 'utf8');
  const { options, puzzles } = unwrap(readPuzzles(text));
  const values = await opened(id, options, 2, {
    files: async (name) => gunzipSync(readFileSync(new URL(`../../solutions/${name}`, import.meta.url))),
  });
  return puzzles
    .filter((_, index) => index % stepOf(id) === 0)
    .flatMap(({ at }) => {
      const played = unwrap(parsePosition(at)).state;
      // Only where the round counts alone can its reasons be compared with the values.
      const state = strategyOf(id).aloneAt?.(played) ?? played;
      const line = game.formatPosition(state);
      const position = values.at(state);
      const { moves, seat } = position;
      const [best] = moves;
      if (best === undefined || seat === null) return [];
      return distinctMoves(game, state, seat, moves)
        .filter(({ loss }) => loss > 0)
        .slice(0, mostOthers)
        .flatMap((other) => {
          const advice = adviceOf(position, game, state, other.move);
          return advice === null ? [] : [{ line, game, state, seat, values, best, other, moves, advice }];
        });
    });
}

const numbersOf = ({ advice }: Reasoned) => advice.reason?.values as Readonly<Record<string, number>>;
const typeOf = (one: MoveValue | undefined) => (one?.move as { readonly type: string } | undefined)?.type;
const percent = (share: number): number => Math.round(100 * share);
const ofKey = (all: readonly Reasoned[], key: string): Reasoned[] => {
  const found = all.filter(({ advice }) => advice.reason?.key === key);
  expect(found, key).not.toEqual([]);
  return found;
};
const withoutReason = (all: readonly Reasoned[]): string[] =>
  all
    .filter(({ advice: { reason, best, other } }) => {
      const rolls = [best, other].filter((one) => one?.roll != null);
      const isByStakes = rolls.length === 1 && rolls[0]?.roll?.stakes != null;
      return reason === null && !isByStakes && best.value < 1 - 1e-9;
    })
    .map(({ line, other }) => `${line} ${JSON.stringify(other.move)}`);

const english = loadCatalogue({ language: 'en' });

// The cost beside a reason is the difference between the two values as shown.
it.each(['greed', 'ten-thousand', 'threes', 'three-dice'])(
  'each reason in puzzles of %s names the values of both moves',
  async (id) => {
    for (const { advice, game, state, seat, line } of await reasoned(id)) {
      const text = reasonText(english, advice, { game, state, seat, names: ['Ada', 'Bo'] });
      for (const value of [advice.best.value, advice.other?.value ?? Number.NaN])
        expect(text, line).toContain(worthText(english, advice.unit, value, unitWord(game, state)));
    }
  },
);

describe('the reasons of puzzles have the numbers of their positions, and the better number belongs to the better move', () => {
  it('the values after a bust and after a score have the value of the roll as their mean', async () => {
    for (const id of ['greed', 'ten-thousand'])
      for (const { advice, line } of await reasoned(id))
        for (const one of [advice.best, advice.other]) {
          if (one?.roll?.stakes == null) continue;
          const { bust, stakes } = one.roll;
          expect(bust * stakes.lost + (1 - bust) * stakes.scored, line).toBeCloseTo(one.value, 9);
          expect(stakes.lost, line).toBeLessThan(stakes.scored);
        }
  });

  it('the reasons in puzzles of Greed match the values of both moves', async () => {
    const all = await reasoned('greed');
    expect(withoutReason(all)).toEqual([]);
    for (const one of ofKey(all, 'greed-reason-early'))
      expect(numbersOf(one).by, one.line).toBeGreaterThan(0);
  });

  it('the reasons in puzzles of Ten Thousand match the values of both moves', async () => {
    const all = await reasoned('ten-thousand');
    expect(withoutReason(all).length).toBeLessThan(all.length / 25);
    for (const one of ofKey(all, 'ten-thousand-reason-leave')) {
      const { bust = 0, otherBust = 0, dice = 0, others = 0 } = numbersOf(one);
      expect(bust, one.line).toBeGreaterThan(otherBust);
      expect(dice, one.line).toBeLessThan(others);
      expect(gainOfOffer(one, one.best.move), one.line).toBeLessThan(gainOfOffer(one, one.other.move));
    }
    for (const one of ofKey(all, 'ten-thousand-reason-put-back'))
      expect(numbersOf(one).bust, one.line).toBe(percent(one.other.roll?.bust ?? 0));
    for (const one of ofKey(all, 'ten-thousand-reason-finish')) {
      const { left = 0, need = 0, over = 0, otherOver = 0 } = numbersOf(one);
      expect([left < need, over > otherOver], one.line).toEqual([true, true]);
      expect(one.advice.best.roll?.stakes?.lost, one.line).toBeGreaterThanOrEqual(one.other.value - 1e-9);
    }
  });

  it.each(['greed', 'ten-thousand'])(
    'in puzzles of %s, the reason names the totals where equal totals would change the choice, and nowhere else',
    async (id) => {
      const all = await reasoned(id);
      const named = ofKey(all, 'coach-reason-totals');
      const isChanged = ({ state, seat, best, other, values }: Reasoned): boolean => {
        const { scores, finalBy } = state as GreedState;
        if ((best.roll === null) === (other.roll === null) || finalBy != null) return false;
        const [level] = values.at({ ...(state as GreedState), scores: scores.map(() => scores[seat]) }).moves;
        return typeOf(level) === typeOf(other);
      };
      for (const one of named) {
        const { points = 0, lead = 0, by = 0, left } = numbersOf(one);
        const { scores, options } = one.state as GreedState;
        expect([lead, left], one.line).toEqual([
          ofSeat(scores, one.seat) - ofSeat(scores, 1 - one.seat),
          options.target - ofSeat(scores, 1 - one.seat),
        ]);
        expect(by, one.line).toBe(Math.abs(lead + points));
      }
      const others = all.filter(({ state, seat, advice }) => {
        const isIn = id === 'greed' || (state as GreedState).scores[seat] !== 0;
        return isIn && !/^greed-reason|-leave$/.test(advice.reason?.key ?? '');
      });
      expect(others.filter(isChanged).map(({ line }) => line)).toEqual(named.map(({ line }) => line));
    },
  );

  it('the reasons in puzzles of Threes match the values of both moves', async () => {
    const all = await reasoned('threes');
    expect(withoutReason(all).length).toBeLessThan(all.length / 25);
    for (const one of ofKey(all, 'threes-reason'))
      expect(numbersOf(one).mean, one.line).toBeLessThan(numbersOf(one).otherMean ?? 0);
    for (const one of ofKey(all, 'threes-reason-moon')) {
      const { best, other, line, state, seat } = one;
      const { scores } = state as ThreesState;
      const { chance = 0, otherChance = 0 } = numbersOf(one);
      expect(chance, line).toBeCloseTo(100 * moonChance(5 - sixesKept(one, best)), 1);
      expect(otherChance, line).toBeLessThan(chance);
      if (otherChance > 0)
        expect(otherChance, line).toBeCloseTo(100 * moonChance(5 - sixesKept(one, other)), 1);
      expect(ofSeat(scores, seat), line).toBeGreaterThan(ofSeat(scores, 1 - seat));
    }
  });

  it('the reason for keeping only 6s in Threes is the chance of five 6s, not the mean of the turn', async () => {
    const aiming = (await reasoned('threes')).filter(
      (one) => sixesKept(one, one.best) > sixesKept(one, one.other) && one.best.roll !== null,
    );
    expect(aiming.length).toBeGreaterThan(10);
    for (const { advice, line } of aiming) expect(advice.reason?.key, line).toBe('threes-reason-moon');
  });

  it('the reasons in puzzles of Three Dice match the values of both moves', async () => {
    const all = await reasoned('three-dice');
    expect(withoutReason(all).length).toBeLessThan(all.length / 4);
    for (const { best, other, line, seat } of all)
      for (const { value, round } of [best, other]) {
        const taken = round?.taken ?? [];
        expect(ofSeat(taken, 1 - seat) - ofSeat(taken, seat), line).toBeCloseTo(value, 9);
      }
    for (const { advice, best, other, line, seat } of ofKey(all, 'three-dice-reason')) {
      const why = `${advice.reason?.values.why}`;
      if (/only|nice|points/.test(why)) {
        expect(best.round?.loses, line).toBeLessThan(other.round?.loses ?? 0);
        continue;
      }
      const player = /adds|gives|none/.test(why) ? 1 - seat : seat;
      const [taken = 0, otherTaken = 0] = [best, other].map(({ round }) => round?.taken[player]);
      expect(player === seat ? otherTaken : taken, line).toBeGreaterThan(
        player === seat ? taken : otherTaken,
      );
    }
  });

  it('a starter of Three Dice who stays takes more sips if the others have more rolls', async () => {
    const limiting = (await reasoned('three-dice')).filter(
      ({ advice }) => advice.reason?.values.why === 'limit',
    );
    expect(limiting).not.toEqual([]);
    for (const { line, values, seat } of limiting) {
      const [low, high] = [1, 2].map((rolls) => {
        const { state } = unwrap(parsePosition(line.replace(/choose \d/, `choose ${rolls}`)));
        const staying = values.at(state).moves.find(({ move }) => (move as ThreeDiceMove).type === 'stay');
        return staying?.round?.taken[seat] ?? Number.NaN;
      });
      expect(low, line).toBeLessThan(high ?? Number.NaN);
    }
  });

  it('with one roll left, each player’s penalty in the reasons of Three Dice equals that counted roll by roll', async () => {
    const last = (await reasoned('three-dice')).filter(({ state }) => {
      const { turn, limit, starter, seat } = state as ThreeDiceState;
      return turn.kind === 'choose' && turn.rolls === limit - 1 && seat !== starter;
    });
    expect(last.length).toBeGreaterThan(10);
    for (const { game, state, seat, best, other, line } of last)
      for (const { move, round } of [best, other])
        for (const [player, taken] of (round?.taken ?? []).entries())
          expect(taken, line).toBeCloseTo(takenBy(game, state, seat, move)[player] ?? Number.NaN, 9);
  });
});

/** The number of dice that a move of Threes keeps, if all of them are 6s. */
function sixesKept({ state }: Reasoned, { move }: MoveValue): number {
  const { turn } = state as ThreesState;
  const { dice, locked } = turn.kind === 'choose' ? turn : expect.fail();
  const { keep = [] } = { keep: dice.map((_, die) => die), ...(move as ThreesMove) };
  const kept = dice.filter((_, die) => locked[die] === true || keep.includes(die));
  return kept.every((face) => face === 6) ? kept.length : 0;
}

/** The chance that a player who keeps only 6s gets them on all open dice. A single open die is not rolled. */
function moonChance(open: number): number {
  if (open <= 1) return open === 0 ? 1 : 0;
  return throwsOf(open).reduce((sum, { dice, ways }) => {
    const sixes = dice.filter((face) => face === 6).length;
    const chances = Array.from({ length: sixes }, (_, at) => moonChance(open - at - 1));
    return sum + (ways / 6 ** open) * Math.max(0, ...chances);
  }, 0);
}

/** Returns how much the next player gains by taking over the points that a move banks. */
function gainOfOffer({ game, state, seat, values }: Reasoned, move: unknown): number {
  const { keep } = move as Extract<TenThousandMove, { keep: unknown }>;
  const banked = unwrap(game.apply(state, { seat, move: { type: 'bank', keep } })).state;
  const next = (banked as TenThousandState).seat;
  const worth = (type: string): number =>
    values.moves(banked, next).find(({ move: one }) => (one as TenThousandMove).type === type)?.value ?? 0;
  return Math.max(0, worth('take-over') - worth('roll'));
}

/** Returns the mean penalty of each seat after a move of the last turn with one roll left, counted roll by roll. */
function takenBy(game: AnyGame, state: unknown, seat: Seat, move: unknown): readonly number[] {
  const mean = (all: readonly (readonly [number, readonly number[]])[]): readonly number[] =>
    [0, 1].map((player) => all.reduce((sum, [chance, taken]) => sum + chance * ofSeat(taken, player), 0));
  const end = (at: unknown): readonly number[] => {
    const { turn, scores, over, penalty } = at as ThreeDiceState;
    if (over) return scores;
    if (turn.kind === 'roll-off') return scores.map((sips) => sips + penalty / 2);
    if (turn.kind === 'throw')
      return mean(
        throwsOf(turn.rolling.length).map(({ dice, ways }) => [
          ways / 6 ** turn.rolling.length,
          end(unwrap(game.apply(at, { seat, dice })).state),
        ]),
      );
    const give: ThreeDiceMove = { type: 'give', to: 1 - seat };
    return end(unwrap(game.apply(at, { seat, move: give })).state);
  };
  return end(unwrap(game.apply(state, { seat, move })).state);
}
