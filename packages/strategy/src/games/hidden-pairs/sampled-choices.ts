import {
  type HiddenPairsMove,
  type HiddenPairsOptions,
  type HiddenPairsState,
  hiddenPairs,
} from '@dicehall/engine';
import { cached } from '../../cached.ts';
import type { Comparison } from '../../review/comparison.ts';
import { PairedGain } from '../../review/gain.ts';
import type { ComparedMove } from '../../review/judge.ts';
import type { Solving } from '../../solve/progress.ts';
import { type Known, knownTo, SampledChoice, samplesToFind } from './solve/many/sampled-choice.ts';
import { SampledTurns } from './solve/many/sampled-turns.ts';

/** Samples between looks at the standard error, and the most of them. */
const step = 1024;
const mostSamples = 32_768;

function compare(turns: SampledTurns, known: Known, played: HiddenPairsMove): ComparedMove[] {
  const choice = new SampledChoice(turns, known);
  const own = choice.of(played);
  const best = choice.best();
  const mine = { move: played, value: 0, margin: 0 };
  const gainIn = (sample: number): number => choice.share(best, sample) - choice.share(own, sample);
  let found = 0;
  for (let sample = 0; sample < samplesToFind; sample++) found += gainIn(sample);
  if (found <= 0) return [mine];
  const gain = new PairedGain();
  for (let sample = samplesToFind; ; sample++) {
    gain.add(gainIn(sample));
    if (gain.count >= mostSamples || (gain.count % step === 0 && gain.isClose))
      return [mine, { move: best.move, value: gain.mean, margin: gain.margin }];
  }
}

/**
 * Compares hidden choices with more than two seats, given only what the player could know: sampled turns of the others, who
 * play as experts do. A re-roll is followed by what the expert's values say.
 */
export function* sampledChoices(options: HiddenPairsOptions, seats: number): Solving<Comparison> {
  const turns = yield* SampledTurns.drawn(options, seats);
  const compared = cached(
    (known: Known, played: HiddenPairsMove) => JSON.stringify([known, played]),
    (known, played) => compare(turns, known, played),
  );
  return {
    how: 'sampled',
    choices: (state, seat, played) =>
      compared(knownTo(hiddenPairs.view(state as HiddenPairsState, seat), seat), played as HiddenPairsMove),
  };
}
