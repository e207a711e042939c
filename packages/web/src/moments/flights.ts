export { flyFromDice } from './fly-from-dice.ts';
export { flyToScore } from './fly-to-score.ts';
