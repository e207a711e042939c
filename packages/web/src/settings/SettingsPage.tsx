import { type ReactNode, useState } from 'react';
import { Spoken } from '../announce/Spoken.tsx';
import { InstallButton } from '../app/InstallButton.tsx';
import { Page, pageBefore } from '../app/Page.tsx';
import { whyDrawn } from '../dice/solid-loader.ts';
import { type SoundGroup, soundGroups } from '../dice/sound-groups.ts';
import { samplesOf } from '../dice/sound-schedule.ts';
import { useMessages } from '../i18n/messages.tsx';
import { tableSound } from '../table/sound.ts';
import { TokenField } from '../tokens/TokenDialog.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Field, Summary } from '../ui/Field.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { KeySettings } from './KeySettings.tsx';
import styles from './settings.module.css';
import { changeSettings, type Settings, settingChoices, speechRates, useSettings } from './settings.ts';

/** The milliseconds between two samples of a group. */
const sampleLength = 1100;

function playSamples(group: SoundGroup): void {
  samplesOf[group].forEach((cue, index) => {
    setTimeout(() => tableSound.play(cue), index * sampleLength);
  });
}

function SoundSettings() {
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
      <details>
        <summary className={styles.summary}>{messages.say('web-setting-volumes')}</summary>
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
      </details>
    </>
  );
}

type ChoiceName = keyof typeof settingChoices;

function Choice<Name extends ChoiceName>({ name }: { readonly name: Name }) {
  const messages = useMessages();
  const settings = useSettings();
  const allowed: readonly string[] = settingChoices[name];
  return (
    <ChoiceField
      label={messages.say(`web-setting-${name}`)}
      {...(messages.has(`web-setting-${name}.about`)
        ? { about: messages.lookup(`web-setting-${name}.about`) }
        : {})}
      value={String(settings[name])}
      onChange={(value) => changeSettings({ [name]: value } as Partial<Settings>)}
      choices={allowed.map((value) => ({
        value,
        text: messages.lookup(`web-setting-${name}.${value}`),
        ...(name === 'language' && value !== 'auto' ? { lang: value } : {}),
      }))}
    />
  );
}

const parts = ['look', 'motion', 'sound', 'reader'] as const;

function Part({ id, children }: { readonly id: (typeof parts)[number]; readonly children: ReactNode }) {
  const messages = useMessages();
  return (
    <Card as="details" id={id} open={id === parts[0]}>
      <Summary>
        <h2>{messages.say(`web-settings-${id}`)}</h2>
      </Summary>
      {children}
    </Card>
  );
}

export default function SettingsPage() {
  const messages = useMessages();
  const settings = useSettings();
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  const [drawn] = useState(whyDrawn);
  return (
    <Page title={messages.say('web-settings')} back={pageBefore()} isWide>
      <div className="columns">
        <Part id="look">
          <Choice name="language" />
          <Choice name="theme" />
          <Choice name="font" />
          <TokenField />
        </Part>
        <Part id="motion">
          <Choice name="motion" />
          <Choice name="dice" />
          {settings.dice === 'tumbling' && drawn !== null ? (
            <p className="soft small" data-throws={drawn}>
              {messages.say('web-throws-drawn', { why: drawn })}
            </p>
          ) : null}
          <Choice name="faces" />
          <Choice name="pace" />
          <SwitchField
            label={messages.say('web-setting-bot-lines')}
            value={settings.botLines}
            onChange={(botLines) => changeSettings({ botLines })}
          />
          <SwitchField
            label={messages.say('web-setting-coach')}
            about={messages.say('web-setting-coach.about')}
            value={settings.coach}
            onChange={(coach) => changeSettings({ coach })}
          />
        </Part>
        <Part id="sound">
          <SoundSettings />
          <SwitchField
            label={messages.say('web-setting-vibration')}
            value={settings.vibration}
            onChange={(vibration) => changeSettings({ vibration })}
          />
          <SwitchField
            label={messages.say('web-setting-notifications')}
            about={messages.say('web-setting-notifications.about')}
            value={settings.notifications}
            onChange={(notifications) => {
              changeSettings({ notifications });
              if (notifications && 'Notification' in window)
                void Notification.requestPermission().then(setPermission);
            }}
          />
          {settings.notifications && permission !== 'granted' ? (
            <Spoken className="soft small" text={messages.say('web-notifications-blocked')} />
          ) : null}
        </Part>
        <Part id="reader">
          <Choice name="verbosity" />
          <Choice name="turns" />
          <Choice name="speech" />
          {settings.speech === 'never' ? null : (
            <NumberField
              label={messages.say('web-setting-speech-rate')}
              about={messages.say('web-setting-speech-rate.about')}
              value={settings.speechRate}
              onChange={(speechRate) => changeSettings({ speechRate })}
              {...speechRates}
            />
          )}
          <Choice name="keeping" />
          <SwitchField
            label={messages.say('web-setting-typing')}
            about={messages.say('web-setting-typing.about')}
            value={settings.typing}
            onChange={(typing) => changeSettings({ typing })}
          />
          <KeySettings />
        </Part>
      </div>
      <div className="row">
        <LinkButton href="/dice" tone="quiet">
          {messages.say('web-dice-fair')}
        </LinkButton>
        <InstallButton />
      </div>
    </Page>
  );
}
