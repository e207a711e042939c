import { soundGroups } from '../dice/sound-groups.ts';
import { makeTableSound, type Volumes } from '../dice/table-sound.ts';
import { currentSettings, onSettings } from '../settings/settings.ts';

function volumesNow(): Volumes {
  const { volume, volumes } = currentSettings();
  return Object.fromEntries(
    soundGroups.map((group) => [group, (volume / 100) * (volumes[group] / 100)]),
  ) as Volumes;
}

/** The only source of sound of the page, at the volume of the settings. */
export const tableSound = makeTableSound(volumesNow(), currentSettings().vibration);

onSettings(() => {
  tableSound.setVolumes(volumesNow());
  tableSound.setVibration(currentSettings().vibration);
});
