/**
 * Numbers from 0 to 1 in 48 bits each, with an error of at most 1.8e-15. The high and the low bits are in separate
 * tables, which can be read from a file without copying.
 */
export interface Fixed {
  readonly high: Uint32Array;
  readonly low: Uint16Array;
}

const lowest = 2 ** 16;
const one = 2 ** 48 - 1;

export function toFixed48(values: Float64Array): Fixed {
  const high = new Uint32Array(values.length);
  const low = new Uint16Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const whole = Math.round(values[index] * one);
    low[index] = whole % lowest;
    high[index] = Math.floor(whole / lowest);
  }
  return { high, low };
}

export const fixedAt = ({ high, low }: Fixed, index: number): number =>
  (high[index] * lowest + low[index]) / one;
