import type { GameFacts } from '../../core/index.ts';
import { allDice } from './state.ts';
import type { TenThousandPhase } from './view.ts';

export const tenThousandFacts = {
  lowScoreWins: false,
  hiddenInformation: false,
  simultaneousChoices: false,
  freshDice: allDice,
  listsMoves: true,
  rulesSections: ['start', 'turn', 'scores', 'banking', 'take-over', 'end'],
  phases: {
    order: 'start',
    start: 'turn',
    throw: 'turn',
    choose: 'scores',
    opening: 'banking',
    'take-over': 'take-over',
    'near-target': 'end',
    over: 'end',
  },
} as const satisfies GameFacts & { readonly phases: Readonly<Record<TenThousandPhase, string>> };
