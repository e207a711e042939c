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
    /** Rates matches. Each has both players and the share of the win of the first. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
