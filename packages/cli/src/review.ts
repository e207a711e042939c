import { type BaseEvent, type BySeat, never, ofSeat, type Setup } from '@dicehall/engine';
import {
  aboutText,
  balanceText,
  type Catalogue,
  costText,
  gameTexts,
  lossText,
  rankText,
  reviewStories,
  shareText,
  unitWord,
} from '@dicehall/messages';
import {
  accountOf,
  balanceOf,
  type Change,
  decisiveMoments,
  gradeOf,
  largestMargin,
  type Review,
  shownParts,
  stepMargin,
  stepOf,
} from '@dicehall/strategy';
import { columns, wrap } from './terminal/width.ts';

const steps = '▁▂▃▄▅▆▇█';

/** Draws values from 0 to 1 as a line of at most `width` blocks. Each block shows the last of its values. */
export function curveOf(values: readonly number[], width: number): string {
  const columns = Math.min(width, values.length);
  return Array.from({ length: columns }, (_, column) => {
    const value = values[Math.floor(((column + 1) * values.length) / columns) - 1] ?? 0;
    const height = Math.round(Math.min(1, Math.max(0, value)) * (steps.length - 1));
    return steps[height] ?? '';
  }).join('');
}

export const curvesOf = (worths: readonly BySeat<number>[], width: number): string[] =>
  (worths[0] ?? []).map((_, seat) =>
    curveOf(
      worths.map((worth) => worth[seat] ?? 0),
      width,
    ),
  );

export type Ended = 'played' | 'resigned' | null;

export interface Reviewed {
  readonly setup: Setup;
  readonly review: Review;
  /** The state before each entry. */
  readonly befores: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
  /** The result of the match; null while it is running. */
  readonly ended: Ended;
  /** The number of rollouts from each position, if values are estimated. */
  readonly rollouts: number;
}

interface ReportTexts extends ReturnType<typeof reviewStories> {
  say(key: string, values?: Parameters<Catalogue['say']>[1]): string;
  /** Formats a value in the unit of the review: a win probability or sips. */
  worth(value: number): string;
  /** Formats the value of a moment and marks an estimate as such. */
  at(moment: Change, value: number): string;
  signed(value: number): string;
  cost(moment: Change): string;
  difference(value: number): string;
}

const curveWidth = 60;

function textsOf(messages: Catalogue, { setup, befores, events, review }: Reviewed): ReportTexts {
  const { game, names } = setup;
  const word = unitWord(game, befores[0]);
  const shown = (
    value: number,
    signDisplay: 'negative' | 'exceptZero',
    margin = 2 * review.noise,
  ): string => {
    if (review.unit === 'win') return shareText(messages, value, signDisplay, margin);
    const sips = messages.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
    return messages.say('review-sips', { sips, word });
  };
  return {
    say: (key, values = {}) => messages.lookup(key, { word, ...values }, names),
    worth: (value) => shown(value, 'negative'),
    signed: (value) => shown(value, 'exceptZero'),
    at(moment, value) {
      const margin = stepMargin(review, moment);
      return aboutText(messages, shown(value, 'negative', margin), margin);
    },
    cost(moment) {
      const margin = stepMargin(review, moment);
      const { before, after } = stepOf(moment);
      const cost = costText(messages, review.unit, { best: before, value: after, margin }, word, 1);
      return aboutText(messages, cost, margin);
    },
    difference: (value) => lossText(messages, review.unit, value, word, 1, value),
    ...reviewStories(messages, { game, names, states: befores, events }),
  };
}

const balances = (catalogue: Catalogue, { review, setup, befores }: Reviewed): string[] =>
  setup.names.map((_, seat) =>
    balanceText(catalogue, balanceOf(review, seat), unitWord(setup.game, befores[0]), seat, setup.names),
  );

function table({ say, worth, signed }: ReportTexts, { review }: Reviewed): string[] {
  const accounts = review.players.map((_, seat) => accountOf(review, seat));
  const parts = shownParts(accounts);
  const { unit } = review;
  const head = ['player', ...parts, 'good'].map((column) => say(`review-${column}`, { unit }));
  const rows = review.players.map((player, seat) => [
    say('review-seat', { seat: { seat } }),
    ...parts.map((part) => {
      const value = accounts[seat]?.[part] ?? 0;
      return part === 'start' || part === 'result' ? worth(value) : signed(value);
    }),
    say('review-good-of', { count: player.goodChoices, choices: player.choices }),
  ]);
  return columns([head, ...rows], 1);
}

function whereabouts({ say, at }: ReportTexts, moment: Change): string {
  const { cause, entry, seat } = moment;
  const place = { seat: { seat }, turn: entry.turn, left: at(moment, stepOf(moment).before) };
  if (cause === 'throw')
    return say(entry.hot ? 'review-roll-hot' : 'review-roll', { ...place, roll: entry.roll });
  return say(cause === 'reveal' ? 'review-meeting' : 'review-choice', place);
}

function momentText(catalogue: Catalogue, texts: ReportTexts, review: Review, moment: Change): string {
  const { cause, entry, seat } = moment;
  const { after } = stepOf(moment);
  const where = whereabouts(texts, moment);
  const kind = cause === 'choice' ? gradeOf(review, entry) : null;
  if (cause === 'choice' && kind !== null) {
    // A margin that would be shown as 0 is omitted.
    const margin = entry.margin < 0.0005 ? '' : ` (±${texts.difference(entry.margin)})`;
    return texts.say('review-mistake', {
      kind,
      where,
      story: texts.mistake(entry),
      seat: { seat },
      cost: `${texts.cost(moment)}${margin}`,
      after: texts.at(moment, after),
    });
  }
  const rank = cause === 'throw' ? entry.rank : null;
  const story = `${texts.story(entry)}${rank === null ? '' : ` ${rankText(catalogue, rank)}`}`;
  return texts.say('review-moment', { where, story, seat: { seat }, after: texts.at(moment, after) });
}

function moments(catalogue: Catalogue, texts: ReportTexts, { review, setup }: Reviewed): string[] {
  const { unit } = review;
  const found = decisiveMoments(review, [...setup.names.keys()]);
  if (found.length === 0) return [texts.say('review-nothing-turned', { unit })];
  return [
    texts.say('review-moments'),
    ...found.map((moment) => `  ${momentText(catalogue, texts, review, moment)}`),
  ];
}

function reliability({ say, worth }: ReportTexts, { review, rollouts }: Reviewed): string[] {
  const { how, noise, margin, players } = review;
  const met = players.some((player) => player.met !== 0) ? [say('review-met-is')] : [];
  switch (how) {
    case 'exact':
    case 'equilibrium':
    case 'round':
    case 'match':
    case 'turn':
      return [...met, say(`review-${how}`)];
    case 'duels':
      return [...met, say('review-duels', { rollouts, noise: worth(noise) })];
    case 'sampled':
    case 'rollouts': {
      const values = {
        how,
        rollouts,
        noise: worth(noise),
        choice: worth(largestMargin(review)),
        left: worth(margin),
      };
      return [...met, say('review-estimated', values)];
    }
    default:
      return never(how);
  }
}

const unfinished = ({ say }: ReportTexts, { ended }: Reviewed): string[] =>
  ended === 'played' ? [] : [say('review-unfinished', { resigned: ended === 'resigned' ? 'yes' : 'no' })];

/** Converts values to heights from 0 to 1: win probabilities stay unchanged, sips are scaled to their range. */
function heights(unit: Review['unit'], worths: readonly BySeat<number>[]): readonly BySeat<number>[] {
  if (unit === 'win') return worths;
  const all = worths.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return worths.map((bySeat) =>
    bySeat.map((value) => (most > least ? (value - least) / (most - least) : 0.5)),
  );
}

function curves(texts: ReportTexts, { review }: Reviewed): string[] {
  const worths = [review.start, ...review.entries.map(({ after }) => after)];
  const rows = curvesOf(heights(review.unit, worths), curveWidth).map((curve, seat) => [
    `  ${texts.say('review-seat', { seat: { seat } })}`,
    texts.worth(ofSeat(review.start, seat)),
    curve,
    texts.worth(ofSeat(review.result, seat)),
  ]);
  return [texts.say(review.unit === 'win' ? 'review-curve' : 'review-curve-sips'), ...columns(rows, 1)];
}

/** @param width the number of columns in which sentences are wrapped; tables and curves keep their lines */
export function report(catalogue: Catalogue, reviewed: Reviewed, width = Number.POSITIVE_INFINITY): string {
  const texts = textsOf(catalogue, reviewed);
  const wrapped = (lines: readonly string[]) =>
    lines.flatMap((line) => wrap(line, width, line.startsWith(' ') ? '    ' : ''));
  const parts = [
    [texts.say('review-title', { game: gameTexts(catalogue, reviewed.setup.game).name })],
    wrapped(balances(catalogue, reviewed)),
    table(texts, reviewed),
    wrapped([...unfinished(texts, reviewed), ...reliability(texts, reviewed), texts.say('review-listed')]),
    wrapped(moments(catalogue, texts, reviewed)),
    curves(texts, reviewed),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
