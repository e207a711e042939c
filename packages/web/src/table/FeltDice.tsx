import { type AnyGame, type ControlDie, type Controls, type Frame, message, sumOf } from '@dicehall/engine';
import { DiceThrow } from '../dice/DiceThrow.tsx';
import { usePhrases } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ControlDice } from './ControlDice.tsx';
import dice from './dice.module.css';
import { DiceArea, IdleDice, lastRoll } from './IdleDice.tsx';
import type { FrameQueue } from './shown/queue.ts';
import { tableSound } from './sound.ts';

interface FeltDiceProps {
  readonly game: AnyGame;
  /** Seeds the animation of this table's throws. */
  readonly title: string;
  readonly frames: readonly Frame[];
  readonly queue: FrameQueue;
  readonly controls: Controls;
  readonly isEntering: boolean;
  readonly onTap: (die: ControlDie) => void;
}

export function FeltDice(props: FeltDiceProps) {
  const { queue, controls, isEntering } = props;
  // The dice of the last turn could be mistaken for those being entered.
  return isEntering && queue.throwing === null && controls.dice.length === 0 ? null : (
    <DiceArea>
      <DiceNow {...props} />
    </DiceArea>
  );
}

/** A running throw, the dice to choose from, those of the last roll, or blank ones before a roll. */
function DiceNow({ game, title, frames, queue, controls, onTap }: FeltDiceProps) {
  const say = usePhrases();
  const settings = useSettings();
  const { throwing, view, count } = queue;
  if (throwing !== null) {
    return (
      <div className={dice.throwing} data-count={throwing.dice.length}>
        <DiceThrow
          faces={throwing.dice}
          seed={`${title}${throwing.frame}`}
          quality={settings.dice === 'tumbling' ? 'solid' : settings.dice}
          reducedMotion={motionIsReduced()}
          numerals={settings.faces === 'numerals'}
          sound={tableSound}
          onDone={queue.landed}
        />
      </div>
    );
  }
  if (controls.dice.length > 0) return <ControlDice controls={controls} onTap={onTap} />;
  const last = lastRoll(frames, count);
  if (last !== null) {
    const caption = message('web-last-roll', { seat: { seat: last.seat }, sum: sumOf(last.dice) });
    return <IdleDice dice={last.dice} caption={say(caption)} />;
  }
  const isBeforeRoll = view.step.kind === 'choose' && controls.seat !== null;
  const blank = view.step.kind === 'throw' ? view.step.dice : isBeforeRoll ? game.facts.freshDice : 0;
  return <IdleDice dice={Array.from({ length: blank }, () => null)} caption={null} />;
}
