import {
  allSeats,
  type FieldReader,
  formatDice,
  formatThrowOff,
  ofSeat,
  readThrowOff,
  type Seat,
} from '../../core/index.ts';
import type { TenThousandOptions } from './options.ts';
import { mostOf } from './scoring.ts';
import { allDice, type Offer, type TenThousandState, type TenThousandTurn } from './state.ts';

/*
 * ten-thousand OPTIONS SCORES SEAT TURN
 * TURN is `order SEATS ROLLED` (rolls for who starts: the seats that roll, and the die of each that has), `start`,
 * `offer POINTS DICE` (a turn begins and the points of the previous one can be taken over), `throw POINTS DICE`,
 * `choose POINTS LAST` or `over`. SEAT is 0 while the match waits for `order`, and the winner when it is over.
 * `ten-thousand - 2400,1050 1 choose 200 1534`
 */

/** Far above the points of any turn or match; keeps numbers safe. */
const mostPoints = 1_000_000;
/** The divisor of all scores, and the least score of a kept die. */
const leastPoints = 50;

function formatTurn({ turn, winner }: TenThousandState): string {
  if (winner !== null) return 'over';
  switch (turn.kind) {
    case 'order':
      return `order ${formatThrowOff(turn.throwOff)}`;
    case 'start':
      return turn.offer === null ? 'start' : `offer ${turn.offer.points} ${turn.offer.dice}`;
    case 'throw':
      return `throw ${turn.points} ${turn.dice}`;
    case 'choose':
      return `choose ${turn.points} ${formatDice(turn.last)}`;
  }
}

export const formatTenThousand = (state: TenThousandState): (string | number)[] => [
  state.scores.join(','),
  state.seat,
  formatTurn(state),
];

/** The fields before those of a turn, which they depend on. */
interface Before {
  readonly options: TenThousandOptions;
  readonly scores: readonly number[];
  readonly seat: Seat;
}

function readPoints(fields: FieldReader): number {
  const points = fields.number('points', 0, mostPoints);
  fields.check(points % leastPoints === 0, 'points', points, `a multiple of ${leastPoints}`);
  return points;
}

/** Checks the points of a running turn with the dice of the next or last roll. */
function checkTurn(fields: FieldReader, points: number, dice: number): void {
  const kept = dice === allDice && points > 0 ? allDice : allDice - dice;
  const allowed = `at least ${leastPoints} for each of the ${kept} dice kept before`;
  fields.check(points >= kept * leastPoints, 'points', points, allowed);
}

function readOrder(fields: FieldReader, { scores, seat }: Before): TenThousandTurn {
  const throwOff = readThrowOff(fields, allSeats(scores.length), 1);
  fields.check(seat === 0, 'seat', seat, '0 before a seat has won the first turn');
  fields.check(!scores.some((score) => score > 0), 'scores', scores, '0 before the first turn');
  return { kind: 'order', throwOff };
}

function readPointsAndDice(fields: FieldReader): Offer {
  const points = readPoints(fields);
  const dice = fields.number('dice', 1, allDice);
  checkTurn(fields, points, dice);
  return { points, dice };
}

/** Reads the points that the previous player has just banked. */
function readOffer(fields: FieldReader, { options, scores, seat }: Before): TenThousandTurn {
  const offer = readPointsAndDice(fields);
  const { points } = offer;
  const before = ofSeat(scores, (seat + scores.length - 1) % scores.length) - points;
  const wasBanked = points > 0 && (before === 0 || (before > 0 && before >= options.opening));
  const allowed = 'the last bank of the previous player, if taking over is allowed';
  fields.check(options.takeOver && wasBanked, 'points', points, allowed);
  return { kind: 'start', offer };
}

function readThrow(fields: FieldReader, { options, scores, seat }: Before): TenThousandTurn {
  const offer = readPointsAndDice(fields);
  const left = options.target - ofSeat(scores, seat);
  const isOpen = !options.exactFinish || offer.points < left;
  fields.check(isOpen, 'points', offer.points, `fewer than the ${left} that would win at once`);
  return { kind: 'throw', ...offer };
}

function readChoose(fields: FieldReader, { options, scores, seat }: Before): TenThousandTurn {
  const points = readPoints(fields);
  const last = fields.dice('last', 1, allDice);
  checkTurn(fields, points, last.length);
  const most = mostOf(last, options.threePairs);
  fields.check(most > 0, 'last', formatDice(last), 'a roll that scores');
  const fits = !options.exactFinish || ofSeat(scores, seat) + points + most <= options.target;
  fields.check(fits, 'last', formatDice(last), 'a roll that does not overshoot the target');
  return { kind: 'choose', points, last };
}

function checkScores(fields: FieldReader, { options, scores, seat }: Before, isOver: boolean): void {
  const { opening, target, exactFinish } = options;
  for (const [index, score] of scores.entries()) {
    const check = (isPossible: boolean, allowed: string) =>
      fields.check(isPossible, 'scores', score, allowed);
    check(score % leastPoints === 0, `multiples of ${leastPoints}`);
    check(score === 0 || score >= opening, `0, or at least ${opening}`);
    const hasWon = isOver && index === seat;
    check(hasWon === score >= target, `${target} or more only for the winner`);
    check(!hasWon || !exactFinish || score === target, `exactly ${target}`);
  }
}

export function readTenThousand(fields: FieldReader, options: TenThousandOptions): TenThousandState {
  const scores = fields.perSeat('scores', 0, mostPoints);
  const seat = fields.number('seat', 0, scores.length - 1);
  const before = { options, scores, seat };
  const turn = fields.variant<TenThousandTurn | 'over'>('turn', {
    order: () => readOrder(fields, before),
    start: () => ({ kind: 'start', offer: null }),
    offer: () => readOffer(fields, before),
    throw: () => readThrow(fields, before),
    choose: () => readChoose(fields, before),
    over: () => 'over',
  });
  const isOver = turn === 'over';
  checkScores(fields, before, isOver);
  return { ...before, turn: isOver ? { kind: 'start', offer: null } : turn, winner: isOver ? seat : null };
}
