import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { StorePlace } from '../store/index.ts';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/**
 * Everything that can be set, each by an environment variable and, where `flag` is given, by an option of the command,
 * which goes first. Secrets have no option: the list of processes shows those. What each is for is in server.ftl.
 */
export const settings = {
  host: { env: 'DICEHALL_HOST', flag: 'host', default: '127.0.0.1', schema: z.string().min(1) },
  port: { env: 'DICEHALL_PORT', flag: 'port', default: '8080', schema: whole(0, 65_535) },
  data: { env: 'DICEHALL_DATA', flag: 'data', default: './dicehall-data', schema: z.string().min(1) },
  databaseUrl: {
    env: 'DATABASE_URL',
    flag: null,
    default: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
  },
  connections: { env: 'DICEHALL_CONNECTIONS', flag: 'connections', default: '10', schema: whole(2, 200) },
  migrate: { env: 'DICEHALL_MIGRATE', flag: 'migrate', default: 'on', schema: onOff },
  natsUrl: {
    env: 'NATS_URL',
    flag: null,
    default: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^(nats|tls)$/ })]),
  },
  secret: {
    env: 'DICEHALL_SECRET',
    flag: null,
    default: '',
    schema: z.union([z.literal(''), z.string().min(32)]),
  },
  metricsToken: {
    env: 'DICEHALL_METRICS_TOKEN',
    flag: null,
    default: '',
    schema: z.union([z.literal(''), z.string().min(16)]),
  },
  publicUrl: {
    env: 'DICEHALL_PUBLIC_URL',
    flag: 'public-url',
    default: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  },
  trustProxy: { env: 'DICEHALL_TRUST_PROXY', flag: 'trust-proxy', default: '0', schema: whole(0, 10) },
  think: { env: 'DICEHALL_THINK', flag: 'think', default: '900', schema: whole(0, 60_000) },
  limits: { env: 'DICEHALL_LIMITS', flag: 'limits', default: 'on', schema: onOff },
  log: {
    env: 'DICEHALL_LOG',
    flag: 'log',
    default: 'info',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  },
  web: { env: 'DICEHALL_WEB', flag: 'web', default: '', schema: z.string() },
} as const;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];

/** Everything set. */
export type Settings = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

/** A setting that cannot be, named as whoever set it knows it, with what is allowed. */
export class BadSetting extends Error {}

const tooShort: Partial<Record<SettingName, string>> = {
  secret: 'at least 32 characters',
  metricsToken: 'at least 16 characters',
};

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @param options the command's options by their flags, without dashes
 * @throws BadSetting
 */
export function readSettings(env: Given, options: Given = {}): Settings {
  const read = settingNames.map((name) => {
    const { env: variable, flag, default: fallback, schema } = settings[name];
    const option = flag === null ? undefined : options[flag];
    const given = option ?? env[variable] ?? fallback;
    const value = schema.safeParse(given);
    if (value.success) return [name, value.data];
    const called = option === undefined ? variable : `--${flag}`;
    const why = value.error.issues[0]?.message ?? 'not allowed';
    // What was given is not repeated: it may be a secret in the wrong place.
    throw new BadSetting(`${called}: ${tooShort[name] ?? why}`);
  });
  return Object.fromEntries(read) as Settings;
}

/** Where matches are kept with these settings. */
export const placeOf = ({ databaseUrl, data, connections }: Settings): StorePlace =>
  databaseUrl === '' ? { kind: 'folder', folder: data } : { kind: 'postgres', url: databaseUrl, connections };

/** The folder of the web client: the one set, or the one built beside this package; null when there is none. */
export function webOf({ web }: Settings): string | null {
  const folder = web === '' ? fileURLToPath(new URL('../../../web/dist', import.meta.url)) : web;
  if (existsSync(`${folder}/index.html`)) return folder;
  if (web !== '') throw new BadSetting('DICEHALL_WEB: there is no index.html in that folder');
  return null;
}
