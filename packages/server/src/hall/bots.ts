import { type BaseView, type GameId, ofSeat, type Seat } from '@dicehall/engine';
import { botFor } from '@dicehall/strategy';
import { isWithinReach } from '../experts/reach.ts';
import type { ExpertQuestion, Thinker } from '../experts/thinker.ts';
import type { Strength } from '../protocol/index.ts';
import { type Decision, decidePlay, no } from '../table/decide-move.ts';
import { safeMove } from '../table/safe-move.ts';
import type { Table } from '../table/table.ts';
import type { MatchDice } from '../table/throws.ts';

/** A choice that a bot has to make. */
export interface BotQuestion extends ExpertQuestion {
  readonly strength: Strength;
  /** The table and the number of its last event: what was thought of one position is played in that position only. */
  readonly position: string;
}

/** Chooses moves for bots, who see what their seat may see and nothing else. */
export interface Bots {
  /** Gives a bot that thinks elsewhere the time for a usual move; for any other it is done at once. */
  ponder?(question: BotQuestion): Promise<void>;
  /** The move; undefined while the bot still thinks. */
  choose(question: BotQuestion): unknown;
}

/** How long a table is held for a move that is being thought of: a move takes a few milliseconds, solving takes seconds. */
const usualThought = 150;
/** How long an expert may keep people waiting while its table is solved; after that it plays as the steady one until it is. */
const patience = 15_000;
/** Thoughts that nobody asked for again. */
const forgotten = 60_000;

interface Thought {
  readonly since: number;
  readonly done: Promise<void>;
  move: unknown;
  failed: boolean;
}

/**
 * The bots of this house.
 * @param thinker where experts think; without one they play as the steady ones do
 * @param onError is told why an expert could not think; the steady one has played instead
 */
export function houseBots(
  random: () => number,
  thinker?: Thinker,
  onError: (error: unknown) => void = () => {},
  now: () => number = Date.now,
): Bots {
  const thoughts = new Map<string, Thought>();
  const nameOf = ({ position, seat }: BotQuestion): string => `${position} ${seat}`;
  const isThoughtOf = (question: BotQuestion): boolean =>
    thinker !== undefined && question.strength === 'expert' && isWithinReach(question);

  const begin = (question: BotQuestion): Thought => {
    const { game, options, seats, view, seat } = question;
    for (const [name, { since }] of thoughts) if (now() - since > forgotten) thoughts.delete(name);
    const thought: Thought = {
      since: now(),
      move: undefined,
      failed: false,
      done: Promise.resolve(thinker?.choose({ game, options, seats, view, seat })).then(
        (move) => {
          thought.move = move;
        },
        (error: unknown) => {
          thought.failed = true;
          onError(error);
        },
      ),
    };
    thoughts.set(nameOf(question), thought);
    return thought;
  };

  const steadily = ({ game, strength, view, seat }: BotQuestion): unknown =>
    botFor(game, strength).choose(view, seat, random);

  return {
    async ponder(question) {
      if (!isThoughtOf(question)) return;
      const thought = thoughts.get(nameOf(question)) ?? begin(question);
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, usualThought);
      });
      await Promise.race([thought.done, enough]);
      clearTimeout(timer);
    },
    choose(question) {
      if (!isThoughtOf(question)) return steadily(question);
      const thought = thoughts.get(nameOf(question)) ?? begin(question);
      const gaveUp = thought.failed || now() - thought.since > patience;
      if (thought.move === undefined && !gaveUp) return undefined;
      thoughts.delete(nameOf(question));
      return thought.move ?? steadily(question);
    },
  };
}

/** Who plays for people who gave up or are away. */
const standIn: Strength = 'steady';

/** What a bot has to choose for a seat now; null when no match runs. */
export function botQuestion(table: Table, seat: Seat): BotQuestion | null {
  const { match } = table;
  if (match === null) return null;
  const { game, options, names } = match.setup;
  const chair = ofSeat(table.chairs, seat);
  const strength = chair.kind === 'bot' ? chair.strength : standIn;
  const view: BaseView = game.view(match.state, seat);
  const id: GameId = game.id;
  const position = `${table.id} ${table.seq}`;
  return { game: id, options, seats: names.length, strength, view, seat, position };
}

/** A bot's move, or the safe one if the bot's is none; stale while the bot still thinks. */
export function decideBotMove(table: Table, seat: Seat, bots: Bots, dice: MatchDice): Decision {
  const { match } = table;
  const question = botQuestion(table, seat);
  if (match === null || question === null) return no('match-not-started');
  const chosen = bots.choose(question);
  if (chosen === undefined) return no('stale');
  const decision = decidePlay(table, seat, 'bot', chosen, dice);
  if (decision.ok) return decision;
  return decidePlay(table, seat, 'bot', safeMove(match.setup.game, match.state, seat), dice);
}
