import { shapes } from '../src/tokens/tokens.ts';
import type { Part } from './render.tsx';

/** Returns the shape and the colour of each token of a part of the page, and which of them are the faces of bots. */
export const tokensIn = (part: Part): string[] =>
  part.all('svg').flatMap((svg) => {
    const colour = /--token:\s*var\(--seat-(\w+)\)/.exec(svg.getAttribute('style') ?? '')?.[1];
    const drawn = svg.all('path').map(({ props }) => props.d);
    const [shape] = Object.entries(shapes).find(([, path]) => drawn.includes(path)) ?? [];
    return colour === undefined ? [] : [`${drawn.length > 1 ? 'bot ' : ''}${shape} ${colour}`];
  });
