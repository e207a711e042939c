import { readFileSync } from 'node:fs';
import { type BaseEvent, games, parsePosition, readEntry, type Seat } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/index.ts';
import { pageOf } from './rules-tables.ts';

/**
 * The result of an entry at a position for each seat, or what every player sees at a position, with the sentences of
 * the rules pages that state it.
 */
interface Outcome {
  readonly at: string;
  readonly entry?: unknown;
  /** The points of each seat that every player sees. */
  readonly shows?: readonly number[];
  /** The score of each seat after the entry. */
  readonly scores?: readonly number[];
  /** The winners of the match. */
  readonly wins?: readonly Seat[];
  /** The losers of the round. */
  readonly loses?: readonly Seat[];
  /** The winner of the first round that the entry decides. */
  readonly 'wins-round'?: Seat;
  readonly starts?: Seat;
  readonly 'roll-again'?: readonly Seat[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const outcomesOf = (game: string): readonly Outcome[] =>
  JSON.parse(readFileSync(new URL(`../../../docs/games/${game}.outcomes.json`, import.meta.url), 'utf8'));

function positionOf({ at }: Outcome) {
  const read = parsePosition(at);
  if (!read.ok) throw new Error(`${at}: ${JSON.stringify(read.error)}`);
  return read.value;
}

interface After {
  readonly state: unknown;
  readonly events: readonly (BaseEvent & { readonly [field: string]: unknown })[];
}

/** Returns the state after the entry of an outcome, and its events. */
function afterEntry(outcome: Outcome): After {
  const { entry } = outcome;
  const { game, state } = positionOf(outcome);
  if (entry === undefined) return { state, events: [] };
  const move = readEntry(game, entry);
  if (!move.ok) throw new Error(move.error.code);
  const applied = game.apply(state, move.value);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value as never;
}

const told = {
  wins: 'match-over',
  loses: 'round-lost',
  'wins-round': 'round-won',
  starts: 'starts',
  'roll-again': 'tied',
};

/**
 * Matches sentences that say who wins, loses or starts because of the most or the fewest points, who pays or receives
 * points, or what others see.
 */
const claims = {
  en: /\btakes what\b|\bcost you\b|\byou give\b|\bvisible|\breveals?\b|\brevealed\b|\byou see\b|(?=.*\b(highest|lowest|fewest|most|share)\b)(?=.*(\bwins?\b|\bloses?\b|\bshare|\bstarts\b|takes the penalty|The goal))/,
  de: /\bSchlucke selbst\b|\bkosten dich\b|\bdu vergibst\b|[Ss]ichtbar|deckt .*\bauf\b|aufgedeckt|\bsiehst\b|verraten|(?=.*(höchste|niedrigste|wenigsten|meisten|geteilt|teilen sich))(?=.*(gewinn|verlier|geteilt|teilen sich|fängt an|nimmt|bekommt|Das Ziel))/,
};

/** Sentences that match for another reason: examples, and instructions. */
const others = {
  en: /^His two lowest|^Di has the lowest|lowest other player|^The last player of a round|^Who loses a round/,
  de: /^Seine zwei niedrigsten|^Di hat|niedrigste andere|^Wer die Runde verliert, wenn/,
};

const sentencesOf = (page: string): string[] =>
  page
    .split(/\n\n|\n- /)
    .map((block) => block.replace(/^- /, '').replaceAll(/\s+/g, ' '))
    .flatMap((block) => block.split(/(?<=[.?!]\*{0,2}) |(?<=[^*]:\*\*) (?=[A-ZÄÖÜ])|: /));

describe.each(games.map(({ id }) => id))(
  'the rules of %s are right about winning, losing and what others see',
  (id) => {
    const ofGame = outcomesOf(id);

    test.each(ofGame)('the engine confirms the stated outcome: $en', (outcome) => {
      const { state: after, events } = afterEntry(outcome);
      for (const [name, kind] of Object.entries(told)) {
        const stated = outcome[name as keyof typeof told];
        const event = events.find((one) => one.kind === kind);
        if (stated !== undefined) expect(event?.[Array.isArray(stated) ? 'seats' : 'seat']).toEqual(stated);
      }
      const { game, state } = positionOf(outcome);
      if (outcome.shows !== undefined) expect(game.view(state, 'table').scores).toEqual(outcome.shows);
      if (outcome.scores !== undefined) expect(game.view(after, 'table').scores).toEqual(outcome.scores);
      expect(['shows', 'scores', ...Object.keys(told)].filter((name) => name in outcome)).toHaveLength(1);
    });

    test.each(languages)('the rules page in %s states the outcome in exactly these words', (language) => {
      const page = pageOf(language === 'en' ? id : `${language}/${id}`);
      const line = page.replaceAll(/\s+/g, ' ');
      const stated = ofGame.flatMap((outcome) => outcome[language]);
      expect(stated.length).toBeGreaterThan(0);
      expect(stated.filter((sentence) => !line.includes(sentence))).toEqual([]);
      const unstated = sentencesOf(page).filter(
        (sentence) =>
          claims[language].test(sentence) &&
          !others[language].test(sentence) &&
          !stated.some((one) => sentence.includes(one) || one.includes(sentence)),
      );
      expect(unstated).toEqual([]);
    });
  },
);
