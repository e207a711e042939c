import { type AnyGame, type ControlDie, type Controls, message, sumOf } from '@dicehall/engine';
import { DiceThrow } from '../dice/DiceThrow.tsx';
import { usePhrases } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { ControlDice } from './ControlDice.tsx';
import dice from './dice.module.css';
import type { Frame } from './frame.ts';
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

/** The dice on the felt: a running throw, the dice to choose from, those of the last roll, or blank ones before a roll. */
export function FeltDice({ game, title, frames, queue, controls, isEntering, onTap }: FeltDiceProps) {
  const say = usePhrases();
  const settings = useSettings();
  const { throwing, view, count } = queue;
  if (throwing !== null) {
    return (
      <DiceArea>
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
      </DiceArea>
    );
  }
  if (controls.dice.length > 0)
    return (
      <DiceArea>
        <ControlDice controls={controls} onTap={onTap} />
      </DiceArea>
    );
  // The dice of the last turn could be mistaken for those being entered.
  if (isEntering) return null;
  const last = lastRoll(frames, count);
  if (last !== null) {
    const caption = message('web-last-roll', { seat: { seat: last.seat }, sum: sumOf(last.dice) });
    return (
      <DiceArea>
        <IdleDice dice={last.dice} caption={say(caption)} />
      </DiceArea>
    );
  }
  const isBeforeRoll = view.step.kind === 'choose' && controls.seat !== null;
  const blank = view.step.kind === 'throw' ? view.step.dice : isBeforeRoll ? game.facts.freshDice : 0;
  return (
    <DiceArea>
      <IdleDice dice={Array.from({ length: blank }, () => null)} caption={null} />
    </DiceArea>
  );
}
