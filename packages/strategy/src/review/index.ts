export { accountSteps, type Grade, gradeOf, gradesIn, isMistake, leastLoss } from '../values/thresholds.ts';
export { type Account, accountOf, roundedTo, shownParts } from './account.ts';
export { balanceOf } from './balance.ts';
export type { PlayerReview } from './players.ts';
export {
  type Change,
  decisiveMoments,
  isBeyondNoise,
  isInDoubt,
  largestMargin,
  mistakesIn,
  type Review,
  review,
  reviewing,
  stepMargin,
  stepOf,
  turningPoints,
} from './review.ts';
export { reviewWithin, type TimedReview } from './review-within.ts';
export type { ReviewedChoice, ReviewedEntry, ReviewedThrow } from './reviewed.ts';
