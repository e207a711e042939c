export { facebookFarkle, farkleScoring, minimalFarkle, zilch } from './farkle-scoring.ts';
export { bestMeanTurn } from './mean-turn.ts';
export { PenaltyRaceSolver } from './three-farkles.ts';
