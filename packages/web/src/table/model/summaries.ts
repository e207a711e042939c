import {
  type AnyGame,
  type BaseView,
  type ControlDie,
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

export const dieText = (
  speaking: Speaking,
  { position, face, worth, mark }: ControlDie,
  marking: Controls['marking'],
): string =>
  speaking.messages.say('web-die', {
    number: position + 1,
    face,
    worth: worth === null ? speaking.messages.say('web-no-worth') : text(speaking, worth),
    state: mark,
    marking: marking ?? 'none',
  });

/** What the marked dice make, or why they cannot be kept. */
export function markedText(speaking: Speaking, { marked, marking }: Controls): string {
  const { messages, seats } = speaking;
  if (marked === null) return messages.say('web-marked-none', { marking: marking ?? 'none' });
  return 'code' in marked ? messages.explain(marked, namesOf(seats)) : text(speaking, marked);
}

export const diceText = (speaking: Speaking, { dice, marking }: Controls): string =>
  dice.length === 0
    ? speaking.messages.say('dice-none')
    : dice.map((die) => dieText(speaking, die, marking)).join('. ');
