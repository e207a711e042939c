import type { ControlAction } from '@dicehall/engine';
import { lazy, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusQuietly, isFocusLost } from '../app/keep-focus.ts';
import { LazyPart } from '../app/LazyPart.tsx';
import { preloadThrows } from '../dice/solid-loader.ts';
import { useSkip } from '../dice/use-skip.ts';
import { boards } from '../games/boards.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useKeysAfterLoading } from '../keys/use-keys.ts';
import { commentsIn, MomentBanner } from '../moments/MomentBanner.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { ActionBar } from './ActionBar.tsx';
import { FeltDice } from './FeltDice.tsx';
import styles from './felt.module.css';
import { brightAction, tellsOther } from './model/bright.ts';
import { diceOnFelt } from './model/dice.ts';
import { namesWithYou } from './model/seats.ts';
import type { ShownTable } from './model/shown.ts';
import type { TableModel } from './model/table.ts';
import { TurnBoard } from './TurnBoard.tsx';

const Celebration = lazy(() => import('../dice/Celebration.tsx'));
/** The entry of faces is loaded only for real dice. */
const FaceEntry = lazy(() => import('./FaceEntry.tsx'));

interface FeltProps {
  readonly table: TableModel;
  readonly shown: ShownTable;
  readonly cover: ReactNode;
}

/** The cloth in the middle of the table, with celebrations and headlines over it. */
export function Felt({ table, shown, cover }: FeltProps) {
  const messages = useMessages();
  const settings = useSettings();
  const about = useId();
  const { feed, isEnd, moment } = shown;
  const { id } = feed.game;
  const told = isEnd ? undefined : moment?.main;
  const celebration = shown.celebration ?? told?.celebration;
  useSkip(moment !== null || shown.choice !== null, table.skip);
  const felt = useRef<HTMLDivElement>(null);
  // The felt gets the focus, because as an application it receives single keys, which a screen reader otherwise
  // handles.
  useEffect(() => {
    if (!isFocusLost() || felt.current === null) return;
    // On touch screens, a focus ring around the whole table would only distract.
    if (matchMedia('(pointer: coarse)').matches) focusQuietly(felt.current);
    else felt.current.focus({ preventScroll: true });
  }, []);
  useEffect(() => boards[id]?.preload?.(), [id]);
  useEffect(() => {
    if (settings.dice !== 'drawn' && !motionIsReduced()) void preloadThrows(settings.dice === 'always');
  }, [settings.dice]);
  return (
    <div
      ref={felt}
      className={styles.felt}
      {...(isEnd || (table.device.isRoom === true && feed.plays === undefined)
        ? {}
        : {
            role: 'application',
            tabIndex: 0,
            'aria-label': messages.say('web-felt', { game: messages.lookup(`game-${id}`) }),
          })}
      aria-describedby={isEnd ? undefined : about}
      data-cloth
      data-over={isEnd || undefined}
      // The cue is also an attribute of the felt. With `:has()`, the browser would check the selector again for every
      // die.
      data-cue={moment?.main.cue}
      data-celebration={celebration ?? undefined}
      data-told={told?.weight}
      data-event={told?.kind}
      data-hands={told?.hands && true}
    >
      <span id={about} hidden>
        {messages.say('web-felt.about', { menu: settings.keys.keys })}
      </span>
      <span className={styles.top}>
        <GameEmblem game={id} />
      </span>
      <LazyPart fallback={<LoadingBoard />}>
        <OnFelt table={table} shown={shown} cover={cover} />
      </LazyPart>
      {celebration == null ? null : (
        <LazyPart fallback={null}>
          <Celebration kind={celebration} />
        </LazyPart>
      )}
      {moment === null || isEnd ? null : (
        <MomentBanner
          moment={moment}
          talkative={
            settings.botLines
              ? feed.seats.flatMap(({ kind, held }, seat) => (kind === 'bot' && held !== true ? [seat] : []))
              : []
          }
          nth={commentsIn(shown.frames)}
          mine={feed.mine}
          names={namesWithYou(messages, shown.names, feed.mine)}
        />
      )}
    </div>
  );
}

function LoadingBoard() {
  useKeysAfterLoading();
  return <span hidden data-loading />;
}

const isPreparing = ({ effect }: ControlAction): boolean => effect.kind === 'draft';

/** Shows a step of a reveal, the cover, the planning board of a game, or the turn with its dice and actions. */
function OnFelt({ table, shown, cover }: FeltProps) {
  const messages = useMessages();
  const { feed, view, controls, choosing, reveal, moment } = shown;
  const { RevealBoard, PlanningBoard, WaitingBoard } = boards[feed.game.id] ?? {};
  if (reveal !== null && RevealBoard !== undefined)
    return <RevealBoard key={reveal.turn} table={table} shown={shown} reveal={reveal} />;
  if (cover !== null && !shown.isBehind) return cover;
  if (choosing !== null && PlanningBoard !== undefined)
    return <PlanningBoard table={table} shown={shown} seat={choosing} />;
  const hasChosen = view.step.kind === 'choose' && controls.dice.length > 0 && controls.actions.length === 0;
  if (WaitingBoard !== undefined && hasChosen && moment === null) return <WaitingBoard shown={shown} />;
  const isEntering = feed.enter !== undefined && view.step.kind === 'throw' && cover === null;
  const onFelt = diceOnFelt(shown);
  const owner = shown.choosing ?? shown.acting[0];
  // While a headline about another player is shown, the next player's buttons are hidden. At instant pace they stay,
  // because the table does not wait for the headline.
  const hasNoActions =
    feed.isReading === true ||
    (moment !== null && tellsOther(shown) && table.device.settings().pace !== 'instant');
  return (
    <>
      <TurnBoard
        shown={shown}
        onFelt={onFelt}
        preparing={controls.actions.filter(isPreparing)}
        onAct={table.act}
      >
        {/* The dice of the last turn are hidden, because they look like dice that are being entered. */}
        {isEntering && shown.throwing === null && controls.dice.length === 0 ? null : (
          <FeltDice table={table} shown={shown} onFelt={onFelt} />
        )}
      </TurnBoard>
      {isEntering && view.step.kind === 'throw' ? (
        <FaceEntry
          key={shown.count}
          count={view.step.dice}
          label={messages.say(
            'web-real-dice-of',
            { seat: { seat: view.step.seat }, count: view.step.dice },
            shown.names,
          )}
          onEnter={table.enter}
        />
      ) : (
        <ActionBar
          actions={hasNoActions ? [] : controls.actions.filter((action) => !isPreparing(action))}
          bright={brightAction(shown)}
          owner={owner}
          badge={
            feed.mine.length > 1 && owner !== undefined && feed.mine.includes(owner) ? (
              <>
                <TokenMark token={feed.seats[owner]?.token ?? tokenOfSeat(owner)} />
                {shown.names[owner]}
              </>
            ) : null
          }
          onAct={table.act}
        />
      )}
    </>
  );
}
