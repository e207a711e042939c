import { loadCatalogue } from '@dicehall/messages/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facesIn, speechRecognition } from '../src/table/voice.ts';

const wordsIn = (language: 'en' | 'de') => loadCatalogue({ language }).lookup('web-voice-words');

describe('faces can be entered by voice', () => {
  afterEach(() => vi.unstubAllGlobals());
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

  class Speech {}
  it.each([
    ['none', {}, undefined],
    ['its own', { SpeechRecognition: Speech }, Speech],
    ['one under an older name', { webkitSpeechRecognition: Speech }, Speech],
    [
      'one, but the page no secure connection',
      { SpeechRecognition: Speech, isSecureContext: false },
      undefined,
    ],
  ])('faces can be entered by voice if the browser has speech recognition: it has %s', (_, parts, found) => {
    for (const [name, part] of Object.entries({ isSecureContext: true, ...parts })) vi.stubGlobal(name, part);
    expect(speechRecognition()).toBe(found);
  });
});
