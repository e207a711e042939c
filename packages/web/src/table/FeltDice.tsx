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
import type { RowDie } from '../dice/row.ts';
import { useMessages } from '../i18n/messages.tsx';
import { momentsOf, momentValues } from '../moments/moments-of.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ControlDice } from './ControlDice.tsx';
import { DiceArea } from './DiceArea.tsx';
import dice from './dice.module.css';
import { IdleDice } from './IdleDice.tsx';
import { chosenDice } from './shown/choice.ts';
import { heldGroup, type LaidDice, laidDice, rowOfThrow } from './shown/tray.ts';
import type { FrameQueue, Throwing } from './shown/use-frame-queue.ts';
import { tableSound } from './sound.ts';

interface FeltDiceProps {
  readonly game: AnyGame;
  /** Seeds the animation of this table's throws. */
  readonly title: string;
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  readonly queue: FrameQueue;
  readonly onFelt: DiceOnFelt;
  readonly controls: Controls;
  readonly isEntering: boolean;
  readonly onTap: (die: ControlDie) => void;
}

const scoreOf = (seat: Seat): string => `[data-score-of="${seat}"]`;

const isLocked = ({ mark }: ControlDie): boolean => mark === 'locked';

/** The dice on the felt: in the air, in front of a player, or as the last turn left them; and the tray. */
export interface DiceOnFelt {
  readonly laid: LaidDice;
  readonly inFront: readonly ControlDie[];
  readonly locked: readonly ControlDie[];
  /** The row that dice in the air land in; null where none are. */
  readonly row: readonly RowDie[] | null;
}

export function diceOnFelt(
  game: AnyGame,
  frames: readonly Frame[],
  start: BaseView,
  { count, choice, throwing, view }: FrameQueue,
  controls: Controls,
): DiceOnFelt {
  const lying = laidDice(game, frames.slice(0, count), start, throwing !== null);
  const dice = choice === null ? controls.dice : chosenDice(game, view, choice);
  const row = throwing === null ? null : rowOfThrow(frames[throwing.frame], throwing.dice, dice);
  const isHeldInPlace = row?.some(({ isHeld }) => isHeld) ?? false;
  const locked = isHeldInPlace ? [] : dice.length > 0 ? dice.filter(isLocked) : lying.locked;
  const laid = isHeldInPlace ? { ...lying, tray: heldGroup(dice.filter(isLocked)) } : lying;
  return { laid, row, locked, inFront: dice.filter((die) => !isLocked(die)) };
}

export function FeltDice(props: FeltDiceProps) {
  const { queue, controls, isEntering, onFelt } = props;
  const { row } = onFelt;
  // The dice of the last turn could be mistaken for those being entered.
  if (isEntering && queue.throwing === null && controls.dice.length === 0) return null;
  return (
    <DiceArea>
      {row === null || queue.throwing === null ? (
        <LyingDice {...props} {...onFelt} />
      ) : (
        <Tumbling {...props} row={row} throwing={queue.throwing} />
      )}
    </DiceArea>
  );
}

interface TumblingProps extends FeltDiceProps {
  readonly row: readonly RowDie[];
  readonly throwing: Throwing;
}

function Tumbling({ title, queue, mine, row, throwing }: TumblingProps) {
  const settings = useSettings();
  return (
    <div className={dice.throwing} data-count={row.length}>
      <DiceThrow
        row={row}
        seed={`${title}${throwing.frame}`}
        from={mine.includes(throwing.seat) ? null : scoreOf(throwing.seat)}
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
