export { type Account, accountOf, shownParts } from './account.ts';
export { type Comparison, solveComparison } from './comparison.ts';
export { estimatedReview, reviewWithin } from './estimated-review.ts';
export { estimatingJudge } from './estimating-judge.ts';
export { exactJudge, type Judge, type JudgedBy } from './judge.ts';
export type { PlayerReview } from './players.ts';
export { isInDoubt, isMistake, largestMargin, type Review, review } from './review.ts';
export type { ReviewedChoice, ReviewedEntry, ReviewedThrow } from './reviewed.ts';
export { isSolvedSoon, solveJudge } from './solve-judge.ts';
