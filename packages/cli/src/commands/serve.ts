import type { Catalogue } from '@dicehall/messages';
import {
  isLoopback,
  phoneAddresses,
  readSettings,
  type SettingName,
  serve,
  settingNames,
  settings,
  stopOnSignals,
  unknownVariables,
} from '@dicehall/server';
import type { Context } from '../context.ts';
import { camelCase, type Define, showExamples } from '../declare.ts';
import { failedStart } from '../failed-start.ts';
import { type Exit, exit } from '../io.ts';
import { suggestionFor } from '../suggest.ts';

function flagsOf(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const flags = settingNames.flatMap((name) => settings[name].flag ?? []);
  return Object.fromEntries(
    flags.flatMap((flag) => {
      const value = given[camelCase(flag)];
      return value === undefined ? [] : [[flag, value]];
    }),
  );
}

const prefix = 'DICEHALL_';

/**
 * Warns about unknown variables that look like settings, because a misspelt one would otherwise be ignored silently.
 */
function nameUnknownVariables({ io, messages }: Context): void {
  const names = settingNames.map((name) => settings[name].env.replace(prefix, '').toLowerCase());
  for (const name of unknownVariables(io.env)) {
    const { near, hint } = suggestionFor(name.slice(prefix.length), names);
    const values = { name, near: `${prefix}${near.toUpperCase()}`, hint };
    io.stderr.write(`${messages.say('serve-unknown-variable', values)}\n`);
  }
}

/** Says which devices can open a server with this host. Returns nothing for the address of one network. */
function reachLines(messages: Catalogue, host: string, { port }: URL): string[] {
  if (isLoopback(host)) return [messages.say('serve-only-here')];
  if (host !== '0.0.0.0' && host !== '::') return [];
  const [address] = phoneAddresses(port);
  return [
    address === undefined ? messages.say('party-no-network') : messages.say('party-phones', { address }),
  ];
}

async function run(context: Context, given: Readonly<Record<string, string | undefined>>): Promise<Exit> {
  const { io, messages } = context;
  nameUnknownVariables(context);
  try {
    const wanted = readSettings(io.env, flagsOf(given));
    const serving = await serve(wanted);
    const lines = [
      messages.say('serve-listening', { address: serving.address }),
      // Behind a proxy, others use the public address.
      ...(wanted.publicUrl === '' ? reachLines(messages, wanted.host, new URL(serving.address)) : []),
    ];
    io.stderr.write(`${lines.join('\n')}\n`);
    await stopOnSignals(serving);
    return exit.ok;
  } catch (error) {
    return failedStart(context, error);
  }
}

function variableLine(context: Context, name: SettingName): string {
  const { env, flag, default: fallback } = settings[name];
  const about = flag === null ? context.messages.say(`setting-${name}`) : `--${flag}`;
  return `  ${env.padEnd(22)} ${about}${flag === null || fallback === '' ? '' : ` (${fallback})`}`;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  for (const name of settingNames) {
    const { flag, default: fallback } = settings[name];
    const about = messages.say(`setting-${name}`);
    if (flag !== null)
      command.option(`--${flag} <${flag}>`, fallback === '' ? about : `${about} (${fallback})`);
  }
  command.action(context.action((given) => run(context, given as Record<string, string | undefined>)));
  command.addHelpText(
    'after',
    () =>
      `\n${messages.say('serve-variables')}\n${settingNames.map((name) => variableLine(context, name)).join('\n')}`,
  );
  showExamples(command, messages, [
    'serve',
    'serve --host 0.0.0.0 --port 8080',
    'serve --data /var/lib/dicehall',
  ]);
};
