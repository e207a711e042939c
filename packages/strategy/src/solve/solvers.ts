import type { GameId, GreedOptions, OptionValue, TenThousandOptions, ThreesOptions } from '@dicehall/engine';
import { type Fixed, fromFixed48, toFixed48 } from '../files/fixed.ts';
import type { Parts, SolutionFile } from '../files/solution-file.ts';
import { GreedForThree, solveGreedForThree } from './greed/three.ts';
import { packThree, unpackThree } from './greed/three-pack.ts';
import { threeResidual } from './greed/three-proof.ts';
import { bestResponseOfThree } from './greed/three-response.ts';
import { GreedForTwo, solveGreed } from './greed/two.ts';
import { littleNeeded, type Needs, needsOfOffers, needsOfThree } from './needs.ts';
import type { Solving } from './progress.ts';
import { bestResponse } from './race/best-response.ts';
import { everyTurn } from './race/every-turn.ts';
import { RaceForTwo } from './race/for-two.ts';
import { OfferPacker, PackedOffers } from './race/packed-offers.ts';
import { RaceProof } from './race/proof.ts';
import { greedRace, tenThousandRace } from './race/rules.ts';
import type { RaceValues } from './race/solve.ts';
import type { Turn } from './race/turn.ts';
import type { Solution } from './solution.ts';
import { solveTenThousand, TenThousandForTwo } from './ten-thousand/two.ts';
import { threesBestResponse, threesResidual } from './threes/proof.ts';
import { bestMeanTurn } from './threes/turn.ts';
import { solveThrees, ThreesForTwo } from './threes/two.ts';

/** A solution with its proof, and all that a file needs to keep it. */
export interface Solved {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
  readonly parts: Parts;
}

/** Solves one game for one number of seats, and brings a solution back from its file. */
export interface Solver {
  readonly game: GameId;
  readonly seats: number;
  /** `options` are all set and in range. */
  solve(options: Options): Solving<Solved>;
  /** What solving it takes, to be told before it begins. */
  needs(options: Options): Needs;
  /** The solution alone, sooner: for those who play by it and want no proof. */
  solution(options: Options): Solving<Solution>;
  /**
   * The most that a player gains by leaving the solution while the others keep to it: an exact best response over the
   * whole match, by code that shares nothing with the solver's. `solution` is this solver's.
   */
  prove(solution: Solution): Solving<number>;
  /** The solution of a file that is of this game and number of seats. */
  restore(file: SolutionFile): Solution;
}

type Options = Readonly<Record<string, OptionValue>>;

/** Part of the work that a proof is, for the progress. */
const proofShare = 0.2;

function* scaled<Found>(solving: Solving<Found>, from: number, share: number): Solving<Found> {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    yield from + share * step.value;
  }
}

const floats = (file: SolutionFile, name: string): Float64Array => {
  const part = file.parts[name];
  return part instanceof Float64Array ? part : new Float64Array(0);
};

/** Shares that were kept in 48 bits, under a name with `High` and `Low`. */
function fixedOf({ parts }: SolutionFile, name: string): Fixed {
  const { [`${name}High`]: high, [`${name}Low`]: low } = parts;
  if (high instanceof Uint32Array && low instanceof Uint16Array) return { high, low };
  return { high: new Uint32Array(0), low: new Uint16Array(0) };
}

const nothingOffered = { most: () => 0, row: () => new Float64Array(0) };

/** What was handed to a solver that is not its own is a bug. */
const foreign = (solution: Solution): never => {
  throw new TypeError(`Not a solution of this solver: ${solution.game} for ${solution.seats}`);
};

const proveRace = (solution: Solution): Solving<number> =>
  solution instanceof RaceForTwo ? bestResponse(solution.rules, solution.race) : foreign(solution);

const greedForTwo: Solver = {
  game: 'greed',
  seats: 2,
  needs: () => littleNeeded,
  solution: (options) => solveGreed(options as GreedOptions),
  *solve(given) {
    const solution = yield* scaled(solveGreed(given as GreedOptions), 0, 1 - proofShare);
    const { race, rules } = solution;
    const proof = new RaceProof(rules, race);
    yield* scaled(
      everyTurn(rules, race, (turn) => proof.show(turn)),
      1 - proofShare,
      proofShare,
    );
    return {
      solution,
      facts: { firstPlayerWins: race.values[0], states: race.states, residual: proof.worst },
      parts: { values: race.values },
    };
  },
  restore(file) {
    const race = {
      values: floats(file, 'values'),
      offers: nothingOffered,
      states: Number(file.facts.states),
    };
    return new GreedForTwo(file.options as GreedOptions, race);
  },
  prove: proveRace,
};

const greedForThree: Solver = {
  game: 'greed',
  seats: 3,
  needs: (options) => needsOfThree(greedRace(options as GreedOptions)),
  solution: (options) => solveGreedForThree(options as GreedOptions),
  *solve(given) {
    const solution = yield* scaled(solveGreedForThree(given as GreedOptions), 0, 1 - proofShare);
    const residual = yield* scaled(threeResidual(solution), 1 - proofShare, proofShare);
    const { values, mixtures, states } = solution;
    const [own = 0, next = 0] = values;
    const kept = toFixed48(packThree(greedRace(solution.options), values));
    return {
      solution,
      facts: { wins: [own, next, 1 - own - next], states, residual },
      parts: {
        valuesHigh: kept.high,
        valuesLow: kept.low,
        mixedAt: Uint32Array.from(mixtures.keys()),
        mixed: Float64Array.from(mixtures.values()),
      },
    };
  },
  restore(file) {
    const { mixedAt } = file.parts;
    const mixed = floats(file, 'mixed');
    const places = mixedAt instanceof Uint32Array ? [...mixedAt] : [];
    const mixtures = new Map(places.map((place, index) => [place, mixed[index]]));
    const options = file.options as GreedOptions;
    const values = unpackThree(greedRace(options), fromFixed48(fixedOf(file, 'values')));
    return new GreedForThree(options, values, mixtures, Number(file.facts.states));
  },
  prove: (solution) =>
    solution instanceof GreedForThree ? bestResponseOfThree(solution) : foreign(solution),
};

const tenThousandForTwo: Solver = {
  game: 'ten-thousand',
  seats: 2,
  needs: (options) => needsOfOffers(tenThousandRace(options as TenThousandOptions)),
  // Packed while it is proved: unpacked it would not fit a phone.
  *solution(options) {
    return (yield* this.solve(options)).solution;
  },
  *solve(given) {
    const options = given as TenThousandOptions;
    const { race, rules } = yield* scaled(solveTenThousand(options), 0, 1 - proofShare);
    const proof = new RaceProof(rules, race);
    const packer = new OfferPacker(rules, race);
    const show = (turn: Turn): void => {
      proof.show(turn);
      packer.show(turn);
    };
    yield* scaled(everyTurn(rules, race, show), 1 - proofShare, proofShare);
    const { marks, values, before } = packer.pack();
    const packed: RaceValues = {
      ...race,
      offers: new PackedOffers(rules, race.values, { marks, values, before }),
    };
    return {
      solution: new TenThousandForTwo(options, packed),
      facts: { firstPlayerWins: race.values[0], states: race.states, residual: proof.worst },
      parts: { values: race.values, offersHigh: values.high, offersLow: values.low, marks, before },
    };
  },
  restore(file) {
    const options = file.options as TenThousandOptions;
    const { marks, before } = file.parts;
    const values = floats(file, 'values');
    const pack = {
      marks: marks instanceof Uint8Array ? marks : new Uint8Array(0),
      before: before instanceof Uint32Array ? before : new Uint32Array(0),
      values: fixedOf(file, 'offers'),
    };
    const offers = new PackedOffers(tenThousandRace(options), values, pack);
    return new TenThousandForTwo(options, { values, offers, states: Number(file.facts.states) });
  },
  prove: proveRace,
};

const threesForTwo: Solver = {
  game: 'threes',
  seats: 2,
  needs: () => littleNeeded,
  solution: (options) => solveThrees(options as ThreesOptions),
  *solve(given) {
    const options = given as ThreesOptions;
    const solution = yield* scaled(solveThrees(options), 0, 1 - proofShare);
    const residual = yield* scaled(threesResidual(solution), 1 - proofShare, proofShare);
    return {
      solution,
      facts: {
        firstPlayerWins: solution.firstPlayerWins,
        states: solution.states,
        residual,
        bestMeanTurn: bestMeanTurn(options.lastDie),
      },
      parts: { values: solution.values },
    };
  },
  restore: (file) =>
    new ThreesForTwo(file.options as ThreesOptions, floats(file, 'values'), Number(file.facts.states)),
  prove: (solution) => (solution instanceof ThreesForTwo ? threesBestResponse(solution) : foreign(solution)),
};

/** Every solver whose solution values any state of a match. */
export const solvers: readonly Solver[] = [greedForTwo, greedForThree, tenThousandForTwo, threesForTwo];

/** The solver of a game for so many seats, if there is one. */
export const solverOf = (game: GameId, seats: number): Solver | undefined =>
  solvers.find((solver) => solver.game === game && solver.seats === seats);
