/** The part of the library that is used here. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** Of each match: both players and the share of the win that the first one gets. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
