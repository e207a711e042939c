import { useSyncExternalStore } from 'react';
import { type SoundGroup, soundGroups } from '../dice/sound-groups.ts';
import { defaultKeys, type KeyAction } from '../keys/keys.ts';
import { readToken, type Token } from '../tokens/tokens.ts';
import { createListeners } from './listeners.ts';
import { readSaved, save } from './storage.ts';

/** The speed at which a table continues automatically. `instant` never waits. */
export const paces = ['calm', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** The settings of this device. `auto` follows the system. */
const choices = {
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

type Choices = typeof choices;
type ChosenSettings = { readonly [Name in keyof Choices]: Choices[Name][number] };
/** The speed of a screen reader's voice in words per minute, from slow to what trained listeners use. */
export const speechRates = { min: 100, max: 600, step: 25 } as const;

export type Settings = ChosenSettings & {
  /** The speed in words per minute, within `speechRates`. */
  readonly speechRate: number;
  /** The volume from 0 (silent) to 100. */
  readonly volume: number;
  /** By group: its share of the volume, from 0 to 100. */
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
  /** The token; by default that of the seat. */
  readonly token: Token | undefined;
};

export const settingChoices = choices;

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
  // The default of eSpeak NG, the voice that comes with NVDA and Orca (espeak-ng(1), option -s).
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

function chosen<Name extends keyof Choices>(name: Name, raw: unknown): Settings[Name] {
  const allowed: readonly unknown[] = choices[name];
  return (allowed.includes(raw) ? raw : defaultSettings[name]) as Settings[Name];
}

const flag = (raw: unknown, otherwise: boolean): boolean => (typeof raw === 'boolean' ? raw : otherwise);

function readKeys(raw: unknown): Settings['keys'] {
  if (typeof raw !== 'object' || raw === null) return defaultKeys;
  const given = raw as Record<string, unknown>;
  const entries = Object.entries(defaultKeys).map(([action, key]) => {
    const own = given[action];
    return [action, typeof own === 'string' && own.length <= 20 ? own : key];
  });
  return Object.fromEntries(entries) as Settings['keys'];
}

const isSpeechRate = (raw: unknown): raw is number =>
  typeof raw === 'number' && raw >= speechRates.min && raw <= speechRates.max;

const isPercent = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 100;

function readVolumes(raw: unknown): Settings['volumes'] {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const entries = soundGroups.map((group) => {
    const own = given[group];
    return [group, isPercent(own) ? own : defaultSettings.volumes[group]];
  });
  return Object.fromEntries(entries) as Settings['volumes'];
}

/** Reads saved settings. Missing and invalid ones get their defaults. */
export function readSettings(raw: unknown): Settings {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const names = Object.keys(choices) as (keyof Choices)[];
  const volume = given.volume;
  return {
    ...(Object.fromEntries(names.map((name) => [name, chosen(name, given[name])])) as ChosenSettings),
    speechRate: isSpeechRate(given.speechRate) ? given.speechRate : defaultSettings.speechRate,
    volume: isPercent(volume) ? volume : defaultSettings.volume,
    volumes: readVolumes(given.volumes),
    vibration: flag(given.vibration, defaultSettings.vibration),
    notifications: flag(given.notifications, defaultSettings.notifications),
    coach: flag(given.coach, defaultSettings.coach),
    botLines: flag(given.botLines, defaultSettings.botLines),
    typing: flag(given.typing, defaultSettings.typing),
    keysOn: flag(given.keysOn, defaultSettings.keysOn),
    keys: readKeys(given.keys),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
    token: readToken(given.token),
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
