import { type BaseView, type Face, type GameId, type Refusal, type Seat, sumOf } from '@dicehall/engine';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { DiceThrow, Flourish, GameEmblem, preloadThrows } from '../dice/index.ts';
import type { HandAction } from '../hands/hand.ts';
import { asAnyView, handOf } from '../hands/hand-of.ts';
import { toggled } from '../keys/dice-keys.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import type { Phrase } from '../words/phrase.ts';
import { SeatNamesProvider, usePhrases, useWords } from '../words/words.tsx';
import { ActionBar } from './ActionBar.tsx';
import dice from './dice.module.css';
import { FaceEntry } from './FaceEntry.tsx';
import { DiceArea, IdleDice, lastThrow, ThrowOffBoard, throwOffOf } from './Felt.tsx';
import cloth from './felt.module.css';
import type { Frame } from './frame.ts';
import { HandDice } from './HandDice.tsx';
import { ActionMenu, type MenuItem } from './KeysDialog.tsx';
import { PairsBoard } from './PairsBoard.tsx';
import { Reveal } from './Reveal.tsx';
import { Seats } from './Seats.tsx';
import type { StoryLine } from './StoryList.tsx';
import { StoryDialog, StoryPanel } from './StoryPanel.tsx';
import styles from './screen.module.css';
import { actingSeats, type TableSeat } from './seats.ts';
import { tableSound } from './sound.ts';
import { TableBar } from './TableBar.tsx';
import { useFeast } from './use-feast.ts';
import { toldUpToRound, useReveal } from './use-reveal.ts';
import { useShown } from './use-shown.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useVoice } from './use-voice.ts';

const RulesDialog = lazy(() => import('../rules/RulesDialog.tsx'));

/** Everything that a table needs to be shown and played, wherever the match lives. */
export interface TableProps {
  readonly game: GameId;
  readonly title: string;
  readonly seats: readonly TableSeat[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  /** The seats that are played on this screen. */
  readonly mine: readonly Seat[];
  readonly act: (seat: Seat, move: unknown) => Promise<Refusal | string | null>;
  /** Enters the faces of real dice; absent where the table throws by itself. */
  readonly enter?: ((faces: readonly Face[]) => Promise<Refusal | string | null>) | undefined;
  readonly undo?: { readonly why: Phrase | null; readonly run: () => void } | undefined;
  readonly menu?: readonly MenuItem[];
  /** What lies over the felt instead of the hand: a hand-over, the end of the match. */
  readonly cover?: ReactNode;
  /** Whether the cover is the end of the match, which has the scores itself. */
  readonly isOver?: boolean;
  readonly aside?: ReactNode;
  readonly notice?: ReactNode;
  readonly beside?: ((line: StoryLine) => ReactNode) | undefined;
  readonly chat?: readonly string[];
  /** Is told how many frames have been shown. */
  readonly onShown?: (count: number) => void;
}

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
  const words = useWords();
  const say = usePhrases();
  const settings = useSettings();
  const [dialog, setDialog] = useState<'menu' | 'rules' | 'story' | null>(null);
  const [marks, setMarks] = useState<{ readonly at: number; readonly positions: readonly number[] }>({
    at: -1,
    positions: [],
  });
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
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
  const lines = useMemo(() => {
    const story = frames
      .slice(0, shown.count)
      .flatMap((frame, index) =>
        frame.told.map((told, at) => ({ id: `${index}.${at}`, told, frame: index })),
      );
    const told = story.map((line) => line.told);
    return story
      .slice(0, isRevealing ? toldUpToRound(told, reveal.at + 1) : story.length)
      .map((line): StoryLine => ({ id: line.id, text: words.tell(line.told, names), frame: line.frame }));
  }, [frames, shown.count, words, names, isRevealing, reveal.at]);
  // What a turn showed is looked at first: until then nothing of the next can be done.
  const spokenTurn = reveal.shown === null ? myTurn : null;
  useVoice({ frames, count: shown.count, lines: lines.length, view, seats, mine, hand, myTurn: spokenTurn });

  const feast = useFeast(frames, shown.count, motionIsReduced() && enter === undefined);
  useEffect(() => {
    if (settings.dice !== 'drawn' && !motionIsReduced()) void preloadThrows(settings.dice === 'always');
  }, [settings.dice]);

  const run = async (play: () => Promise<Refusal | string | null>) => {
    // One thing at a time: a second press while the first is being kept would act on what nobody has seen yet.
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    const refusal = await play().finally(() => {
      busy.current = false;
    });
    if (refusal === null) return;
    const text = typeof refusal === 'string' ? refusal : words.explain(refusal, names);
    setProblem(text);
    announcer.say(text, 'assertive');
  };
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
    setProblem(undo.why === null ? null : say(undo.why));
    if (undo.why === null) undo.run();
    else announcer.say(say(undo.why), 'assertive');
  };
  const onToggle =
    myTurn !== null && hand?.marking != null ? (position: number) => mark(toggled(marked, position)) : null;
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
    actions: myTurn === null ? [] : (hand?.actions ?? []),
    onMenu: () => setDialog('menu'),
    onRules: () => setDialog('rules'),
    onStory: () => setDialog('story'),
    onUndo,
    game,
  });

  const acting = actingSeats(view);
  const isEnd = props.isOver === true && !isBehind && reveal.shown === null;
  const throwOff = throwOffOf(view);
  const entering = enter !== undefined && view.step.kind === 'throw' && cover === null ? view.step : null;
  const last = lastThrow(frames, shown.count);
  const waiting = view.step.kind === 'throw' ? view.step.dice : hand?.actions.length ? diceToThrow(game) : 0;

  const felt = () => {
    if (shown.throwing !== null) {
      return (
        <DiceArea>
          <div className={dice.throwing} data-count={shown.throwing.dice.length}>
            <DiceThrow
              faces={shown.throwing.dice}
              seed={`${title}${shown.throwing.frame}`}
              quality={settings.dice === 'tumbling' ? 'solid' : settings.dice}
              reducedMotion={motionIsReduced()}
              numerals={settings.faces === 'numerals'}
              sound={tableSound}
              onDone={shown.landed}
            />
          </div>
        </DiceArea>
      );
    }
    // What is thrown now is entered below: nothing of the turn before may look like it.
    if (entering !== null && (hand === null || hand.dice.length === 0) && throwOff === null) return null;
    if (throwOff !== null) return <ThrowOffBoard throwOff={throwOff} seats={seats} />;
    if (hand !== null && hand.dice.length > 0)
      return (
        <DiceArea>
          <HandDice hand={hand} onToggle={onToggle} />
        </DiceArea>
      );
    if (last !== null)
      return (
        <DiceArea>
          <IdleDice
            dice={last.dice}
            caption={words.say('web-last-throw', { seat: { seat: last.seat }, sum: sumOf(last.dice) }, names)}
          />
        </DiceArea>
      );
    return (
      <DiceArea>
        <IdleDice dice={Array.from({ length: waiting }, () => null)} caption={null} />
      </DiceArea>
    );
  };

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
        <div className={cloth.middle}>
          <p className={cloth.turn}>
            {words.say(
              'web-turn-line',
              {
                seats: { seats: acting },
                count: acting.length,
                mine: myTurn !== null ? (mine.length > 1 ? 'shared' : 'yes') : 'no',
                step: view.step.kind,
              },
              names,
            )}
          </p>
          {hand === null ? null : (
            <dl className={cloth.facts}>
              {hand.facts.map(({ label, value }) => (
                <div key={label.key}>
                  <dt>{say(label)}</dt>
                  <dd className="number">{say(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {felt()}
          <div className={cloth.below}>
            {hand?.note == null ? null : <p className={cloth.note}>{say(hand.note)}</p>}
            {myTurn !== null && hand !== null && hand.allScoring.length > 0 ? (
              <button
                type="button"
                className={`button ${cloth.chip}`}
                data-action="all-scoring"
                onClick={() => mark(hand.allScoring)}
              >
                {words.say(`web-keep-all-${game}`)}
              </button>
            ) : null}
          </div>
        </div>
        {entering !== null && enter !== undefined ? (
          <FaceEntry
            key={shown.count}
            count={entering.dice}
            label={words.say(
              'web-real-dice-of',
              { seat: { seat: entering.seat }, count: entering.dice },
              names,
            )}
            onEnter={(faces) => void run(() => enter(faces))}
          />
        ) : (
          <ActionBar actions={myTurn === null ? [] : (hand?.actions ?? [])} onAct={onAction} />
        )}
      </>
    );
  };

  return (
    <div className={styles.screen} data-game={game} data-shown={shown.count}>
      <TableBar
        game={game}
        title={title}
        view={view}
        undo={undo}
        onUndo={onUndo}
        onRules={() => setDialog('rules')}
        onStory={() => setDialog('story')}
        onMenu={() => setDialog('menu')}
      />
      <main className={styles.table} data-over={isEnd || undefined}>
        {isEnd ? null : <Seats view={reveal.view} seats={seats} />}
        <div className={styles.notice}>{props.notice}</div>
        <div className={cloth.felt} data-over={isEnd || undefined}>
          <span className={cloth.top}>
            <GameEmblem game={game} />
          </span>
          {main()}
          {feast.moment === null ? null : <Flourish moment={feast.moment} onDone={feast.end} />}
        </div>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
        {lines.length > 0 && cover === null ? <p className={styles.latest}>{lines.at(-1)?.text}</p> : null}
      </main>
      <StoryPanel lines={lines} beside={props.beside} aside={props.aside} />
      {dialog === 'story' ? (
        <StoryDialog
          lines={lines}
          beside={props.beside}
          aside={props.aside}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'menu' ? (
        <ActionMenu
          items={[
            { id: 'rules', label: words.say('web-rules-for-now'), onChoose: () => setDialog('rules') },
            ...menu,
          ]}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'rules' ? (
        <Suspense fallback={null}>
          <RulesDialog view={view} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** How many dice wait on the felt before a turn's first throw. */
function diceToThrow(game: GameId): number {
  switch (game) {
    case 'greed':
    case 'threes':
      return 5;
    case 'ten-thousand':
    case 'hidden-pairs':
      return 6;
    case 'three-dice':
      return 3;
  }
}
