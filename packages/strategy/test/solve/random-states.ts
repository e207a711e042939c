import { gameOf, replayLog, type TenThousandOptions, type TenThousandState } from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';

/** Returns the states of a random match of Ten Thousand, from its first turn to its last. */
export function randomStates(options: TenThousandOptions, seats: number, seed: number): TenThousandState[] {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const setup = { game: gameOf('ten-thousand'), options, names };
  const states: TenThousandState[] = [];
  replayLog(setup, rollout(setup, chanceOf(seed), 400).log, (state) => {
    states.push(state as TenThousandState);
  });
  return states.filter(({ winner, turn }) => winner === null && turn.kind !== 'order');
}
