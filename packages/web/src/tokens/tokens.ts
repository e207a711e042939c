import type { Mark } from '@dicehall/server/protocol';
import type { Strength, Temper } from '../local/players.ts';

/** The shape of each token, filled, in a box of 24 by 24. */
export const shapes = {
  star: 'M12 2l3 6.8 7.3.7-5.5 4.9 1.6 7.2-6.4-3.8-6.4 3.8 1.6-7.2-5.5-4.9L9 8.8z',
  diamond: 'M12 2l9 10-9 10-9-10z',
  clover: 'M12 2a5 5 0 0 1 4.6 5.4 5 5 0 1 1 0 9.2 5 5 0 1 1-9.2 0 5 5 0 1 1 0-9.2A5 5 0 0 1 12 2z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5l10 18H2z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  hourglass: 'M4 2.5h16L14 12l6 9.5H4L10 12z',
  drop: 'M12 2c4 5.5 6.5 8.6 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10.6 8 7.5 12 2z',
  disc: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  bolt: 'M14 1.5L4 14h6.5L9 22.5l11-13h-7z',
  heart: 'M12 21C5 15.5 2 12 2 8.3a5.2 5.2 0 0 1 10-1.7 5.2 5.2 0 0 1 10 1.7C22 12 19 15.5 12 21z',
  hexagon: 'M12 2l8.7 5v10L12 22l-8.7-5V7z',
  flag: 'M5 2h15l-4.5 5.5L20 13H8.5v9H5z',
  moon: 'M15 2.5A9.8 9.8 0 1 0 21.5 15 8 8 0 0 1 15 2.5z',
  crown: 'M2 6.5l5.5 4L12 3.5l4.5 7 5.5-4-2 13.5H4z',
  ring: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 5.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
} as const satisfies Readonly<Record<Mark['shape'], string>>;
export type Shape = keyof typeof shapes;

const isShape = (text: unknown): text is Shape => typeof text === 'string' && Object.hasOwn(shapes, text);

export const shapeNames = Object.keys(shapes).filter(isShape);

/** The names of the colours in theme.css, such as `--seat-coral`. */
export const colours: readonly Colour[] = [
  'yellow',
  'blue',
  'coral',
  'green',
  'violet',
  'orange',
  'pink',
  'grey',
];
export type Colour = Mark['colour'];

/** The token of a seat. The shape distinguishes seats for people who cannot see the colours. */
export type Token = Readonly<Mark>;

const nth = <Item>(items: readonly Item[], index: number, first: Item): Item =>
  items[index % items.length] ?? first;

export const tokenOfSeat = (seat: number): Token => ({
  shape: nth(shapeNames, seat, 'star'),
  colour: nth(colours, seat, 'yellow'),
});

/** Returns a token with a shape, and if possible a colour, that no other seat has. */
export function freeToken(taken: readonly Token[]): Token {
  const fallback = tokenOfSeat(taken.length);
  return {
    shape: shapeNames.find((name) => !taken.some(({ shape }) => shape === name)) ?? fallback.shape,
    colour: colours.find((name) => !taken.some(({ colour }) => colour === name)) ?? fallback.colour,
  };
}

/**
 * Returns the tokens of the seats, as chosen by their people. If two shapes are equal, the later seat gets a free
 * token.
 */
export function distinctTokens(chosen: readonly (Token | undefined)[]): readonly Token[] {
  const tokens: Token[] = [];
  const wanted = chosen.flatMap((token) => token ?? []);
  for (const [seat, own] of chosen.entries()) {
    const token = own ?? tokenOfSeat(seat);
    const taken = own === undefined ? [...tokens, ...wanted] : tokens;
    tokens.push(taken.some(({ shape }) => shape === token.shape) ? freeToken([...tokens, ...wanted]) : token);
  }
  return tokens;
}

export const botTokens: Readonly<Record<Strength, Readonly<Record<Temper, Token>>>> = {
  novice: {
    careful: { shape: 'drop', colour: 'blue' },
    balanced: { shape: 'disc', colour: 'grey' },
    bold: { shape: 'bolt', colour: 'orange' },
  },
  steady: {
    careful: { shape: 'heart', colour: 'coral' },
    balanced: { shape: 'hexagon', colour: 'green' },
    bold: { shape: 'flag', colour: 'pink' },
  },
  expert: {
    careful: { shape: 'moon', colour: 'violet' },
    balanced: { shape: 'crown', colour: 'orange' },
    bold: { shape: 'ring', colour: 'pink' },
  },
};

export function readToken(raw: unknown): Token | undefined {
  const { shape, colour } = (raw ?? {}) as { shape?: unknown; colour?: unknown };
  const known = colours.find((one) => one === colour);
  return isShape(shape) && known !== undefined ? { shape, colour: known } : undefined;
}

/** Returns the tokens whose shape is free, the player's own token first. */
export function freeTokens(taken: readonly Token[], own?: Token): readonly Token[] {
  const isFree = (shape: Token['shape']) => !taken.some((one) => one.shape === shape);
  const others = shapeNames
    .filter((shape) => isFree(shape) && shape !== own?.shape)
    .map((shape) => tokenOfSeat(shapeNames.indexOf(shape)));
  return [...(own !== undefined && isFree(own.shape) ? [own] : []), ...others];
}
