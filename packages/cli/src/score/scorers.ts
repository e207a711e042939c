import {
  diceBlockOf,
  err,
  type Face,
  findGame,
  type GameId,
  hinderanceOf,
  kindOf,
  type Message,
  message,
  mostOf,
  type OptionValue,
  ok,
  pointsOf,
  type Result,
  scoreGreed,
  scoreThrees,
  scoringKeeps,
  sumOf,
  type ThreePairs,
} from '@dicehall/engine';

/** What besides the dice decides a score. */
export interface Circumstances {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Three Dice: the player just before finished on stairs. */
  readonly afterStairs: boolean;
}

/** What a throw is worth: as one JSON object, and as sentences. */
export interface Scored {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly told: Message;
  /** Ten Thousand: every set that can be kept. */
  readonly keeps: readonly { readonly keep: readonly Face[]; readonly score: number }[];
}

/** How one game's throws are scored. */
interface Scorer {
  /** How many dice a throw may have. */
  readonly counts: readonly number[];
  score(dice: readonly Face[], circumstances: Circumstances): Scored;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

const greed: Scorer = {
  counts: upTo(5),
  score(dice) {
    const { score, rest } = scoreGreed(dice);
    return {
      answer: { dice, score, rest },
      told: message('cli-score-greed', { dice: { dice }, score, rest }),
      keeps: [],
    };
  },
};

const tenThousand: Scorer = {
  counts: upTo(6),
  score(dice, { options }) {
    const threePairs: ThreePairs = options.threePairs === 'distinct' ? 'distinct' : 'any';
    const score = mostOf(dice, threePairs);
    const keeps = scoringKeeps(dice, threePairs);
    const answer = { dice, score, keeps };
    return {
      answer,
      told: message('cli-score-ten-thousand', { dice: { dice }, score, keeps: keeps.length }),
      keeps,
    };
  },
};

const threes: Scorer = {
  counts: [5],
  score(dice) {
    const score = scoreThrees(dice);
    return {
      answer: { dice, score },
      told: message('cli-score-threes', { dice: { dice }, score }),
      keeps: [],
    };
  },
};

const threeDice: Scorer = {
  counts: [3],
  score(dice, { afterStairs }) {
    const points = pointsOf(dice);
    const kind = kindOf(dice, afterStairs);
    const answer = { dice, points, kind };
    return { answer, told: message('cli-score-three-dice', { dice: { dice }, points, kind }), keeps: [] };
  },
};

/** A pair is worth its sum; six dice say what the attacks of who holds them would take off. */
const hiddenPairs: Scorer = {
  counts: [2, 6],
  score(dice) {
    if (dice.length === 2) {
      const value = sumOf(dice);
      return {
        answer: { dice, value },
        told: message('cli-score-pair', { dice: { dice }, value }),
        keeps: [],
      };
    }
    const attacks = { hinderance: hinderanceOf(dice), diceBlock: diceBlockOf(dice) };
    return {
      answer: { dice, ...attacks },
      told: message('cli-score-hand', { dice: { dice }, ...attacks }),
      keeps: [],
    };
  },
};

/** The scorer of each game. */
const scorers: Readonly<Record<GameId, Scorer>> = {
  greed,
  'ten-thousand': tenThousand,
  threes,
  'three-dice': threeDice,
  'hidden-pairs': hiddenPairs,
};

/** Scores a throw, if the game scores so many dice. */
export function scoreThrow(
  id: GameId,
  dice: readonly Face[],
  circumstances: Circumstances,
): Result<Scored, Message> {
  const scorer = scorers[id];
  if (scorer.counts.includes(dice.length)) return ok(scorer.score(dice, circumstances));
  const counts = scorer.counts.join(', ');
  const game = findGame(id)?.id ?? id;
  return err(
    message('cli-score-count', {
      game,
      given: dice.length,
      counts,
      least: scorer.counts[0] ?? 1,
      most: scorer.counts.at(-1) ?? 1,
      many: scorer.counts.length,
    }),
  );
}
