import { type SeededDice, seededDice } from '@dicehall/dice';
import { type AnyGame, ofSeat, type Seat, type Setup } from '@dicehall/engine';
import type { Bot } from '../bots/index.ts';
import { winShares } from '../solve/shares.ts';
import { playBotMatch, type Throws } from './bot-match.ts';
import { type Measured, meanOf } from './interval.ts';

/** What is measured: how one bot does among others who are all alike. */
export interface DuelSetup {
  readonly game: AnyGame;
  /** Every option of the game, as `readOptions` gives them. */
  readonly options: Setup['options'];
  readonly seats: number;
  /** Sits in each of the seats in turn. */
  readonly challenger: Bot;
  /** Sits in all the other seats. */
  readonly field: Bot;
  readonly seed: string | number;
}

export interface DuelResult {
  /** Each deal is as many matches as there are seats, all on the same dice. */
  readonly deals: number;
  readonly matches: number;
  /** The challenger's share of the wins, a shared win being its part. As good as the others is one over the seats. */
  readonly share: Measured;
  /** The same by the seat it sat in. */
  readonly bySeat: readonly Measured[];
}

/** A measurement that runs: played deal by deal, it can be watched and stopped at any time. */
export interface Duel {
  play(deals: number): void;
  result(): DuelResult;
}

/** Every seat has dice of its own, so that they fall the same whoever sits where and however long the others' turns are. */
function dealt(seed: string, seats: number): Throws {
  const dice: SeededDice[] = Array.from({ length: seats }, (_, seat) => seededDice(`${seed} ${seat}`));
  return { faces: (count, seat) => ofSeat(dice, seat).faces(count) };
}

/** Counts figures one by one. */
class Tally {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value ** 2;
  }

  get measured(): Measured {
    return meanOf(this.#count, this.#sum, this.#squares);
  }
}

/**
 * Starts to measure one bot among others with mirrored dice: every deal is played once with the challenger in each
 * seat, the dice of a seat falling the same each time. That takes out most of the luck; the intervals are those of the
 * means over whole deals.
 */
export function openDuel({ game, options, seats, challenger, field, seed }: DuelSetup): Duel {
  const places = Array.from({ length: seats }, (_, seat): Seat => seat);
  const setup: Setup = { game, options, names: places.map((seat) => `${seat + 1}`) };
  const casts = places.map((own) => places.map((seat) => (seat === own ? challenger : field)));
  const { random } = seededDice(`${seed} choices`);
  const all = new Tally();
  const bySeat = places.map(() => new Tally());
  let deals = 0;
  const playDeal = (): void => {
    let won = 0;
    casts.forEach((cast, seat) => {
      const result = playBotMatch(setup, cast, dealt(`${seed} ${deals}`, seats), random);
      const share = ofSeat(winShares(result.places), seat);
      won += share;
      ofSeat(bySeat, seat).add(share);
    });
    all.add(won / seats);
    deals += 1;
  };
  return {
    play(times) {
      for (let deal = 0; deal < times; deal++) playDeal();
    },
    result: () => ({
      deals,
      matches: deals * seats,
      share: all.measured,
      bySeat: bySeat.map(({ measured }) => measured),
    }),
  };
}
