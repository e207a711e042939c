import { type SoundGroup, soundGroups } from '../dice/sound-groups.ts';
import { samplesOf } from '../dice/sound-schedule.ts';
import { useMessages } from '../i18n/messages.tsx';
import { tableSound } from '../table/sound.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './settings.module.css';
import { changeSettings, useSettings } from './settings.ts';

/** Milliseconds between two samples of a group. */
const sampleLength = 1100;

function playSamples(group: SoundGroup): void {
  samplesOf[group].forEach((cue, index) => {
    setTimeout(() => tableSound.play(cue), index * sampleLength);
  });
}

/** The volume of all sounds, and of each group, with a button to play the group. */
export function SoundSettings() {
  const messages = useMessages();
  const { volume, volumes } = useSettings();
  const slider = (value: number, onChange: (value: number) => void) => (
    <input
      type="range"
      min={0}
      max={100}
      step={10}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
  return (
    <>
      <Field label={messages.say('web-setting-volume')}>
        {slider(volume, (next) => changeSettings({ volume: next }))}
      </Field>
      {soundGroups.map((group) => {
        const label = messages.say('web-setting-volume-of', { group });
        return (
          <div key={group} className={styles.sound}>
            <Field label={label}>
              {slider(volumes[group], (next) => changeSettings({ volumes: { ...volumes, [group]: next } }))}
            </Field>
            <Button
              tone="quiet"
              aria-label={messages.say('web-sound-test.name', { group: label })}
              onClick={() => playSamples(group)}
            >
              {messages.say('web-sound-test')}
            </Button>
          </div>
        );
      })}
    </>
  );
}
