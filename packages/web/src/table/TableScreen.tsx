import { useEffect, useMemo, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { Celebration, preloadThrows } from '../dice/index.ts';
import { GameEmblem } from '../games/GameEmblem.tsx';
import type { HandAction } from '../hands/hand.ts';
import { asAnyView, handOf } from '../hands/hand-of.ts';
import { SeatNamesProvider, useMessages, usePhrases } from '../i18n/messages.tsx';
import { toggled } from '../keys/dice-keys.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ActionBar } from './ActionBar.tsx';
import { FaceEntry } from './FaceEntry.tsx';
import { FeltDice } from './FeltDice.tsx';
import cloth from './felt.module.css';
import { ActionMenu } from './KeysDialog.tsx';
import { PairsBoard } from './PairsBoard.tsx';
import { Reveal } from './Reveal.tsx';
import { Seats } from './Seats.tsx';
import { StoryDialog, StoryPanel } from './StoryPanel.tsx';
import styles from './screen.module.css';
import { tableSound } from './sound.ts';
import { TableBar } from './TableBar.tsx';
import { TurnBoard } from './TurnBoard.tsx';
import type { TableProps } from './table-props.ts';
import { useCelebration } from './use-celebration.ts';
import { useDoing } from './use-doing.ts';
import { useReveal } from './use-reveal.ts';
import { useShown } from './use-shown.ts';
import { useStoryLines } from './use-story-lines.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useVoice } from './use-voice.ts';

/** A table: seats, dice, story, and what can be done now. */
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
  const [dialog, setDialog] = useState<'menu' | 'rules' | 'story' | null>(null);
  const [marks, setMarks] = useState<{ readonly at: number; readonly positions: readonly number[] }>({
    at: -1,
    positions: [],
  });
  const shown = useShown(frames, start, !motionIsReduced() && enter === undefined, props.onShown);
  const view = asAnyView(shown.view);
  const reveal = useReveal(view, mine);
  const marked = marks.at === shown.count ? marks.positions : [];
  const hand = handOf(view, marked);
  const isBehind = shown.count < frames.length;
  const myTurn =
    !isBehind && view.step.kind === 'choose'
      ? (view.step.seats.find((seat) => mine.includes(seat)) ?? null)
      : null;
  const isRevealing = reveal.shown !== null;
  const lines = useStoryLines(frames, shown.count, isRevealing ? reveal.at + 1 : null, names);
  // What a turn showed is looked at first: until then nothing of the next can be done.
  const spokenTurn = reveal.shown === null ? myTurn : null;
  useVoice({ frames, count: shown.count, lines: lines.length, view, seats, mine, hand, myTurn: spokenTurn });

  const celebration = useCelebration(frames, shown.count, motionIsReduced() && enter === undefined);
  useEffect(() => {
    if (settings.dice !== 'drawn' && !motionIsReduced()) void preloadThrows(settings.dice === 'always');
  }, [settings.dice]);

  const { problem, run, refuse } = useDoing(names);
  const onAction = (action: HandAction) => {
    if (action.why !== null) announcer.say(say(action.why), 'assertive');
    else if (myTurn !== null) void run(() => act(myTurn, action.move));
  };
  const mark = (positions: readonly number[]) => {
    setMarks({ at: shown.count, positions });
    tableSound.play({ kind: 'keep' });
  };
  const onUndo = () => {
    if (undo === undefined) return;
    refuse(undo.why);
    if (undo.why === null) undo.run();
  };
  const onToggle =
    myTurn !== null && hand?.marking != null ? (position: number) => mark(toggled(marked, position)) : null;
  const actions = myTurn === null ? [] : (hand?.actions ?? []);
  /** What the bar on top has buttons for, and the keyboard keys. */
  const bar = {
    onUndo,
    onRules: () => setDialog('rules'),
    onStory: () => setDialog('story'),
    onMenu: () => setDialog('menu'),
  };
  const story = { lines, beside: props.beside, aside: props.aside };
  useTableKeys({
    view,
    seats,
    hand,
    marked,
    lines,
    chat: props.chat ?? [],
    canMark: onToggle !== null,
    onMark: mark,
    onAction,
    actions,
    ...bar,
    game,
  });

  const isEnd = props.isOver === true && !isBehind && reveal.shown === null;
  const entering = enter !== undefined && view.step.kind === 'throw' && cover === null ? view.step : null;

  const pairsSeat =
    view.game === 'hidden-pairs' && myTurn !== null && view.hand !== null && view.hand.dice.length > 0
      ? myTurn
      : null;
  const main = () => {
    // What everybody put down is looked at first, whatever comes after it.
    if (reveal.shown !== null)
      return (
        <Reveal key={reveal.turn} shown={reveal.shown} at={reveal.at} seats={seats} onNext={reveal.next} />
      );
    if (cover !== null && !isBehind) return cover;
    if (pairsSeat !== null && view.game === 'hidden-pairs') {
      return (
        <PairsBoard
          key={`${view.turn} ${pairsSeat}`}
          view={view}
          seat={pairsSeat}
          seats={seats}
          onMove={(move) => void run(() => act(pairsSeat, move))}
        />
      );
    }
    return (
      <>
        <TurnBoard view={view} hand={hand} myTurn={myTurn} isShared={mine.length > 1} onMark={mark}>
          <FeltDice
            game={game}
            title={title}
            frames={frames}
            shown={shown}
            hand={hand}
            isEntering={entering !== null}
            onToggle={onToggle}
          />
        </TurnBoard>
        {entering !== null && enter !== undefined ? (
          <FaceEntry
            key={shown.count}
            count={entering.dice}
            label={messages.say(
              'web-real-dice-of',
              { seat: { seat: entering.seat }, count: entering.dice },
              names,
            )}
            onEnter={(faces) => void run(() => enter(faces))}
          />
        ) : (
          <ActionBar actions={actions} onAct={onAction} />
        )}
      </>
    );
  };

  return (
    <div className={styles.screen} data-game={game} data-shown={shown.count}>
      <TableBar game={game} title={title} view={view} undo={undo} {...bar} />
      <main className={styles.table} data-over={isEnd || undefined}>
        {isEnd ? null : <Seats view={reveal.view} seats={seats} />}
        <div className={styles.notice}>{props.notice}</div>
        <div className={cloth.felt} data-over={isEnd || undefined}>
          <span className={cloth.top}>
            <GameEmblem game={game} />
          </span>
          {main()}
          {celebration.kind === null ? null : (
            <Celebration kind={celebration.kind} onDone={celebration.end} />
          )}
        </div>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
        {lines.length > 0 && cover === null ? <p className={styles.latest}>{lines.at(-1)?.text}</p> : null}
      </main>
      <StoryPanel {...story} />
      {dialog === 'story' ? <StoryDialog {...story} onClose={() => setDialog(null)} /> : null}
      {dialog === 'menu' ? (
        <ActionMenu
          items={[
            { id: 'rules', label: messages.say('web-rules-for-now'), onChoose: () => setDialog('rules') },
            ...menu,
          ]}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'rules' ? <RulesDialog view={view} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
