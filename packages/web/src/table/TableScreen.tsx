import type { ControlAction, ControlDie } from '@dicehall/engine';
import { useEffect, useId, useMemo, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import type { Note } from '../announce/buffers.ts';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { LazyPart } from '../app/LazyPart.tsx';
import { CoachStrip } from '../coach/CoachStrip.tsx';
import { Celebration } from '../dice/Celebration.tsx';
import { preloadThrows } from '../dice/solid-loader.ts';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { SeatNamesProvider, useMessages, usePhrases } from '../i18n/messages.tsx';
import { MomentBanner } from '../moments/MomentBanner.tsx';
import { useSkip } from '../moments/use-skip.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { Felt } from './Felt.tsx';
import cloth from './felt.module.css';
import { focusLogPanel, GameLogDialog, GameLogPanel } from './GameLogPanel.tsx';
import { GoOn } from './GoOn.tsx';
import { ActionMenu } from './KeysDialog.tsx';
import { ScoringCardDialog } from './ScoringCardDialog.tsx';
import { Seats } from './Seats.tsx';
import styles from './screen.module.css';
import { useClockWarnings } from './shown/clock.ts';
import { lastStandIns, latestText } from './shown/stand-in.ts';
import { useShownTable } from './shown/use-shown-table.ts';
import { tableSound } from './sound.ts';
import { markedText, turnText } from './summaries.ts';
import { TableBar } from './TableBar.tsx';
import type { TableProps } from './table-props.ts';
import { useFirstVisit } from './use-first-visit.ts';
import { useSubmit } from './use-submit.ts';
import { useTableKeys } from './use-table-keys.ts';

const noNotes: readonly Note[] = [];

export function TableScreen(props: TableProps) {
  const names = useMemo(() => props.seats.map(({ name }) => name), [props.seats]);
  return (
    <SeatNamesProvider names={names}>
      <Table {...props} names={names} />
      <LiveRegions />
    </SeatNamesProvider>
  );
}

function Table(props: TableProps & { readonly names: readonly string[] }) {
  const { game, title, seats, frames, start, mine, act, enter, undo, menu = [], cover = null, names } = props;
  const messages = useMessages();
  const say = usePhrases();
  const settings = useSettings();
  const [dialog, setDialog] = useState<'menu' | 'rules' | 'log' | 'card' | null>(null);
  const chatCount = (props.notes ?? noNotes).filter(({ buffer }) => buffer === 'chat').length;
  const [readCount, setReadCount] = useState(chatCount);
  if (dialog === 'log' && readCount !== chatCount) setReadCount(chatCount);
  const rolls = enter === undefined;
  const { onShown, result = null, passingTo = null, clock = null, here = mine } = props;
  const isTimed = clock !== null;
  const shown = useShownTable({
    game,
    seats,
    names,
    frames,
    start,
    mine,
    here,
    isTimed,
    rolls,
    onShown,
    result,
    passingTo,
    pace: props.pace,
  });
  const { queue, view, controls, choosing, lines, isEnd } = shown;
  const { moment, next } = queue;
  useSkip(moment !== null || queue.choice !== null, next);
  useClockWarnings(clock, choosing !== null);
  useEffect(() => {
    if (settings.dice !== 'drawn' && !motionIsReduced()) void preloadThrows(settings.dice === 'always');
  }, [settings.dice]);

  const { problem, submit, refuse } = useSubmit(names, choosing);
  const prepare = (draft: unknown) => {
    shown.prepare(draft);
    tableSound.play({ kind: 'keep' });
  };
  const announceMarks = (draft: unknown) => {
    const marked = shown.controlsWith(draft);
    const isKept = marked.marking === 'keep' || marked.marking === 'hold';
    if (isKept) announcer.say(markedText({ messages, seats }, marked));
  };
  const onTap = (die: ControlDie) => {
    prepare(die.tap);
    announceMarks(die.tap);
  };
  const onAct = ({ effect, why }: ControlAction) => {
    if (why !== null) announcer.say(say(why), 'assertive');
    else if (choosing !== null && effect.kind === 'move') {
      shown.moveSent(effect.next ?? null);
      void submit(() => act(choosing, effect.move));
    } else if (effect.kind === 'draft') {
      prepare(effect.draft);
      announceMarks(effect.draft);
    }
  };
  const onUndo = () => {
    if (undo === undefined) return;
    refuse(undo.why);
    if (undo.why === null) undo.run();
  };
  const card = dialog === 'card' ? game.card?.(view, shown.draft) : undefined;
  /** The buttons of the bar on top, which also have keys. */
  const bar = {
    onUndo,
    onRules: () => setDialog('rules'),
    // Beside the table the log is in sight: a dialog would have it twice.
    onLog: () => focusLogPanel() || setDialog('log'),
    onCard: () =>
      game.card === undefined ? announcer.say(messages.say('web-card-none')) : setDialog('card'),
    onMenu: () => setDialog('menu'),
  };
  const { coach } = props;
  const onHint = () => {
    if (coach === undefined) announcer.say(messages.say('web-coach-none'));
    else if (choosing === null) announcer.say(turnText({ messages, seats }, view));
    else coach.ask(choosing);
  };
  const way = useId();
  useFirstVisit();
  const onStandIn = props.onStandIn ?? (() => announcer.say(messages.say('online-stand-in-none')));
  useTableKeys({
    game,
    shown,
    seats,
    notes: props.notes ?? noNotes,
    clock,
    onTap,
    onAct,
    onStandIn,
    onHint,
    ...bar,
  });

  const standIns = useMemo(
    () => lastStandIns(frames.slice(0, queue.count), seats.length),
    [frames, queue.count, seats.length],
  );
  const log = { lines, lineControl: props.lineControl, aside: props.aside };

  return (
    <div
      className={styles.screen}
      data-game={game.id}
      data-shown={queue.count}
      data-passing={passingTo !== null || undefined}
      data-position={props.isPosition === true || undefined}
    >
      <TableBar
        game={game}
        title={title}
        isCoachAllowed={props.isCoachAllowed ?? false}
        back={props.back ?? '/'}
        controls={controls}
        undo={undo}
        unread={Math.max(0, chatCount - readCount)}
        {...bar}
      />
      <main className={styles.table} aria-label={title} data-over={isEnd || undefined}>
        {isEnd ? null : (
          <Seats
            view={view}
            acting={shown.acting}
            standings={controls.standings}
            seats={seats}
            me={mine.length === 1 ? (mine[0] ?? null) : null}
            standIns={standIns}
          />
        )}
        <div className={styles.notice}>
          {typeof props.notice === 'function' ? props.notice(shown) : props.notice}
          {coach?.isOn === true && !isEnd ? <CoachStrip coach={coach} onHint={onHint} /> : null}
          <GoOn goOn={shown.goOn} />
        </div>
        <div
          className={cloth.felt}
          {...(isEnd
            ? {}
            : {
                role: 'application',
                tabIndex: 0,
                'aria-label': messages.say('web-felt', { game: messages.lookup(`game-${game.id}`) }),
              })}
          aria-describedby={isEnd ? undefined : way}
          data-cloth
          data-over={isEnd || undefined}
          data-shakes={moment?.main.cue === 'bust' || undefined}
        >
          <span id={way} hidden>
            {messages.say('web-felt.about', { menu: settings.keys.keys })}
          </span>
          <span className={cloth.top}>
            <GameEmblem game={game.id} />
          </span>
          <LazyPart>
            <Felt
              table={props}
              shown={shown}
              onTap={onTap}
              onAct={onAct}
              onEnter={(faces) => {
                if (enter !== undefined) void submit(() => enter(faces));
              }}
            />
          </LazyPart>
          {shown.celebration === null ? null : <Celebration kind={shown.celebration} />}
          {moment === null || isEnd ? null : <MomentBanner moment={moment} mine={mine} names={names} />}
        </div>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
        {lines.length > 0 && cover === null ? (
          <p className={styles.latest} aria-hidden="true" data-latest>
            {latestText(messages, frames, lines, names)}
          </p>
        ) : null}
        {props.foot === undefined ? null : <div className={styles.foot}>{props.foot(shown)}</div>}
      </main>
      {props.isPosition === true ? null : <GameLogPanel {...log} />}
      {dialog === 'log' ? <GameLogDialog {...log} onClose={() => setDialog(null)} /> : null}
      {card === undefined ? null : <ScoringCardDialog card={card} onClose={() => setDialog(null)} />}
      {dialog === 'menu' ? (
        <ActionMenu
          items={[
            { id: 'rules', label: messages.say('web-rules-for-now'), onChoose: () => setDialog('rules') },
            ...menu,
          ]}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'rules' ? <RulesDialog game={game} view={view} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
