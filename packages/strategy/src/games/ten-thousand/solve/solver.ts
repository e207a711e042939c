import { finishOf, type TenThousandOptions, tenThousand, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { cacheGraph, packedGraph, takeGraph } from '../../../outcomes/take-graph.ts';
import { proveRace } from '../../../race/best-response.ts';
import { CoarseOffers, coarseError, coarseParts, startValues } from '../../../race/coarse-offers.ts';
import { OfferPacker, PackedOffers } from '../../../race/offers.ts';
import { tenThousandRace } from '../../../race/rules.ts';
import { RaceProof, type RaceValues, visitTurns } from '../../../race/solve.ts';
import type { Turn } from '../../../race/turn.ts';
import { scaled } from '../../../solve/progress.ts';
import { resourcesOfOffers } from '../../../solve/resources.ts';
import { fixedOf, proofShare, type Solver, solvedBy, tableOf } from '../../../solve/solver.ts';
import { tenThousandExpert } from '../expert.ts';
import { solveTenThousand, TenThousandForTwo } from './two.ts';

export const tenThousandForTwo: Solver = {
  game: 'ten-thousand',
  seats: 2,
  solves(given, seats = 2) {
    const options = given as TenThousandOptions;
    const { finish, takeOver, least, mustRollHot } = tenThousandRace(options);
    if (finishOf(options) === 'rounds' || options.threeBusts > 0) return false;
    if (finish === 'round') return seats === 2 && !takeOver;
    const isPlain = least === 0 && mustRollHot === false && finish !== 'final-round';
    return isPlain || !takeOver;
  },
  resources: (options) => resourcesOfOffers(tenThousandRace(options as TenThousandOptions)),
  // Includes the proof, which packs the values of offers: unpacked, they would exceed the memory of a phone.
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
    yield* scaled(visitTurns(rules, race, show), 1 - proofShare, proofShare);
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
  compact(solution) {
    const { rules, race } = solvedBy(TenThousandForTwo, solution);
    if (!(race.offers instanceof PackedOffers)) throw new TypeError('The offers are not packed');
    const takes = packedGraph(takeGraph(rules.scoring));
    return { ...coarseParts(rules, race.values, race.offers), takes };
  },
  restore(file) {
    const options = withDefaults(tenThousand.options, file.options) as TenThousandOptions;
    const rules = tenThousandRace(options);
    const states = Number(file.facts.states);
    if ('blocks' in file.parts) {
      const kinds = tableOf(file, 'kinds', Uint8Array);
      const gaps = tableOf(file, 'gaps', Uint8Array);
      const blocks = tableOf(file, 'blocks', Uint32Array);
      const values = startValues(rules, tableOf(file, 'starts', Float64Array));
      cacheGraph(rules.scoring, tableOf(file, 'takes', Uint16Array));
      const offers = new CoarseOffers(rules, values, { kinds, gaps, blocks });
      return new TenThousandForTwo(options, { values, offers, states }, coarseError);
    }
    const values = tableOf(file, 'values', Float64Array);
    const marks = tableOf(file, 'marks', Uint8Array);
    const before = tableOf(file, 'before', Uint32Array);
    const offers = new PackedOffers(rules, values, { marks, before, values: fixedOf(file, 'offers') });
    return new TenThousandForTwo(options, { values, offers, states });
  },
  player: (solution, most) => tenThousandExpert(solvedBy(TenThousandForTwo, solution), most) as Bot,
  prove: proveRace,
  proves(options) {
    const { finish, least, mustRollHot } = tenThousandRace(options as TenThousandOptions);
    return finish !== 'round' && least === 0 && mustRollHot === false;
  },
};
