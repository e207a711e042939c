export { type Bot, moveOf, openState, type Policy, type Random, type Strength, strengths } from './bot.ts';
export { botFor } from './bot-for.ts';
export { expertOf, expertSolver } from './expert.ts';
export { stopFrom as greedStopFrom, thresholdPlayer } from './greed.ts';
export { solveExpert } from './solve-expert.ts';
