import { type GameId, sumOf } from '@dicehall/engine';
import { DiceThrow } from '../dice/index.ts';
import type { Hand } from '../hands/hand.ts';
import { usePhrases } from '../i18n/messages.tsx';
import { phrase } from '../i18n/phrase.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import dice from './dice.module.css';
import { DiceArea, IdleDice, lastThrow } from './Felt.tsx';
import type { Frame } from './frame.ts';
import { HandDice } from './HandDice.tsx';
import { tableSound } from './sound.ts';
import type { Shown } from './use-shown.ts';

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

interface FeltDiceProps {
  readonly game: GameId;
  /** Makes the throws of this table fall in their own way. */
  readonly title: string;
  readonly frames: readonly Frame[];
  readonly shown: Shown;
  readonly hand: Hand | null;
  /** Whether the faces of real dice are being entered. */
  readonly isEntering: boolean;
  readonly onToggle: ((position: number) => void) | null;
}

/** What lies on the felt: a throw in the air, the hand of this turn, the last throw, or dice that wait. */
export function FeltDice({ game, title, frames, shown, hand, isEntering, onToggle }: FeltDiceProps) {
  const say = usePhrases();
  const settings = useSettings();
  const { throwing, view, count } = shown;
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
            onDone={shown.landed}
          />
        </div>
      </DiceArea>
    );
  }
  if (hand !== null && hand.dice.length > 0)
    return (
      <DiceArea>
        <HandDice hand={hand} onToggle={onToggle} />
      </DiceArea>
    );
  // What is thrown now is entered below: nothing of the turn before may look like it.
  if (isEntering) return null;
  const last = lastThrow(frames, count);
  if (last !== null) {
    const values = { seat: { seat: last.seat }, sum: sumOf(last.dice) };
    return (
      <DiceArea>
        <IdleDice dice={last.dice} caption={say(phrase('web-last-throw', values))} />
      </DiceArea>
    );
  }
  const waiting = view.step.kind === 'throw' ? view.step.dice : hand?.actions.length ? diceToThrow(game) : 0;
  return (
    <DiceArea>
      <IdleDice dice={Array.from({ length: waiting }, () => null)} caption={null} />
    </DiceArea>
  );
}
