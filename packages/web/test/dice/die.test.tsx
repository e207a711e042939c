import { type Face, faces, games } from '@dicehall/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Die, dieStates } from '../../src/dice/Die.tsx';
import { GameEmblem } from '../../src/games/GameEmblem.tsx';

const count = (markup: string, part: string) => markup.split(part).length - 1;

/** Returns the outlines of the pips, each relative to its starting point. */
const holesOf = (markup: string): string => /class="die-pip-hole[^"]*" d="([^"]*)"/.exec(markup)?.[1] ?? '';

describe('a drawn die shows its face and state', () => {
  test('a drawn die has as many pips as its face counts', () => {
    for (const face of faces)
      expect(count(holesOf(renderToStaticMarkup(<Die face={face} />)), 'M')).toBe(face);
  });

  test('the pip of a drawn 1 is larger than those of all other faces', () => {
    const radiusOf = (face: Face) =>
      Number(/a([\d.]+) /.exec(holesOf(renderToStaticMarkup(<Die face={face} />)))?.[1]).toFixed(1);
    expect(faces.map(radiusOf)).toEqual(['12.5', '8.8', '8.8', '8.8', '8.8', '8.8']);
  });

  test('the pip of a drawn 1 has its own colour, at its edge and at its floor', () => {
    for (const face of faces) {
      const markup = renderToStaticMarkup(<Die face={face} />);
      expect([face, count(markup, 'die-ace')]).toEqual([face, face === 1 ? 2 : 0]);
    }
  });

  test('a drawn die shows a digit if the setting asks for it', () => {
    for (const face of faces) {
      const markup = renderToStaticMarkup(<Die face={face} numerals />);
      expect(count(markup, 'die-pip-hole')).toBe(0);
      expect(markup).toContain(`>${face}</text>`);
    }
  });

  test('a drawn die does not reveal a hidden face', () => {
    const markup = renderToStaticMarkup(<Die face={null} numerals />);
    expect(markup).toContain('die-cover');
    expect(markup).not.toMatch(/die-pip|<text/);
  });

  test('a drawn die without a name is hidden from assistive technology, and with a name it is an image', () => {
    expect(renderToStaticMarkup(<Die face={4} />)).toMatch(/^<span class="die"[^>]* aria-hidden="true"/);
    const named = renderToStaticMarkup(<Die face={4} name="Die 2, four" />);
    expect(named).toMatch(/^<span class="die"[^>]* role="img" aria-label="Die 2, four"/);
  });

  test('a drawn die shows that it is kept or locked by a mark, not by colour alone', () => {
    const marks = dieStates.map((state) => {
      const markup = renderToStaticMarkup(<Die face={1} state={state} />);
      return /<svg class="die-mark".*?<\/svg>/.exec(markup)?.[0] ?? null;
    });
    const [lying, selectable, kept, locked, disabled] = marks;
    expect([lying, selectable, disabled]).toEqual([null, null, null]);
    expect(kept).not.toBeNull();
    // A padlock has a body, a check mark has none.
    expect(locked).toContain('die-mark-fill');
    expect(kept).not.toContain('die-mark-fill');
  });
});

test('every game has its own emblem with an accent, hidden from assistive technology', () => {
  const drawings = games.map(({ id }) => renderToStaticMarkup(<GameEmblem game={id} />));
  for (const drawing of drawings) expect(drawing).toMatch(/class="emblem-accent(-line)?"/);
  const withoutName = drawings.map((drawing) => drawing.replace(/data-game="[^"]*"/, ''));
  expect(new Set(withoutName).size).toBe(games.length);
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg class="emblem"[^>]* aria-hidden="true"/);
});

test('a game without an emblem has the default one', () => {
  expect(renderToStaticMarkup(<GameEmblem game="pig" />)).toMatch(/data-game="pig".*<path/);
});
