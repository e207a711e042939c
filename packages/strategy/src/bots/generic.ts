import { type AnyGame, type BaseView, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Policy, type Random, type Temper } from './bot.ts';
import { nerveOf, pickByTemper, pickRandom } from './choice.ts';
import { endedBy, rollout } from './rollout.ts';

/** The number of rollouts per choice, divided among its moves. */
const rollouts = { novice: 12, steady: 64, expert: 240 } as const;
/** The maximum number of moves to compare. If there are more, the bot compares a random sample. */
const mostMoves = 16;
/** The maximum number of entries in a rollout. After that, the scores decide. */
const longestRollout = 400;
/** The maximum number of drafts to search. It exceeds the number of subsets of twelve dice. */
const mostDrafts = 5000;
/** The distance below the best estimated win probability within which a bot chooses a move for its risk. */
const closeCall = 0.03;

/** The policy of rollouts: it plays the fallback move or a random move, each with probability 1/2. */
const quickMove = (game: AnyGame, state: unknown, seat: Seat, random: Random): unknown =>
  !game.facts.listsMoves || random() < 0.5
    ? game.fallbackMove(state, seat)
    : pickRandom(game.moves(state, seat), random);

interface Character {
  /** The number of rollouts per choice, divided among its moves. */
  readonly budget: number;
  readonly temper: Temper;
}

/** Returns all moves, or a random sample that includes the fallback move. */
function candidates(game: AnyGame, state: unknown, seat: Seat, random: Random): readonly unknown[] {
  const moves = [...game.moves(state, seat)];
  if (moves.length <= mostMoves) return moves;
  const sample: unknown[] = [game.fallbackMove(state, seat)];
  while (sample.length < mostMoves) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    sample.push(move);
  }
  return sample;
}

/**
 * Returns the move with the best mean result over rollouts that use the same random numbers. The temper decides between
 * close moves.
 */
function byRollouts(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  random: Random,
  { budget, temper }: Character,
): unknown {
  const moves = candidates(game, state, seat, random);
  if (moves.length === 1) return moves[0];
  const seed = random();
  const each = Math.ceil(budget / moves.length);
  const policy: Policy = (before, mover, chance) => quickMove(game, before, mover, chance);
  const valued = moves.map((move) => {
    const { state: after, events } = unwrap(game.apply(state, { seat, move }));
    const limits = { mostEntries: longestRollout, ended: endedBy(events) };
    let won = 0;
    for (let index = 0; index < each; index++) {
      won += ofSeat(rollout(game, after, policy, `${seed} ${index}`, limits), seat);
    }
    return { move, value: won / each, rollsOn: game.step(after).kind === 'throw' };
  });
  return pickByTemper(
    valued,
    ({ value }) => value,
    nerveOf[temper],
    closeCall,
    ({ rollsOn }) => Number(rollsOn),
  ).move;
}

/** Searches the drafts depth-first. Returns a random one of the first moves that it finds. */
function byControls(game: AnyGame, view: BaseView, seat: Seat, random: Random): unknown {
  const seen = new Set<string>();
  const waiting: unknown[] = [null];
  while (waiting.length > 0 && seen.size < mostDrafts) {
    const draft = waiting.pop();
    const name = JSON.stringify(draft);
    if (seen.has(name)) continue;
    seen.add(name);
    const { actions, dice } = game.controls(view, seat, draft);
    const possible = actions.filter(({ why }) => why === null).map(({ effect }) => effect);
    const moves = possible.flatMap((effect) => (effect.kind === 'move' ? [effect.move] : []));
    if (moves.length > 0) return pickRandom(moves, random);
    const drafts = [
      ...possible.flatMap((effect) => (effect.kind === 'draft' ? [effect.draft] : [])),
      ...dice.flatMap(({ tap, mark }) => (tap !== null && mark === 'open' ? [tap] : [])),
    ];
    waiting.push(...drafts.toReversed());
  }
  throw new Error(`The controls of ${game.id} offer seat ${seat} no move`);
}

const genericBot = (game: AnyGame, character: Character): Bot => ({
  choose: (view, seat, random, state) =>
    state === undefined
      ? byControls(game, view, seat, random)
      : byRollouts(game, state, seat, random, character),
  quick: (state, seat, random) => quickMove(game, state, seat, random),
});

/**
 * Makes bots for any game. They value moves by rollouts if they know the state; otherwise they choose among the actions
 * of the controls.
 */
export const genericBots = (game: AnyGame): BotsOf =>
  byTemper((temper) => ({
    novice: genericBot(game, { budget: rollouts.novice, temper }),
    steady: genericBot(game, { budget: rollouts.steady, temper }),
    expert: genericBot(game, { budget: rollouts.expert, temper: 'balanced' }),
  }));
