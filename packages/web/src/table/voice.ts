import { type Face, faces } from '@dicehall/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The parts of the Web Speech API that are used. TypeScript does not declare it, because some browsers lack it. */
interface Recognition {
  lang: string;
  onresult: (event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void;
  onerror: (event: { readonly error: string }) => void;
  onend: () => void;
  start(): void;
  abort(): void;
}

/** Returns the speech recognition of the browser; undefined if it has none. Pages over plain http get no microphone. */
export function speechRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition, isSecureContext } = globalThis as typeof globalThis &
    Readonly<Record<'SpeechRecognition' | 'webkitSpeechRecognition', (new () => Recognition) | undefined>>;
  return isSecureContext ? (SpeechRecognition ?? webkitSpeechRecognition) : undefined;
}

/**
 * Returns the faces that a text names, as digits or in words; empty if the text contains any other word, because the
 * text was then not meant as dice.
 * @param words for each face, the words that name it or sound alike; the faces are separated by commas
 */
export function facesIn(text: string, words: string): Face[] {
  const spellings = words.split(',').map((group) => group.trim().split(/\s+/));
  const named = (text.toLowerCase().match(/\p{L}+|\d/gu) ?? []).map(
    (word) =>
      faces[/\d/.test(word) ? Number(word) - 1 : spellings.findIndex((group) => group.includes(word))],
  );
  const known = named.filter((face) => face !== undefined);
  return known.length === named.length ? known : [];
}

/**
 * Listens for one sentence each time it is turned on. `problem` is the browser's error code for the last failed
 * attempt.
 */
export function useVoice(onHeard: (text: string) => void, Recognizer = speechRecognition()) {
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const recognition = useRef<Recognition | null>(null);
  const hear = useEffectEvent(onHeard);
  useEffect(() => () => recognition.current?.abort(), []);
  const toggle = () => {
    if (isListening || Recognizer === undefined) {
      recognition.current?.abort();
      return;
    }
    const own = new Recognizer();
    recognition.current = own;
    own.lang = document.documentElement.lang;
    own.onresult = ({ results }) => hear(Array.from(results, (one) => one[0]?.transcript ?? '').join(' '));
    own.onerror = ({ error }) => setProblem(error);
    own.onend = () => setListening(false);
    setProblem(null);
    setListening(true);
    own.start();
  };
  return { isListening, problem, toggle };
}
