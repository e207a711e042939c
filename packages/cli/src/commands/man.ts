import { manPage } from '../completion/man-page.ts';
import { showExamples } from '../help.ts';
import { exit, write } from '../io.ts';
import { version } from '../version.ts';
import type { Define } from './define.ts';

export const define: Define = (command, context, whole) => {
  const { io, messages } = context;
  command.action(
    context.action(async () => {
      const texts = {
        about: messages.say('cli-about'),
        version,
        options: messages.say('cli-help-options'),
        commands: messages.say('cli-help-commands'),
        examples: messages.say('cli-help-examples'),
        exitStatus: messages.say('cli-man-exit'),
        exits: [
          messages.say('cli-man-exit.ok'),
          messages.say('cli-man-exit.failed'),
          messages.say('cli-man-exit.usage'),
        ],
      };
      await write(io.stdout, manPage(await whole(), texts));
      return exit.ok;
    }),
  );
  showExamples(command, messages, ['man | man -l -', 'man > ~/.local/share/man/man1/dicehall.1']);
};
