import { allSeats, type Face, type FieldReader, formatDice, readThrowOff } from '../../core/index.ts';
import { threeDiceOptions } from './options.ts';
import { type Round, readRound } from './read-round.ts';
import { isAfterStairs, pointsAtStake } from './round.ts';
import { amountOf, isNice, kindOf } from './scoring.ts';
import { allDice, type ThreeDiceState, type ThreeDiceTurn } from './state.ts';

/** The dice of a running turn: a special first roll of the round does not stay on the table. */
function readDice(fields: FieldReader, round: Round, rolls: number): Face[] {
  const dice = fields.dice('dice', allDice, allDice);
  const isFirst = round.finishedCount === 0 && rolls === 1;
  if (isFirst && isNice(kindOf(dice, isAfterStairs(round, round.starter)))) {
    fields.impossible('dice', formatDice(dice), 'a roll that does not start the round over');
  }
  return dice;
}

function readThrow(fields: FieldReader, round: Round): ThreeDiceTurn {
  const rolls = fields.number('rolls', 1, round.limit);
  const dice = rolls === 1 ? fields.dice('dice', 0, 0) : readDice(fields, round, rolls - 1);
  const given = fields.text('rolling', 'positions from 0 to 2, rising');
  if (!/^0?1?2?$/.test(given) || (rolls === 1 && given !== '012')) {
    fields.refuse('bad-field', 'rolling', given, 'positions from 0 to 2, rising; 012 in a first roll');
  }
  return { kind: 'throw', dice, rolling: [...given].map(Number), rolls };
}

function readChoose(fields: FieldReader, round: Round): ThreeDiceTurn {
  if (round.limit === 1) fields.impossible('turn', 'choose', 'a choice needs a limit above 1');
  const rolls = fields.number('rolls', 1, round.limit - 1);
  return { kind: 'choose', dice: readDice(fields, round, rolls), rolls };
}

function readGive(fields: FieldReader, { last }: Round): ThreeDiceTurn {
  const { finish, position } = last ?? fields.impossible('turn', 'give', 'a turn that has ended on stairs');
  if (finish.kind !== 'safe' || finish.roll === 'three-of-a-kind') {
    return fields.impossible('turn', 'give', 'the last turn has ended on stairs');
  }
  return { kind: 'give', sips: amountOf(finish.roll, [], position) };
}

function readRollOff(fields: FieldReader, round: Round): ThreeDiceTurn {
  const stakes = pointsAtStake(round);
  const lowest = Math.min(...stakes.map(({ points }) => points));
  const losers = stakes.flatMap(({ seat, points }) => (points === lowest ? [seat] : []));
  if (losers.length < 2 || round.options.tie !== 'roll-off') {
    fields.impossible('turn', 'roll-off', 'two or more seats tied for the fewest points, and tie=roll-off');
  }
  return { kind: 'roll-off', throwOff: readThrowOff(fields, losers, allDice) };
}

function readStarter(fields: FieldReader, round: Round): ThreeDiceTurn {
  const isNew = round.round === 1 && round.starter === 0 && round.scores.every((score) => score === 0);
  if (!isNew || round.finishedCount > 0) {
    fields.impossible('turn', 'starter', 'a match without sips, in round 1, with starter 0');
  }
  return { kind: 'starter', throwOff: readThrowOff(fields, allSeats(round.scores.length), 1) };
}

/** How many turns of a round may have ended in each kind of turn: the fewest and the most, of `seats` seats. */
const turnsEnded = {
  starter: () => [0, 0],
  start: (seats: number) => [0, seats - 1],
  throw: (seats: number) => [0, seats - 1],
  choose: (seats: number) => [0, seats - 1],
  give: (seats: number) => [1, seats],
  'roll-off': (seats: number) => [seats, seats],
  over: () => [0, 0],
} as const;

function readTurn(fields: FieldReader, round: Round): ThreeDiceTurn | 'over' {
  const kind = fields.choice('turn', ['starter', 'start', 'throw', 'choose', 'give', 'roll-off', 'over']);
  const [fewest = 0, most = 0] = turnsEnded[kind](round.scores.length);
  if (round.finishedCount < fewest || round.finishedCount > most) {
    fields.impossible('turn', kind, `${fewest} to ${most} turns of the round have ended`);
  }
  switch (kind) {
    case 'starter':
      return readStarter(fields, round);
    case 'start':
      return { kind };
    case 'throw':
      return readThrow(fields, round);
    case 'choose':
      return readChoose(fields, round);
    case 'give':
      return readGive(fields, round);
    case 'roll-off':
      return readRollOff(fields, round);
    case 'over':
      if (round.round !== round.options.rounds) {
        fields.impossible('turn', kind, `a match is over in round ${round.options.rounds}`);
      }
      return kind;
  }
}

/** Reads the fields of a position of Three Dice. */
export function readThreeDice(fields: FieldReader): ThreeDiceState {
  const round = readRound(fields, fields.options(threeDiceOptions));
  const turn = readTurn(fields, round);
  const { options, scores, starter, limit, penalty, finished, finishedCount } = round;
  const isEnded = turn !== 'over' && (turn.kind === 'give' || turn.kind === 'roll-off');
  return {
    options,
    scores,
    round: round.round,
    starter,
    seat: (starter + finishedCount - (isEnded ? 1 : 0)) % scores.length,
    limit,
    penalty,
    finished,
    turn: turn === 'over' ? { kind: 'start' } : turn,
    over: turn === 'over',
  };
}
