import { type BySeat, never, ofSeat, type Setup, type Told } from '@dicehall/engine';
import { type Catalogue, choiceTold, gameTexts } from '@dicehall/messages';
import type { Review, ReviewedChoice, ReviewedEntry } from '@dicehall/strategy';
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
  /** A value, or what one changed, in the review's unit: a chance, or sips. */
  worth(value: number): string;
  signed(value: number): string;
  /** What an entry made happen, in words; in Hidden Pairs, where that is a page, who took the rounds. */
  story(index: number): string;
}

const curveWidth = 60;
const dearest = 3;

function wordsOf(messages: Catalogue, { setup, stories, review }: Reviewed): Words {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const shown = (value: number, signDisplay: 'auto' | 'exceptZero'): string => {
    if (review.unit === 'win') return messages.number(value, { style: 'percent', ...digits, signDisplay });
    const sips = messages.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
    return messages.say('review-sips', { sips });
  };
  return {
    say: (key, values = {}) => messages.say(key, values, setup.names),
    worth: (value) => shown(value, 'auto'),
    signed: (value) => shown(value, 'exceptZero'),
    story: (index) => {
      const told = stories[index] ?? [];
      const taken = told.filter(({ key }) => key === 'hidden-pairs-round-won');
      return (taken.length > 0 ? taken : told).map((one) => messages.tell(one, setup.names)).join(' ');
    },
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

function table({ say, worth, signed }: Words, { review }: Reviewed): string[] {
  const head = ['player', 'luck', 'errors', 'best', 'adjusted'].map((column) => say(`review-${column}`));
  const rows = review.players.map((player, seat) => [
    say('review-seat', { seat: { seat } }),
    signed(player.luck),
    worth(player.error),
    say('review-best-of', { best: player.bestChoices, choices: player.choices }),
    worth(player.adjusted),
  ]);
  return aligned([head, ...rows]);
}

/** Whether a choice swung the match by meeting others, rather than by its own error. */
const isMeeting = ({ met, seat, error }: ReviewedChoice): boolean => Math.abs(ofSeat(met, seat)) > error;

/** Where an entry stands in the match, and what was left to its seat before it. */
function whereabouts({ say, worth }: Words, entry: ReviewedEntry): string {
  const { seat, turn } = entry;
  const place = { seat: { seat }, turn, left: worth(ofSeat(entry.before, seat)) };
  if (entry.kind === 'choice') return say(isMeeting(entry) ? 'review-meeting' : 'review-choice', place);
  return say(entry.hot ? 'review-roll-hot' : 'review-roll', { ...place, roll: entry.roll });
}

function turningPoints(messages: Words, { review }: Reviewed): string[] {
  const nothing = review.unit === 'win' ? 'review-nothing-turned' : 'review-nothing-turned-sips';
  if (review.turningPoints.length === 0) return [messages.say(nothing)];
  const told = review.turningPoints.map((entry, index) => {
    const sentence = messages.say(index === 0 ? 'review-decided-at' : 'review-turned-at', {
      where: whereabouts(messages, entry),
      story: messages.story(entry.entry),
      seat: { seat: entry.seat },
      after: messages.worth(ofSeat(entry.after, entry.seat)),
    });
    const rank = entry.kind === 'throw' ? entry.percentile : null;
    const luck = rank === null ? '' : ` ${messages.say('review-rank', { percentile: Math.round(rank) })}`;
    return `  ${sentence}${luck}`;
  });
  return [messages.say('review-turning-points'), ...told];
}

function dearestChoices(catalogue: Catalogue, messages: Words, reviewed: Reviewed): string[] {
  const { befores, setup } = reviewed;
  const { game, names } = setup;
  const choices = reviewed.review.entries
    .filter((entry) => entry.kind === 'choice')
    .filter(({ error }) => error > 2 * reviewed.review.noise)
    .toSorted((a, b) => b.error - a.error)
    .slice(0, dearest);
  if (choices.length === 0) return [messages.say('review-no-errors')];
  const told = choices.map((choice) => {
    const [first] = reviewed.stories[choice.entry] ?? [];
    // What a commit shows of the others says nothing of the choice: only that it was made does.
    const own = choice.met.some((brought) => brought !== 0) && first ? catalogue.tell(first, names) : null;
    const story =
      (own ?? messages.story(choice.entry)) ||
      messages.say('review-went-on', { seat: { seat: choice.seat } });
    const cost = messages.worth(choice.error);
    const { key, values } = choiceTold(game, befores[choice.entry], choice.best);
    const move = catalogue.say(key, values, names);
    const sentence = {
      story,
      better: messages.say('review-better', { move }),
      seat: { seat: choice.seat },
      cost,
    };
    return `  ${messages.say('review-missed', sentence)}`;
  });
  return [messages.say('review-dearest'), ...told];
}

function reliability({ say, worth, signed }: Words, { review, playouts }: Reviewed): string[] {
  const { how, noise, residual, players } = review;
  const met = players.flatMap((player, seat) =>
    player.met === 0 ? [] : [say('review-met', { seat: { seat }, met: signed(player.met) })],
  );
  switch (how) {
    case 'exact':
      return [say('review-exact', { residual: residual.toExponential(0) })];
    case 'equilibrium':
    case 'round':
    case 'turn':
      return [...met, say(`review-${how}`, { residual: worth(residual) })];
    case 'playouts':
      return [say('review-estimated', { playouts, noise: worth(noise), residual: worth(residual) })];
    default:
      return never(how);
  }
}

/** Values as heights from 0 to 1: chances as they are, sips between the least and the most there were. */
function heights(unit: Review['unit'], worths: readonly BySeat<number>[]): readonly BySeat<number>[] {
  if (unit === 'win') return worths;
  const all = worths.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return worths.map((bySeat) =>
    bySeat.map((value) => (most > least ? (value - least) / (most - least) : 0.5)),
  );
}

function curves(messages: Words, { review }: Reviewed): string[] {
  const worths = [review.start, ...review.entries.map(({ after }) => after)];
  const rows = curvesOf(heights(review.unit, worths), curveWidth).map((curve, seat) => [
    `  ${messages.say('review-seat', { seat: { seat } })}`,
    messages.worth(ofSeat(review.start, seat)),
    curve,
    messages.worth(ofSeat(review.result, seat)),
  ]);
  return [messages.say(review.unit === 'win' ? 'review-curve' : 'review-curve-sips'), ...aligned(rows)];
}

/** A review as people read it. */
export function report(catalogue: Catalogue, reviewed: Reviewed): string {
  const messages = wordsOf(catalogue, reviewed);
  const parts = [
    [messages.say('review-title', { game: gameTexts(catalogue, reviewed.setup.game).name })],
    table(messages, reviewed),
    [...(reviewed.isOver ? [] : [messages.say('review-unfinished')]), ...reliability(messages, reviewed)],
    turningPoints(messages, reviewed),
    dearestChoices(catalogue, messages, reviewed),
    curves(messages, reviewed),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
