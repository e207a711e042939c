import {
  type AnyGame,
  type BaseView,
  type ControlDie,
  type ControlPiece,
  type Controls,
  type Message,
  ofSeat,
  placesByRank,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { actingSeats, type TableSeat } from './seats.ts';

interface Speaking {
  readonly messages: Catalogue;
  readonly seats: readonly TableSeat[];
}

const namesOf = (seats: readonly TableSeat[]): string[] => seats.map(({ name }) => name);

const text = ({ messages, seats }: Speaking, message: Message): string =>
  messages.text(message, namesOf(seats));

export function turnText({ messages, seats }: Speaking, view: BaseView): string {
  const acting = actingSeats(view);
  if (acting.length === 0) return messages.say('web-match-over');
  return messages.say('web-turn-of-many', { seats: { seats: acting }, count: acting.length }, namesOf(seats));
}

export function scoresText({ messages, seats }: Speaking, view: BaseView): string {
  return messages.list(
    seats.map(({ name }, seat) => `${name} ${messages.number(ofSeat(view.scores, seat))}`),
  );
}

/** All players with their points, best first. */
export function placesText(
  { messages, seats }: Speaking,
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
): string {
  return seats
    .map(({ name }, seat) => ({ name, place: ofSeat(places, seat), score: ofSeat(scores, seat) }))
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
  { standings, progress, goal, race }: Controls,
): string {
  const { messages, seats } = speaking;
  const places = placesByRank(scores.map((score) => (facts.lowScoreWins ? score : -score)));
  const rows = seats.map(({ name }, seat) => {
    const standing = standings[seat] ?? null;
    const more = standing === null ? '' : `, ${text(speaking, standing)}`;
    const place = ofSeat(places, seat);
    return { place, text: `${place}. ${name}: ${messages.number(ofSeat(scores, seat))}${more}` };
  });
  const texts = rows.sort((a, b) => a.place - b.place).map((row) => row.text);
  const about = [progress, goal, race].flatMap((part) => (part === null ? [] : [text(speaking, part)]));
  return [...texts, ...about].join('. ');
}

export const factsText = (speaking: Speaking, { facts }: Controls): string =>
  facts.length === 0
    ? speaking.messages.say('web-nothing-at-stake')
    : facts.map(({ label, value }) => `${text(speaking, label)}: ${text(speaking, value)}`).join(', ');

/** The name of a die: its position, its face, its worth if dice have one, and its mark. */
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

/** The result of the marked dice, or why they cannot be kept. */
export function markedText(speaking: Speaking, { marked, marking }: Controls): string {
  const { messages, seats } = speaking;
  if (marked === null) return messages.lookup(`marking-${marking ?? 'keep'}.none`);
  return 'code' in marked ? messages.explain(marked, namesOf(seats)) : text(speaking, marked);
}

export const pieceText = (speaking: Speaking, { label, state }: ControlPiece): string =>
  `${text(speaking, label)}: ${text(speaking, state)}`;

export function diceText(speaking: Speaking, controls: Controls): string {
  const { dice, pieces = [] } = controls;
  if (dice.length === 0 && pieces.length === 0) return speaking.messages.say('dice-none');
  const texts = dice.map((die) => dieText(speaking, die, controls));
  return [...texts, ...pieces.map((piece) => pieceText(speaking, piece))].join('. ');
}
