import type { TenThousandOptions } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { tenThousandExpert } from '../../bots/race-experts.ts';
import { scaled } from '../progress.ts';
import { everyTurn } from '../race/every-turn.ts';
import { OfferPacker, PackedOffers } from '../race/packed-offers.ts';
import { RaceProof } from '../race/proof.ts';
import { proveRace } from '../race/prove.ts';
import { tenThousandRace } from '../race/rules.ts';
import type { RaceValues } from '../race/solve.ts';
import type { Turn } from '../race/turn.ts';
import { resourcesOfOffers } from '../resources.ts';
import { fixedOf, proofShare, type Solver, solvedBy, tableOf } from '../solver.ts';
import { solveTenThousand, TenThousandForTwo } from './two.ts';

export const tenThousandForTwo: Solver = {
  game: 'ten-thousand',
  seats: 2,
  resources: (options) => resourcesOfOffers(tenThousandRace(options as TenThousandOptions)),
  // Solved with the proof, which packs the offers: unpacked they would not fit in a phone's memory.
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
    const values = tableOf(file, 'values', Float64Array);
    const pack = {
      marks: tableOf(file, 'marks', Uint8Array),
      before: tableOf(file, 'before', Uint32Array),
      values: fixedOf(file, 'offers'),
    };
    const offers = new PackedOffers(tenThousandRace(options), values, pack);
    return new TenThousandForTwo(options, { values, offers, states: Number(file.facts.states) });
  },
  player: (solution, most) => tenThousandExpert(solvedBy(TenThousandForTwo, solution), most) as Bot,
  prove: proveRace,
};
