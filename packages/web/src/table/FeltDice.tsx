import {
  type AnyGame,
  type BaseView,
  type ControlDie,
  type Controls,
  type Frame,
  rolledDice,
  type Seat,
} from '@dicehall/engine';
import { DiceThrow } from '../dice/DiceThrow.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { momentsOf, momentValues } from '../moments/moments-of.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ControlDice } from './ControlDice.tsx';
import { DiceArea } from './DiceArea.tsx';
import dice from './dice.module.css';
import { IdleDice } from './IdleDice.tsx';
import { chosenDice } from './shown/choice.ts';
import { type LaidDice, laidDice, rowOfThrow } from './shown/tray.ts';
import type { FrameQueue } from './shown/use-frame-queue.ts';
import { tableSound } from './sound.ts';
import { Tray } from './Tray.tsx';

interface FeltDiceProps {
  readonly game: AnyGame;
  /** Seeds the animation of this table's throws. */
  readonly title: string;
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  readonly queue: FrameQueue;
  readonly controls: Controls;
  readonly isEntering: boolean;
  readonly onTap: (die: ControlDie) => void;
}

const isLocked = ({ mark }: ControlDie): boolean => mark === 'locked';

export function FeltDice(props: FeltDiceProps) {
  const { game, frames, start, queue, controls, isEntering } = props;
  // The dice of the last turn could be mistaken for those being entered.
  if (isEntering && queue.throwing === null && controls.dice.length === 0) return null;
  const { count, choice, throwing } = queue;
  const laid = laidDice(game, frames.slice(0, count), start, throwing !== null);
  const inFront = choice === null ? controls.dice : chosenDice(game, queue.view, choice);
  const row = throwing === null ? null : rowOfThrow(frames[throwing.frame], throwing.dice, inFront);
  const isHeldInPlace = row?.some(({ isHeld }) => isHeld) ?? false;
  const locked = isHeldInPlace ? [] : inFront.length > 0 ? inFront.filter(isLocked) : laid.locked;
  return (
    <>
      <DiceArea>
        {row === null || throwing === null ? (
          <LyingDice {...props} laid={laid} inFront={inFront.filter((die) => !isLocked(die))} />
        ) : (
          <Tumbling {...props} row={row} frame={throwing.frame} />
        )}
      </DiceArea>
      <Tray groups={laid.tray} locked={locked} />
    </>
  );
}

interface TumblingProps extends FeltDiceProps {
  readonly row: ReturnType<typeof rowOfThrow>;
  readonly frame: number;
}

function Tumbling({ title, queue, row, frame }: TumblingProps) {
  const settings = useSettings();
  return (
    <div className={dice.throwing} data-count={row.length}>
      <DiceThrow
        row={row}
        seed={`${title}${frame}`}
        quality={settings.dice === 'tumbling' ? 'solid' : settings.dice}
        reducedMotion={motionIsReduced()}
        numerals={settings.faces === 'numerals'}
        sound={tableSound}
        onDone={queue.next}
      />
    </div>
  );
}

interface LyingDiceProps extends FeltDiceProps {
  readonly laid: LaidDice;
  readonly inFront: readonly ControlDie[];
}

/** The dice to choose from, those of the last turn, or blank ones before a roll. */
function LyingDice({ game, queue, controls, onTap, laid, inFront, ...table }: LyingDiceProps) {
  const caption = useOutcome({ ...table, count: queue.count });
  const { view, choice } = queue;
  if (inFront.length > 0)
    return <ControlDice dice={inFront} marking={choice === null ? controls.marking : 'keep'} onTap={onTap} />;
  if (laid.dice.length > 0) return <IdleDice dice={laid.dice} caption={caption} />;
  const isBeforeRoll = view.step.kind === 'choose' && controls.seat !== null;
  const blank = view.step.kind === 'throw' ? view.step.dice : isBeforeRoll ? game.facts.freshDice : 0;
  return (
    <IdleDice
      dice={Array.from({ length: blank }, () => ({ face: null, mark: 'open' }) as const)}
      caption={null}
    />
  );
}

interface OutcomeOf extends Pick<FeltDiceProps, 'frames' | 'start' | 'mine' | 'names'> {
  readonly count: number;
}

/** What became of the dice of the last roll: the last moment since then. */
function useOutcome({ frames, start, mine, names, count }: OutcomeOf): string | null {
  const messages = useMessages();
  for (let index = count - 1; index >= 0; index--) {
    const [moment] = momentsOf(frames, index, start, mine);
    if (moment !== undefined) {
      const { main, also } = moment;
      const shown = [main, ...also].find(({ points }) => points !== undefined) ?? main;
      return messages.say(shown.text, momentValues(shown, mine), names);
    }
    if (rolledDice(frames[index]) !== null) return null;
  }
  return null;
}
