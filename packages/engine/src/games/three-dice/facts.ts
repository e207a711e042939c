import type { GameFacts } from '../../core/index.ts';
import { allDice } from './state.ts';
import type { ThreeDicePhase } from './view.ts';

export const threeDiceFacts = {
  lowScoreWins: true,
  hiddenInformation: false,
  simultaneousChoices: false,
  freshDice: allDice,
  listsMoves: true,
  rulesSections: ['round', 'counts', 'nice', 'losing', 'end'],
  phases: {
    starter: 'round',
    start: 'round',
    throw: 'round',
    choose: 'counts',
    nice: 'nice',
    give: 'nice',
    'roll-off': 'losing',
    over: 'end',
  },
} as const satisfies GameFacts & { readonly phases: Readonly<Record<ThreeDicePhase, string>> };
