import { type BaseView, type GameId, ofSeat, type Seat } from '@dicehall/engine';
import { botFor } from '@dicehall/strategy';
import type { Strength } from '../protocol/index.ts';
import { type Decision, decidePlay } from '../table/decide-move.ts';
import { safeMove } from '../table/safe-move.ts';
import type { Table } from '../table/table.ts';
import type { MatchDice } from '../table/throws.ts';

/** Chooses moves for bots, who see what their seat may see and nothing else. */
export interface Bots {
  choose(game: GameId, strength: Strength, view: BaseView, seat: Seat): unknown;
}

/** The bots of this house. */
export const houseBots = (random: () => number): Bots => ({
  choose: (game, strength, view, seat) => botFor(game, strength).choose(view, seat, random),
});

/** Who plays for people who gave up or are away. */
const standIn: Strength = 'steady';

/** A bot's move, or the safe one if the bot's is none. */
export function decideBotMove(table: Table, seat: Seat, bots: Bots, dice: MatchDice): Decision {
  const { match } = table;
  if (match === null) return { ok: false, error: { code: 'match-not-started' } };
  const { game } = match.setup;
  const chair = ofSeat(table.chairs, seat);
  const strength = chair.kind === 'bot' ? chair.strength : standIn;
  const chosen = bots.choose(game.id, strength, game.view(match.state, seat), seat);
  const decision = decidePlay(table, seat, 'bot', chosen, dice);
  return decision.ok ? decision : decidePlay(table, seat, 'bot', safeMove(game, match.state, seat), dice);
}
