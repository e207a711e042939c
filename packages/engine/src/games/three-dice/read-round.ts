import {
  allSeats,
  type FieldReader,
  faces,
  message,
  numberFrom,
  ofSeat,
  type Seat,
} from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { tripleAdds, unsafePoints } from './scoring.ts';
import { type Finish, mostRolls, type ThreeDiceState } from './state.ts';

/** A limit far above the sips of any match, so that sums stay within safe integers. */
const mostSips = 1_000_000;

export interface Round extends Omit<ThreeDiceState, 'seat' | 'turn' | 'over'> {
  readonly finishedCount: number;
  /** The last finished turn; `position` is the number of finished turns. */
  readonly last: { readonly finish: Finish; readonly position: number } | null;
}

const safeLetters: Readonly<Record<string, Finish>> = {
  t: { kind: 'safe', roll: 'three-of-a-kind' },
  s: { kind: 'safe', roll: 'stairs' },
  x: { kind: 'safe', roll: 'super-stairs' },
};

function readFinish(fields: FieldReader, given: string): Finish | null {
  if (given === '-') return null;
  const safe = Object.hasOwn(safeLetters, given) ? safeLetters[given] : undefined;
  return safe ?? { kind: 'points', points: fields.asNumber('finished', given, 0, 300) };
}

function checkFinish(fields: FieldReader, round: Omit<Round, 'last'>, seat: Seat, finish: Finish): void {
  const afterStairs = isAfterStairs(round, seat);
  if (finish.kind === 'points') {
    fields.asChoice('finished', String(finish.points), unsafePoints(afterStairs));
    return;
  }
  const isLate = finish.roll === 'super-stairs' && !afterStairs;
  fields.fits(!isLate, 'finished', 'x', 'finished');
  const startsOver = seat === round.starter && round.limit === 1;
  fields.check(!startsOver, 'finished', finish.roll, message('allowed-no-restart'));
}

/** Checks that the finished turns can include three of a kind that add up to the penalty. */
function checkPenalty(fields: FieldReader, { finished, penalty }: Omit<Round, 'last'>): void {
  const triples = finished.filter(
    (finish) => finish?.kind === 'safe' && finish.roll === 'three-of-a-kind',
  ).length;
  const adds = faces.map(tripleAdds);
  const [least, most] = [1 + triples * Math.min(...adds), 1 + triples * Math.max(...adds)];
  const fits = penalty >= least && penalty <= most;
  fields.check(fits, 'penalty', penalty, numberFrom(least, most));
}

/** Reads the fields of a round, up to its running turn. */
export function readRound(fields: FieldReader, options: ThreeDiceOptions): Round {
  const scores = fields.perSeat('scores', 0, mostSips);
  const seats = scores.length;
  const number = fields.number('round', 1, options.rounds);
  const starter = fields.number('starter', 0, seats - 1);
  const limit = fields.number('limit', 1, mostRolls);
  const penalty = fields.number('penalty', 1, mostSips);
  const finished = fields.list('finished', ',', seats).map((part) => readFinish(fields, part));
  const inOrder = allSeats(seats).map((index) => (starter + index) % seats);
  const ended = inOrder.flatMap((seat) => {
    const finish = ofSeat(finished, seat);
    return finish === null ? [] : [{ seat, finish }];
  });
  const isInOrder = ended.every(({ seat }, index) => seat === inOrder[index]);
  fields.fits(isInOrder, 'finished', '-', 'starter');
  const isOpen = ended.length > 0 || limit === mostRolls;
  fields.check(isOpen, 'limit', limit, String(mostRolls));
  const finishedCount = ended.length;
  const round = { options, scores, round: number, starter, limit, penalty, finished, finishedCount };
  for (const { seat, finish } of ended) checkFinish(fields, round, seat, finish);
  checkPenalty(fields, round);
  const last = ended.at(-1);
  return { ...round, last: last === undefined ? null : { finish: last.finish, position: finishedCount } };
}
