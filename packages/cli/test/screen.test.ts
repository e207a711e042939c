import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../src/run.ts';
import { keyName } from '../src/terminal/keys.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal, type Terminal } from './streams.ts';

/** Waits until the output after the index `from` matches. Returns the length of the output. */
async function until(terminal: Terminal, wanted: RegExp, from = 0): Promise<number> {
  await expect.poll(() => terminal.out().slice(from), { interval: 2 }).toMatch(wanted);
  return terminal.out().length;
}

const noStyles = { NO_COLOR: '1' };
const enter = '\u001b[?1049h';
const leave = '\u001b[?1049l';

describe('the table can be played on a terminal', () => {
  test('the table can be played with single keys, and the terminal is restored at the end', async () => {
    const home = newHome();
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: home, ...noStyles } });
    const running = run('play threes --seats Ada --option rounds=1 --seed 1'.split(' '), terminal.io);
    let at = await until(terminal, /R {2}Roll 5 dice/);
    terminal.stdin.write('r');
    at = await until(terminal, /Keep at least one die first/, at);
    terminal.stdin.write('a');
    at = await until(terminal, /A {2}Keep none/, at);
    terminal.stdin.write('b');
    at = await until(terminal, /The match is over/, at);
    terminal.stdin.write('s');
    at = await until(terminal, /Ada: \d+\./, at);
    terminal.stdin.write('\r');
    expect(await running).toBe(0);
    expect(readdirSync(join(home, 'finished'))).toHaveLength(1);
    expect(terminal.out().startsWith(enter)).toBe(true);
    expect(terminal.out().slice(at)).toContain(leave);
    expect(terminal.out().split(leave)[1]).toMatch(/^1st Ada: \d+\n/);
  });

  test('with --keeping value, Shift and a digit keep a die with that face, and the digit alone puts it back', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run('play threes --seats Ada --keeping value --real-dice'.split(' '), terminal.io);
    let at = await until(terminal, /R {2}Roll 5 dice/);
    terminal.stdin.write('r35263\r');
    at = await until(terminal, /Keep at least one die first/, at);
    terminal.stdin.write('##');
    at = await until(terminal, /Points kept: 0/, at);
    terminal.stdin.write('%');
    at = await until(terminal, /Points kept: 5/, at);
    terminal.stdin.write('5');
    at = await until(terminal, /Points kept: 0/, at);
    terminal.stdin.write('1');
    at = await until(terminal, /No marked die shows 1/, at);
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('Ctrl+C asks whether to leave, and the match can be resumed', async () => {
    const env = { DICEHALL_HOME: newHome(), ...noStyles };
    const terminal = makeTerminal({ tty: true, env });
    const running = run('play greed --seats Ada,Bo'.split(' '), terminal.io);
    let at = await until(terminal, /Roll 5 dice/);
    terminal.stdin.write('r');
    at = await until(terminal, /Ada rolls/, at);
    terminal.stdin.write('\u0003');
    await until(terminal, /Leave the table/, at);
    terminal.stdin.write('y');
    expect(await running).toBe(0);
    const again = makeTerminal({ tty: true, env });
    const resumed = run(['resume'], again.io);
    await until(again, /Ada rolls/);
    again.stdin.write('\u0003\u0003');
    expect(await resumed).toBe(0);
  });

  test('Ctrl+Z leaves the full screen, and continuing draws the table again', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run('play greed --seats Ada,Bo'.split(' '), terminal.io);
    let at = await until(terminal, /Roll 5 dice/);
    terminal.stdin.write('\u001a');
    at = await until(terminal, /\?1049l$/, at);
    terminal.resume();
    expect(terminal.out().slice(at)).toMatch(/Roll 5 dice/);
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('the table uses only ASCII if the locale is not UTF-8', async () => {
    const env = { DICEHALL_HOME: newHome(), ...noStyles, LANG: 'de_DE.ISO-8859-1' };
    const terminal = makeTerminal({ tty: true, env });
    const running = run('play greed --seats Zoë,Bo --seed 1'.split(' '), terminal.io);
    await until(terminal, /Zoe/);
    terminal.stdin.write('r');
    await until(terminal, /\+-{7}\+/);
    expect(terminal.out()).toMatch(/^[\0-\x7f]*$/);
    terminal.stdin.write('qj');
    expect(await running).toBe(0);
  });

  test('the table is redrawn when the window is resized', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run('play greed --seats Ada,Bo'.split(' '), terminal.io);
    const at = await until(terminal, /Roll 5 dice/);
    Object.assign(terminal.io.stdout, { columns: 40, rows: 12 });
    terminal.io.stdout.emit('resize');
    await until(terminal, /Roll 5 dice/, at);
    expect(terminal.out().slice(at).split('\r\n')).toHaveLength(12);
    terminal.stdin.end();
    expect(await running).toBe(0);
  });

  test('keys that the previous player typed do not start the turn of the next one', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run('play hidden-pairs --seats Ada,Bo --seed 2'.split(' '), terminal.io);
    let at = await until(terminal, /Pass to Ada/);
    // A key typed while another answer is drawn still counts.
    terminal.stdin.write('h\r');
    at = await until(terminal, /Ada, your turn/, at);
    terminal.stdin.write('ab\r\r\r');
    at = await until(terminal, /Pass to Bo/, at);
    terminal.stdin.write('h');
    at = await until(terminal, /There are no dice on the table/, at);
    expect(terminal.out().slice(at)).not.toContain('Bo, your turn');
    terminal.stdin.write('\r');
    at = await until(terminal, /Bo, your turn/, at);
    expect(terminal.out().slice(at)).not.toContain('Ada rolls');
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('the keys for scores and help work while bots are moving', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run(
      'play hidden-pairs --seats Ada,steady,steady --pace 10000 --seed 3'.split(' '),
      terminal.io,
    );
    let at = await until(terminal, /chooses|rolls/);
    terminal.stdin.write('s');
    at = await until(terminal, /Ada: 500\./, at);
    terminal.stdin.write('?');
    await until(terminal, /Keys/, at);
    terminal.stdin.write('\rqy');
    expect(await running).toBe(0);
  });

  test('many events that arrive together are shown page by page, and Enter shows the next page', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const line = 'play hidden-pairs --seats Ada,novice --pace 0 --seed 3 --option turns=2';
    const running = run(line.split(' '), terminal.io);
    let at = await until(terminal, /A {2}Fill the pairs/);
    terminal.stdin.write('ab');
    at = await until(terminal, /What happened/, at);
    const page = terminal.out().slice(terminal.out().indexOf('What happened'));
    expect(page).toMatch(/Ada has committed\..*Ada wins round 1 and 200 points\..*Turn 2 of 2 begins\./s);
    expect(page).not.toMatch(/Fill the pairs/);
    terminal.stdin.write('\r');
    await until(terminal, /A {2}Fill the pairs/, at);
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('a resumed match waits before a bot’s turn for the time of --pace', async () => {
    const env = { DICEHALL_HOME: newHome(), ...noStyles };
    const first = makeTerminal({ tty: true, env });
    const played = run('play greed --seats Ada,steady --pace 0 --seed 2'.split(' '), first.io);
    await until(first, /Your turn/);
    first.stdin.write('qy');
    await played;
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const terminal = makeTerminal({ tty: true, env });
    const running = run('resume --pace 10000'.split(' '), terminal.io);
    const at = await until(terminal, /Your turn/);
    terminal.stdin.write('r');
    await until(terminal, /4 2 3 6 2 and busts/, at);
    await expect.poll(() => waits.mock.calls.map(([, time]) => time)).toContain(20_000);
    waits.mockRestore();
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('a bust of a person stays on the screen until the pause before the bot’s turn is over', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run('play greed --seats Ada,steady --pace 10000 --seed 2'.split(' '), terminal.io);
    let at = await until(terminal, /Your turn/);
    terminal.stdin.write('r');
    at = await until(terminal, /4 2 3 6 2 and busts/, at);
    terminal.stdin.write('s');
    at = await until(terminal, /Ada: 0\./, at);
    expect(terminal.out()).not.toContain('Steady rolls');
    // One key skips the pause before the bot's choice, and one the pause before its dice.
    terminal.stdin.write('nn');
    await until(terminal, /Steady rolls/, at);
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('a bot waits two paces after a person’s turn and one pace between its own steps', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
      const running = run('play greed --seats Ada,steady --pace 10000 --seed 2'.split(' '), terminal.io);
      let at = await until(terminal, /Your turn/);
      terminal.stdin.write('r');
      at = await until(terminal, /4 2 3 6 2 and busts/, at);
      // Waiting for the screen takes up some of the three paces.
      await vi.advanceTimersByTimeAsync(25_000);
      expect(terminal.out()).not.toContain('Steady rolls');
      await vi.advanceTimersByTimeAsync(5000);
      await until(terminal, /Steady rolls/, at);
      terminal.stdin.write('qy');
      expect(await running).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('on the full screen, Q closes the help of a puzzle, and then ends the training', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run(['train', 'greed'], terminal.io);
    let at = await until(terminal, /What is best\?/);
    terminal.stdin.write('?');
    at = await until(terminal, /Keys/, at);
    terminal.stdin.write('q');
    await until(terminal, /Opponent/, at);
    terminal.stdin.write('q');
    expect(await running).toBe(0);
    expect(terminal.out().endsWith(leave)).toBe(true);
  });

  test('the coach is silent over a page of help', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const line = 'play greed --seats Ada,Bo --coach --seed 4 --option target=500 --option opening=0';
    const running = run(line.split(' '), terminal.io);
    let at = await until(terminal, /Roll 5 dice/);
    terminal.stdin.write('r');
    at = await until(terminal, /Ada rolls/, at);
    terminal.stdin.write('?');
    at = await until(terminal, /Keys/, at);
    terminal.stdin.write('ix');
    const before = at;
    at = await until(terminal, /Ada, your turn/, at);
    expect(terminal.out().slice(before)).not.toContain('Best:');
    terminal.stdin.write('i');
    await until(terminal, /Best: /, at);
    terminal.stdin.write('qy');
    expect(await running).toBe(0);
  });

  test('bots move automatically, and a key skips the pause before their move', async () => {
    const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), ...noStyles } });
    const running = run(
      'play greed --seats steady,novice --option target=500 --pace 10000 --seed 3'.split(' '),
      terminal.io,
    );
    const skipping = setInterval(() => terminal.stdin.write('n'), 2);
    await until(terminal, /The match is over/);
    clearInterval(skipping);
    terminal.stdin.write('q');
    expect(await running).toBe(0);
  });
});

test('a key gets the same name on every keyboard', () => {
  const names = ['!', '@', '"', '#', '§', '£', '$', '%', '^', '&', 'R', '?', 'é'].map((sign) =>
    keyName(sign, {}),
  );
  expect(names).toEqual([1, 2, 2, 3, 3, 3, 4, 5, 6, 6].map((face) => `shift-${face}`).concat('r', '?', 'é'));
  // No other key has a function together with Ctrl.
  const withCtrl = ['c', 'd', 'z', 'a', 'up', 'return', 'space'].map((name) =>
    keyName('', { name, ctrl: true }),
  );
  expect(withCtrl).toEqual(['ctrl-c', 'ctrl-c', 'ctrl-z', null, null, null, null]);
  expect(keyName('\r', { name: 'return' })).toBe('enter');
  expect(keyName('G', { name: 'g' })).toBe('shift-g');
  expect(keyName(undefined, { name: 'f5' })).toBe(null);
  expect(keyName('\u001b', { name: 'escape' })).toBe('escape');
  // Several characters at once are not a key.
  expect(keyName('ab', {})).toBe(null);
});
