import { games } from '@dicehall/engine';
import { expertSeats, strategyOf } from '@dicehall/strategy';

/** The list of all games. Pages use it to show games without loading their rules or solvers. */
export const listed = games.map((game) => ({
  id: game.id,
  seats: game.seats,
  expertSeats: expertSeats(game),
  hasCards: strategyOf(game.id).cards !== undefined,
}));
