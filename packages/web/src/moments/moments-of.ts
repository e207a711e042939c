import {
  type BaseView,
  type EventOf,
  eventValues,
  type Frame,
  type Message,
  type Seat,
} from '@dicehall/engine';
import { formFor } from '@dicehall/messages';
import { tableRules } from '../games/table-rules.ts';
import type { RevealRules } from '../table/model/reveal.ts';
import { seatOfYou, youFirst } from '../table/model/seats.ts';
import { commonMoments } from './common-moments.ts';
import { type Moment, type MomentGroup, weights } from './moment.ts';

/** The maximum number of lines below a headline. If there are more lines, only the last of them are shown. */
const mostLines = 2;

const weightOf = ({ weight }: Moment): number => weights.indexOf(weight);

function grouped(moments: readonly Moment[]): MomentGroup[] {
  const [first, ...rest] = moments;
  if (first === undefined) return [];
  const main = rest.reduce((most, one) => (weightOf(one) > weightOf(most) ? one : most), first);
  // The hands already show the result of each player, so light headlines about players are left out.
  const others = moments.filter(
    (one) => one !== main && (main.hands === undefined || one.weight !== 'light'),
  );
  return [{ main, also: others.slice(-mostLines) }];
}

/**
 * Returns the headlines of a frame as one group. The end of the match is a second group, so that the last roll is shown
 * separately.
 * @param start the view before the first frame
 * @param mine the seats on this screen
 */
export function momentsOf(
  frames: readonly Frame[],
  index: number,
  start: BaseView,
  mine: readonly Seat[],
): readonly MomentGroup[] {
  const frame = frames[index];
  if (frame === undefined) return [];
  const { events, view } = frame;
  const before = frames[index - 1]?.view ?? start;
  const context = { frames: frames.slice(0, index + 1), before, after: view, mine };
  const rules = tableRules[view.game]?.moments ?? {};
  const moments = events.flatMap((event) => {
    const rule = rules[event.kind] ?? commonMoments[event.kind];
    return rule?.(event, context) ?? [];
  });
  const isEnd = ({ event }: Moment) => event.kind === 'match-over';
  return [...grouped(moments.filter((one) => !isEnd(one))), ...grouped(moments.filter(isEnd))];
}

/**
 * Returns the headlines of several steps of a reveal. They have no texts, because the board shows the result.
 * @param shown the frames up to the revealed one
 * @param from the first step, counted from 0
 * @param to the step after the last one
 */
export function momentOfReveal(
  shown: readonly Frame[],
  rules: RevealRules,
  from: number,
  to: number,
): MomentGroup | null {
  const events = shown.flatMap((frame) => frame.events);
  const news = events.slice(rules.eventsAfter(events, from), rules.eventsAfter(events, to));
  const [group] = grouped(news.flatMap((event) => rules.moments[event.kind]?.(event) ?? []));
  return group ?? null;
}

/** Returns the headline of a group that states its result: the points, if there are any. */
export const outcomeOf = ({ main, also }: MomentGroup): Moment =>
  [main, ...also].find(({ points }) => points !== undefined) ?? main;

/** The maximum number of seats that a headline names. For more seats, it states their number. */
export const mostNames = 4;

/**
 * Returns the values for the text of a headline. `you` is `yes` if the only person on this screen acted in the event
 * or is a winner of the match, whose seat is then left out of `seats`; `toYou` is `yes` if that person is the target of the event.
 */
export function momentValues({ event, total }: Moment, mine: readonly Seat[]): Message['values'] {
  const own = seatOfYou({ mine });
  const form = formFor(event, own);
  const { seats = [] } = event as Partial<EventOf<'match-over'>>;
  const isMyWin = event.kind === 'match-over' && seats.some((seat) => seat === own);
  return {
    unit: 'points',
    ...eventValues(event),
    ...(seats.length > 0 && {
      seats: { seats: isMyWin ? seats.filter((seat) => seat !== own) : youFirst(seats, mine) },
      others: seats.length - 1,
    }),
    ...(total !== undefined && { total }),
    many: seats.length > mostNames ? 'yes' : 'no',
    you: form === 'you' || isMyWin ? 'yes' : 'no',
    toYou: form === 'target' ? 'yes' : 'no',
  };
}
