import {
  type BaseEvent,
  type Entry,
  type Face,
  type HiddenPairsState,
  moon,
  type OptionValue,
  type SheetTurn,
  type SheetValues,
} from '../../src/index.ts';

/** An event with the fields that it may have in any game. */
interface AnyEvent extends BaseEvent {
  readonly seat: number;
  readonly seats: readonly number[];
  readonly dice: readonly Face[];
  readonly to: number;
  readonly banked: number;
  readonly points: number;
  readonly amount: number;
  readonly reason: string;
  readonly roll: string;
}

/** Returns what people would enter on a sheet while a match of the engine is played. */
export interface TurnReader {
  read(before: unknown, entry: Entry, events: readonly AnyEvent[]): SheetTurn[];
}

const turn = (seat: number | null, values: SheetValues): SheetTurn => ({ type: 'turn', seat, values });

/** The games in which each turn scores points. */
function pointsOfTurns(options: Options): TurnReader {
  const asksForOvershot = options.exactFinish === true && Number(options.threeBusts) > 0;
  let took = false;
  return {
    read: (_before, _entry, events) =>
      events.flatMap((event) => {
        switch (event.kind) {
          case 'took-over':
            took = true;
            return [];
          case 'turn-cost':
            return [turn(event.seat, { points: event.points })];
          case 'moon':
            return [turn(event.seat, { points: moon })];
          case 'banked': {
            const values: SheetValues = { points: event.banked, ...(took && { took: 'yes' }) };
            took = false;
            return [turn(event.seat, values)];
          }
          case 'overshot':
            took = false;
            return [turn(event.seat, { points: 0, ...(asksForOvershot && { overshot: 'yes' }) })];
          case 'busted':
          case 'not-in':
            took = false;
            return [turn(event.seat, { points: 0 })];
          default:
            return [];
        }
      }),
  };
}

function threeDice(): TurnReader {
  let values: Record<string, number | string> = {};
  let sips = 0;
  let dice: readonly Face[] = [];
  let isTied = false;
  const one = (event: AnyEvent): SheetTurn[] => {
    switch (event.kind) {
      case 'rolled':
        dice = event.dice;
        return [];
      case 'penalty':
        if (event.reason === 'shit-stairs') sips += event.amount;
        else if (event.reason === 'first-roll')
          values =
            new Set(dice).size === 1
              ? { result: 'lucky-triple', face: String(dice[0]) }
              : { result: 'lucky-stairs' };
        return [];
      case 'stayed':
        values = { result: 'points', points: event.points };
        return [];
      case 'safe':
        values =
          event.roll === 'three-of-a-kind'
            ? { result: 'triple', face: String(dice[0]) }
            : { result: event.roll };
        return [];
      case 'gave':
        values = { ...values, to: event.to };
        return [];
      case 'turn-ended': {
        const entered = turn(event.seat, { ...values, ...(sips > 0 && { sips }) });
        sips = 0;
        return [entered];
      }
      case 'tie':
        isTied = true;
        return [];
      case 'round-lost': {
        const asked = isTied ? [turn(null, { loser: event.seats[0] ?? 0 })] : [];
        isTied = false;
        return asked;
      }
      default:
        return [];
    }
  };
  return { read: (_before, _entry, events) => events.flatMap(one) };
}

function hiddenPairs(): TurnReader {
  let question: 'round' | 'draw' | null = null;
  const answer = (event: AnyEvent): SheetTurn[] => {
    switch (event.kind) {
      case 'tie':
        question = 'round';
        return [];
      case 'drawn':
        question = 'draw';
        return [];
      case 'round-won':
      case 'match-over': {
        const asked = question === (event.kind === 'round-won' ? 'round' : 'draw');
        if (!asked) return [];
        question = null;
        return [turn(null, { winner: event.kind === 'round-won' ? event.seat : (event.seats[0] ?? 0) })];
      }
      default:
        return [];
    }
  };
  return {
    read(before, entry, events) {
      const move = 'move' in entry ? (entry.move as import('../../src/index.ts').HiddenPairsMove) : null;
      if (move?.type !== 'commit') return events.flatMap(answer);
      const { hands } = before as HiddenPairsState;
      const { dice, reRolls } = hands[entry.seat] ?? { dice: [], reRolls: 0 };
      const [first, second, third] = move.pairs.map((pair) => pair.map((at) => dice[at]).join(''));
      const aim = (given: { readonly round: number; readonly seat: number }) =>
        `${given.round}-${given.seat}`;
      const values: SheetValues = {
        first: first ?? '',
        second: second ?? '',
        third: third ?? '',
        ...(reRolls > 0 && { reRolls }),
        ...(move.hinderance && { hinderance: aim(move.hinderance) }),
        ...(move.diceBlock && { diceBlock: aim(move.diceBlock) }),
        ...(move.luckyDice && { luckyDice: String(move.luckyDice.round) }),
      };
      return [turn(entry.seat, values), ...events.flatMap(answer)];
    },
  };
}

type Options = Readonly<Record<string, OptionValue>>;

const own: Readonly<Record<string, () => TurnReader>> = {
  'three-dice': threeDice,
  'hidden-pairs': hiddenPairs,
};

export const turnReader = (game: string, options: Options): TurnReader =>
  own[game]?.() ?? pointsOfTurns(options);
