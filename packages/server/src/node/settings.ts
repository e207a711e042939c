import { z } from 'zod';
import type { Retention } from '../service/retention.ts';
import type { StorePlace } from '../store/index.ts';
import { builtPage, hasPage } from './static-page.ts';

export type Allowed =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'text' }
  /** The setting is empty or has at least this many characters. */
  | { readonly kind: 'long'; readonly min: number }
  /** The setting is empty or a URL with one of these schemes. */
  | { readonly kind: 'address'; readonly schemes: readonly string[] }
  /** The setting is a folder that contains an index.html. */
  | { readonly kind: 'page' };

const whole = (min: number, max: number) => ({
  allowed: { kind: 'whole', min, max } as const,
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max)),
});
const choice = <Word extends string>(...of: readonly [Word, ...Word[]]) => ({
  allowed: { kind: 'choice', of } as const,
  schema: z.enum(of),
});
const onOff = {
  allowed: { kind: 'choice', of: ['on', 'off'] } as const,
  schema: z.enum(['on', 'off']).transform((word) => word === 'on'),
};
/** A number of days after which something is deleted; 0 for never. */
const days = whole(0, 36_500);
const text = { allowed: { kind: 'text' } as const, schema: z.string().min(1) };
const long = (min: number) => ({
  allowed: { kind: 'long', min } as const,
  schema: z.union([z.literal(''), z.string().min(min)]),
});
const address = (...schemes: readonly string[]) => ({
  allowed: { kind: 'address', schemes: schemes.map((scheme) => `${scheme}://`) } as const,
  schema: z.union([z.literal(''), z.url({ protocol: new RegExp(`^(${schemes.join('|')})$`) })]),
});
const page = {
  allowed: { kind: 'page' } as const,
  schema: z.string().refine((folder) => folder === '' || hasPage(folder)),
};

/**
 * All settings. A `flag` is an option of the command; it takes precedence over the environment variable. Secrets have
 * no flag, because the process list shows options. server.ftl describes each setting.
 */
export const settings = {
  host: { env: 'DICEHALL_HOST', flag: 'host', default: '127.0.0.1', ...text },
  port: { env: 'DICEHALL_PORT', flag: 'port', default: '8080', ...whole(0, 65_535) },
  data: { env: 'DICEHALL_DATA', flag: 'data', default: './dicehall-data', ...text },
  databaseUrl: { env: 'DATABASE_URL', flag: null, default: '', ...address('postgres', 'postgresql') },
  connections: { env: 'DICEHALL_CONNECTIONS', flag: 'connections', default: '10', ...whole(2, 200) },
  migrate: { env: 'DICEHALL_MIGRATE', flag: 'migrate', default: 'on', ...onOff },
  natsUrl: { env: 'NATS_URL', flag: null, default: '', ...address('nats', 'tls') },
  secret: { env: 'DICEHALL_SECRET', flag: null, default: '', ...long(32) },
  metricsToken: { env: 'DICEHALL_METRICS_TOKEN', flag: null, default: '', ...long(16) },
  publicUrl: { env: 'DICEHALL_PUBLIC_URL', flag: 'public-url', default: '', ...address('http', 'https') },
  hosts: { env: 'DICEHALL_HOSTS', flag: 'hosts', default: '', ...long(1) },
  trustProxy: { env: 'DICEHALL_TRUST_PROXY', flag: 'trust-proxy', default: '0', ...whole(0, 10) },
  think: { env: 'DICEHALL_THINK', flag: 'think', default: '900', ...whole(0, 60_000) },
  keepOpen: { env: 'DICEHALL_KEEP_OPEN', flag: null, default: '7', ...days },
  keepUnfinished: { env: 'DICEHALL_KEEP_UNFINISHED', flag: null, default: '90', ...days },
  keepGuests: { env: 'DICEHALL_KEEP_GUESTS', flag: null, default: '7', ...days },
  keepPeople: { env: 'DICEHALL_KEEP_PEOPLE', flag: null, default: '400', ...days },
  keepChat: { env: 'DICEHALL_KEEP_CHAT', flag: null, default: '90', ...days },
  keepNetworks: { env: 'DICEHALL_KEEP_NETWORKS', flag: null, default: '30', ...days },
  limits: { env: 'DICEHALL_LIMITS', flag: 'limits', default: 'on', ...onOff },
  log: {
    env: 'DICEHALL_LOG',
    flag: 'log',
    default: 'info',
    ...choice('debug', 'info', 'warn', 'error', 'silent'),
  },
  web: { env: 'DICEHALL_WEB', flag: 'web', default: '', ...page },
} as const;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];

export type Settings = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

/** An invalid setting. The error message does not contain the value, which may be a secret. */
export class BadSetting extends Error {
  readonly called: string;
  readonly given: string;
  readonly allowed: Allowed;

  constructor(called: string, given: string, allowed: Allowed) {
    super(`${called} is not allowed: ${JSON.stringify(allowed)}`);
    this.called = called;
    this.given = given;
    this.allowed = allowed;
  }
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @param options the command's options, by flag without dashes
 * @throws BadSetting if a value is invalid
 */
export function readSettings(env: Given, options: Given = {}): Settings {
  const read = settingNames.map((name) => {
    const { env: variable, flag, default: fallback, schema, allowed } = settings[name];
    const option = flag === null ? undefined : options[flag];
    // Compose files set unused variables to an empty value, which counts as missing.
    const given = option ?? (env[variable] || fallback);
    const value = schema.safeParse(given);
    if (value.success) return [name, value.data];
    throw new BadSetting(option === undefined ? variable : `--${flag}`, given, allowed);
  });
  return Object.fromEntries(read) as Settings;
}

/** Variables that only the command reads. */
const otherVariables = ['DICEHALL_HOME', 'DICEHALL_SERVER'];

/** Returns the names of variables that look like settings but are unknown. */
export function unknownVariables(env: Given): string[] {
  const known: string[] = [...settingNames.map((name) => settings[name].env), ...otherVariables];
  return Object.keys(env).filter((name) => name.startsWith('DICEHALL_') && !known.includes(name));
}

export const retentionOf = (settings: Settings): Retention => ({
  open: settings.keepOpen,
  unfinished: settings.keepUnfinished,
  guests: settings.keepGuests,
  people: settings.keepPeople,
  chat: settings.keepChat,
  networks: settings.keepNetworks,
});

/** Returns the additional host names of the server. The setting separates them by commas or spaces. */
export const hostsOf = ({ hosts }: Settings): string[] => hosts.split(/[\s,]+/).filter((name) => name !== '');

export const placeOf = ({ databaseUrl, data, connections }: Settings): StorePlace =>
  databaseUrl === '' ? { kind: 'folder', folder: data } : { kind: 'postgres', url: databaseUrl, connections };

/** Returns the folder of the web client: the one in the setting, or else the built one. Null if there is none. */
export const webOf = ({ web }: Settings): string | null => (web === '' ? builtPage() : web);
