import {
  allSeats,
  type Face,
  type FieldReader,
  formatDice,
  message,
  readThrowOff,
} from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import { type Round, readRound } from './read-round.ts';
import { isAfterStairs, losersOf } from './round.ts';
import { amountOf, isNice, kindOf } from './scoring.ts';
import { allDice, type ThreeDiceState, type ThreeDiceTurn } from './state.ts';

/** Reads the dice of a running turn. The first roll of a round cannot be special: it would have restarted the round. */
function readDice(fields: FieldReader, round: Round, rolls: number): Face[] {
  const dice = fields.dice('dice', allDice, allDice);
  const isFirst = round.finishedCount === 0 && rolls === 1;
  const startsOver = isFirst && isNice(kindOf(dice, isAfterStairs(round, round.starter)));
  fields.check(!startsOver, 'dice', formatDice(dice), message('allowed-no-restart'));
  return dice;
}

function readThrow(fields: FieldReader, round: Round): ThreeDiceTurn {
  const rolls = fields.number('rolls', 1, round.limit);
  const dice = rolls === 1 ? fields.dice('dice', 0, 0) : readDice(fields, round, rolls - 1);
  const rolling = fields.choice('rolling', rolls === 1 ? ['012'] : ['0', '1', '2', '01', '02', '12', '012']);
  return { kind: 'throw', dice, rolling: [...rolling].map(Number), rolls };
}

function readChoose(fields: FieldReader, round: Round): ThreeDiceTurn {
  fields.fits(round.limit > 1, 'turn', 'choose', 'limit');
  const rolls = fields.number('rolls', 1, round.limit - 1);
  return { kind: 'choose', dice: readDice(fields, round, rolls), rolls };
}

function readGive(fields: FieldReader, { last }: Round): ThreeDiceTurn {
  const isOnStairs = last?.finish.kind === 'safe' && last.finish.roll !== 'three-of-a-kind';
  fields.fits(isOnStairs, 'turn', 'give', 'finished');
  return { kind: 'give', sips: amountOf(last.finish.roll, [], last.position) };
}

function readRollOff(fields: FieldReader, round: Round): ThreeDiceTurn {
  const { seats } = losersOf(round);
  const isTied = seats.length > 1 && round.options.tie === 'roll-off';
  fields.fits(isTied, 'turn', 'roll-off', seats.length > 1 ? 'options' : 'finished');
  return { kind: 'roll-off', throwOff: readThrowOff(fields, seats, allDice) };
}

function readStarter(fields: FieldReader, round: Round): ThreeDiceTurn {
  const isNew = round.round === 1 && round.starter === 0 && round.scores.every((score) => score === 0);
  fields.fits(isNew, 'turn', 'starter', 'scores');
  return { kind: 'starter', throwOff: readThrowOff(fields, allSeats(round.scores.length), 1) };
}

function readOver(fields: FieldReader, { round, options }: Round): 'over' {
  fields.fits(round === options.rounds, 'turn', 'over', 'round');
  return 'over';
}

/** Reads one kind of turn. It also defines how many turns may have ended before it in a round of `seats`. */
interface TurnReader {
  ended(seats: number): readonly [fewest: number, most: number];
  read(fields: FieldReader, round: Round): ThreeDiceTurn | 'over';
}

const turns: Readonly<Record<ThreeDiceTurn['kind'] | 'over', TurnReader>> = {
  starter: { ended: () => [0, 0], read: readStarter },
  start: { ended: (seats) => [0, seats - 1], read: () => ({ kind: 'start' }) },
  throw: { ended: (seats) => [0, seats - 1], read: readThrow },
  choose: { ended: (seats) => [0, seats - 1], read: readChoose },
  give: { ended: (seats) => [1, seats], read: readGive },
  'roll-off': { ended: (seats) => [seats, seats], read: readRollOff },
  over: { ended: () => [0, 0], read: readOver },
};

function readTurn(fields: FieldReader, round: Round): ThreeDiceTurn | 'over' {
  const kind = fields.choice('turn', Object.keys(turns) as (keyof typeof turns)[]);
  const [fewest, most] = turns[kind].ended(round.scores.length);
  const fits = round.finishedCount >= fewest && round.finishedCount <= most;
  fields.fits(fits, 'turn', kind, 'finished');
  return turns[kind].read(fields, round);
}

export function readThreeDice(fields: FieldReader, options: ThreeDiceOptions): ThreeDiceState {
  const { finishedCount, last, ...round } = readRound(fields, options);
  const turn = readTurn(fields, { finishedCount, last, ...round });
  if (turn === 'over') return { ...round, seat: round.starter, turn: { kind: 'start' }, over: true };
  const isEnded = turn.kind === 'give' || turn.kind === 'roll-off';
  const seat = (round.starter + finishedCount - (isEnded ? 1 : 0)) % round.scores.length;
  return { ...round, seat, turn, over: false };
}
