import type { GameFacts } from '../../core/index.ts';
import { allDice } from './state.ts';
import type { HiddenPairsViewPhase } from './view.ts';

export const hiddenPairsFacts = {
  lowScoreWins: false,
  hiddenInformation: true,
  simultaneousChoices: true,
  freshDice: allDice,
  listsMoves: false,
  rulesSections: ['turn', 'rounds', 'actions', 'secrets', 'end'],
  phases: {
    throwing: 'turn',
    choosing: 'turn',
    committed: 'secrets',
    'tie-break': 'rounds',
    draw: 'end',
    over: 'end',
  },
} as const satisfies GameFacts & { readonly phases: Readonly<Record<HiddenPairsViewPhase, string>> };
