import { err, type HiddenPairsOptions, type HiddenPairsState, ok } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { EstimatedValues } from '../../values/estimated.ts';
import { type Given, obtain, type Solvable, solveNow, type Unsolved, type Way } from '../../values/obtain.ts';
import type { ValuedMatch } from '../../values/values.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { hiddenPairsBots } from './bots.ts';
import { hiddenPairsReason } from './reasons.ts';
import type { TurnGame } from './solve/equilibrium.ts';
import type { PlayedMatch } from './solve/match/match.ts';
import { shippedMatchFile } from './solve/match/shipped-file.ts';
import type { TurnPolicy } from './solve/policy.ts';

/** The number of iterations of CFR+. The exploitability is then about 1 % of the points of a turn. */
const sweeps = 100;

/** The default number of iterations of `dicehall solve`. */
const usualSweeps = 200;

const costs = { turn: { bytes: 90e6, seconds: 2 }, samples: { bytes: 90e6, seconds: 0.5 } };

/** Loads the solver on demand as one file, because building its tables would delay all other games. */
const solver = () => import('./index.ts');

const optionsOf = ({ options }: ValuedMatch) => options as unknown as HiddenPairsOptions;

/** Returns the equilibrium of a turn of two players. It depends only on the option `luckyDice`. */
async function turnOf({ luckyDice }: HiddenPairsOptions): Promise<Solvable<TurnPolicy>> {
  const { policyOf, readPolicy, solveTurn, writePolicy } = await solver();
  const game: TurnGame = { luckyDice, reRolls: true, actions: true };
  return {
    of: { game: 'hidden-pairs', options: { luckyDice }, seats: 2 },
    cost: costs.turn,
    read(bytes) {
      const policy = readPolicy(bytes, game);
      return policy.ok ? ok(policy.value) : err(policy.error);
    },
    *solve() {
      const found = policyOf(yield* solveTurn(game, sweeps));
      return { found, bytes: writePolicy(found) };
    },
  };
}

/** Returns the shipped solution of a match of two players. If there is none, returns the equilibrium of each turn. */
async function matchOf(options: HiddenPairsOptions, given: Given): Promise<PlayedMatch | Unsolved> {
  const file = shippedMatchFile(options, given.files);
  const { shippedMatch, turnMatch } = await solver();
  const shipped = await shippedMatch(options, () => file);
  if (shipped !== null) return shipped;
  const turn = await obtain(await turnOf(options), given);
  return typeof turn === 'string' ? turn : turnMatch(turn);
}

const ofTwo = (match: ValuedMatch): Way => ({
  how: 'match',
  cost: costs.turn,
  async open(given) {
    const played = await matchOf(optionsOf(match), given);
    return typeof played === 'string' ? played : new (await solver()).ValuesOfTwo(match, played);
  },
});

const ofMany = (match: ValuedMatch): Way => ({
  how: 'sampled',
  cost: costs.samples,
  async open(given) {
    const { comparisonOf, SampledTurns, sampledExpert } = await solver();
    const { seats } = match;
    const turns = await solveNow(() => SampledTurns.drawn(optionsOf(match), seats), costs.samples, given);
    if (typeof turns === 'string') return turns;
    const { steady } = (hiddenPairsBots as BotsOf).balanced;
    const bot = sampledExpert(turns, seats) as typeof steady;
    return new EstimatedValues(match, { steady, bot, comparison: comparisonOf(turns) });
  },
});

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as BotsOf,
  ways: (match) => [match.seats === 2 ? ofTwo(match) : ofMany(match)],
  part: {
    seats: 2,
    async solve(match, { sweeps: passes = usualSweeps, actions }) {
      const { exploitabilityOf, solveTurn } = await solver();
      const { luckyDice } = optionsOf(match);
      return (function* () {
        const turn = yield* solveTurn({ luckyDice, reRolls: true, actions }, passes);
        // Hidden choices have no single best move. The gain of a best response shows how exact the solution is.
        const { points, share, mean } = exploitabilityOf(turn);
        return { turnValue: mean, exploitability: points, exploitabilityShare: share, sweeps: passes };
      })();
    },
  },
  reasonOf: (state, best, other, seat) => hiddenPairsReason(state as HiddenPairsState, best, other, seat),
  cards: async () => (await import('./cards.ts')).hiddenPairsCards,
};
