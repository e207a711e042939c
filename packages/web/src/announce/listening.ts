import { currentSettings } from '../settings/settings.ts';

let hasAsked = false;

/** The player pressed a key that only announces something: they follow the match by ear. */
export function noteListener(): void {
  hasAsked = true;
}

/** Whether the moves of others wait until what was announced before can have been spoken. */
export function waitsForSpeech(): boolean {
  const { speech, pace } = currentSettings();
  return speech === 'always' || (speech === 'auto' && hasAsked && pace !== 'instant');
}
