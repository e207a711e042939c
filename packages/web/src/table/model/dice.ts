import {
  type AnyGame,
  type BaseEvent,
  type ControlDie,
  type EventOf,
  type Face,
  type Frame,
  rolledDice,
  type Seat,
} from '@dicehall/engine';
import type { RowDie } from '../../dice/row.ts';
import { chosenDice, markFaces } from './chosen-dice.ts';
import { rollOfThrowOff } from './game-log.ts';
import type { ShownTable } from './shown.ts';

/** Dice that were set aside together in a turn, and the points that they made. */
export interface TrayGroup {
  readonly id: string;
  readonly kind: 'kept' | 'hot-dice' | 'took-over';
  readonly dice: readonly Face[];
  /** The points of the group; null for dice without points. */
  readonly points: number | null;
}

/** All rolls of a seat in a throw-off, in order. */
export interface SeatRolls {
  readonly seat: Seat;
  readonly rolls: readonly (readonly Face[])[];
  /**
   * The points of the last roll, by which the throw-off is decided; absent in games that do not decide it by points.
   */
  readonly value?: number | undefined;
}

/** The dice of a turn while no player chooses from them. */
export interface LaidDice {
  /** The seat that rolled the dice; null if there are none. */
  readonly owner: Seat | null;
  readonly tray: readonly TrayGroup[];
  /** The dice of the last roll, with their result; empty before the first roll of a match. */
  readonly dice: readonly ControlDie[];
}

type Rolled = EventOf<'rolled' | 'scored' | 'busted' | 'overshot'>;
const rollKinds = new Set(['rolled', 'scored', 'busted', 'overshot']);
const isRoll = (event: BaseEvent): event is Rolled => rollKinds.has(event.kind);
const isTie = (event: BaseEvent): event is EventOf<'tied'> => event.kind === 'tied';
const endsTurn = ({ events }: Frame) => events.some(({ kind }) => kind === 'turn-ended');

/**
 * Returns the frames of the turn that contains the last frame, without a throw-off. A turn stays on the table until the
 * first roll of the next turn.
 */
export function turnOf(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.findLastIndex((frame) => rolledDice(frame) !== null);
  const begin = frames.slice(0, Math.max(0, last)).findLastIndex(endsTurn);
  const thrownOff = frames.findLastIndex((frame) => rollOfThrowOff(frame) !== null);
  return frames.slice(Math.max(begin, thrownOff) + 1);
}

type Bank = EventOf<'banked' | 'moon'>;
const isBank = (event: BaseEvent): event is Bank => event.kind === 'banked' || event.kind === 'moon';

const plain = (face: Face, position: number): ControlDie => ({
  position,
  face,
  mark: 'open',
  worth: null,
  tap: null,
});

function turnPointsOf(groups: readonly TrayGroup[]): number {
  return groups.reduce((sum, { points }) => sum + (points ?? 0), 0);
}

const noDice: LaidDice = { owner: null, tray: [], dice: [] };

/** Whether the last roll of a throw-off decided it. */
const isDecided = ({ events }: Frame): boolean =>
  events.some(({ kind }) => kind !== 'rolled' && kind !== 'tied');

/** The maximum number of seats in a throw-off whose rolls all fit on the felt, including further rolls after a tie. */
const mostRolls = 4;

/**
 * Returns the rolls of the throw-off that is running at the end of these frames, or that the last frame decided. If
 * many seats tie, only the seats that roll again are included, because all rolls would not fit.
 */
export function throwOffRolls(shown: readonly Frame[]): readonly SeatRolls[] {
  const before = shown.findLastIndex(
    (frame, index) => rollOfThrowOff(frame) === null || (index < shown.length - 1 && isDecided(frame)),
  );
  const throwOff = shown.slice(before + 1);
  const rolled = throwOff.flatMap((frame) => rollOfThrowOff(frame) ?? []);
  const seats = [...new Set(rolled.map(({ seat }) => seat))].sort((one, other) => one - other);
  const tie = throwOff
    .slice(0, -1)
    .flatMap(({ events }) => events)
    .findLast(isTie);
  const isShort = tie !== undefined && seats.length > mostRolls;
  return (isShort ? seats.filter((seat) => tie.seats.includes(seat)) : seats).map((seat) => {
    const own = rolled.filter((roll) => roll.seat === seat);
    return { seat, rolls: own.map(({ dice }) => dice), value: own.at(-1)?.value };
  });
}

/** Returns the last tie of the throw-off that is running at the end of these frames; undefined if there was none. */
export function runningTie(shown: readonly Frame[]): EventOf<'tied'> | undefined {
  const begin = shown.findLastIndex((frame) => rollOfThrowOff(frame) === null || isDecided(frame)) + 1;
  return shown
    .slice(begin)
    .flatMap(({ events }) => events)
    .findLast(isTie);
}

/** Returns the last roll of each seat that has already rolled in the round of a throw-off in which `next` rolls now. */
function rollsBefore(rolls: readonly SeatRolls[], next: Seat): readonly SeatRolls[] {
  const rolled = rolls.find(({ seat }) => seat === next)?.rolls.length ?? 0;
  return rolls
    .filter((one) => one.rolls.length > rolled)
    .map((one) => ({ ...one, rolls: one.rolls.slice(-1) }));
}

/** Returns all dice of the combination to which a die belongs. */
export const setOf = <Die extends Pick<ControlDie, 'worth'>>(
  dice: readonly Die[],
  die: Die,
): readonly Die[] =>
  Number(die.worth?.values.count) > 1
    ? dice.filter(({ worth }) => JSON.stringify(worth) === JSON.stringify(die.worth))
    : [die];

/**
 * Returns the dice of a roll with the dice of each combination side by side. The largest combination is first, so that
 * a triple is not split between the rows of a phone.
 */
function inSets(game: AnyGame, roll: Frame | undefined): readonly ControlDie[] {
  const dice = roll === undefined ? [] : game.controls(roll.view, null, null).dice;
  const sizeOf = (die: ControlDie) => setOf(dice, die).length;
  const first = (die: ControlDie) => setOf(dice, die)[0]?.position ?? die.position;
  return dice
    .map((die) => ({ ...die, tap: null }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || first(one) - first(other));
}

const isScored = (roll: Frame | undefined): boolean =>
  roll?.events.some(({ kind }) => kind === 'scored') === true;

/** Returns the dice of a roll that the game scores itself; null for other rolls, whose dice keep their numbers. */
const scoredDice = (game: AnyGame, roll: Frame | undefined): readonly ControlDie[] | null =>
  isScored(roll) ? inSets(game, roll) : null;

/**
 * Returns the tray and the dice of the current or last turn, from the shown part of a match.
 * @param isThrowing whether dice are being thrown, which removes a finished turn from the table
 */
export function laidDice(game: AnyGame, shown: readonly Frame[], isThrowing: boolean): LaidDice {
  const turn = turnOf(shown);
  if (isThrowing && turn.some(endsTurn)) return noDice;
  const first = shown.length - turn.length;
  let tray: TrayGroup[] = [];
  let dice: readonly ControlDie[] = [];
  /** All dice after the last roll, with their points. */
  let rolled: readonly ControlDie[] = [];
  const lying = (face: Face, position: number): ControlDie => {
    const same = rolled.find((die) => die.position === position && die.face === face);
    return { ...plain(face, position), worth: same?.worth ?? null };
  };
  /** The result of the last roll, while its dice are still on the table. */
  let made: TrayGroup | null = null;
  turn.forEach((frame, at) => {
    const isOver = endsTurn(frame);
    if (made !== null && !isOver) {
      tray = made.kind === 'hot-dice' ? [made] : [...tray, made];
      made = null;
    }
    for (const event of frame.events) {
      const id = `${first + at}`;
      if (isRoll(event)) {
        rolled = game.controls(frame.view, null, null).dice;
        dice = event.dice.map(lying);
      }
      if (event.kind === 'scored') {
        const { score: points } = event as EventOf<'scored'>;
        dice = scoredDice(game, frame) ?? [];
        const faces = dice.flatMap(({ face, mark }) => (mark === 'chosen' ? [face] : []));
        made = { id, kind: 'kept', dice: faces, points };
      }
      if (event.kind === 'kept') {
        const { dice: faces, score: points } = event as EventOf<'kept'>;
        dice = markFaces(dice, faces);
        if (points !== undefined && !isOver) tray = [...tray, { id, kind: 'kept', dice: faces, points }];
      }
      if (isBank(event) && event.dice !== undefined) {
        dice = event.dice.map((face, position) => ({ ...lying(face, position), mark: 'chosen' }));
      }
      if (event.kind === 'took-over') {
        const { points } = event as EventOf<'took-over'>;
        tray = [{ id, kind: 'took-over', dice: [], points }];
      }
      if (event.kind === 'hot-dice') {
        const points = turnPointsOf(tray) + (made?.points ?? 0);
        made = { id, kind: 'hot-dice', dice: [], points };
      }
    }
  });
  return { owner: turn.find((frame) => rolledDice(frame) !== null)?.entry?.seat ?? null, tray, dice };
}

const isLocked = ({ mark }: ControlDie): boolean => mark === 'locked';
const isSpent = ({ mark }: ControlDie): boolean => mark === 'spent';

/**
 * Returns the row in which the thrown dice land. If all dice keep their places, or one of them is rolled again, the row
 * includes the held dice.
 * @param frame the frame of the throw
 * @param thrown the dice being thrown
 * @param inFront the dice before the throw
 */
export function rowOfThrow(
  frame: Frame | undefined,
  thrown: readonly Face[],
  inFront: readonly ControlDie[],
): readonly RowDie[] {
  const [again] = thrown;
  if (again !== undefined && thrown.length === 1 && inFront.some(isSpent))
    return inFront.map((die) => ({
      face: isSpent(die) ? again : die.face,
      isHeld: !isSpent(die),
    }));
  const row = frame?.events.find(isRoll)?.dice ?? thrown;
  return row.map((face, at) => ({
    face,
    isHeld: row.length > thrown.length && inFront[at]?.mark === 'locked',
  }));
}

/** The dice on the felt (thrown, in front of a player, from the last turn, or of a throw-off), and the tray. */
export interface DiceOnFelt {
  /** The owner of the dice, one of the seats whose turn is shown; null if there are no dice, and in a throw-off. */
  readonly owner: Seat | null;
  readonly laid: LaidDice;
  readonly inFront: readonly ControlDie[];
  readonly locked: readonly ControlDie[];
  /** The row in which the thrown dice land; null if no dice are being thrown. */
  readonly row: readonly RowDie[] | null;
  /**
   * The positions of dice that keep their numbers, with the dice of each combination side by side. A phone, which has
   * no keys for these numbers, shows the dice in this order.
   */
  readonly order: readonly number[];
  /** The rolls of a throw-off with their owners, without the dice that are being thrown; empty if there are none. */
  readonly rolls: readonly SeatRolls[];
}

/** The parts of a shown table from which the dice on the felt are derived. */
type FeltOf = Pick<
  ShownTable,
  | 'feed'
  | 'frames'
  | 'count'
  | 'view'
  | 'controls'
  | 'throwing'
  | 'choice'
  | 'moment'
  | 'acting'
  | 'tellsLast'
  | 'isEnd'
>;

const nothing: DiceOnFelt = {
  owner: null,
  laid: noDice,
  inFront: [],
  locked: [],
  row: null,
  order: [],
  rolls: [],
};

/** Returns the frames up to the last turn of a seat, to find its winning dice. */
function framesToTurnOf(seat: Seat | undefined, shown: readonly Frame[]): readonly Frame[] {
  const end = shown.findLastIndex((frame) => frame.entry?.seat === seat);
  const ended = shown.findIndex((frame, index) => index >= end && endsTurn(frame));
  return ended < 0 ? shown : shown.slice(0, ended + 1);
}

const isShown = (event: BaseEvent): event is EventOf<'rolled' | 'revealed'> =>
  event.kind === 'rolled' || event.kind === 'revealed';

/**
 * Returns the last hand of a seat in a game without banking: its last roll of all dice, or everything that it revealed
 * in the last turn.
 */
function lastHand({ facts }: AnyGame, frames: readonly Frame[], seat: Seat): readonly Face[] {
  const shown = frames.flatMap(({ events }) => events.filter(isShown)).filter((one) => one.seat === seat);
  const last = shown.at(-1);
  if (last?.dice.length === facts.freshDice()) return last.dice;
  const opened = shown.filter(({ kind }) => kind === 'revealed') as readonly EventOf<'revealed'>[];
  return opened.slice(opened.findLastIndex(({ round }) => round === 1)).flatMap(({ dice }) => dice);
}

/**
 * Returns the winning dice of a match: those of the turn that the winner banked last, with the whole last roll, or the
 * winner's last hand; none if the match ended differently, or if the hand lost its round and so does not explain the
 * win.
 */
export function winningDice(game: AnyGame, frames: readonly Frame[], winner: Seat): readonly Face[] {
  const end = frames.at(-1);
  const hasLostRound = end?.events.some(
    (event) => event.kind === 'round-lost' && (event as EventOf<'round-lost'>).seats.includes(winner),
  );
  if (end?.view.step.kind !== 'over' || hasLostRound) return [];
  const turn = framesToTurnOf(winner, frames);
  if (turn.at(-1)?.events.some(isBank) !== true) return lastHand(game, frames, winner);
  const { tray, dice } = laidDice(game, turn, false);
  return [...tray.flatMap((group) => group.dice), ...dice.map(({ face }) => face)];
}

/** The maximum number of winners' hands. The dice of more hands would be too small to be seen. */
const mostHands = 4;

/**
 * Returns the dice that won a match, for each winner; none if there are too many winners, or if one has no winning dice.
 */
export function winningHands(
  game: AnyGame,
  frames: readonly Frame[],
  winners: readonly Seat[],
): readonly SeatRolls[] {
  if (winners.length > mostHands) return [];
  const hands = winners.map((seat) => ({ seat, rolls: [winningDice(game, frames, seat)] }));
  return hands.every(({ rolls }) => rolls.flat().length > 0) ? hands : [];
}

/**
 * Returns everything on the felt: the dice of a seat whose turn is shown, or the rolls of a throw-off with their
 * owners. The dice of a finished turn stay as long as the table shows that turn.
 */
export function diceOnFelt(table: FeltOf): DiceOnFelt {
  const { feed, frames, count, choice, throwing, view, controls, moment, acting, tellsLast } = table;
  const { game, mine } = feed;
  const all = frames.slice(0, count);
  const rolls = throwOffRolls(all);
  const winners = moment?.main.event.kind === 'match-over' ? acting : [];
  // A throw-off decided the match if every winner rolled all dice of the game in it. It can also decide only a round.
  const isDeciding = winners.every((winner) =>
    rolls.some(
      ({ seat, rolls: [first] }) => seat === winner && first?.length === game.facts.freshDice(feed.options),
    ),
  );
  const hands = winningHands(game, all, winners);
  // The dice of winners on other devices lie below their names.
  if (
    winners.length > hands.length ||
    (!isDeciding && winners.some((seat, index) => index > 0 || !mine.includes(seat)))
  )
    return { ...nothing, rolls: hands };
  if (throwing === null && rolls.length > 0 && isDeciding) {
    const last = all.at(-1);
    const isOver = last !== undefined && isDecided(last);
    // A reveal has already shown the rolls that decided a round.
    const isTold = !tellsLast || game.facts.hiddenInformation;
    return isOver && isTold && view.step.kind !== 'over' ? nothing : { ...nothing, rolls };
  }
  const shown = view.step.kind === 'over' && acting.length === 1 ? framesToTurnOf(acting[0], all) : all;
  const laid = laidDice(game, shown, throwing !== null);
  const dice = choice === null ? controls.dice : chosenDice(game, view, choice);
  const scored = throwing === null ? null : scoredDice(game, frames[throwing.frame]);
  const row =
    throwing === null
      ? null
      : (scored?.map(({ face }) => ({ face, isHeld: false })) ??
        rowOfThrow(frames[throwing.frame], throwing.dice, dice));
  const locked = row?.some(({ isHeld }) => isHeld) === true ? [] : dice.filter(isLocked);
  const roll = all.findLast((frame) => rolledDice(frame) !== null);
  const sorted = scoredDice(game, roll)?.map(({ position }) => position);
  const inFront = dice
    .filter((die) => !isLocked(die))
    .toSorted((one, other) =>
      sorted === undefined ? 0 : sorted.indexOf(one.position) - sorted.indexOf(other.position),
    );
  // A secret hand is in front of its own player, even while others choose.
  const [own] = game.facts.hiddenInformation && mine.length === 1 ? mine : [];
  const owner =
    throwing?.seat ?? choice?.entry?.seat ?? (dice.length > 0 ? (own ?? controls.seat) : laid.owner);
  const isOver =
    dice.length === 0 && row === null && all.at(-1) !== undefined && endsTurn(all.at(-1) as Frame);
  if (isOver && !tellsLast && view.step.kind !== 'over') return nothing;
  const isTold = owner !== null && (acting.includes(owner) || (owner === own && winners.length === 0));
  const isThrowOff = throwing !== null && rollOfThrowOff(frames[throwing.frame]) !== null;
  const earlier = isThrowOff && !all.slice(-1).some(isDecided) ? rollsBefore(rolls, throwing.seat) : [];
  const last = throwing === null ? roll : frames[throwing.frame];
  const order = isScored(last) ? [] : inSets(game, last).map(({ position }) => position);
  if (isTold) return { owner, laid, row, locked, inFront, order, rolls: earlier };
  return { ...nothing, rolls: hands };
}
