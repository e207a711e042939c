import type { AnyGame, BaseEvent, BaseView, Controls, Seat } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { currentSettings } from '../../settings/settings.ts';
import type { Frame } from '../frame.ts';
import { actingSeats, type TableSeat } from '../seats.ts';
import { factsText } from '../summaries.ts';
import { type LogExtent, newsBetween, standInText } from './game-log.ts';

/** What is announced of a frame: brief leaves out what other players do in the middle of their turns. */
export function announcedOf(
  { entry, view }: Frame,
  events: readonly BaseEvent[],
  mine: readonly Seat[],
  verbosity: 'brief' | 'normal' | 'full',
): readonly BaseEvent[] {
  if (verbosity !== 'brief' || entry === null || mine.includes(entry.seat)) return events;
  const acting = actingSeats(view);
  const goesOn = acting.length === 1 && acting[0] === entry.seat;
  return goesOn ? [] : events;
}

interface Announced {
  readonly game: AnyGame;
  readonly frames: readonly Frame[];
  readonly count: number;
  /** How much of them may be disclosed. */
  readonly extent: LogExtent;
  readonly view: BaseView;
  readonly seats: readonly TableSeat[];
  readonly mine: readonly Seat[];
  readonly controls: Controls;
  readonly choosing: Seat | null;
}

/** Announces what happens at the table as it is shown, and whose turn it is. */
export function useAnnouncements(table: Announced): void {
  const { game, frames, count, extent, view, seats, mine, controls, choosing } = table;
  const messages = useMessages();
  const extentBefore = useRef<LogExtent>(null);
  const countBefore = useRef(count);
  const turn = useRef<Seat | null>(null);
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    const { verbosity } = currentSettings();
    for (const { frame, index, events } of newsBetween(frames, extentBefore.current ?? extent, extent)) {
      announcer.say(standInText(messages, frames, index, names) ?? '');
      for (const event of announcedOf(frame, events, mine, verbosity)) {
        announcer.say(messages.event(game.id, event, names) ?? '');
      }
    }
    extentBefore.current = extent;
    // One turn may follow right on another of the same seat.
    const isNewTurn = frames
      .slice(countBefore.current, count)
      .some(({ events }) => events.some(({ kind }) => kind === 'turn-ended'));
    countBefore.current = count;
    if (choosing === turn.current && !isNewTurn) return;
    turn.current = choosing;
    if (choosing === null || view.step.kind === 'over') return;
    const key = mine.length === 1 ? 'web-your-turn' : 'web-turn-of';
    announcer.say(messages.say(key, { seat: { seat: choosing } }, names), 'assertive');
    if (verbosity === 'full') announcer.say(factsText({ messages, seats }, controls));
  }, [game, frames, count, extent, view, seats, mine, controls, choosing, messages]);
}
