import { readFileSync } from 'node:fs';
import { type Face, faces } from '@dicehall/engine';

export const docOf = (path: string): string =>
  readFileSync(new URL(`../../../docs/${path}.md`, import.meta.url), 'utf8');

export const pageOf = (path: string): string => docOf(`rules/${path}`);

/** Returns the rows of all tables of a page as lists of cells. */
export const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

export const diceOf = (text: string): Face[] =>
  text.split(' ').map((digit) => faces.find((face) => String(face) === digit) ?? 1);

export const isDice = (cell = ''): boolean => /^[1-6]( [1-6])+$/.test(cell);
