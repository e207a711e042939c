import {
  allSeats,
  type FieldReader,
  formatDice,
  formatOptions,
  formatThrowOff,
  ofSeat,
  type PositionProblem,
  type Result,
  readPosition,
  readThrowOff,
  type Seat,
} from '../../core/index.ts';
import { type TenThousandOptions, tenThousandOptions } from './options.ts';
import { mostOf } from './scoring.ts';
import { allDice, type Offer, type TenThousandState, type TenThousandTurn } from './state.ts';

/*
 * ten-thousand OPTIONS SCORES SEAT TURN
 * TURN is `order SEATS ROLLED` (rolls for who starts: the seats that roll, and the die of each that has), `start`,
 * `offer POINTS DICE` (a turn begins and the points of the previous one can be taken over), `throw POINTS DICE`,
 * `choose POINTS LAST` or `over`. SEAT is 0 while the match waits for `order`, and the winner when it is over.
 * `ten-thousand - 2400,1050 1 choose 200 1534`
 */

/** Far above what any turn or match can reach; keeps numbers safe. */
const mostPoints = 1_000_000;
/** Every score is a multiple of it, and every kept die adds at least as much. */
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

export function formatTenThousand(state: TenThousandState): string {
  const { options, scores, seat } = state;
  return [
    'ten-thousand',
    formatOptions(tenThousandOptions, options),
    scores.join(','),
    seat,
    formatTurn(state),
  ].join(' ');
}

/** What a turn is read in: the fields before it. */
interface Before {
  readonly options: TenThousandOptions;
  readonly scores: readonly number[];
  readonly seat: Seat;
  readonly score: number;
}

function readPoints(fields: FieldReader, name: string): number {
  const points = fields.number(name, 0, mostPoints);
  if (points % leastPoints !== 0) fields.impossible(name, String(points), `a multiple of ${leastPoints}`);
  return points;
}

/** Points of a running turn with the dice that are rolled next, or that were rolled last. */
function checkTurn(fields: FieldReader, points: number, dice: number): void {
  const kept = dice === allDice && points > 0 ? allDice : allDice - dice;
  if (points < kept * leastPoints) {
    const allowed = `at least ${leastPoints} for each of the ${kept} dice kept before`;
    fields.impossible('points', String(points), allowed);
  }
}

function readOrder(fields: FieldReader, { scores, seat }: Before): TenThousandTurn {
  const throwOff = readThrowOff(fields, allSeats(scores.length), 1);
  if (seat !== 0) fields.impossible('seat', String(seat), '0 before a seat has won the first turn');
  if (scores.some((score) => score > 0))
    fields.impossible('scores', scores.join(','), '0 before the first turn');
  return { kind: 'order', throwOff };
}

/** The points that the previous player has just banked. */
function readOffer(fields: FieldReader, { options, scores, seat }: Before): Offer {
  const points = readPoints(fields, 'points');
  const dice = fields.number('dice', 1, allDice);
  checkTurn(fields, points, dice);
  const previous = (seat + scores.length - 1) % scores.length;
  const before = ofSeat(scores, previous) - points;
  if (!options.takeOver || points === 0 || before < 0 || (before > 0 && before < options.opening)) {
    fields.impossible(
      'points',
      String(points),
      'what the previous player banked last, where taking over is allowed',
    );
  }
  return { points, dice };
}

function readThrow(fields: FieldReader, { options, score }: Before): TenThousandTurn {
  const points = readPoints(fields, 'points');
  const dice = fields.number('dice', 1, allDice);
  checkTurn(fields, points, dice);
  if (options.exactFinish && score + points >= options.target) {
    fields.impossible(
      'points',
      String(points),
      `fewer than the ${options.target - score} that would win at once`,
    );
  }
  return { kind: 'throw', points, dice };
}

function readChoose(fields: FieldReader, { options, score }: Before): TenThousandTurn {
  const points = readPoints(fields, 'points');
  const last = fields.dice('last', 1, allDice);
  checkTurn(fields, points, last.length);
  const most = mostOf(last, options.threePairs);
  if (most === 0) fields.impossible('last', formatDice(last), 'a roll that scores');
  if (options.exactFinish && score + points + most > options.target) {
    fields.impossible('last', formatDice(last), 'a roll that does not overshoot the target');
  }
  return { kind: 'choose', points, last };
}

function readTurn(fields: FieldReader, before: Before): TenThousandTurn | 'over' {
  switch (fields.choice('turn', ['order', 'start', 'offer', 'throw', 'choose', 'over'])) {
    case 'order':
      return readOrder(fields, before);
    case 'start':
      return { kind: 'start', offer: null };
    case 'offer':
      return { kind: 'start', offer: readOffer(fields, before) };
    case 'throw':
      return readThrow(fields, before);
    case 'choose':
      return readChoose(fields, before);
    case 'over':
      return 'over';
  }
}

function checkScores(fields: FieldReader, { options, scores, seat }: Before, isOver: boolean): void {
  const { opening, target, exactFinish } = options;
  for (const [index, score] of scores.entries()) {
    const given = String(score);
    if (score % leastPoints !== 0) fields.impossible('scores', given, `multiples of ${leastPoints}`);
    if (score > 0 && score < opening) fields.impossible('scores', given, `0, or at least ${opening}`);
    const hasWon = isOver && index === seat;
    if (hasWon ? score < target : score >= target) {
      fields.impossible('scores', given, `${target} or more for the winner only`);
    }
    if (hasWon && exactFinish && score > target) fields.impossible('scores', given, `exactly ${target}`);
  }
}

function readState(fields: FieldReader): TenThousandState {
  const options = fields.options(tenThousandOptions);
  const scores = fields.numbers('scores', 0, mostPoints);
  if (scores.length < 2 || scores.length > 8) fields.impossible('scores', scores.join(','), '2 to 8 scores');
  const seat = fields.number('seat', 0, scores.length - 1);
  const before = { options, scores, seat, score: ofSeat(scores, seat) };
  const turn = readTurn(fields, before);
  const isOver = turn === 'over';
  checkScores(fields, before, isOver);
  return {
    options,
    scores,
    seat,
    turn: isOver ? { kind: 'start', offer: null } : turn,
    winner: isOver ? seat : null,
  };
}

export const parseTenThousand = (text: string): Result<TenThousandState, PositionProblem> =>
  readPosition('ten-thousand', text, readState, formatTenThousand);
