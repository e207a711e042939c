import type { Face } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';

type Picture = readonly (readonly (Face | null)[])[];

/** A typical roll of each game in groups of dice, found by file name, which is the id of the game. */
const pictures = import.meta.glob<Picture>('./pictures/*.ts', { eager: true, import: 'default' });

const anyGame: Picture = [[5, 1]];

/** Shows a typical roll of a game, which sets it apart from others. It is hidden from assistive technology. */
export function GamePicture({ game }: { readonly game: string }) {
  return (pictures[`./pictures/${game}.ts`] ?? anyGame).map((dice, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
    <span key={group}>
      {dice.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
        <Die key={at} face={face} size="small" />
      ))}
    </span>
  ));
}
