import { type FieldReader, isRising, type Seat } from '../../core/index.ts';
import { negate, valuesOf } from './attacks.ts';
import type { HiddenPairsOptions } from './options.ts';
import { leadersOf } from './rounds.ts';
import { type Attack, type Round, type RoundShown, rounds } from './state.ts';

/** A shown round, without the turn, which follows from other fields. */
export type ShownRound = Omit<RoundShown, 'turn'>;

const allowed = 'the pair of each seat, then attacks and Lucky Dice, then =WINNER';

function readAttack(fields: FieldReader, given: string, seats: number): Attack {
  const [, kind, by = '', on = '', amount = ''] =
    /^([hb])(\d)@(\d):(\d+)$/.exec(given) ?? fields.refuse('bad-field', 'shown', given, 'h1@2:5 or b1@2:5');
  const attack: Attack = {
    kind: kind === 'h' ? 'hinderance' : 'dice-block',
    by: fields.asNumber('shown', by, 0, seats - 1),
    on: fields.asNumber('shown', on, 0, seats - 1),
    amount: fields.asNumber('shown', amount, 2, 12),
    negated: false,
  };
  fields.check(attack.by !== attack.on, 'shown', given, 'an attack on another seat');
  return attack;
}

/** The order of an attack among those of a turn: by seat, Hindrance before Dice-Block. */
const orderOf = ({ by, kind }: Attack): number => 2 * by + (kind === 'hinderance' ? 0 : 1);

function readWinner(fields: FieldReader, given: string, values: readonly number[]): Seat | null {
  const leaders = leadersOf(values);
  const winner = given === '-' ? null : fields.asNumber('shown', given, 0, values.length - 1);
  const fits = winner === null ? leaders.length > 1 : leaders.includes(winner);
  fields.check(fits, 'shown', given, `a seat with the highest pair (${leaders})`);
  return winner;
}

function readRound(
  fields: FieldReader,
  given: string,
  round: Round,
  options: HiddenPairsOptions,
  seats: number,
): ShownRound {
  const [, body = '', winner = ''] =
    /^([^=]+)=([^=]+)$/.exec(given) ?? fields.refuse('bad-field', 'shown', given, allowed);
  const parts = body.split('.');
  if (parts.length < seats) fields.refuse('bad-field', 'shown', given, allowed);
  const pairs = parts.slice(0, seats).map((pair) => fields.asDice('shown', pair, 2, 2));
  const extras = parts.slice(seats);
  const isLucky = (one: string): boolean => one.startsWith('l');
  const lucky = extras.filter(isLucky).map((one) => fields.asNumber('shown', one.slice(1), 0, seats - 1));
  const read = extras.filter((one) => !isLucky(one)).map((one) => readAttack(fields, one, seats));
  const isInOrder = isRising(read.map(orderOf)) && isRising(lucky);
  fields.check(
    isInOrder,
    'shown',
    given,
    'attacks and Lucky Dice in the order of the seats, without duplicates',
  );
  const attacks = negate(read, lucky, options);
  const values = valuesOf(pairs, attacks);
  return { round, pairs, attacks, lucky, values, winner: readWinner(fields, winner, values) };
}

/** Reads the shown rounds, of this turn or of the previous one. Each action is played once a turn. */
export function readShown(fields: FieldReader, options: HiddenPairsOptions, seats: number): ShownRound[] {
  const given = fields.text('shown', `${allowed}; or -`);
  const parts = given === '-' ? [] : given.split('/');
  if (parts.length > rounds.length) fields.refuse('bad-field', 'shown', given, '1 to 3 rounds, or -');
  const shown = rounds
    .slice(0, parts.length)
    .map((round) => readRound(fields, parts[round - 1] ?? '', round, options, seats));
  const played = shown.flatMap(({ attacks, lucky }) => [
    ...attacks.map(orderOf),
    ...lucky.map((seat) => `l${seat}`),
  ]);
  const isOnce = new Set(played).size === played.length;
  fields.check(isOnce, 'shown', given, 'each action of a seat at most once a turn');
  const haveWinners = shown.slice(0, -1).every(({ winner }) => winner !== null);
  fields.check(haveWinners, 'shown', given, 'a winner of every round but the last');
  return shown;
}
