export { estimatingJudge, exactJudge, type Judge, type JudgedBy } from './judge.ts';
export type { PlayerReview } from './players.ts';
export {
  nearly,
  type Review,
  type ReviewedChoice,
  type ReviewedEntry,
  type ReviewedThrow,
  review,
} from './review.ts';
