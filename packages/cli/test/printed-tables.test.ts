import { games } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import { test } from 'vitest';
import { expectPrinted } from '../../tooling/test/printed.ts';
import { atOnlineTable } from '../src/online/at-online-table.ts';
import type { OnlineSession } from '../src/online/online-session.ts';
import { pressOnline } from '../src/online/press-online.ts';
import { encode } from '../src/paint/span.ts';
import { here } from '../src/table/play-here.ts';
import type { Session } from '../src/table/session.ts';
import type { Presentation } from '../src/terminal/display.ts';
import { paint } from '../src/terminal/screen.ts';
import { call } from './calling.ts';
import { messages, openTable, playing, viewOf } from './online-tables.ts';
import { newHome, randomMatch, tableFor } from './playthrough.ts';

type Shown<Of extends Session> = readonly (readonly [moment: string, session: Of])[];

/**
 * Prints a screen in English with colours, and in German without colours in a narrow window. It leaves out empty
 * lines.
 */
function screens<Of extends Session>(
  moments: Shown<Of>,
  presentationIn: (language: (typeof messages)['en']) => Presentation<Of>,
): string {
  const screen = (session: Of, language: 'en' | 'de') =>
    paint(session, presentationIn(messages[language]), language === 'en' ? 80 : 46, 24)
      .map((line) => encode(line, language === 'en' ? 'basic' : 'none').trimEnd())
      .filter((line) => line !== '');
  const text = moments.map(([moment, session]) =>
    [`# ${moment}`, ...screen(session, 'en'), '', ...screen(session, 'de'), ''].join('\n'),
  );
  return text.join('\n').replaceAll('\u001b', '␛');
}

/**
 * Returns the sessions of matches with random keys that show something for the first time: a question, a page, a mark
 * on dice or the tone of a note.
 */
function momentsAtTables(): Shown<Session> {
  const seen = new Set<string>();
  const found: [string, Session][] = [];
  for (const { id } of games)
    for (const dice of [{ kind: 'seed', seed: 'printed' }, { kind: 'real' }] as const)
      for (const session of randomMatch(tableFor(id, ['Ada', 'Bo', 'Cy'], { dice }), `${id} printed`, 300)) {
        const { prompt, screen, note, controls } = session;
        const marks = controls.dice.map(({ mark }) => mark);
        const shown =
          screen.kind === 'table'
            ? [prompt.kind, ...marks, ...(note === null ? [] : [note.tone])]
            : [screen.kind];
        const first = [...new Set(shown)].filter((one) => !seen.has(one));
        for (const one of first) seen.add(one);
        if (first.length > 0) found.push([`the first of: ${first.join(', ')}`, session]);
      }
  return found;
}

test('every kind of screen at a table is printed exactly as in the checked-in file', () => {
  expectPrinted(new URL('printed/table-here.txt', import.meta.url), screens(momentsAtTables(), here));
});

test('every kind of screen at an online table is printed exactly as in the checked-in file', () => {
  const [game] = games;
  if (game === undefined) throw new Error('There are no games');
  const of = (...[table, seat, changes]: Parameters<typeof viewOf>) => viewOf(table, seat, changes);
  const over = { ...playing(game, 0), status: 'over' as const };
  const match = over.match === null ? null : { ...over.match, places: [2, 1, 2] };
  const waiting = of(openTable(game), 0);
  const lost: Partial<OnlineState> = { link: 'lost' };
  const moments: Shown<OnlineSession> = [
    ['the host waits', waiting],
    ['a guest waits', of(openTable(game), 2)],
    ['the host types', pressOnline(waiting, '/', '/').session],
    ['a player’s turn', of(playing(game, 0), 0)],
    ['another player’s turn', of(playing(game, 2), 2)],
    ['a spectator watches', of(playing(game, null), null)],
    ['a player asks for the turn', pressOnline(of(playing(game, 0), 0), 't', 't').session],
    ['the connection is lost', of(playing(game, 0), 0, lost)],
    ['the match is over', of({ ...over, match }, 0)],
  ];
  expectPrinted(new URL('printed/table-online.txt', import.meta.url), screens(moments, atOnlineTable));
});

test.for(['en', 'de'])('a match in plain lines equals the checked-in file in %s', async (language) => {
  const lines = ['r', 't', 'h', 's', 'x', '9', 'c', 'r', 'b', 'r', 'b', '?', 'q', 'n', 'r', 'b', 'q', 'y'];
  const env = { DICEHALL_HOME: newHome(), LANG: `${language}.UTF-8` };
  const line = 'play threes --plain --seed 4 --seats Ada,Bo,novice --option rounds=1';
  const { out, err } = await call(line, { env, input: `${lines.join('\n')}\n` });
  expectPrinted(new URL(`printed/plain-${language}.txt`, import.meta.url), `${out}${err}`);
});
