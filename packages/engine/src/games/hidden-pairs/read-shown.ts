import { allSeats, countText, type FieldReader, isRising, message, type Seat } from '../../core/index.ts';
import { negate, valuesOf } from './attacks.ts';
import type { HiddenPairsOptions } from './options.ts';
import { leadersOf } from './rounds.ts';
import { type Attack, type Round, type RoundShown, rounds } from './state.ts';

/** A revealed round without its `turn`, which follows from other fields. */
export type ShownRound = Omit<RoundShown, 'turn'>;

/** Two examples: a round of two seats without actions, and a round with every action. */
const forms = '66.11=0, 66.11.h0@1:11.b0@1:7.l1=0';

function readAttack(fields: FieldReader, given: string, seats: number): Attack {
  const [, kind, by = '', on = '', amount = ''] =
    /^([hb])(\d)@(\d):(\d+)$/.exec(given) ?? fields.refuse('shown', given, 'h1@0:5, b1@0:5');
  const attacker = fields.asNumber('shown', by, 0, seats - 1);
  const others = allSeats(seats).filter((other) => other !== attacker);
  return {
    kind: kind === 'h' ? 'hinderance' : 'dice-block',
    by: attacker,
    on: fields.asChoice('shown', on, others),
    amount: fields.asNumber('shown', amount, 2, 12),
    negated: false,
  };
}

/** Returns the sort key of an attack: by seat, with Hindrance before Dice-Block. */
const orderOf = ({ by, kind }: Attack): number => 2 * by + (kind === 'hinderance' ? 0 : 1);

function readWinner(
  fields: FieldReader,
  given: string,
  values: readonly number[],
  isLast: boolean,
): Seat | null {
  const leaders = leadersOf(values);
  const winner = fields.asChoice('shown', given, isLast && leaders.length > 1 ? ['-', ...leaders] : leaders);
  return winner === '-' ? null : Number(winner);
}

function readRound(
  fields: FieldReader,
  given: string,
  round: Round,
  isLast: boolean,
  options: HiddenPairsOptions,
  seats: number,
): ShownRound {
  const [, body = '', winner = ''] = /^([^=]+)=([^=]+)$/.exec(given) ?? fields.refuse('shown', given, forms);
  const parts = body.split('.');
  if (parts.length < seats) fields.refuse('shown', given, forms);
  const pairs = parts.slice(0, seats).map((pair) => fields.asDice('shown', pair, 2, 2));
  const extras = parts.slice(seats);
  const isLucky = (one: string): boolean => one.startsWith('l');
  const lucky = extras.filter(isLucky).map((one) => fields.asNumber('shown', one.slice(1), 0, seats - 1));
  const read = extras.filter((one) => !isLucky(one)).map((one) => readAttack(fields, one, seats));
  const isInOrder = isRising(read.map(orderOf)) && isRising(lucky);
  fields.check(isInOrder, 'shown', given, message('allowed-actions'));
  const attacks = negate(read, lucky, options);
  const values = valuesOf(pairs, attacks);
  return { round, pairs, attacks, lucky, values, winner: readWinner(fields, winner, values, isLast) };
}

/** Reads the revealed rounds. It refuses a player who uses the same action twice in a turn. */
export function readShown(fields: FieldReader, options: HiddenPairsOptions, seats: number): ShownRound[] {
  const given = fields.text('shown');
  const parts = given === '-' ? [] : given.split('/');
  if (parts.length > rounds.length)
    fields.refuse('shown', given, message('allowed-count', { count: countText(1, rounds.length) }));
  const shown = rounds
    .slice(0, parts.length)
    .map((round) => readRound(fields, parts[round - 1] ?? '', round, round === parts.length, options, seats));
  const played = shown.flatMap(({ attacks, lucky }) => [
    ...attacks.map(orderOf),
    ...lucky.map((seat) => `l${seat}`),
  ]);
  const isOnce = new Set(played).size === played.length;
  fields.check(isOnce, 'shown', given, message('allowed-actions'));
  return shown;
}
