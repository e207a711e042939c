import type { BaseEvent } from '@dicehall/engine';
import { always } from '../../moments/common-moments.ts';
import type { Moment, MomentRules } from '../../moments/moment.ts';
import type { RevealRules } from '../../table/model/reveal.ts';

/**
 * The headlines outside the reveal. The rounds of a turn have none, because the board of the reveal shows them one by
 * one.
 */
export const hiddenPairsMoments: MomentRules = {
  drawn: always('moment-drawn', { weight: 'heavy', tone: 'plain' }),
};

/** Blocking an attack with Lucky Dice is rare enough to be celebrated. */
function attacked(event: BaseEvent): readonly Moment[] {
  const isNegated = 'negated' in event && event.negated === true;
  const moment = { kind: event.kind, text: 'moment-pairs-tie', event } as const;
  return [
    isNegated
      ? { ...moment, weight: 'whole', tone: 'good', cue: 'celebration', celebration: 'lucky-dice' }
      : { ...moment, weight: 'medium', tone: 'bad', cue: 'bust' },
  ];
}

/** The sounds while the rounds of a turn are revealed. */
export const revealMoments: RevealRules['moments'] = {
  attacked,
  'round-won': always('moment-pairs-tie', { weight: 'light', tone: 'good', cue: 'bank' }),
};
