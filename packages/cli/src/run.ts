import { message } from '@dicehall/engine';
import { type Catalogue, languages, pickLanguage } from '@dicehall/messages';
import { loadCatalogue, wantedLanguages } from '@dicehall/messages/node';
import type { Command } from 'commander';
import * as commander from 'commander';
import { commands } from './commands/index.ts';
import { type Context, makeContext } from './context.ts';
import { translateHelp, usageMessage } from './declare.ts';
import { Ended, type Exit, endedBySignal, exit, type Io } from './io.ts';
import { suggestionFor } from './suggest.ts';
import { version } from './version.ts';

/**
 * Returns the program with all its commands.
 * @param called the command whose options to load; all commands if absent
 */
export async function programOf(
  context: Context,
  called: string | undefined | { readonly all: true },
): Promise<Command> {
  const { io, messages } = context;
  const program = new commander.Command('dicehall');
  program
    .description(messages.say('cli-about'))
    .version(version, '-V, --version', messages.say('cli-option-version'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      outputError: () => {},
    });
  translateHelp(program, messages);
  program.addHelpText('after', `\n${messages.say('cli-help-more')}`);
  const described = (one?: string) => programOf(context, one ?? { all: true });
  for (const { name, load } of commands) {
    const command = program.command(name).description(messages.lookup(`cli-command-${name}`));
    translateHelp(command, messages);
    if (name === called || typeof called === 'object') (await load()).define(command, context, described);
  }
  return program;
}

function readBasics(argv: readonly string[]): {
  readonly lang: string | undefined;
  readonly name: string | undefined;
  readonly isQuiet: boolean;
} {
  let lang: string | undefined;
  let name: string | undefined;
  let isQuiet = false;
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index] ?? '';
    if (argument === '--') break;
    if (argument === '--lang') lang = argv[++index];
    else if (argument.startsWith('--lang=')) lang = argument.slice('--lang='.length);
    else if (['--quiet', '-q', '--json'].includes(argument)) isQuiet = true;
    else if (name === undefined && !argument.startsWith('-')) name = argument;
  }
  return { lang, name, isQuiet };
}

/** Whether the operating system caused an error. Such an error is not a bug. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

const catalogueFor = (io: Io, lang: string | undefined): Catalogue =>
  loadCatalogue({ language: pickLanguage(lang === undefined ? wantedLanguages(io.env) : [lang]) });

function systemError(messages: Catalogue, { code = '', path = '' }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return messages.say('cli-disk-full');
  if (code === 'EPIPE') return messages.say('cli-closed-pipe');
  return messages.say('cli-system-error', { path, code });
}

const endings = { SIGTERM: endedBySignal, SIGHUP: 129 };

/** Ends a process when its output cannot be written, or when a signal arrives. */
export function endOnFailure(process: NodeJS.Process, io: Io): void {
  // Writing fails if the disk is full or if the reader of the pipe has ended.
  process.stdout.on('error', (error) => {
    const messages = catalogueFor(io, readBasics(process.argv.slice(2)).lang);
    process.stderr.write(`dicehall: ${systemError(messages, error)}\n`);
    process.exit(exit.failed);
  });
  process.stderr.on('error', () => process.exit(exit.failed));
  // process.exit runs the exit handlers, which restore the terminal. A command with its own signal listener ends
  // itself.
  for (const [signal, code] of Object.entries(endings))
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    });
}

export async function run(argv: readonly string[], io: Io): Promise<Exit> {
  const given = argv[0] === 'help' ? [...argv.slice(1, 2), '--help'] : argv;
  const { lang, name, isQuiet } = readBasics(given);
  const messages = catalogueFor(io, lang);
  let code: Exit = exit.ok;
  const context = makeContext(io, messages, isQuiet, (end) => {
    code = end;
  });
  if (
    lang !== undefined &&
    !languages.some((language) => language === lang.toLowerCase().split(/[^a-z]/)[0])
  ) {
    return context.usageError(
      message('cli-no-such-language', { given: lang, allowed: languages.join(', ') }),
    );
  }
  const known = commands.map((command) => command.name);
  if (name !== undefined && !known.includes(name)) {
    return context.usageError(
      message('cli-unknown-command', { given: name, ...suggestionFor(name, known), help: 'dicehall --help' }),
    );
  }
  const program = await programOf(context, name);
  if (given.length === 0) {
    program.outputHelp();
    return exit.ok;
  }
  try {
    await program.parseAsync([...given], { from: 'user' });
  } catch (error) {
    if (error instanceof Ended) return error.code;
    if (isSystemError(error)) {
      return context.fail(systemError(messages, error));
    }
    if (!(error instanceof commander.CommanderError)) throw error;
    if (error.exitCode === 0) return exit.ok;
    const command = program.commands.find((one) => one.name() === name) ?? program;
    return context.usageError(usageMessage(error, command));
  }
  return code;
}
