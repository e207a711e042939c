import {
  type BaseEvent,
  type HiddenPairsView,
  type Message,
  message,
  moveAction,
  type RoundShown,
  roundPoints,
} from '@dicehall/engine';
import { useEffect } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import { gameKeyOf, shortcutOf } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { ActionBar } from '../../table/ActionBar.tsx';
import type { RevealBoardProps } from '../board-props.ts';
import { Accounts, useAccounts } from './Accounts.tsx';
import styles from './pairs.module.css';
import { RoundStage } from './RoundStage.tsx';
import { type TurnStep, turnStepAt } from './turn-steps.ts';

function nextLabel(step: TurnStep, isPassing: boolean): Message {
  if (isPassing) return message('web-reveal-skip');
  switch (step.kind) {
    case 'account':
      return message('web-reveal-done');
    case 'tied':
      return message('web-reveal-tie', { round: step.round });
    default:
      return step.round < roundPoints.length
        ? message('web-reveal-next', { round: step.round + 1 })
        : message('web-reveal-account');
  }
}

const noEvents: readonly BaseEvent[] = [];

/** Shows a step of the result of a turn: a round, or the account of all rounds. */
export default function Reveal({ table, shown, reveal }: RevealBoardProps) {
  const { feed, frames, count } = shown;
  const { seats } = feed;
  const messages = useMessages();
  const say = usePhrases();
  const { keys, keysOn } = useSettings();
  const step = turnStepAt(reveal.at);
  const view = reveal.view as HiddenPairsView;
  const events = reveal.isPassing ? noEvents : frames.slice(0, count).flatMap((frame) => frame.events);
  const accounts = useAccounts(view.scores, events, seats);
  const round: RoundShown | undefined = step.kind === 'account' ? undefined : view.shown[step.round - 1];
  const next = moveAction(
    reveal.isPassing ? 'reveal-skip' : round === undefined ? 'reveal-done' : 'reveal-next',
    nextLabel(step, reveal.isPassing),
    'r',
    null,
  );
  const worth =
    round === undefined
      ? ''
      : messages.say('hidden-pairs-control-round', {
          round: round.round,
          points: roundPoints[round.round - 1] ?? 0,
        });
  const title = round === undefined ? accounts.map(({ text }) => text).join(' ') : `${worth}.`;
  const key = keysOn ? (shortcutOf(next.key, keys) ?? 'none') : 'none';
  // The screen of a room continues automatically.
  const isRoom = table.device.isRoom === true;
  const announced = reveal.isPassing
    ? ''
    : isRoom
      ? title
      : `${title} ${messages.say('web-press-key', { label: say(next.label), key })}`;
  // The step is announced in a microtask, because the table around it first announces the events of the round.
  useEffect(() => queueMicrotask(() => announcer.say(announced)), [announced]);
  useKeys((pressed) => {
    const pressedKey = gameKeyOf(pressed);
    const isNext = pressedKey === 'r' || pressedKey === 'b';
    if (isNext && !isRoom) table.nextReveal();
    return isNext;
  });
  return (
    <div className={styles.reveal}>
      {round === undefined ? (
        <Accounts accounts={accounts} />
      ) : (
        <RoundStage
          key={round.round}
          title={worth}
          round={round}
          kind={step.kind === 'account' ? 'won' : step.kind}
          isMoving={reveal.isPassing}
          events={events}
          shown={shown}
          onSkip={reveal.isPassing && !isRoom ? table.nextReveal : undefined}
        />
      )}
      {isRoom ? null : (
        <ActionBar actions={[next]} bright={reveal.isPassing ? null : next.id} onAct={table.nextReveal} />
      )}
    </div>
  );
}
