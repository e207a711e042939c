import { type SeededDice, seededDice } from '@dicehall/dice';
import { type AnyGame, type BaseEvent, type BySeat, isCoreEvent, ofSeat, type Seat } from '@dicehall/engine';
import { winShares } from '../solve/shares.ts';
import type { Policy } from './bot.ts';

function sharesByScore(scores: BySeat<number>, lowScoreWins: boolean): BySeat<number> {
  const best = lowScoreWins ? Math.min(...scores) : Math.max(...scores);
  return winShares(scores.map((score) => (score === best ? 1 : 2)));
}

/** Gives each turn of each seat its own dice, so that rollouts with the same seed are easier to compare. */
class DiceByTurn {
  readonly #seed: string;
  readonly #turns: number[] = [];
  readonly #dice: (SeededDice | undefined)[] = [];

  /** @param ended the seats that have just ended a turn */
  constructor(seed: string, ended: readonly Seat[]) {
    this.#seed = seed;
    for (const seat of ended) this.end(seat);
  }

  diceOf(seat: Seat): SeededDice {
    const dice = this.#dice[seat] ?? seededDice(`${this.#seed} ${seat} ${this.#turns[seat] ?? 0}`);
    this.#dice[seat] = dice;
    return dice;
  }

  end(seat: Seat): void {
    this.#turns[seat] = (this.#turns[seat] ?? 0) + 1;
    this.#dice[seat] = undefined;
  }
}

export function endedBy(events: readonly BaseEvent[]): Seat[] {
  const ended: Seat[] = [];
  for (const event of events) if (isCoreEvent(event) && event.kind === 'turn-ended') ended.push(event.seat);
  return ended;
}

interface Limits {
  /** The maximum number of entries in a rollout. After that, the scores decide. */
  readonly mostEntries?: number;
  /** The seats whose turn ended with the move before this state. They align the dice of compared moves. */
  readonly ended?: readonly Seat[];
  /** Returns the result at the end of a turn if the caller already knows it. */
  readonly atTurnEnd?: (state: unknown, ended: readonly Seat[]) => BySeat<number>;
}

/**
 * Plays a match from a state to its end. Every seat follows the same policy.
 * @returns the share of the win of each seat
 */
export function rollout(
  game: AnyGame,
  from: unknown,
  policy: Policy,
  seed: string,
  { mostEntries = Number.POSITIVE_INFINITY, ended = [], atTurnEnd }: Limits = {},
): BySeat<number> {
  const dice = new DiceByTurn(seed, ended);
  let state = from;
  for (let entries = 0; entries < mostEntries; entries++) {
    const step = game.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const seat = step.kind === 'throw' ? step.seat : ofSeat(step.seats, 0);
    const own = dice.diceOf(seat);
    const after = game.apply(
      state,
      step.kind === 'throw'
        ? { seat, dice: own.faces(step.dice) }
        : { seat, move: policy(state, seat, own.random) },
    );
    if (!after.ok) throw new Error(`A rollout of ${game.id} broke a rule: ${after.error.code}`);
    state = after.value.state;
    const endedNow = endedBy(after.value.events);
    if (endedNow.length > 0 && atTurnEnd !== undefined) return atTurnEnd(state, [...ended, ...endedNow]);
    for (const other of endedNow) dice.end(other);
  }
  return sharesByScore(game.scores(state), game.facts.lowScoreWins);
}
