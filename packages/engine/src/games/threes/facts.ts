import type { GameFacts } from '../../core/index.ts';
import { allDice } from './state.ts';
import type { ThreesPhase } from './view.ts';

export const threesFacts = {
  lowScoreWins: true,
  hiddenInformation: false,
  simultaneousChoices: false,
  freshDice: allDice,
  listsMoves: true,
  rulesSections: ['turn', 'cost', 'end'],
  phases: {
    start: 'turn',
    throw: 'turn',
    choose: 'cost',
    're-roll': 'cost',
    'last-round': 'end',
    over: 'end',
  },
} as const satisfies GameFacts & { readonly phases: Readonly<Record<ThreesPhase, string>> };
