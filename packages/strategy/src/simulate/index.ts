export { type BotMatchResult, playBotMatch, type Throws } from './bot-match.ts';
export { checkedContest, openContest } from './contest.ts';
export type { Contest, ContestResult, ContestSetup, SeatResult } from './contest-types.ts';
export { fastGreed } from './fast-greed.ts';
export type { Thresholds } from './greed-tables.ts';
export { type Measured, meanOf, shareOf } from './interval.ts';
