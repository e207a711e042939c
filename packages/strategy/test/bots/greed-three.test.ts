import { type GreedState, type GreedView, greed, parsePosition, unwrap } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { greedThreeExpert } from '../../src/games/greed/expert.ts';
import type { GreedForThree } from '../../src/games/greed/solve/three.ts';

/** Makes an expert for three from values of positions. Returns its moves. */
function playedAt(line: string, worthOf: (state: GreedState) => number) {
  const state = unwrap(parsePosition(line)).state as GreedState;
  const { options, seat } = state;
  const value = (after: GreedState) => {
    const own = worthOf(after);
    return [0, 1, 2].map((other) => (other === seat ? own : (1 - own) / 2));
  };
  const solution = { game: 'greed', seats: 3, unit: 'win', options, value } as unknown as GreedForThree;
  return greedThreeExpert(solution).choose(greed.view(state, seat) as GreedView, seat, () => expect.fail());
}

it.each(['roll', 'stop'] as const)(
  'the expert of Greed for three plays the move with the higher value: %s',
  (best) => {
    const line = 'greed - 900,1600,2000 111 1 - choose 450 12346';
    const isBest = ({ seat, turn }: GreedState) =>
      (best === 'stop') === (seat !== 1 || turn.kind === 'start');
    expect(playedAt(line, (after) => (isBest(after) ? 0.6 : 0.3))).toEqual({ type: best });
  },
);

it.each([
  ['in the game', 'greed - 900,1600,2000 111 1 - choose 450 12346', 450, 2050],
  ['below the opening', 'greed - 900,0,2000 101 1 - choose 150 12346', 150, 0],
])(
  'the expert of Greed for three values a roll with the points and dice of its turn, %s',
  (_, line, points, banked) => {
    const seen: GreedState[] = [];
    const worthOf = (after: GreedState) => {
      seen.push(after);
      return 0.4;
    };
    playedAt(line, worthOf);
    expect(seen.map(({ turn }) => turn)).toContainEqual({ kind: 'throw', points, dice: 4 });
    expect(seen.map(({ scores }) => scores[1])).toContain(banked);
  },
);

it('the expert of Greed for three rolls at the start of its turn', () => {
  expect(playedAt('greed - 900,1600,2000 111 1 - start', () => 0.4)).toEqual({ type: 'roll' });
});
