import { type BaseView, ofSeat, placesByRank } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Hand } from '../hands/hand.ts';
import { asAnyView } from '../hands/hand-of.ts';
import type { Phrase } from '../words/phrase.ts';
import { actingSeats, besideScore, lowestWins, progressOf, type TableSeat } from './seats.ts';

interface Speaking {
  readonly words: Catalogue;
  readonly seats: readonly TableSeat[];
}

const namesOf = (seats: readonly TableSeat[]): string[] => seats.map(({ name }) => name);

const put = ({ words, seats }: Speaking, { key, values }: Phrase): string =>
  words.say(key, values, namesOf(seats));

/** Whose turn it is. */
export function turnText(speaking: Speaking, view: BaseView): string {
  const { words, seats } = speaking;
  const acting = actingSeats(view);
  if (acting.length === 0) return words.say('web-match-over');
  return words.say('web-turn-of-many', { seats: { seats: acting }, count: acting.length }, namesOf(seats));
}

/** The scores, in seating order. */
export function scoresText({ words, seats }: Speaking, view: BaseView): string {
  return words.list(seats.map(({ name }, seat) => `${name} ${words.number(ofSeat(view.scores, seat))}`));
}

/** The scores with places and what stands beside them, best first. */
export function detailedScoresText(speaking: Speaking, view: BaseView): string {
  const { words, seats } = speaking;
  const sign = lowestWins(asAnyView(view).game) ? 1 : -1;
  const places = placesByRank(view.scores.map((score) => sign * score));
  const rows = seats.map(({ name }, seat) => {
    const beside = besideScore(view, seat);
    const more = beside === null ? '' : `, ${put(speaking, beside)}`;
    const place = ofSeat(places, seat);
    return { place, text: `${place}. ${name}: ${words.number(ofSeat(view.scores, seat))}${more}` };
  });
  const progress = progressOf(view);
  const texts = rows.sort((a, b) => a.place - b.place).map(({ text }) => text);
  return [...texts, ...(progress === null ? [] : [put(speaking, progress)])].join('. ');
}

/** What is at stake in the running turn. */
export function stakesText(speaking: Speaking, hand: Hand | null): string {
  if (hand === null) return speaking.words.say('web-nothing-at-stake');
  return hand.facts.map(({ label, value }) => `${put(speaking, label)}: ${put(speaking, value)}`).join(', ');
}

/** The dice of the hand, each with its state. */
export function handText(speaking: Speaking, hand: Hand | null): string {
  const { words } = speaking;
  if (hand === null || hand.dice.length === 0) return words.say('web-no-dice');
  return hand.dice
    .map((die) =>
      words.say('web-die', {
        number: die.position + 1,
        face: die.face,
        worth: die.worth === null ? words.say('web-no-worth') : put(speaking, die.worth),
        state: die.state,
        marking: hand.marking ?? 'none',
      }),
    )
    .join('. ');
}
