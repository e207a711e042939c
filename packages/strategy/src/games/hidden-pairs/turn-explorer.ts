import {
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  type Seat,
  unwrap,
} from '@dicehall/engine';
import { certain, type Explorer } from '../../explore/explorer.ts';
import type { PlayedMatch } from './solve/match/match.ts';
import { handOddsOfTwo, oddsOfMany, oddsOfTwo, seenState } from './solve/odds.ts';

/** The position of a seat that chooses without what it does not know: the hands of the others. */
function seen(state: HiddenPairsState, seat: Seat): HiddenPairsState {
  const view = hiddenPairs.view(state, seat);
  return view.step.kind === 'choose' ? seenState(view, seat) : state;
}

const rolls = ({ type }: HiddenPairsMove): boolean => type === 're-roll';

/** Values against a player of the match of two, given only what the seat that chooses knows. */
export function turnExplorer(match: PlayedMatch): Explorer {
  const odds = oddsOfTwo(match);
  const handOdds = handOddsOfTwo(match);
  return {
    how: match.how,
    unit: 'win',
    values: () => null,
    moves: (state: HiddenPairsState, seat) => odds(hiddenPairs.view(state, seat), seat).map(certain),
    thrown(before: HiddenPairsState, dice, seat) {
      if (before.phase.kind !== 'choosing') return null;
      const { state } = unwrap(hiddenPairs.apply(before, { seat, dice }));
      return handOdds(hiddenPairs.view(state, seat), seat);
    },
    seen,
    rolls,
  } as Explorer;
}

/** Points of the turn for a seat among more than two, as the expert weighs its moves. */
export const weighingExplorer = {
  how: 'weighed',
  unit: 'points',
  values: () => null,
  moves: (state: unknown, seat: Seat) =>
    oddsOfMany(hiddenPairs.view(state as HiddenPairsState, seat), seat).map(certain),
  thrown: () => null,
  seen,
  rolls,
} as Explorer;
