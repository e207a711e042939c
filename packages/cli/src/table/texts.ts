import type { BaseEvent, Fact } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Session, type Statement, visibleEvents } from './session.ts';

export interface TableTexts {
  of(statement: Statement): string;
  ofFact(fact: Fact): string;
  /** The sentences of the events that the player at the keyboard may know. */
  ofEvents(events: readonly BaseEvent[]): string[];
}

export function textsOf(messages: Catalogue, { tableSetup, atKeyboard }: Session): TableTexts {
  const { game, names } = tableSetup.setup;
  const ofFact = ({ label, value }: Fact) => `${messages.text(label, names)}: ${messages.text(value, names)}`;
  return {
    of(statement) {
      if ('code' in statement) return messages.explain(statement, names);
      if ('key' in statement) return messages.text(statement, names);
      return `${ofFact(statement)}.`;
    },
    ofFact,
    ofEvents: (events) =>
      visibleEvents(events, atKeyboard).flatMap((event) => messages.event(game.id, event, names) ?? []),
  };
}
