export { type FarkleScores, farkleScoring } from './farkle-scoring.ts';
export { bestMeanTurn, type EndlessTurns } from './mean-turn.ts';
export { type PenaltyRace, PenaltyRaceSolver } from './three-farkles.ts';
