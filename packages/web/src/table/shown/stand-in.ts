import type { Frame } from '@dicehall/engine';
import { type Catalogue, standInSentence } from '@dicehall/messages';
import type { GameLogLine } from './game-log.ts';

export type StandIn = NonNullable<Frame['by']>;

/** Who made the last move or roll of each seat instead of its person; null where no one did. */
export const lastStandIns = (frames: readonly Frame[], seats: number): (StandIn | null)[] =>
  Array.from(
    { length: seats },
    (_, seat) => frames.findLast(({ entry }) => entry?.seat === seat)?.by ?? null,
  );

/** The last line of the game log, and whether a bot or the clock decided it for a person. */
export function latestText(
  messages: Catalogue,
  frames: readonly Frame[],
  lines: readonly GameLogLine[],
  names: readonly string[],
): string {
  const last = lines.at(-1);
  if (last === undefined) return '';
  const standIn = standInSentence(messages, frames[last.frame], names);
  return standIn === null ? last.text : `${standIn} ${last.text}`;
}
