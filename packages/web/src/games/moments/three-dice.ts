import type { BaseEvent, EventOf, Frame, MessageKey, Seat, ThreeDiceEvent } from '@dicehall/engine';
import { always } from '../../moments/common-moments.ts';
import type { HandShown, Moment, MomentContext, MomentRules } from '../../moments/moment.ts';

type Event<Kind extends ThreeDiceEvent['kind']> = Extract<ThreeDiceEvent, { readonly kind: Kind }>;

const roundEnds = new Set(['round-lost', 'all-safe', 'round-restarted', 'starts']);

/** Returns the events of the round that ends with the last frame. */
function roundOf(frames: readonly Frame[]): readonly ThreeDiceEvent[] {
  const begin = frames
    .slice(0, -1)
    .findLastIndex(({ events }) => events.some(({ kind }) => roundEnds.has(kind)));
  return frames.slice(begin + 1).flatMap(({ events }) => events) as readonly ThreeDiceEvent[];
}

const takersOf = (event: Event<'penalty' | 'gave' | 'round-lost'>): readonly Seat[] =>
  event.kind === 'round-lost' ? event.seats : [event.kind === 'gave' ? event.to : event.seat];

/** Returns the final hands of a round, in the order in which they were rolled. */
function handsOf(round: readonly ThreeDiceEvent[], losers: readonly Seat[]): readonly HandShown[] {
  const hands = new Map<Seat, HandShown>();
  const taken = new Map<Seat, readonly number[]>();
  for (const event of round) {
    if (event.kind === 'penalty' || event.kind === 'gave' || event.kind === 'round-lost')
      for (const seat of takersOf(event)) taken.set(seat, [...(taken.get(seat) ?? []), event.amount]);
    if (event.kind === 'rolled' && event.purpose === 'turn') {
      const { seat, dice, value = 0 } = event;
      hands.set(seat, { seat, dice, points: value, hasLost: losers.includes(seat) });
    }
    const hand = 'seat' in event ? hands.get(event.seat) : undefined;
    if (hand === undefined) continue;
    if (event.kind === 'safe') hands.set(hand.seat, { ...hand, points: null });
    if (event.kind === 'rolled' && event.purpose === 'tie')
      hands.set(hand.seat, { ...hand, tie: [...(hand.tie ?? []), event.value ?? 0] });
  }
  return [...hands.values()].map((hand) => {
    const amounts = taken.get(hand.seat);
    return amounts === undefined ? hand : { ...hand, taken: amounts };
  });
}

function roundLost(base: BaseEvent, { frames, mine }: MomentContext): readonly Moment[] {
  const event = base as EventOf<'round-lost'>;
  const round = roundOf(frames);
  const text = round.some(({ kind }) => kind === 'tie') ? 'moment-round-lost-tie' : 'moment-round-lost';
  const { kind, seats, amount: points } = event;
  const hands = handsOf(round, seats);
  const isOfOthers = mine.length > 0 && !seats.some((seat) => mine.includes(seat));
  const look = isOfOthers
    ? ({ tone: 'plain', cue: 'bank' } as const)
    : ({ tone: 'bad', cue: 'bust' } as const);
  return [{ kind, text, event, weight: 'heavy', hands, points, ...look }];
}

function safe(base: BaseEvent): readonly Moment[] {
  const event = base as Event<'safe'>;
  const { kind, roll } = event;
  const moment = { kind, text: 'moment-safe', event, tone: 'good', cue: 'celebration' } as const;
  return [
    roll === 'super-stairs'
      ? { ...moment, weight: 'whole', celebration: 'super-stairs' }
      : { ...moment, weight: 'medium' },
  ];
}

const penaltyTexts: Readonly<Record<string, MessageKey>> = {
  'first-roll': 'moment-first-roll',
  'shit-stairs': 'moment-shit-stairs',
};

function penalty(base: BaseEvent): readonly Moment[] {
  const event = base as EventOf<'penalty'>;
  const isFirstRoll = event.reason === 'first-roll';
  return [
    {
      kind: event.reason,
      text: penaltyTexts[event.reason] ?? 'moment-penalty',
      event,
      // The hands of the round already show who else takes the penalty.
      weight: isFirstRoll ? 'heavy' : event.reason === 'too-low' ? 'light' : 'medium',
      tone: 'bad',
      cue: 'bust',
      points: event.amount,
    },
  ];
}

export const threeDiceMoments: MomentRules = {
  'round-lost': roundLost,
  safe,
  penalty,
  stayed: always('moment-stayed', { weight: 'light', tone: 'plain', cue: 'keep' }),
  gave: always('moment-gave', { weight: 'medium', tone: 'plain', cue: 'bank' }),
  'all-safe': always('moment-all-safe', { weight: 'heavy', tone: 'good', cue: 'bank' }),
  tie: always('moment-tie', { weight: 'heavy', tone: 'plain' }),
};
