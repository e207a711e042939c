import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { facesIn, hearsSpeech } from '../src/table/voice.ts';

const wordsIn = (language: 'en' | 'de') => loadCatalogue({ language }).lookup('web-voice-words');

describe('faces can be entered by voice', () => {
  it.each<['en' | 'de', string, readonly number[]]>([
    ['en', 'five five one two', [5, 5, 1, 2]],
    ['en', 'One, four and', []],
    ['en', 'for to 6', [4, 2, 6]],
    ['en', '5512', [5, 5, 1, 2]],
    ['en', '7', []],
    ['en', 'one seven', []],
    ['en', 'good luck', []],
    ['en', '', []],
    ['de', 'fünf fünf eins zwei', [5, 5, 1, 2]],
    ['de', 'Drei, zwo, ein', [3, 2, 1]],
    ['de', 'five', []],
  ])('in %s, the spoken text “%s” is read as %j: every word must be a face', (language, text, named) => {
    expect(facesIn(text, wordsIn(language))).toEqual(named);
  });

  it('a browser without speech recognition does not offer to enter faces by voice', () => {
    expect(hearsSpeech).toBe(false);
  });
});
