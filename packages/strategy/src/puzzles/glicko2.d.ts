/** Declares the part of the library that this package uses. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** For each match: both players and the first player's share of the win. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
