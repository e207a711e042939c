import { Die } from '../dice/Die.tsx';
import { useSettings } from '../settings/settings.ts';
import type { SeatRolls } from '../table/model/dice.ts';
import styles from './end.module.css';

export function WinningDice({ hand }: { readonly hand: SeatRolls }) {
  const { faces } = useSettings();
  return (
    <span className={styles.dice} aria-hidden="true">
      {hand.rolls.flat().map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
        <Die key={at} face={face} numerals={faces === 'numerals'} />
      ))}
    </span>
  );
}
