import { type BaseView, ofSeat, placesByRank } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Hand } from '../hands/hand.ts';
import { asAnyView } from '../hands/hand-of.ts';
import type { Phrase } from '../i18n/phrase.ts';
import { actingSeats, besideScore, lowestWins, progressOf, type TableSeat } from './seats.ts';

interface Speaking {
  readonly messages: Catalogue;
  readonly seats: readonly TableSeat[];
}

const namesOf = (seats: readonly TableSeat[]): string[] => seats.map(({ name }) => name);

const put = ({ messages, seats }: Speaking, { key, values }: Phrase): string =>
  messages.say(key, values, namesOf(seats));

/** Whose turn it is. */
export function turnText(speaking: Speaking, view: BaseView): string {
  const { messages, seats } = speaking;
  const acting = actingSeats(view);
  if (acting.length === 0) return messages.say('web-match-over');
  return messages.say('web-turn-of-many', { seats: { seats: acting }, count: acting.length }, namesOf(seats));
}

/** The scores, in seating order. */
export function scoresText({ messages, seats }: Speaking, view: BaseView): string {
  return messages.list(
    seats.map(({ name }, seat) => `${name} ${messages.number(ofSeat(view.scores, seat))}`),
  );
}

/** The scores with places and what stands beside them, best first. */
export function detailedScoresText(speaking: Speaking, view: BaseView): string {
  const { messages, seats } = speaking;
  const sign = lowestWins(asAnyView(view).game) ? 1 : -1;
  const places = placesByRank(view.scores.map((score) => sign * score));
  const rows = seats.map(({ name }, seat) => {
    const beside = besideScore(view, seat);
    const more = beside === null ? '' : `, ${put(speaking, beside)}`;
    const place = ofSeat(places, seat);
    return { place, text: `${place}. ${name}: ${messages.number(ofSeat(view.scores, seat))}${more}` };
  });
  const progress = progressOf(view);
  const texts = rows.sort((a, b) => a.place - b.place).map(({ text }) => text);
  return [...texts, ...(progress === null ? [] : [put(speaking, progress)])].join('. ');
}

/** What is at stake in the running turn. */
export function stakesText(speaking: Speaking, hand: Hand | null): string {
  if (hand === null) return speaking.messages.say('web-nothing-at-stake');
  return hand.facts.map(({ label, value }) => `${put(speaking, label)}: ${put(speaking, value)}`).join(', ');
}

/** The dice of the hand, each with its state. */
export function handText(speaking: Speaking, hand: Hand | null): string {
  const { messages } = speaking;
  if (hand === null || hand.dice.length === 0) return messages.say('web-no-dice');
  return hand.dice
    .map((die) =>
      messages.say('web-die', {
        number: die.position + 1,
        face: die.face,
        worth: die.worth === null ? messages.say('web-no-worth') : put(speaking, die.worth),
        state: die.state,
        marking: hand.marking ?? 'none',
      }),
    )
    .join('. ');
}
