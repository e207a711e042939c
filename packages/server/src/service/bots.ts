import { type BaseView, err, type GameId, ofSeat, type Seat } from '@dicehall/engine';
import { botFor, openState } from '@dicehall/strategy';
import { type ExpertQuestion, type Experts, isWithinLimits } from '../experts/experts.ts';
import type { Strength, Temper } from '../protocol/index.ts';
import { type Decision, decidePlay } from '../table/decide-move.ts';
import type { MatchDice } from '../table/match-dice.ts';
import type { Table } from '../table/table.ts';
export interface BotQuestion extends ExpertQuestion {
  readonly strength: Strength;
  readonly temper: Temper;
  /** The state of the match; absent in games with hidden information. */
  readonly state?: unknown;
  /**
   * Identifies the position by the table and the number of its last event. The bot plays a move only in the position
   * for which it was chosen.
   */
  readonly position: string;
}

/** Chooses moves for bots. A bot sees only what its seat may see. */
export interface Bots {
  /** Waits briefly for a bot that computes in a worker. Resolves immediately for any other bot. */
  ponder?(question: BotQuestion): Promise<void>;
  choose(question: BotQuestion): unknown;
}

/**
 * The time in milliseconds to wait for an expert's move. Computing a move takes a few milliseconds, solving takes
 * seconds.
 */
const ponderTime = 150;
/**
 * The time in milliseconds that players wait for an expert that is being solved. After that, it plays at the steady
 * level until it is solved.
 */
const patience = 15_000;
/** The time in milliseconds for which an unused move of an expert is kept. */
const thoughtTtl = 60_000;

interface Thought {
  readonly since: number;
  readonly done: Promise<void>;
  /** The chosen move. Undefined until it is chosen; null if the expert has none. */
  move: unknown;
}

/**
 * Returns the bots of this server.
 * @param experts if absent, experts play at the steady level
 * @param onError receives the reason if an expert fails; its bot then plays at the steady level
 */
export function createBots(
  random: () => number,
  experts?: Experts,
  onError: (error: unknown) => void = () => {},
  now: () => number = Date.now,
): Bots {
  const thoughts = new Map<string, Thought>();
  const nameOf = ({ position, seat }: BotQuestion): string => `${position} ${seat}`;
  const isThoughtOf = (question: BotQuestion): boolean =>
    experts !== undefined && question.strength === 'expert' && isWithinLimits(question);

  const begin = (question: BotQuestion): Thought => {
    const { game, options, seats, view, seat, person } = question;
    for (const [name, { since }] of thoughts) if (now() - since > thoughtTtl) thoughts.delete(name);
    const thought: Thought = {
      since: now(),
      move: undefined,
      done: Promise.resolve(experts?.choose({ game, options, seats, view, seat, person }))
        .catch((error: unknown) => {
          onError(error);
          return null;
        })
        .then((move) => {
          thought.move = move;
        }),
    };
    thoughts.set(nameOf(question), thought);
    return thought;
  };

  const steadyMove = ({ game, strength, temper, view, seat, state }: BotQuestion): unknown =>
    botFor(game, strength, undefined, temper).choose(view, seat, random, state);

  return {
    async ponder(question) {
      if (!isThoughtOf(question)) return;
      const thought = thoughts.get(nameOf(question)) ?? begin(question);
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ponderTime);
      });
      await Promise.race([thought.done, enough]);
      clearTimeout(timer);
    },
    choose(question) {
      if (!isThoughtOf(question)) return steadyMove(question);
      const thought = thoughts.get(nameOf(question)) ?? begin(question);
      if (thought.move === undefined && now() - thought.since <= patience) return undefined;
      thoughts.delete(nameOf(question));
      return thought.move ?? steadyMove(question);
    },
  };
}

/** The bot that plays for people who have resigned or are away. */
const standIn = { strength: 'steady', temper: 'balanced' } as const;

/** Returns the choice that a bot in this seat has to make now; null if there is none. */
export function botQuestion(table: Table, seat: Seat): BotQuestion | null {
  const { match } = table;
  if (match === null) return null;
  const { game, options, names } = match.setup;
  const chair = ofSeat(table.chairs, seat);
  const { strength, temper } = chair.kind === 'bot' ? chair : standIn;
  const view: BaseView = game.view(match.state, seat);
  const id: GameId = game.id;
  const position = `${table.id} ${table.seq}`;
  const state = openState(game, match.state);
  // Solving is charged to the host, who decides who plays.
  const person = table.host ?? '';
  return { game: id, options, seats: names.length, strength, temper, view, seat, person, position, state };
}

/**
 * Returns a bot's move. If that move is illegal, returns the fallback move. Returns `stale` while the bot is computing.
 */
export function decideBotMove(table: Table, seat: Seat, bots: Bots, dice: MatchDice): Decision {
  const { match } = table;
  const question = botQuestion(table, seat);
  if (match === null || question === null) return err({ code: 'match-not-started' });
  const chosen = bots.choose(question);
  if (chosen === undefined) return err({ code: 'stale' });
  const decision = decidePlay(table, seat, 'bot', chosen, dice);
  if (decision.ok) return decision;
  return decidePlay(table, seat, 'bot', match.setup.game.fallbackMove(match.state, seat), dice);
}
