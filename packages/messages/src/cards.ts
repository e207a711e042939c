import type { Catalogue } from './catalogue.ts';

/** The cost of a card, from the package `strategy`. */
export interface CardCostOf {
  readonly unit: 'win' | 'sips' | 'points';
  readonly loss: number;
  readonly meanScore?: number;
  readonly read?: number;
}

export function cardCostTexts(catalogue: Catalogue, { unit, loss, meanScore, read }: CardCostOf): string[] {
  const digits = (value: number): string =>
    catalogue.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const cost = catalogue.say('card-cost', { unit, loss: digits(unit === 'win' ? 100 * loss : loss) });
  return [
    cost,
    ...(meanScore === undefined ? [] : [catalogue.say('card-mean-score', { points: digits(meanScore) })]),
    ...(read === undefined ? [] : [catalogue.say('card-read', { points: digits(read) })]),
  ];
}
