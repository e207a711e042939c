import type { GameFacts } from '../../core/index.ts';
import { allDice } from './state.ts';
import type { GreedPhase } from './view.ts';

export const greedFacts = {
  lowScoreWins: false,
  hiddenInformation: false,
  simultaneousChoices: false,
  freshDice: allDice,
  listsMoves: true,
  rulesSections: ['turn', 'scores', 'opening', 'end'],
  phases: {
    start: 'turn',
    throw: 'turn',
    choose: 'scores',
    opening: 'opening',
    'final-round': 'end',
    over: 'end',
  },
} as const satisfies GameFacts & { readonly phases: Readonly<Record<GreedPhase, string>> };
