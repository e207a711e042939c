import {
  type AnyGame,
  type BaseView,
  type ControlDie,
  type Controls,
  type Message,
  noteForScore,
  ofSeat,
  placesByRank,
  type ScoringCard,
  type Seat,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { actingSeats, actorName, shownName, type TableSeat } from './seats.ts';

interface Speaking {
  readonly messages: Catalogue;
  readonly seats: readonly TableSeat[];
}

const namesOf = (seats: readonly TableSeat[]): string[] => seats.map(({ name }) => name);

const text = ({ messages, seats }: Speaking, message: Message): string =>
  messages.text(message, namesOf(seats));

/**
 * Returns whose turn it is, as a sentence.
 * @param mine the seats on this screen; if there is only one, it is addressed as “you”
 */
export function turnText({ messages, seats }: Speaking, view: BaseView, mine: readonly Seat[]): string {
  const acting = actingSeats(view);
  if (acting.length === 0) return messages.say('web-match-over');
  if (acting.length === 1 && mine.length === 1 && acting[0] === mine[0]) return messages.say('your-turn');
  return messages.say(
    'web-turn-of-many',
    { seats: { seats: acting }, count: acting.length },
    seats.map((seat) => actorName(messages, seat)),
  );
}

export function scoresText(
  speaking: Speaking,
  { scores }: BaseView,
  controls: Pick<Controls, 'standings' | 'unscored'>,
): string {
  const { messages, seats } = speaking;
  return messages.list(
    seats.map((one, seat) => {
      const note = noteForScore(controls, seat);
      const score = note === null ? messages.number(ofSeat(scores, seat)) : text(speaking, note);
      return `${shownName(messages, one)}: ${score}`;
    }),
  );
}

/** Lists all players with their points, the best first. */
export function placesText(
  { messages, seats }: Speaking,
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
): string {
  return seats
    .map((one, seat) => ({
      name: shownName(messages, one),
      place: ofSeat(places, seat),
      score: ofSeat(scores, seat),
    }))
    .sort((a, b) => a.place - b.place)
    .map(
      ({ name, place, score }) =>
        `${messages.say('web-place', { place })} ${name}: ${messages.number(score)}.`,
    )
    .join(' ');
}

export function detailedScoresText(
  speaking: Speaking,
  { facts }: AnyGame,
  { scores }: BaseView,
  { standings, unscored = [], progress, goal, race }: Controls,
): string {
  const { messages, seats } = speaking;
  const places = placesByRank(
    scores.map((score, seat) => (unscored.includes(seat) ? Infinity : facts.lowScoreWins ? score : -score)),
  );
  const rows = seats.map((one, seat) => {
    const standing = standings[seat] ?? null;
    const note = standing === null ? '' : text(speaking, standing);
    const place = ofSeat(places, seat);
    return {
      place,
      text: unscored.includes(seat)
        ? `${shownName(messages, one)}: ${note}`
        : `${place}. ${shownName(messages, one)}: ${messages.number(ofSeat(scores, seat))}${note && `, ${note}`}`,
    };
  });
  const texts = rows.sort((a, b) => a.place - b.place).map((row) => row.text);
  const about = [progress, goal, race].flatMap((part) => (part === null ? [] : [text(speaking, part)]));
  return [...texts, ...about].join('. ');
}

export const factsText = (speaking: Speaking, { facts }: Controls): string =>
  facts.length === 0
    ? speaking.messages.say('web-nothing-at-stake')
    : facts.map(({ label, value }) => `${text(speaking, label)}: ${text(speaking, value)}`).join(', ');

/** Returns the name of a die: its position, its face, its points if dice have any, and its mark. */
export const dieName = (
  messages: Catalogue,
  say: (worth: Message) => string,
  { position, face, worth, mark }: ControlDie,
  { dice, marking }: Pick<Controls, 'dice' | 'marking'>,
): string =>
  messages.say('web-die', {
    number: position + 1,
    face,
    hasWorth: dice.some((die) => die.worth !== null) ? 'yes' : 'no',
    worth: worth === null ? messages.say('web-no-worth') : say(worth),
    state: mark,
    marked: messages.lookup(`marking-${marking ?? 'keep'}.mark`),
  });

export const dieText = (speaking: Speaking, die: ControlDie, controls: Controls): string =>
  dieName(speaking.messages, (worth) => text(speaking, worth), die, controls);

/**
 * Describes the result of the marked dice, or why they cannot be kept.
 * @param tapped the die that was just marked or put back, which is named first; null if several dice changed
 */
export function markedText(speaking: Speaking, controls: Controls, tapped: ControlDie | null): string {
  const { messages, seats } = speaking;
  const { marked } = controls;
  const marking = controls.marking ?? 'keep';
  const none = messages.lookup(`marking-${marking}.none`);
  const result =
    marked === null
      ? none
      : 'code' in marked
        ? messages.explain(marked, namesOf(seats))
        : text(speaking, marked);
  if (tapped === null) return result;
  const state =
    tapped.mark === 'chosen' ? messages.lookup(`marking-${marking}.mark`) : messages.say('web-put-back');
  const sum =
    marked !== null && 'key' in marked && messages.has(`${marked.key}.sum`)
      ? messages.lookup(`${marked.key}.sum`, marked.values, namesOf(seats))
      : result;
  return `${messages.say('web-die-marked', { number: tapped.position + 1, face: tapped.face, state })} ${sum}`;
}

export function diceText(speaking: Speaking, controls: Controls): string {
  const { dice } = controls;
  if (dice.length === 0) return speaking.messages.say('dice-none');
  return dice.map((die) => dieText(speaking, die, controls)).join('. ');
}

/** Describes what the next roll can bring, in percent. */
export function chancesText(speaking: Speaking, card: ScoringCard | undefined): string {
  const { messages } = speaking;
  if (card === undefined) return messages.say('web-card-none');
  const chances = card.chances.map(({ label, count, of }) => {
    const share = messages.number(count / of, { style: 'percent', maximumFractionDigits: 1 });
    return `${text(speaking, label)}: ${share}`;
  });
  return chances.length === 0 ? messages.say('web-typed-no-odds') : sentences(chances);
}

/** Ends each part with a full stop, so that a voice pauses after it. */
const sentences = (parts: readonly string[]): string =>
  parts.map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`)).join(' ');

const standingTexts = (speaking: Speaking, view: BaseView, controls: Controls): readonly string[] => [
  scoresText(speaking, view, controls),
  factsText(speaking, controls),
  diceText(speaking, controls),
];

/** Describes the whole table: whose turn it is, the scores, the points at stake, and the dice. */
export const tableText = (
  speaking: Speaking,
  view: BaseView,
  controls: Controls,
  mine: readonly Seat[],
): string => sentences([turnText(speaking, view, mine), ...standingTexts(speaking, view, controls)]);

/** Phrases a position as a question to the player of a seat. */
export const questionText = (speaking: Speaking, view: BaseView, controls: Controls, seat: Seat): string => {
  const { messages } = speaking;
  const seats = speaking.seats.map((one, at) => ({ ...one, isNameless: at === seat }));
  return sentences([...standingTexts({ messages, seats }, view, controls), messages.say('puzzle-question')]);
};
