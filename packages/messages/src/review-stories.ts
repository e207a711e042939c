import { type AnyGame, type BaseEvent, continuesTie, describeMove, type Seat } from '@dicehall/engine';
import { type AdviceOf, reasonText } from './advice.ts';
import { type Catalogue, logFormFor, type Names } from './catalogue.ts';

/** A replayed match, with the state before each entry and the events of each entry. */
interface Told {
  readonly game: AnyGame;
  readonly names: Names;
  readonly states: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
  /** The seat to address as “you”. */
  readonly you?: Seat | undefined;
}

interface ToldEntry {
  readonly entry: number;
  readonly seat: Seat;
  readonly kind: 'throw' | 'choice';
  readonly move?: unknown;
}

interface ToldMistake extends ToldEntry {
  readonly best: unknown;
  readonly advice: AdviceOf | null;
}

export function reviewStories(messages: Catalogue, { game, names, states, events, you }: Told) {
  const hides = game.facts.hiddenInformation;
  const reveals = (entry: number): boolean => events[entry]?.some(({ kind }) => kind === 'revealed') === true;
  const moveText = ({ entry, seat }: ToldEntry, move: unknown): string =>
    messages.text(describeMove(game, states[entry], seat, move), names);
  /**
   * Describes the events of an entry. If the entry reveals hidden choices, the text says only what was rolled, who won
   * points in which round, and which round is tied.
   */
  const happened = (entry: number): string =>
    (events[entry] ?? [])
      .filter(
        (event) =>
          !reveals(entry) ||
          'purpose' in event ||
          ('round' in event && ('points' in event || event.kind === 'tie')),
      )
      .flatMap((event) => messages.event(game.id, event, names, logFormFor(event, you)) ?? [])
      .join(' ');
  /** Describes a roll. A roll to break a tie comes after the rolls that it is compared with. */
  const rolled = (entry: number): string =>
    `${continuesTie(events, entry) ? `${rolled(entry - 1)} ` : ''}${happened(entry)}`;
  const played = (choice: ToldEntry): string =>
    messages.say(
      choice.seat === you ? 'review-played.own' : 'review-played',
      { seat: { seat: choice.seat }, move: moveText(choice, choice.move) },
      names,
    );
  return {
    reveals,
    /** Describes an entry by its events, or by its move if the events have no text. */
    story(one: ToldEntry): string {
      if (one.kind === 'throw') return rolled(one.entry);
      return (hides && !reveals(one.entry) ? '' : happened(one.entry)) || played(one);
    },
    /**
     * Describes a mistake: both moves in the same words, so that their difference is easy to see, and the reason.
     * @param isBeside whether the values of both moves are shown beside the text, which then leaves them out
     */
    mistake(one: ToldMistake, isBeside = true): string {
      const { entry, seat, best, advice } = one;
      const better = messages.say('review-better', { move: moveText(one, best) });
      const choice = { game, state: states[entry], seat, names };
      const reason = advice === null ? '' : reasonText(messages, advice, choice, isBeside);
      return [played(one), better, reason].filter((text) => text !== '').join(' ');
    },
  };
}
