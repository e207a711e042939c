/** The default speed of eSpeak NG, the voice that comes with NVDA and Orca: espeak-ng(1), option -s. */
const wordsPerMinute = 175;

/** Milliseconds that a voice needs for a text. Each digit counts as a word: "1,250" is spoken as five. */
export function speechTime(text: string): number {
  const words = text.match(/\d|\p{L}+/gu)?.length ?? 0;
  return (words * 60_000) / wordsPerMinute;
}
