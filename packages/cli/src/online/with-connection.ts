import type { Context } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import { openDialog } from '../set-up/open-dialog.ts';
import type { AtTerminal } from './at-terminal.ts';
import { connect } from './connect.ts';
import { type PlayFlags, readDisplay, readKeeping } from './flags.ts';
import { fileMemory } from './table-memory.ts';

export interface OwnTerminal {
  readonly setup: AtTerminal;
  /** Ends with why there is no table to show. */
  end(why: string): Exit;
}

/** Connects the person of this terminal to a server, and asks for a name where they are new to it. */
export async function withConnection(
  context: Context,
  server: string,
  flags: PlayFlags,
  work: (terminal: OwnTerminal) => Promise<Exit>,
): Promise<Exit> {
  const keeping = readKeeping(flags.keeping);
  if (!keeping.ok) return context.usageError(keeping.error);
  const display = readDisplay(context, flags);
  if (!display.ok) return context.usageError(display.error);
  const { dialog, lines } = await openDialog(context.io, context.messages, display.value === 'plain');
  const connected = await connect(context, server, flags.name, dialog);
  if (!connected.ok) {
    const { usage, text } = connected.error;
    lines?.close();
    if (text === '') return exit.ok;
    return usage ? context.usageError(text) : context.fail(text);
  }
  const { api, folder } = connected.value;
  const setup: AtTerminal = {
    api,
    server,
    lines,
    keeping: keeping.value,
    isWatching: false,
    coach: flags.coach === true,
    memoryOf: (table) => fileMemory(folder, table),
  };
  return work({
    setup,
    end(why) {
      lines?.close();
      return context.fail(why);
    },
  });
}
