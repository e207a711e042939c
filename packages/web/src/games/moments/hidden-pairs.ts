import type { BaseEvent } from '@dicehall/engine';
import { always, matchOver } from '../../moments/common-moments.ts';
import type { Moment, MomentContext, MomentRules } from '../../moments/moment.ts';
import type { RevealRules } from '../../table/model/reveal.ts';

/** A match that a roll-off has decided says so, because another player has as many points as the winner. */
function decided(event: BaseEvent, context: MomentContext): readonly Moment[] {
  const isDrawn = context.frames.some(({ events }) => events.some(({ kind }) => kind === 'drawn'));
  return matchOver(event, context).map((moment) =>
    !isDrawn
      ? moment
      : { ...moment, text: moment.total === undefined ? 'moment-won-roll-off' : 'moment-lost-roll-off' },
  );
}

/**
 * The headlines outside the reveal. The rounds of a turn have none, because the board of the reveal shows them one by
 * one.
 */
export const hiddenPairsMoments: MomentRules = {
  drawn: always('moment-drawn', { weight: 'heavy', tone: 'plain' }),
  'match-over': decided,
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
