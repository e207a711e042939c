import { type FieldReader, ofSeat, readThrowOff, sumOf } from '../../core/index.ts';
import { priceInRound } from './attacks.ts';
import type { HiddenPairsOptions } from './options.ts';
import { readHands } from './read-hands.ts';
import { readShown } from './read-shown.ts';
import { leadersOf, roundShown } from './rounds.ts';
import {
  allDice,
  type Hand,
  type HiddenPairsPhase,
  type HiddenPairsState,
  mostReRolls,
  pointsOfRound,
  prices,
  type Round,
  rounds,
  startPoints,
} from './state.ts';

/** Far above the points of any match; keeps numbers safe. */
const mostPoints = 1_000_000;
/** The divisor of all prices and prizes. */
const leastPoints = 25;

type Fields = Omit<HiddenPairsState, 'phase' | 'shownPoints'>;

/** The prices of a hand that are still hidden after `shown` rounds of its turn. */
function hiddenPrice({ reRolls, commit }: Hand, shown: number): number {
  const hidden = rounds.filter((round) => round > shown);
  const actions = commit === null ? 0 : sumOf(hidden.map((round) => priceInRound(commit, round)));
  return actions + (shown < rounds.length ? prices.reRoll * reRolls : 0);
}

function readThrowing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const seat = hands.findIndex((hand) => hand.dice.length === 0);
  const isNew = (hand: Hand) => hand.reRolls === 0 && hand.commit === null;
  const fits = hands.every((hand, at) => (hand.dice.length === 0) === at >= seat && isNew(hand));
  const allowed = 'dice without re-rolls and commits, of the first seats only';
  fields.check(seat >= 0 && fits, 'phase', 'throwing', allowed);
  return { kind: 'throwing', seat };
}

function readChoosing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const inTheAir = hands.filter((hand) => hand.pending !== null).length;
  const haveDice = hands.every((hand) => hand.dice.length > 0);
  const fits = haveDice && inTheAir < 2 && hands.some((hand) => hand.commit === null);
  const allowed = 'dice of every seat, at most one of them being rolled, and a seat to commit';
  fields.check(fits, 'phase', 'choosing', allowed);
  return { kind: 'choosing' };
}

/** Checks that the rounds of the running turn agree with the hands. */
function checkShown(fields: FieldReader, phase: string, read: Fields): void {
  const haveCommitted = read.hands.every((hand) => hand.commit !== null);
  fields.check(haveCommitted, 'phase', phase, 'a commit of every seat');
  for (const shown of read.shown) {
    const expected = JSON.stringify({ ...roundShown(read, shown.round), winner: shown.winner });
    fields.check(JSON.stringify(shown) === expected, 'shown', shown.round, 'the dice of the hands');
  }
}

function readTieBreak(fields: FieldReader, { shown }: Fields): HiddenPairsPhase {
  const last = shown.at(-1);
  fields.check(last?.winner === null, 'phase', 'tie-break', 'a last round without a winner');
  const throwOff = readThrowOff(fields, leadersOf(last.values), 2);
  return { kind: 'tie-break', round: last.round, throwOff };
}

const isWhole = (shown: Fields['shown']): boolean =>
  shown.length === rounds.length && shown.at(-1)?.winner !== null;

function readEnd(fields: FieldReader, kind: 'draw' | 'over', read: Fields): HiddenPairsPhase {
  const { turn, options, points, shown } = read;
  const leaders = leadersOf(points);
  const allowed = `the three rounds of turn ${options.turns}, each with a winner`;
  fields.check(turn === options.turns && isWhole(shown), 'phase', kind, allowed);
  if (kind === 'draw') {
    fields.check(leaders.length > 1, 'phase', kind, 'two or more seats with the most points');
    return { kind, throwOff: readThrowOff(fields, leaders, allDice) };
  }
  const winner = fields.number('winner', 0, points.length - 1);
  fields.check(leaders.includes(winner), 'winner', winner, `a seat with the most points (${leaders})`);
  return { kind, winner };
}

/** Checks that the rounds are those of the previous turn while nothing of this one is shown. */
function checkBefore(fields: FieldReader, phase: string, { turn, shown }: Fields): void {
  const fits = turn === 1 ? shown.length === 0 : isWhole(shown);
  fields.check(fits, 'shown', phase, '- in turn 1, else the three rounds of the turn before');
}

function readPhase(fields: FieldReader, read: Fields, kind: HiddenPairsPhase['kind']): HiddenPairsPhase {
  switch (kind) {
    case 'throwing':
      return readThrowing(fields, read);
    case 'choosing':
      return readChoosing(fields, read);
    case 'tie-break':
      return readTieBreak(fields, read);
    case 'draw':
    case 'over':
      return readEnd(fields, kind, read);
  }
}

/** Checks the shown re-rolls, which appear with the last round of a turn. */
function checkReRolls(fields: FieldReader, read: Fields, isRunning: boolean): void {
  const { turn, shown, shownReRolls, hands } = read;
  const isRight =
    !isRunning && shown.length === rounds.length
      ? shownReRolls.every((count, seat) => count === ofSeat(hands, seat).reRolls)
      : turn > 1 || shownReRolls.every((count) => count === 0);
  fields.check(isRight, 'shown-re-rolls', shownReRolls.join(''), 'the re-rolls of the last complete turn');
}

/** Checks the points: they come from the start and from rounds won, and are spent. */
function checkPoints(fields: FieldReader, read: Fields, shownPoints: readonly number[], isRunning: boolean) {
  const { points, turn, shown } = read;
  if (turn === 1 && isRunning) {
    const isRight = shownPoints.every((point) => point === startPoints);
    fields.check(isRight, 'points', points, `${startPoints} minus the points spent`);
    return;
  }
  const won = isRunning ? [] : shown.filter(({ winner }) => winner !== null).map(({ round }) => round);
  const most = startPoints * points.length + pointsOf(rounds) * (turn - 1) + pointsOf(won);
  fields.check(sumOf(shownPoints) <= most, 'points', points, `${most} in total minus the points spent`);
}

const pointsOf = (won: readonly Round[]): number => sumOf(won.map(pointsOfRound));

export function readHiddenPairs(fields: FieldReader, options: HiddenPairsOptions): HiddenPairsState {
  const turn = fields.number('turn', 1, options.turns);
  const points = fields.perSeat('points', 0, mostPoints);
  const seats = points.length;
  const isPossible = points.every((point) => point % leastPoints === 0);
  fields.check(isPossible, 'points', points, `multiples of ${leastPoints}`);
  const hands = readHands(fields, seats);
  const shownRounds = readShown(fields, options, seats);
  const given = fields.text('shown-re-rolls', `${seats} digits from 0 to 2`);
  if (given.length !== seats) fields.refuse('bad-field', 'shown-re-rolls', given, `${seats} digits`);
  const shownReRolls = [...given].map((digit) => fields.asNumber('shown-re-rolls', digit, 0, mostReRolls));
  const kind = fields.choice('phase', ['throwing', 'choosing', 'tie-break', 'draw', 'over']);
  const isRunning = kind === 'throwing' || kind === 'choosing';
  const shown = shownRounds.map((round) => ({ turn: isRunning ? turn - 1 : turn, ...round }));
  const read: Fields = { options, turn, points, hands, shown, shownReRolls };
  if (isRunning) checkBefore(fields, kind, read);
  else checkShown(fields, kind, read);
  const phase = readPhase(fields, read, kind);
  checkReRolls(fields, read, isRunning);
  const shownPoints = points.map(
    (point, seat) => point + hiddenPrice(ofSeat(hands, seat), isRunning ? 0 : shown.length),
  );
  checkPoints(fields, read, shownPoints, isRunning);
  return { ...read, phase, shownPoints };
}
