import { ofSeat, type Seat, type Setup, type ThreeDiceState, type Told } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { Review, ReviewedChoice, ReviewedEntry } from '@dicehall/strategy';
import { moveWords } from '../solve/moves.ts';
import { padEnd, widthOf } from '../terminal/width.ts';
import { curvesOf } from './curve.ts';

/** A reviewed match, and what is needed to tell of it. */
export interface Reviewed {
  readonly setup: Setup;
  readonly review: Review;
  /** The state before each entry, and what the entry made happen. */
  readonly befores: readonly unknown[];
  readonly stories: readonly (readonly Told[])[];
  readonly isOver: boolean;
  /** How often each position was played on, where values are estimated. */
  readonly playouts: number;
}

interface Words {
  say(key: string, values?: Parameters<Catalogue['say']>[1]): string;
  percent(value: number): string;
  signed(value: number): string;
  story(index: number): string;
}

const curveWidth = 60;
const dearest = 3;

function wordsOf(words: Catalogue, { setup, stories }: Reviewed): Words {
  const shown = (value: number, signDisplay: 'auto' | 'exceptZero') =>
    words.number(value, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay,
    });
  return {
    say: (key, values = {}) => words.say(key, values, setup.names),
    percent: (value) => shown(value, 'auto'),
    signed: (value) => shown(value, 'exceptZero'),
    story: (index) => (stories[index] ?? []).map((one) => words.tell(one, setup.names)).join(' '),
  };
}

/** Rows of cells, the first column to the left and the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? padEnd(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

function table({ say, percent, signed }: Words, { review }: Reviewed): string[] {
  const head = ['player', 'luck', 'errors', 'best', 'adjusted'].map((column) => say(`review-${column}`));
  const rows = review.players.map((player, seat) => [
    say('review-seat', { seat: { seat } }),
    signed(player.luck),
    percent(player.error),
    say('review-best-of', { best: player.bestChoices, choices: player.choices }),
    percent(player.adjusted),
  ]);
  return aligned([head, ...rows]);
}

/** What is worth as a chance before and after an entry, to the seat it belongs to. */
const swingOf = ({ percent }: Words, entry: ReviewedEntry) => ({
  seat: { seat: entry.seat },
  before: percent(ofSeat(entry.before, entry.seat)),
  after: percent(ofSeat(entry.after, entry.seat)),
});

function turningPoints(words: Words, { review }: Reviewed): string[] {
  if (review.turningPoints.length === 0) return [words.say('review-nothing-turned')];
  const told = review.turningPoints.map((entry, index) => {
    const key = index === 0 ? 'review-decided' : 'review-swung';
    const sentence = words.say(key, { story: words.story(entry.entry), ...swingOf(words, entry) });
    const rank = entry.kind === 'throw' ? entry.percentile : null;
    const luck = rank === null ? '' : ` ${words.say('review-rank', { percentile: Math.round(rank) })}`;
    return `  ${sentence}${luck}`;
  });
  return [words.say('review-turning-points'), ...told];
}

/** The best move in words: what was to be done instead. */
function better(catalogue: Catalogue, { setup, befores }: Reviewed, { entry, best }: ReviewedChoice): string {
  const { game, names } = setup;
  const move = best as { readonly type: string; readonly to?: Seat; readonly dice?: readonly number[] };
  const say = (key: string, values = {}) => catalogue.say(key, values, names);
  switch (game.id) {
    case 'three-dice': {
      const lying = (befores[entry] as ThreeDiceState).turn;
      const dice = 'dice' in lying ? (move.dice ?? []).flatMap((position) => lying.dice[position] ?? []) : [];
      if (move.type === 'give') return say('review-move-give', { to: { seat: move.to ?? 0 } });
      return move.type === 'stay' ? say('review-move-stay') : say('review-move-throw', { dice: { dice } });
    }
    case 'hidden-pairs':
      return move.type === 're-roll' ? say('review-move-re-roll') : say('review-move-commit');
    default:
      return moveWords(catalogue, game, befores[entry], best);
  }
}

function dearestChoices(catalogue: Catalogue, words: Words, reviewed: Reviewed): string[] {
  const choices = reviewed.review.entries
    .filter((entry) => entry.kind === 'choice')
    .filter(({ error }) => error > 2 * reviewed.review.noise)
    .toSorted((a, b) => b.error - a.error)
    .slice(0, dearest);
  if (choices.length === 0) return [words.say('review-no-errors')];
  const told = choices.map((choice) => {
    const story = words.story(choice.entry) || words.say('review-went-on', { seat: { seat: choice.seat } });
    const cost = words.percent(choice.error);
    const move = better(catalogue, reviewed, choice);
    const sentence = {
      story,
      better: words.say('review-better', { move }),
      seat: { seat: choice.seat },
      cost,
    };
    return `  ${words.say('review-missed', sentence)}`;
  });
  return [words.say('review-dearest'), ...told];
}

function reliability({ say, percent }: Words, { review, playouts }: Reviewed): string {
  if (review.exact) return say('review-exact', { residual: review.residual.toExponential(0) });
  return say('review-estimated', {
    playouts,
    noise: percent(review.noise),
    residual: percent(review.residual),
  });
}

function curves(words: Words, { review }: Reviewed): string[] {
  const worths = [review.start, ...review.entries.map(({ after }) => after)];
  const rows = curvesOf(worths, curveWidth).map((curve, seat) => [
    `  ${words.say('review-seat', { seat: { seat } })}`,
    words.percent(ofSeat(review.start, seat)),
    curve,
    words.percent(ofSeat(review.result, seat)),
  ]);
  return [words.say('review-curve'), ...aligned(rows)];
}

/** A review as people read it. */
export function report(catalogue: Catalogue, reviewed: Reviewed): string {
  const words = wordsOf(catalogue, reviewed);
  const parts = [
    [words.say('review-title', { game: gameTexts(catalogue, reviewed.setup.game).name })],
    table(words, reviewed),
    [...(reviewed.isOver ? [] : [words.say('review-unfinished')]), reliability(words, reviewed)],
    turningPoints(words, reviewed),
    dearestChoices(catalogue, words, reviewed),
    curves(words, reviewed),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
