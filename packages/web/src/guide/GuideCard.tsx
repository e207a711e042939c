import { type MessageKey, ofSeat } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { announcer } from '../announce/announcer.ts';
import { pageBefore } from '../app/Page.tsx';
import ends from '../end/end.module.css';
import { WinningDice } from '../end/WinningDice.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { isTouch } from '../look/is-touch.ts';
import { useSettings } from '../settings/settings.ts';
import { rememberGame } from '../start/last-game.ts';
import { winningHands } from '../table/model/dice.ts';
import { useShown, useStore } from '../table/use-table.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import styles from './guide.module.css';
import { correctionOf, countOf, type GuidedSession, isMarked, stepAt } from './guided-session.ts';
import { type GuideStep, learner } from './script.ts';

/** Returns the URL of the online table from which the guided match was opened; null if there is none. */
function invitationBefore(): string | null {
  const before = pageBefore();
  return before.startsWith('/online/table/') ? before : null;
}

const keyOf = (step: GuideStep | null): MessageKey | null =>
  step === null || 'bot' in step ? null : 'tell' in step ? step.tell : step.ask;

export function GuideCard({ session }: { readonly session: GuidedSession }) {
  const { script, next } = session;
  const at = useStore(session);
  const shown = useShown(session.model);
  const game = shown.feed.game.id;
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const [invitation] = useState(invitationBefore);
  const step = stepAt(script, at);
  const isOver = shown.view.step.kind === 'over';
  const isReady = isOver
    ? !shown.isBehind
    : shown.view.step.kind === 'choose' && !shown.isShowing && shown.reveal === null && shown.moment === null;
  const hasButton = (one: GuideStep | null, nth: number) =>
    one !== null && 'tell' in one && nth < script.steps.length - 1;
  const isReading = isReady && hasButton(step, at);
  // A step is shown only after the events that lead to it. A text about these events is shown with the last of their
  // headlines.
  const [told, setTold] = useState(() => ('tell' in (stepAt(script, 0) ?? {}) ? 0 : null));
  const isTold = () =>
    shown.moment !== null &&
    shown.count === shown.feed.frames.length &&
    shown.step === shown.beats.momentsAt(shown.count - 1).length - 1;
  const isTellable = isReady || (step !== null && 'tell' in step && isTold());
  if (isTellable && keyOf(step) !== null && at !== told) setTold(at);
  const by = isTouch() ? 'touch' : keysOn ? 'keys' : 'mouse';
  const textOf = (one: GuideStep | null) => {
    const key = keyOf(one);
    return key === null ? '' : messages.lookup(key, { by });
  };
  const text = told === null ? '' : textOf(stepAt(script, told));
  const longest = (isRead: boolean) =>
    script.steps
      .filter((one, nth) => hasButton(one, nth) === isRead)
      .map(textOf)
      .reduce((most, one) => (one.length > most.length ? one : most), '');
  // Before the first step, the players may roll for the start.
  const before = told === null ? shown.controls.note : null;
  const isBots = script.steps.slice(told ?? 0, at + 1).some((one) => 'bot' in one);
  const instead =
    shown.reveal !== null && at !== told
      ? 'guide-reveal'
      : isBots && !shown.acting.includes(learner)
        ? 'guide-bot'
        : null;
  useEffect(() => {
    if (text !== '') announcer.say(text);
  }, [text]);
  const correction = isReady ? correctionOf(messages, script, at, shown.controls) : null;
  useEffect(() => {
    if (correction !== null) announcer.say(correction, 'assertive');
  }, [correction]);
  const problem = shown.problem ?? correction;
  const isDone = isReady && step !== null && isMarked(step, shown.controls);
  useEffect(() => {
    if (isDone) next();
  }, [isDone, next]);
  useKeys((pressed) => {
    const isOn = isReading && pressed.kind === 'action' && pressed.action === 'roll';
    if (isOn) next();
    return isOn;
  });
  return (
    <section
      className={styles.card}
      aria-label={messages.say('guide')}
      data-guide={isReady ? at : 'waiting'}
      data-told={told}
      data-ask={longest(false)}
      data-tell={longest(true)}
    >
      <p className={styles.count}>
        {problem === null ? (
          messages.say('guide-step', countOf(script, told ?? 0))
        ) : (
          <strong className="bad">{problem}</strong>
        )}
        {isOver ? null : (
          <Link href={invitation ?? '/quick'} data-action="guide-skip" onClick={() => rememberGame(game)}>
            {messages.say('guide-skip')}
          </Link>
        )}
      </p>
      <p className={styles.text} data-done={(told !== null && instead === null && at !== told) || undefined}>
        {before === null ? (instead === null ? text : messages.say(instead)) : messages.text(before)}
      </p>
      {isReading ? (
        <Button
          tone="primary"
          data-action="guide-next"
          aria-keyshortcuts={(keysOn && keys.roll) || undefined}
          onClick={next}
        >
          {messages.say('guide-next')}
        </Button>
      ) : null}
    </section>
  );
}

export function GuideEnd({ session }: { readonly session: GuidedSession }) {
  const { feed, view, frames } = useShown(session.model);
  const messages = useMessages();
  const [invitation] = useState(invitationBefore);
  const isWon = view.step.kind === 'over' && ofSeat(view.step.places, learner) === 1;
  const [hand] = isWon ? winningHands(feed.game, frames, [learner]) : [];
  return (
    <div className={styles.end} data-result={isWon ? 'won' : undefined}>
      <h2 className={ends.won}>
        {hand === undefined ? <GameEmblem game={feed.game.id} /> : <WinningDice hand={hand} />}
        {isWon ? messages.say('web-you-win', { count: 1 }) : null}
      </h2>
      <LinkButton
        href={invitation ?? '/quick'}
        tone="primary"
        data-action="guide-play"
        onClick={() => rememberGame(feed.game.id)}
      >
        {messages.say(invitation === null ? 'guide-play' : 'guide-back')}
      </LinkButton>
      <LinkButton href="/">{messages.say('web-to-start')}</LinkButton>
    </div>
  );
}
