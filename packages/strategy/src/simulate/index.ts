export { fastGreed } from '../games/greed/simulate/matches.ts';
export type { Thresholds } from '../games/greed/simulate/tables.ts';
export { type BotMatchResult, playBotMatch, type Throws } from './bot-match.ts';
export { checkedContest, openContest } from './contest.ts';
export type { Contest, ContestResult, ContestSetup, SeatResult } from './contest-types.ts';
export { type Measured, meanOf, shareOf } from './interval.ts';
