import { type FieldReader, numberFrom, ofSeat, readThrowOff, sumOf } from '../../core/index.ts';
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

/** A limit far above the points of any match, so that sums stay within safe integers. */
const mostPoints = 1_000_000;
/** All prices and prizes are multiples of this number of points. */
const leastPoints = 25;

type Fields = Omit<HiddenPairsState, 'phase' | 'shownPoints'>;

/** Returns the part of a hand's price that is still hidden after `shown` rounds of its turn have been revealed. */
function hiddenPrice({ reRolls, commit }: Hand, shown: number): number {
  const hidden = rounds.filter((round) => round > shown);
  const actions = commit === null ? 0 : sumOf(hidden.map((round) => priceInRound(commit, round)));
  return actions + (shown < rounds.length ? prices.reRoll * reRolls : 0);
}

function readThrowing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const seat = hands.findIndex((hand) => hand.dice.length === 0);
  const isNew = (hand: Hand) => hand.reRolls === 0 && hand.commit === null;
  const fits = hands.every((hand, at) => (hand.dice.length === 0) === at >= seat && isNew(hand));
  fields.fits(seat >= 0 && fits, 'phase', 'throwing', 'hands');
  return { kind: 'throwing', seat };
}

function readChoosing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const inTheAir = hands.filter((hand) => hand.pending !== null).length;
  const haveDice = hands.every((hand) => hand.dice.length > 0);
  const fits = haveDice && inTheAir < 2 && hands.some((hand) => hand.commit === null);
  fields.fits(fits, 'phase', 'choosing', 'hands');
  return { kind: 'choosing' };
}

/** Checks that the revealed rounds of the running turn agree with the hands. */
function checkShown(fields: FieldReader, phase: string, read: Fields): void {
  const haveCommitted = read.hands.every((hand) => hand.commit !== null);
  fields.fits(haveCommitted, 'phase', phase, 'hands');
  for (const shown of read.shown) {
    const expected = JSON.stringify({ ...roundShown(read, shown.round), winner: shown.winner });
    fields.fits(JSON.stringify(shown) === expected, 'shown', shown.round, 'hands');
  }
}

function readTieBreak(fields: FieldReader, { shown }: Fields): HiddenPairsPhase {
  const last = shown.at(-1);
  fields.fits(last?.winner === null, 'phase', 'tie-break', 'shown');
  const throwOff = readThrowOff(fields, leadersOf(last.values), 2);
  return { kind: 'tie-break', round: last.round, throwOff };
}

const isWhole = (shown: Fields['shown']): boolean =>
  shown.length === rounds.length && shown.at(-1)?.winner !== null;

function readEnd(fields: FieldReader, kind: 'draw' | 'over', read: Fields): HiddenPairsPhase {
  const { turn, options, points, shown } = read;
  const leaders = leadersOf(points);
  fields.fits(turn === options.turns, 'phase', kind, 'turn-number');
  fields.fits(isWhole(shown), 'phase', kind, 'shown');
  if (kind === 'draw') {
    fields.fits(leaders.length > 1, 'phase', kind, 'points');
    return { kind, throwOff: readThrowOff(fields, leaders, allDice) };
  }
  return { kind, winner: fields.choice('winner', leaders) };
}

/** Checks that the position contains the rounds of the previous turn until a round of this turn is revealed. */
function checkBefore(fields: FieldReader, { turn, shown }: Fields): void {
  const fits = turn === 1 ? shown.length === 0 : isWhole(shown);
  fields.fits(fits, 'shown', shown.length, 'turn-number');
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

/** Checks the number of re-rolls. They are revealed with the last round of a turn. */
function checkReRolls(fields: FieldReader, read: Fields, isRunning: boolean): void {
  const { turn, shown, shownReRolls, hands } = read;
  const isRight =
    !isRunning && shown.length === rounds.length
      ? shownReRolls.every((count, seat) => count === ofSeat(hands, seat).reRolls)
      : turn > 1 || shownReRolls.every((count) => count === 0);
  fields.fits(isRight, 'shown-re-rolls', shownReRolls.join(''), 'hands');
}

/** Checks each player's points against the rounds won and the prices paid. */
function checkPoints(fields: FieldReader, read: Fields, shownPoints: readonly number[], isRunning: boolean) {
  const { points, turn, shown } = read;
  if (turn === 1 && isRunning) {
    const isRight = shownPoints.every((point) => point === startPoints);
    fields.fits(isRight, 'points', points, 'hands');
    return;
  }
  const won = isRunning ? [] : shown.filter(({ winner }) => winner !== null).map(({ round }) => round);
  const most = startPoints * points.length + pointsOf(rounds) * (turn - 1) + pointsOf(won);
  fields.fits(sumOf(shownPoints) <= most, 'points', points, 'turn-number');
}

const pointsOf = (won: readonly Round[]): number => sumOf(won.map(pointsOfRound));

export function readHiddenPairs(fields: FieldReader, options: HiddenPairsOptions): HiddenPairsState {
  const turn = fields.number('turn-number', 1, options.turns);
  const points = fields.perSeat('points', 0, mostPoints);
  const seats = points.length;
  const isPossible = points.every((point) => point % leastPoints === 0);
  fields.check(isPossible, 'points', points, numberFrom(0, mostPoints, leastPoints));
  const hands = readHands(fields, seats);
  const shownRounds = readShown(fields, options, seats);
  const shownReRolls = fields.digits('shown-re-rolls', seats, mostReRolls);
  const kind = fields.choice('phase', ['throwing', 'choosing', 'tie-break', 'draw', 'over']);
  const isRunning = kind === 'throwing' || kind === 'choosing';
  const shown = shownRounds.map((round) => ({ turn: isRunning ? turn - 1 : turn, ...round }));
  const read: Fields = { options, turn, points, hands, shown, shownReRolls };
  if (isRunning) checkBefore(fields, read);
  else checkShown(fields, kind, read);
  const phase = readPhase(fields, read, kind);
  checkReRolls(fields, read, isRunning);
  const shownPoints = points.map(
    (point, seat) => point + hiddenPrice(ofSeat(hands, seat), isRunning ? 0 : shown.length),
  );
  checkPoints(fields, read, shownPoints, isRunning);
  return { ...read, phase, shownPoints };
}
