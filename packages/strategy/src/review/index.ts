export { estimatingJudge, exactJudge, type Judge, type JudgedBy } from './judge.ts';
export type { PlayerReview } from './players.ts';
export { nearly, type Review, review } from './review.ts';
export type { ReviewedChoice, ReviewedEntry, ReviewedThrow } from './reviewed.ts';
