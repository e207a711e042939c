import { makeTableSound } from '../dice/table-sound.ts';
import { currentSettings, onSettings } from '../settings/settings.ts';

/** The one sound of the page, as loud as the settings want it. */
export const tableSound = makeTableSound(currentSettings().volume / 100, currentSettings().vibration);

onSettings(() => {
  const { volume, vibration } = currentSettings();
  tableSound.setVolume(volume / 100);
  tableSound.setVibration(vibration);
});
