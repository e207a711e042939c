export { MatchProof } from './hidden-pairs/match-proof.ts';
export { learnPopulation } from './hidden-pairs/population.ts';
export { solveMatch } from './hidden-pairs/solve-match.ts';
export { bestMeanTurn } from './literature/mean-turn.ts';
