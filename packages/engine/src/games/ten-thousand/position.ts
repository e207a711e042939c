import {
  allSeats,
  atLeast,
  type FieldReader,
  formatDice,
  formatFlags,
  formatThrowOff,
  highestFirst,
  message,
  mostOf,
  numberFrom,
  ofSeat,
  readThrowOff,
  type Seat,
  scoringOf,
  seatAfter,
  zeroOrAtLeast,
} from '../../core/index.ts';
import { finishOf, type TenThousandOptions } from './options.ts';
import type { Offer, TenThousandState, TenThousandTurn } from './state.ts';

/*
 * ten-thousand OPTIONS SCORES SEAT [BUSTS IN-GAME] [FINAL] [STARTER] [ROUND] TURN
 * TURN is `order SEATS ROLLED` (the rolls that decide who starts: the seats that roll, and their dice so far), `start`,
 * `offer POINTS DICE` (a turn begins and the points of the previous one can be taken over), `throw POINTS DICE`,
 * `choose POINTS LAST` or `over`. SEAT is 0 while the match waits for `order`, and the first winner when it is over.
 * The fields in brackets are present only with some options: busts in a row and who is in the game with `threeBusts`, the
 * seat at the target (or `-`) with `ending=last-turn`, the seat that starts with `ending=round` and `rounds`, the round with `rounds`.
 * `ten-thousand - 2400,1050 1 choose 200 1534`
 */

/** A limit far above the points of any turn or match, so that sums stay within safe integers. */
const mostPoints = 1_000_000;
/** All scores are multiples of this number. */
const step = 50;

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

/** Returns the lowest possible total. Only a penalty can take a total below 0. */
export const leastScore = ({ threeBusts, lowest }: TenThousandOptions): number =>
  threeBusts > 0 ? lowest : 0;

/** Writes the fields that are present only under some options. */
export function formatCourse(state: TenThousandState): (string | number)[] {
  const { options, busts, inGame, finalBy, starter, round } = state;
  const finish = finishOf(options);
  return [
    ...(options.threeBusts > 0 ? [busts.join(','), formatFlags(inGame)] : []),
    ...(finish === 'last-turn' ? [finalBy ?? '-'] : []),
    ...(finish === 'round' || finish === 'rounds' ? [starter] : []),
    ...(finish === 'rounds' ? [round] : []),
  ];
}

export const formatTenThousand = (state: TenThousandState): (string | number)[] => [
  state.scores.join(','),
  state.seat,
  ...formatCourse(state),
  formatTurn(state),
];

/** The part of a state that is read before the turn; the fields of the turn depend on it. */
type Before = Omit<TenThousandState, 'turn' | 'winner'>;

function readPoints(fields: FieldReader): number {
  const points = fields.number('points', 0, mostPoints);
  fields.check(points % step === 0, 'points', points, numberFrom(0, mostPoints, step));
  return points;
}

/** Checks that the points of a running turn are possible with this number of dice in the next or last roll. */
function checkTurn(fields: FieldReader, options: TenThousandOptions, points: number, dice: number): void {
  const kept = dice === options.dice && points > 0 ? options.dice : options.dice - dice;
  const least = scoringOf(options).least[kept] ?? 0;
  fields.check(points >= least, 'points', points, atLeast(least));
}

function readOrder(fields: FieldReader, before: Before): TenThousandTurn {
  const { scores, seat, busts, starter, round, finalBy } = before;
  const throwOff = readThrowOff(fields, allSeats(scores.length), 1);
  fields.check(seat === 0, 'seat', seat, '0');
  fields.check(!scores.some((score) => score > 0), 'scores', scores, '0');
  fields.check(!busts.some((count) => count > 0), 'busts', busts, '0');
  fields.check(starter === 0, 'starter', starter, '0');
  fields.check(round === 1, 'round', round, '1');
  fields.check(finalBy === null, 'final', finalBy, '-');
  return { kind: 'order', throwOff };
}

function readPointsAndDice(fields: FieldReader, options: TenThousandOptions): Offer {
  const points = readPoints(fields);
  const dice = fields.number('dice', 1, options.dice);
  checkTurn(fields, options, points, dice);
  return { points, dice };
}

/** Reads the points that the next player may take over. */
function readOffer(fields: FieldReader, { options, scores, inGame, busts, seat }: Before): TenThousandTurn {
  const offer = readPointsAndDice(fields, options);
  const { points } = offer;
  const previous = (seat + scores.length - 1) % scores.length;
  const before = ofSeat(scores, previous) - points;
  const mayBe = options.threeBusts > 0 || before === 0 || before >= options.opening;
  const wasBanked =
    points > 0 && before >= leastScore(options) && mayBe && ofSeat(inGame, previous) && busts[previous] === 0;
  fields.fits(options.takeOver && wasBanked, 'points', points, options.takeOver ? 'scores' : 'options');
  return { kind: 'start', offer };
}

function readThrow(fields: FieldReader, { options, scores, seat }: Before): TenThousandTurn {
  const offer = readPointsAndDice(fields, options);
  const left = options.target - ofSeat(scores, seat);
  const isOpen = !options.exactFinish || offer.points < left;
  fields.check(isOpen, 'points', offer.points, numberFrom(0, left - step, step));
  return { kind: 'throw', ...offer };
}

function readChoose(fields: FieldReader, { options, scores, seat }: Before): TenThousandTurn {
  const points = readPoints(fields);
  const last = fields.dice('last', 1, options.dice);
  checkTurn(fields, options, points, last.length);
  const most = mostOf(last, options);
  fields.check(most > 0, 'last', formatDice(last), message('allowed-scoring'));
  const fits = !options.exactFinish || ofSeat(scores, seat) + points + most <= options.target;
  fields.check(fits, 'last', formatDice(last), message('allowed-no-overshoot'));
  return { kind: 'choose', points, last };
}

/** Reads the optional fields. A missing field gets its value at the start of a match. */
function readCourse(fields: FieldReader, options: TenThousandOptions, scores: readonly number[]) {
  const finish = finishOf(options);
  const zeros = scores.map(() => 0);
  const banked = scores.map((score) => score > 0 || options.opening === 0);
  const busts = options.threeBusts > 0 ? fields.perSeat('busts', 0, 2) : zeros;
  const inGame = options.threeBusts > 0 ? fields.flags('in-game', scores.length) : banked;
  fields.fits(busts.length === scores.length, 'busts', busts, 'scores');
  const hasScored = banked.every((has, seat) => !has || inGame[seat] === true);
  fields.fits(hasScored, 'in-game', formatFlags(inGame), 'scores');
  return {
    busts,
    inGame,
    finalBy: finish === 'last-turn' ? fields.seatOrNone('final', scores.length) : null,
    starter: finish === 'round' || finish === 'rounds' ? fields.number('starter', 0, scores.length - 1) : 0,
    round: finish === 'rounds' ? fields.number('round', 1, options.rounds) : 1,
  };
}

/** Returns the seats from `from` to the one before `to`; all seats if both are the same. */
function seatsFrom(from: Seat, to: Seat, seats: number): Seat[] {
  const found = [from];
  for (let seat = seatAfter(from, seats); seat !== to && seat !== from; seat = seatAfter(seat, seats)) {
    found.push(seat);
  }
  return found;
}

/** Checks that the seats that have reached the target agree with the phase of the match. */
function checkEnd(fields: FieldReader, before: Before, isOver: boolean): void {
  const { options, scores, seat, finalBy, starter, round } = before;
  const { target } = options;
  const isReached = (of: Seat): boolean => ofSeat(scores, of) >= target;
  const somebody = scores.some((score) => score >= target);
  const below = numberFrom(leastScore(options), target - step, step);
  const checkWaiting = (waiting: readonly Seat[]) =>
    fields.check(!waiting.some(isReached), 'scores', scores, below);
  const checkWon = () => fields.check(!isOver || somebody, 'scores', scores, atLeast(target));
  switch (finishOf(options)) {
    case 'exact':
    case 'first':
      for (const [index, score] of scores.entries()) {
        const hasWon = isOver && index === seat;
        fields.check(hasWon === isReached(index), 'scores', score, hasWon ? atLeast(target) : below);
        const isExact = !hasWon || !options.exactFinish || score === target;
        fields.check(isExact, 'scores', score, String(target));
      }
      return;
    case 'last-turn': {
      const has = finalBy !== null && isReached(finalBy);
      fields.fits(somebody === has, 'final', finalBy ?? '-', 'scores');
      checkWon();
      if (isOver || finalBy === null) return;
      fields.fits(seat !== finalBy, 'seat', seat, 'final');
      checkWaiting(seatsFrom(seat, finalBy, scores.length));
      return;
    }
    case 'round':
      checkWon();
      checkWaiting(isOver ? [] : seatsFrom(seat, starter, scores.length));
      return;
    case 'rounds':
      fields.check(!isOver || round === options.rounds, 'round', round, String(options.rounds));
  }
}

function checkScores(fields: FieldReader, before: Before, isOver: boolean): void {
  const { options, scores, seat } = before;
  const { opening, threeBusts } = options;
  for (const score of scores) {
    fields.check(score % step === 0, 'scores', score, numberFrom(leastScore(options), mostPoints, step));
    const isBanked = threeBusts > 0 || score === 0 || score >= opening;
    fields.check(isBanked, 'scores', score, zeroOrAtLeast(opening));
  }
  checkEnd(fields, before, isOver);
  const isWinner = !isOver || highestFirst(scores).indexOf(1) === seat;
  fields.fits(isWinner, 'seat', seat, 'scores');
}

export function readTenThousand(fields: FieldReader, options: TenThousandOptions): TenThousandState {
  const scores = fields.perSeat('scores', leastScore(options), mostPoints);
  const seat = fields.number('seat', 0, scores.length - 1);
  const before = { options, scores, seat, ...readCourse(fields, options, scores) };
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
