import { FluentNumber, type FluentVariable } from '@fluent/bundle';

class NegativeNumber extends FluentNumber {
  override toString(...[scope]: Parameters<FluentNumber['toString']>): string {
    return `minus ${new FluentNumber(-this.value, this.opts).toString(scope)}`;
  }
}

/**
 * A number in a sentence. A minus sign becomes a word, the same in English and German, because screen readers skip a hyphen;
 * `NUMBER()` in a text and `Catalogue.number` write the sign.
 */
export const numberInSentence = (value: number): FluentVariable =>
  value < 0 ? new NegativeNumber(value) : value;
