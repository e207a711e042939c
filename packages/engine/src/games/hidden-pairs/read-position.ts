import { type FieldReader, ofSeat, readThrowOff } from '../../core/index.ts';
import { priceInRound } from './attacks.ts';
import { hiddenPairsOptions } from './options.ts';
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
  rounds,
  startPoints,
} from './state.ts';

/** Far above what any match can reach; keeps numbers safe. */
const mostPoints = 1_000_000;
/** Every price and prize is a multiple of it. */
const leastPoints = 25;

type Fields = Omit<HiddenPairsState, 'phase' | 'shownPoints'>;

/** What a hand has paid that is not shown once `shown` rounds of its turn are. */
function hiddenPrice({ reRolls, commit }: Hand, shown: number): number {
  const actions = rounds
    .filter((round) => round > shown)
    .reduce((sum, round) => sum + (commit === null ? 0 : priceInRound(commit, round)), 0);
  return actions + (shown < rounds.length ? prices.reRoll * reRolls : 0);
}

function readThrowing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const seat = hands.findIndex((hand) => hand.dice.length === 0);
  const isNew = (hand: Hand) => hand.reRolls === 0 && hand.commit === null;
  if (seat < 0 || !hands.every((hand, at) => (hand.dice.length === 0) === at >= seat && isNew(hand))) {
    fields.impossible('phase', 'throwing', 'dice without re-rolls and commits, of the first seats only');
  }
  return { kind: 'throwing', seat };
}

function readChoosing(fields: FieldReader, { hands }: Fields): HiddenPairsPhase {
  const inTheAir = hands.filter((hand) => hand.pending !== null).length;
  const haveDice = hands.every((hand) => hand.dice.length > 0);
  if (!haveDice || inTheAir > 1 || hands.every((hand) => hand.commit !== null)) {
    fields.impossible(
      'phase',
      'choosing',
      'dice of every seat, one in the air at most, and a seat to commit',
    );
  }
  return { kind: 'choosing' };
}

/** The rounds of the running turn have to be what the hands show. */
function checkShown(fields: FieldReader, phase: string, read: Fields): void {
  if (!read.hands.every((hand) => hand.commit !== null)) {
    fields.impossible('phase', phase, 'a commit of every seat');
  }
  for (const shown of read.shown) {
    const expected = JSON.stringify({ ...roundShown(read, shown.round), winner: shown.winner });
    if (JSON.stringify(shown) !== expected)
      fields.impossible('shown', String(shown.round), 'what the hands show');
  }
}

function readTieBreak(fields: FieldReader, { shown }: Fields): HiddenPairsPhase {
  const last = shown.at(-1);
  if (last === undefined || last.winner !== null) {
    return fields.impossible('phase', 'tie-break', 'a last round without a winner');
  }
  const throwOff = readThrowOff(fields, leadersOf(last.values), 2);
  return { kind: 'tie-break', round: last.round, throwOff };
}

function readEnd(fields: FieldReader, kind: 'draw' | 'over', read: Fields): HiddenPairsPhase {
  const { turn, options, points, shown } = read;
  const leaders = leadersOf(points);
  if (turn !== options.turns || shown.length !== rounds.length || shown.at(-1)?.winner === null) {
    fields.impossible('phase', kind, `the three rounds of turn ${options.turns}, each with a winner`);
  }
  if (kind === 'draw') {
    if (leaders.length < 2) fields.impossible('phase', kind, 'two or more seats with the most points');
    return { kind, throwOff: readThrowOff(fields, leaders, allDice) };
  }
  const winner = fields.number('winner', 0, points.length - 1);
  if (!leaders.includes(winner)) {
    fields.impossible('winner', String(winner), `a seat with the most points (${leaders.join(',')})`);
  }
  return { kind, winner };
}

/** While nothing of a turn is shown, the rounds are those of the turn before. */
function checkBefore(fields: FieldReader, phase: string, { turn, shown }: Fields): void {
  const isWhole = shown.length === rounds.length && shown.at(-1)?.winner !== null;
  if (turn === 1 ? shown.length > 0 : !isWhole) {
    fields.impossible('shown', phase, '- in turn 1, else the three rounds of the turn before');
  }
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

/** Re-rolls are shown with the last round of a turn. */
function checkReRolls(fields: FieldReader, read: Fields, isRunning: boolean): void {
  const { turn, shown, shownReRolls, hands } = read;
  const isWhole = !isRunning && shown.length === rounds.length;
  const isRight = isWhole
    ? shownReRolls.every((count, seat) => count === ofSeat(hands, seat).reRolls)
    : turn > 1 || shownReRolls.every((count) => count === 0);
  if (!isRight) fields.impossible('shown-re-rolls', shownReRolls.join(''), 'those of the last whole turn');
}

/** Points come from the start and from rounds won, and are spent. */
function checkPoints(fields: FieldReader, read: Fields, shownPoints: readonly number[], isRunning: boolean) {
  const { points, turn, shown } = read;
  const whole = rounds.reduce((sum, round) => sum + pointsOfRound(round), 0);
  const ofTurn = isRunning
    ? 0
    : shown.reduce((sum, { round, winner }) => sum + (winner === null ? 0 : pointsOfRound(round)), 0);
  const most = startPoints * points.length + whole * (turn - 1) + ofTurn;
  const isNew = turn === 1 && isRunning;
  const isRight = isNew
    ? shownPoints.every((point) => point === startPoints)
    : shownPoints.reduce((sum, point) => sum + point, 0) <= most;
  if (!isRight) {
    const allowed = isNew ? `${startPoints} less what is spent` : `${most} in all, less what is spent`;
    fields.impossible('points', points.join(','), allowed);
  }
}

/** Reads the fields of a position of Hidden Pairs. */
export function readHiddenPairs(fields: FieldReader): HiddenPairsState {
  const options = fields.options(hiddenPairsOptions);
  const turn = fields.number('turn', 1, options.turns);
  const points = fields.numbers('points', 0, mostPoints);
  const seats = points.length;
  if (seats < 2 || seats > 6) fields.impossible('points', points.join(','), '2 to 6 numbers');
  if (points.some((point) => point % leastPoints !== 0)) {
    fields.impossible('points', points.join(','), `multiples of ${leastPoints}`);
  }
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
