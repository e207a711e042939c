import type { Entry, Replayed, Seat } from '@dicehall/engine';
import { adviceText, markText } from '@dicehall/messages';
import type { Advice, MarkedChoice } from '@dicehall/strategy';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { ask } from '../values/ask.ts';
import type { CoachAnswer, CoachedChoice, ValuedMatch } from '../values/questions.ts';
import { type ChoiceAt, currentMark, lastChoices, type Marks } from './marks.ts';

/** How far the coach is: `share` of the solution is from 0 to 1; `estimated` where there is none. */
type CoachState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'solved' | 'estimated' | 'failed' };

/** The coach at a table. */
export interface TableCoach {
  readonly isOn: boolean;
  /** How far the solution is; null before the worker has said so. */
  readonly state: CoachState | null;
  readonly mark: { readonly mark: MarkedChoice['mark']; readonly text: string } | null;
  /** The advice for the choice that is awaited now; null where none was asked for, or it is not known yet. */
  readonly hint: string | null;
  /** Asks for advice, and says why there is none. */
  readonly ask: (seat: Seat) => void;
  readonly closeHint: () => void;
}

const noMatch: Pick<Replayed, 'log' | 'states'> = { log: [], states: [] };

const coachedText = ({ setup: { game, options, names } }: Replayed): string => {
  const coached: ValuedMatch = { game: game.id, options, seats: names.length };
  return JSON.stringify(coached);
};

/** What knows the values of one match. */
interface Coach {
  readonly ask: (choice: Omit<CoachedChoice, keyof ValuedMatch>, hear: (answer: CoachAnswer) => void) => void;
  readonly stop: () => void;
}

/** Opens the values of a match. @param onState hears how far it is */
function openCoach(match: ValuedMatch, onState: (state: CoachState) => void): Coach {
  const opening = ask('open', { ...match, by: 'coach' }, (news) => {
    if (news.kind === 'progress') onState({ kind: 'solving', share: news.share });
    else if (news.kind === 'failed') onState({ kind: 'failed' });
    // Without the memory for a solution, values are estimated.
    else onState({ kind: news.answer === 'solved' ? 'solved' : 'estimated' });
  });
  const asked = [opening];
  return {
    ask(choice, hear) {
      const cancel = ask('advise', { ...match, ...choice }, (news) => {
        if (news.kind === 'done') hear(news.answer);
        else if (news.kind === 'failed') onState({ kind: 'failed' });
      });
      asked.push(cancel);
    },
    stop() {
      for (const cancel of asked) cancel();
    },
  };
}

interface Hint {
  readonly log: readonly Entry[];
  readonly seat: Seat;
  readonly advice: Advice;
}

/** Whether a coach may help: it never speaks of a choice that others may not know. */
const canCoach = ({ setup }: Replayed): boolean => !setup.game.facts.hiddenInformation;

/**
 * Marks the choices of people and advises them, on request, from the exact values of the match or from estimates. The table
 * never waits for it: a mark that comes late is shown until its player chooses again.
 * @param match null where the table does not allow a coach, or the match is not known
 * @param persons the seats of the people at this device
 */
export function useCoach(match: Replayed | null, persons: readonly Seat[]): TableCoach {
  const { log, states } = match ?? noMatch;
  const messages = useMessages();
  const { coach: isWanted } = useSettings();
  const isOn = isWanted && match !== null && canCoach(match);
  const [state, setState] = useState<CoachState | null>(null);
  const [marks, setMarks] = useState<Marks>(new Map());
  const [hint, setHint] = useState<Hint | null>(null);
  const coach = useRef<Coach | null>(null);
  /** The length of the log whose choices have been looked at. */
  const looked = useRef(log.length);

  /** As text, since it does not change with the match. */
  const coached = match === null ? '' : coachedText(match);
  useEffect(() => {
    if (!isOn) return;
    const opened = openCoach(JSON.parse(coached) as ValuedMatch, setState);
    coach.current = opened;
    return () => {
      opened.stop();
      coach.current = null;
      setState(null);
      setMarks(new Map());
      setHint(null);
    };
  }, [isOn, coached]);

  const choiceAt = (state: unknown, seat: Seat) => {
    if (match === null) throw new Error('Only the choices of a match are marked');
    return { game: match.setup.game, names: match.setup.names, state, seat };
  };
  const textOf = ({ entry, index }: ChoiceAt, marked: MarkedChoice): string => {
    const choice = choiceAt(states[index], entry.seat);
    return markText(messages, marked, choice, persons.length > 1);
  };
  const hearMark = useEffectEvent((asked: ChoiceAt, marked: MarkedChoice) => {
    const isLast = lastChoices(log, [asked.entry.seat])[0]?.entry === asked.entry;
    if (!isLast) return;
    setMarks((before) => new Map(before).set(asked.entry, marked));
    announcer.say(textOf(asked, marked));
  });
  useEffect(() => {
    for (const asked of lastChoices(log, persons)) {
      if (asked.index < looked.current) continue;
      const { seat, move } = asked.entry;
      coach.current?.ask({ state: states[asked.index], seat, move }, ({ mark }) => {
        if (mark !== null) hearMark(asked, mark);
      });
    }
    looked.current = log.length;
  }, [log, states, persons]);

  const hintText = ({ seat, advice }: Hint): string =>
    adviceText(messages, advice, choiceAt(states.at(-1), seat));
  const hearHint = useEffectEvent((heard: Hint) => {
    if (heard.log !== log) return;
    setHint(heard);
    announcer.say(hintText(heard));
  });
  const current = currentMark(marks, log, persons);
  return {
    isOn,
    state,
    mark: current === null ? null : { mark: current.marked.mark, text: textOf(current, current.marked) },
    hint: hint === null || hint.log !== log ? null : hintText(hint),
    closeHint: () => setHint(null),
    ask(seat) {
      if (match !== null && !canCoach(match)) announcer.say(messages.say('coach-hidden'));
      else if (!isOn) announcer.say(messages.say('web-coach-off'));
      else if (state?.kind === 'failed') announcer.say(messages.say('web-coach-failed'));
      else {
        if (state?.kind === 'solving') announcer.say(solvingText(messages, state.share));
        coach.current?.ask({ state: states.at(-1), seat }, ({ advice }) => {
          if (advice !== null) hearHint({ log, seat, advice });
        });
      }
    },
  };
}

type Messages = ReturnType<typeof useMessages>;

export const solvingText = (messages: Messages, share: number): string =>
  messages.say('web-coach-solving', {
    percent: messages.number(share, { style: 'percent', maximumFractionDigits: 0 }),
  });
