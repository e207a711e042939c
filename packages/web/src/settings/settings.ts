import { useSyncExternalStore } from 'react';
import type { SoundGroup } from '../dice/sound-groups.ts';
import { defaultKeys, type KeyAction } from '../keys/keys.ts';
import { readToken, type Token } from '../tokens/tokens.ts';
import { createListeners } from './listeners.ts';
import { readSaved, save } from './storage.ts';

/** The speed at which a table continues automatically. `instant` never waits. */
export const paces = ['calm', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** The settings of this device with their choices. `auto` follows the system. */
export const settingChoices = {
  language: ['auto', 'en', 'de'],
  theme: ['auto', 'dark', 'light', 'contrast'],
  font: ['standard', 'dyslexic'],
  motion: ['auto', 'full', 'reduced'],
  dice: ['tumbling', 'always', 'drawn'],
  faces: ['pips', 'numerals'],
  pace: paces,
  verbosity: ['brief', 'normal', 'full'],
  turns: ['on', 'key'],
  speech: ['auto', 'always', 'never'],
  keeping: ['position', 'face'],
} as const;

type Choices = typeof settingChoices;
type ChosenSettings = { readonly [Name in keyof Choices]: Choices[Name][number] };
/** The possible speeds of a screen reader's voice in words per minute, from slow to what trained listeners use. */
export const speechRates = { min: 100, max: 600, step: 25 } as const;

export type Settings = ChosenSettings & {
  /** The speed of the voice in words per minute, within `speechRates`. */
  readonly speechRate: number;
  /** The volume of all sounds, from 0 (silent) to 100. */
  readonly volume: number;
  /** The volume of each group in percent of `volume`, from 0 to 100. */
  readonly volumes: Readonly<Record<SoundGroup, number>>;
  readonly vibration: boolean;
  readonly notifications: boolean;
  /** Whether the coach marks choices and gives hints at tables on this device. */
  readonly coach: boolean;
  /** Whether bots comment on their turns. */
  readonly botLines: boolean;
  /** Whether tables have a line for typed moves. */
  readonly typing: boolean;
  readonly keysOn: boolean;
  readonly keys: Readonly<Record<KeyAction, string>>;
  readonly name: string;
  /** The token of this person; by default that of the seat. */
  readonly token: Token | undefined;
};

export const defaultSettings: Settings = {
  language: 'auto',
  theme: 'auto',
  font: 'standard',
  motion: 'auto',
  dice: 'tumbling',
  faces: 'pips',
  pace: 'normal',
  verbosity: 'normal',
  turns: 'on',
  speech: 'auto',
  keeping: 'position',
  // This is the default of eSpeak NG, the voice that comes with NVDA and Orca (espeak-ng(1), option -s).
  speechRate: 175,
  volume: 60,
  volumes: { dice: 100, outcomes: 100, turns: 70, clock: 100 },
  vibration: true,
  notifications: false,
  coach: false,
  botLines: true,
  typing: false,
  keysOn: true,
  keys: defaultKeys,
  name: '',
  token: undefined,
};

const storageKey = 'dicehall.settings';

const isWithin = (raw: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof raw === 'number' && raw >= min && raw <= max;

const isVolume = (raw: unknown): boolean => isWithin(raw, { min: 0, max: 100 });

const isKey = (raw: unknown): boolean => typeof raw === 'string' && raw.length <= 20;

/** Whether a saved value is one of the choices of a setting. Settings without choices have their own checks. */
function isAllowed(raw: unknown, name: string): boolean {
  const allowed: readonly unknown[] | undefined = settingChoices[name as keyof Choices];
  if (allowed !== undefined) return allowed.includes(raw);
  if (name === 'speechRate') return isWithin(raw, speechRates);
  return name === 'volume' ? isVolume(raw) : typeof raw === 'boolean';
}

/** Reads saved settings. Missing and invalid values get their defaults. */
function valuesIn<Values extends object>(
  raw: unknown,
  defaults: Values,
  isValid: (value: unknown, name: string) => boolean,
): Values {
  const given = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(defaults).map(([name, otherwise]) => {
    return [name, isValid(given[name], name) ? given[name] : otherwise];
  });
  return Object.fromEntries(entries) as Values;
}

export function readSettings(raw: unknown): Settings {
  const { keys, volumes, name, token } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...valuesIn(raw, defaultSettings, isAllowed),
    keys: valuesIn(keys, defaultKeys, isKey),
    volumes: valuesIn(volumes, defaultSettings.volumes, isVolume),
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    token: readToken(token),
  };
}

let settings = readSettings(readSaved(storageKey));
const listeners = createListeners();

export const currentSettings = (): Settings => settings;

export const onSettings = listeners.subscribe;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  save(storageKey, settings);
  listeners.notify();
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings, currentSettings);
