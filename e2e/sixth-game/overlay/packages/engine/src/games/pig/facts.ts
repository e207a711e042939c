import type { GameFacts } from '../../core/index.ts';

export const pigFacts = {
  lowScoreWins: false,
  hiddenInformation: false,
  simultaneousChoices: false,
  freshDice: 1,
  listsMoves: true,
  rulesSections: ['turn', 'end'],
  phases: { start: 'turn', throw: 'turn', choose: 'turn', over: 'end' },
} as const satisfies GameFacts;
