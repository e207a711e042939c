import { type SeededDice, seededDice } from '@dicehall/dice';
import { type AnyGame, ofSeat, type Seat, type Setup } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import { winShares } from '../solve/shares.ts';
import { playBotMatch, type Throws } from './bot-match.ts';
import { type Measured, Tally } from './interval.ts';

export interface DuelSetup {
  readonly game: AnyGame;
  /** A value for every option of the game, as `readOptions` returns them. */
  readonly options: Setup['options'];
  readonly seats: number;
  /** The bot to measure. It plays each seat once per deal. */
  readonly challenger: Bot;
  /** The bot that plays all other seats. */
  readonly field: Bot;
  readonly seed: string | number;
}

export interface DuelResult {
  /** The number of deals. In a deal, the challenger plays one match at each seat, all with the same dice. */
  readonly deals: number;
  readonly matches: number;
  /** The share of the wins of the measured bot. Equal strength is 1 / seats. */
  readonly share: Measured;
  readonly bySeat: readonly Measured[];
}

export interface Duel {
  play(deals: number): void;
  result(): DuelResult;
}

/** Gives each seat its own dice, so that its throws do not depend on the turns of other seats. */
function dealDice(seed: string, seats: number): Throws {
  const dice: SeededDice[] = Array.from({ length: seats }, (_, seat) => seededDice(`${seed} ${seat}`));
  return { faces: (count, seat) => ofSeat(dice, seat).faces(count) };
}

/**
 * Measures one bot against others with common random numbers. In each deal, the challenger plays one match at each
 * seat, and each seat gets the same dice in all of them. The confidence intervals are for means over deals.
 */
export function openDuel({ game, options, seats, challenger, field, seed }: DuelSetup): Duel {
  const places = Array.from({ length: seats }, (_, seat): Seat => seat);
  const setup: Setup = { game, options, names: places.map(String) };
  const casts = places.map((own) => places.map((seat) => (seat === own ? challenger : field)));
  const { random } = seededDice(`${seed} choices`);
  const all = new Tally();
  const bySeat = places.map(() => new Tally());
  let deals = 0;
  const playDeal = (): void => {
    let won = 0;
    casts.forEach((cast, seat) => {
      const result = playBotMatch(setup, cast, dealDice(`${seed} ${deals}`, seats), random);
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
