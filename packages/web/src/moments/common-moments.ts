import { type BaseEvent, type EventOf, type MessageKey, ofSeat, type Seat } from '@dicehall/engine';
import type { Moment, MomentContext, MomentRule, MomentRules } from './moment.ts';
import { isMuch } from './timing.ts';

type Look = Omit<Moment, 'kind' | 'text' | 'event'>;

/** Makes the rule of an event that always has the same headline. */
export const always =
  (text: MessageKey, look: Look) =>
  (event: BaseEvent): readonly Moment[] => [{ kind: event.kind, text, event, ...look }];

export function matchOver(base: BaseEvent, { mine, after }: MomentContext): readonly Moment[] {
  const event = base as EventOf<'match-over'>;
  const moment = { kind: event.kind, event, weight: 'whole' } as const;
  const won = { ...moment, tone: 'good', cue: 'win' } as const;
  if (after.scores.length === 1) return [{ ...won, text: 'moment-finished' }];
  if (event.seats.some((seat) => mine.includes(seat)))
    return [{ ...won, text: 'moment-match-over', celebration: 'win' }];
  const [own, ...others] = mine;
  const lost = { ...moment, text: 'moment-match-over', tone: 'plain', cue: 'loss' } as const;
  if (own === undefined) return [{ ...lost, cue: 'win' }];
  if (others.length > 0) return [lost];
  const total = ofSeat(after.scores, own);
  return [{ ...lost, text: 'moment-match-lost', tone: 'bad', total, falls: total }];
}

/**
 * Makes the rule for the headlines of a bank.
 * @param getsIn whether this is a player's first bank, in a game in which the first bank needs a minimum
 */
export const bankedWith =
  (getsIn: (context: MomentContext, seat: Seat) => boolean): MomentRule =>
  (base, context) => {
    const event = base as EventOf<'banked'>;
    const moment = { event, tone: 'good', cue: 'bank' } as const;
    const { kind, seat, banked: points } = event;
    return [
      { ...moment, kind, text: 'moment-banked', weight: 'light', points },
      ...(getsIn(context, seat)
        ? [{ ...moment, kind: 'in-game', text: 'moment-in-game', weight: 'medium' } as const]
        : []),
    ];
  };

/** The loss of a large stake of a player on this screen weighs more. */
function busted(base: BaseEvent, { after, mine }: MomentContext): readonly Moment[] {
  const { seat, lost } = base as EventOf<'busted'>;
  const { options } = after as { readonly options?: { readonly target?: number } };
  const weight = mine.includes(seat) && isMuch(lost, options?.target) ? 'heavy' : 'medium';
  return always('moment-busted', { weight, tone: 'bad', cue: 'bust' })(base);
}

export const commonMoments: MomentRules = {
  busted,
  overshot: (base) => {
    const event = base as EventOf<'overshot'>;
    const look = { weight: 'medium', tone: 'bad', cue: 'bust', falls: event.value } as const;
    return always('moment-overshot', look)(event);
  },
  'hot-dice': always('moment-hot-dice', { weight: 'medium', tone: 'good', cue: 'hot-dice' }),
  'took-over': always('moment-took-over', { weight: 'medium', tone: 'plain', cue: 'keep' }),
  banked: bankedWith(() => false),
  'final-round': always('moment-final-round', { weight: 'heavy', tone: 'plain', cue: 'celebration' }),
  moon: always('moment-moon', { weight: 'whole', tone: 'good', cue: 'celebration', celebration: 'moon' }),
  starts: always('moment-starts', { weight: 'medium', tone: 'good', cue: 'keep' }),
  tied: always('moment-tied', { weight: 'medium', tone: 'plain' }),
  'round-lost': always('moment-round-lost', { weight: 'heavy', tone: 'bad', cue: 'bust' }),
  penalty: always('moment-penalty', { weight: 'medium', tone: 'bad', cue: 'bust' }),
  'match-over': matchOver,
};
