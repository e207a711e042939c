import {
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  ofSeat,
  type Seat,
} from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { type ComparedMove, type Comparison, PairedGain } from '../../values/estimated.ts';
import { keyOf } from '../../values/values.ts';
import {
  type Candidate,
  type Known,
  knownTo,
  SampledChoice,
  samplesToFind,
} from './solve/many/sampled-choice.ts';
import type { SampledTurns } from './solve/many/sampled-turns.ts';

/** The number of samples between two checks of the standard error. */
const step = 1024;
const mostSamples = 32_768;
/** The number of samples used to value the best move. */
const samplesOfWorth = 8192;

export function sampledGain(gainIn: (sample: number) => number): PairedGain {
  const gain = new PairedGain();
  for (let sample = samplesToFind; ; sample++) {
    gain.add(gainIn(sample));
    if (gain.count >= mostSamples || (gain.count % step === 0 && gain.isClose)) return gain;
  }
}

/** Estimates how much a candidate loses against the best one. */
function lossAgainst(choice: SampledChoice, best: Candidate, own: Candidate): ComparedMove {
  const gainIn = (sample: number): number => choice.share(best, sample) - choice.share(own, sample);
  let found = 0;
  for (let sample = 0; sample < samplesToFind; sample++) found += gainIn(sample);
  if (found <= 0) return { move: own.move, behind: 0, margin: 0 };
  const { mean, margin } = sampledGain(gainIn);
  return { move: own.move, behind: mean, margin };
}

/**
 * Compares hidden choices at tables of more than two seats by sampled turns, using only what the player knows. The
 * other players play like experts.
 */
export function comparisonOf(turns: SampledTurns): Comparison {
  const finalists = cached(
    (known: Known) => JSON.stringify(known),
    (known) => new SampledChoice(turns, known).finalists().map(({ move }) => move),
  );
  const behindBest = cached(
    (known: Known, move: HiddenPairsMove) => JSON.stringify([known, move]),
    (known, move) => {
      const choice = new SampledChoice(turns, known);
      const best = ofSeat(finalists(known), 0);
      return lossAgainst(choice, choice.of(best), choice.of(move));
    },
  );
  const worthOf = cached(
    (known: Known) => JSON.stringify(known),
    (known) => {
      const choice = new SampledChoice(turns, known);
      const best = choice.of(ofSeat(finalists(known), 0));
      let won = 0;
      for (let sample = samplesToFind; sample < samplesToFind + samplesOfWorth; sample++)
        won += choice.share(best, sample);
      return won / samplesOfWorth;
    },
  );
  const knownAt = (state: unknown, seat: Seat) =>
    knownTo(hiddenPairs.view(state as HiddenPairsState, seat), seat);
  return {
    how: 'sampled',
    compare(state, seat, played) {
      const known = knownAt(state, seat);
      const [best, ...others] = finalists(known);
      if (best === undefined) return [];
      const listed = (played ?? others).filter((move) => keyOf(move) !== keyOf(best)) as HiddenPairsMove[];
      return [
        { move: best, behind: 0, margin: 0 },
        ...listed.map((move) => behindBest(known, move)).sort((a, b) => a.behind - b.behind),
      ];
    },
    wins(state, seat, move) {
      const chosen = move as HiddenPairsMove;
      return chosen.type === 'commit'
        ? new SampledChoice(turns, knownAt(state, seat)).wins(chosen)
        : undefined;
    },
    margin: 1 / Math.sqrt(samplesOfWorth),
    worth: (state, seat) => worthOf(knownAt(state, seat)),
  };
}
