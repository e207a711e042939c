import { type Catalogue, lossText } from '@dicehall/messages';
import { type Grade, leastLoss, type Review } from '@dicehall/strategy';

/** Lists the number of mistakes of each grade; empty if there are none. */
export const gradesText = (messages: Catalogue, grades: Readonly<Record<Grade, number>>): string =>
  Object.values(grades).some((count) => count > 0) ? messages.say('mistake-grades', grades) : '';

/** Describes from which loss a choice has which grade. */
export function gradesHelp(messages: Catalogue, unit: Review['unit'], word: string): string {
  const { mistake, blunder } = leastLoss;
  return messages.say('mistake-grades.about', {
    mistake: messages.number((unit === 'win' ? 100 : 1) * mistake[unit]),
    blunder: lossText(messages, unit, blunder[unit], word, 1, blunder[unit]),
  });
}
