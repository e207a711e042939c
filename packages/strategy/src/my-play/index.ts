export type { Banking } from './banking.ts';
export { type MatchPlay, matchPlay } from './match-play.ts';
