import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from './calling.ts';
import { type OnlineTerminal, openTerminal, startTableServer } from './online-server.ts';
import { newHome } from './playthrough.ts';

const server = await startTableServer();
afterAll(() => server.remove());

const short = '--option target=500 --option opening=0';
const open = (line: string, setup?: Parameters<typeof openTerminal>[2]) =>
  openTerminal(server.url, line, setup);

/** Lets Ada host a table with --plain. Resolves to her terminal and the code of the table. */
async function hosted(line = `greed ${short}`): Promise<{ ada: OnlineTerminal; code: string }> {
  const ada = open(`host ${line} --name Ada`);
  const [, code = ''] = await ada.sees(/Table ([0-9A-Z]{5})\./);
  return { ada, code };
}

/** Banks whenever possible until the match is over. */
async function playOut(players: readonly (readonly [OnlineTerminal, string])[]): Promise<void> {
  const turn = /[Yy]our turn\.|The match is over/g;
  for (let turns = 0; turns < 300; turns++) {
    for (const [terminal, enter] of players) {
      const last = [...terminal.out().matchAll(turn)].at(-1)?.[0] ?? '';
      if (last.startsWith('The match')) return;
      const before = terminal.out().length;
      terminal.type(`b${enter}r${enter}`);
      await expect.poll(() => terminal.out().length, { interval: 2 }).toBeGreaterThan(before);
    }
  }
  throw new Error('A short match did not come to its end');
}

test('two terminals can play a match, from joining by the table code to verifying the dice', async () => {
  const { ada, code } = await hosted(`greed ${short} --coach`);
  const bo = open(`join ${code.toLowerCase()} --name Bo`, { tty: true });
  await bo.sees(/Coach allowed/);
  await ada.sees(/Bo joined the table\./);
  bo.type('cGood luck\r');
  await ada.sees(/Bo: Good luck/);
  ada.type('mute bo\n');
  await ada.sees(/The host muted Bo\./);
  ada.type('unmute Bo\n');
  await ada.sees(/The host unmuted Bo\./);
  ada.type('host Bo\n');
  await ada.sees(/Bo is the host now\./);
  bo.type('/host Ada\r');
  await ada.sees(/Ada is the host now\./);
  ada.type('say Thanks\nstart\n');
  await bo.sees(/Ada: Thanks/);
  await ada.sees(/Your turn\./);
  ada.type('i\n');
  await ada.sees(/Only one move is possible: roll\./);
  await playOut([
    [ada, '\n'],
    [bo, ''],
  ]);
  bo.type('\r');
  expect(await Promise.all([ada.ended, bo.ended])).toEqual([0, 0]);
  const results = [ada, bo].map((one) => /1st .*\n2nd .*|1st .*\n1st .*/.exec(one.out())?.[0]);
  expect(results[0]).toBeDefined();
  expect(results[0]).toBe(results[1]);
  for (const one of [ada, bo]) expect(one.out()).toMatch(/One of these seeds is yours/);
  const env = { DICEHALL_HOME: ada.home };
  const history = (line: string, of: object = env) =>
    call(`history --server ${server.url}${line}`, { env: { ...of } });
  expect((await history('')).out).toMatch(
    /Greed \(Ada and Bo\): Ada [\d,]+ \((1st|2nd)\) {2}http.*\/online\/table\/[0-9a-z]+\n$/,
  );
  expect(JSON.parse((await history(' --json')).out)).toMatchObject({
    game: 'greed',
    names: ['Ada', 'Bo'],
    seat: 0,
  });
  const stranger = await history('', { DICEHALL_HOME: newHome() });
  expect(stranger).toMatchObject({ code: 1, out: '' });
  expect(stranger.err).toContain(`You have not played on ${server.url}`);
  expect(ada.out()).not.toMatch(/online-[a-z]|undefined|NaN|\[object/);
});

test('the waiting room prints the link of the table, and the player’s own messages', async () => {
  const { ada } = await hosted('greed');
  expect(ada.out()).toMatch(new RegExp(`^${server.url}/online/table/[0-9a-z]{16}$`, 'm'));
  ada.type('say Hello\n');
  await ada.sees(/Ada: Hello/);
  ada.stdin.end();
  expect(await ada.ended).toBe(0);
});

test('Ctrl+C cancels the solver of the coach, and the player stays at the table', async () => {
  const ada = open('host ten-thousand --option target=9900 --coach --name Ada', { tty: true });
  await expect
    .poll(() => {
      if (!ada.err().includes('Cancelled')) ada.interrupt();
      return ada.err();
    })
    .toContain('Cancelled');
  await ada.sees(/Table [0-9A-Z]{5}/);
});

test('a player who leaves with Ctrl+C keeps the seat, and joining again asks for no name', async () => {
  const { ada, code } = await hosted(`greed ${short} --seats 3`);
  ada.interrupt();
  await ada.sees(/Leave the table\?/);
  ada.type('y\n');
  await ada.sees(new RegExp(`dicehall join ${code}`));
  expect(await ada.ended).toBe(0);
  const again = open(`join ${code}`, { home: ada.home });
  await again.sees(/1\. Ada, host\n2\. free/);
  expect(again.out()).not.toContain('What is your name?');
  again.stdin.end();
  expect(await again.ended).toBe(0);
  const folder = join(ada.home, 'online', new URL(server.url).host.replace(':', '_'));
  expect(statSync(join(folder, 'identity.json')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a terminal reports a lost connection, and sends the move again after it reconnects', async () => {
  const { ada } = await hosted(`threes --option rounds=1 --bots novice`);
  ada.type('start\n');
  await ada.sees(/Your turn\./);
  await server.stop();
  await ada.sees(/Connection lost/);
  // The message appears at once, before the attempts to send the move have failed.
  ada.type('r\nr\n');
  await ada.sees(/No connection\. Your move will be sent/);
  await ada.sees(/Your last move is still being sent\./);
  await server.restart();
  await ada.sees(/Connected again\./);
  await ada.sees(/Ada rolls/);
  ada.type('all\nbank\n');
  await ada.sees(/1st /);
  expect(await ada.ended).toBe(0);
});

test('the host can add bots and remove a player, and a full table refuses other players', async () => {
  const { ada, code } = await hosted(`greed ${short}`);
  const bo = open(`join ${code} --name Bo`);
  await ada.sees(/2\. Bo/);
  const late = await call(`join ${code} --name Cy --plain`, {
    env: { DICEHALL_HOME: newHome(), DICEHALL_SERVER: server.url },
  });
  expect(late.code).toBe(1);
  expect(late.err).toContain(`dicehall watch ${code}`);
  ada.type('remove Bo\n');
  expect(await bo.ended).toBe(1);
  expect(bo.err()).toBe('dicehall: The host removed you from this table.\n');
  ada.type('bot novise\n');
  await ada.sees(/Did you mean “novice”\?/);
  ada.type('set chat of\n');
  await ada.sees(/“\/set chat of” is not possible.*Did you mean “off”\?/);
  ada.type('set chat off\n');
  await ada.sees(/The host turned the chat off\./);
  ada.type('mute\n');
  await ada.sees(/Add a name: \/mute Bo/);
  ada.type('mute Eve\n');
  await ada.sees(/no player called “Eve”/);
  ada.type('seed\n');
  const [, promised] = await ada.sees(/new seed\. .* ([0-9a-f]{64})/);
  ada.type('seed\n');
  expect((await ada.sees(/new seed\. .* ([0-9a-f]{64})/))[1]).not.toBe(promised);
  ada.type('b\n');
  await ada.sees(/2\. .* \(steady bot\)/);
  ada.type('r\n');
  await ada.sees(/2\. free/);
  ada.type('/strat\n');
  await ada.sees(/Did you mean \/start\?/);
  ada.stdin.end();
  expect(await ada.ended).toBe(0);
});

test('watch shows the table without secrets, even those of the person’s own seat', async () => {
  const { ada, code } = await hosted('hidden-pairs --option turns=1 --bots steady');
  ada.type('start\n');
  const [, hand = ''] = await ada.sees(/Dice: (.*)/);
  expect(hand).toMatch(/\d: \d/);
  const own = open(`watch ${code}`, { home: ada.home });
  await own.sees(/Ada plays|plays…/);
  expect(own.out()).not.toMatch(/Dice:/);
  own.interrupt();
  expect(await own.ended).toBe(0);
  expect(own.out()).toContain('You are no longer watching.');
  ada.stdin.end();
  expect(await ada.ended).toBe(0);
});

test('players can undo a move if the other agrees, resign and play a rematch, and events do not repeat the prompt', async () => {
  const { ada, code } = await hosted('threes');
  const bo = open(`join ${code} --name Bo`, { tty: true });
  await ada.sees(/2\. Bo/);
  ada.type('start\n');
  await bo.sees(/Ada plays/);
  ada.type('/undo\n');
  await ada.sees(/You can undo only your own last move/);
  for (const end of ['refuse', 'withdraw', 'agree'] as const) {
    ada.type('r\n');
    await ada.sees(/Dice: .*\nr: /s);
    const asked = ada.out().length;
    bo.type('cHi\r');
    await ada.sees(/Bo: Hi\n/);
    ada.type('t\n');
    await ada.sees(/It is Ada’s turn\./);
    expect(ada.out().slice(asked)).toMatch(/^Bo: Hi\nIt is Ada’s turn\.\n\d:\d\d left\n$/);
    ada.type('b\n');
    await ada.sees(/u: Undo your last move/);
    ada.type('undo\n');
    // Returns the last screen that was drawn.
    await expect
      .poll(() => bo.out().split('\u001b[H').at(-1))
      .toMatch(/Ada asks to undo.*Y {2}Agree to the undo/s);
    if (end === 'withdraw') ada.type('n\n');
    else bo.type(end === 'agree' ? 'y' : 'n');
    await ada.sees(
      {
        refuse: /Bo does not agree to the undo\./,
        withdraw: /You withdrew your undo request\./,
        agree: /Your last move was undone\./,
      }[end],
    );
    if (end === 'agree') continue;
    bo.type('r');
    await ada.sees(/Bo rolls/);
    bo.type('b');
    await ada.sees(/Your turn\./);
  }
  await ada.sees(/Your turn\./);
  ada.type('/resign\n');
  await bo.sees(/The match is over/);
  bo.type('a');
  await bo.sees(new RegExp(`Table (?!${code})[0-9A-Z]{5}\\s`));
  bo.type('qy');
  expect(await Promise.all([ada.ended, bo.ended])).toEqual([0, 0]);
});

describe('dicehall join refuses wrong input', () => {
  const env = () => ({ DICEHALL_HOME: newHome(), DICEHALL_SERVER: server.url });

  test('join refuses an unknown code', async () => {
    for (const line of ['join ZZZZZ --name Bo --plain', 'watch ZZZZZ --plain'])
      expect(await call(line, { env: env() })).toEqual({
        code: 1,
        out: '',
        err: 'dicehall: No open table has this code. A code has five letters and digits, such as 1EHGQ.\n',
      });
  });

  test('join refuses an address without a Dicehall server', async () => {
    const page = createServer((_request, response) => response.end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { port } = page.address() as { readonly port: number };
    for (const url of ['http://127.0.0.1:1', `http://127.0.0.1:${port}`])
      for (const line of ['join 1EHGQ --name Bo', 'watch 1EHGQ', 'host greed --name Bo']) {
        const { code, err } = await call(`${line} --plain --server ${url}`, { env: env() });
        expect({ code, err }).toEqual({
          code: 1,
          err: `dicehall: There is no Dicehall server at ${url}. Check the address, or start a server: dicehall serve\n`,
        });
      }
    page.close();
  });

  test('join reports a response in an unknown format in one sentence', async () => {
    const other = createServer((_request, response) => response.end('{"version":2}'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { readonly port: number };
    for (const line of ['join 1EHGQ --name Bo', 'watch 1EHGQ', 'host greed --name Bo']) {
      const { code, err } = await call(`${line} --plain --server http://127.0.0.1:${port}`, { env: env() });
      expect({ code, err }).toEqual({
        code: 1,
        err: 'dicehall: The server sent an answer that this version of Dicehall cannot read. Update Dicehall here or on the server; in a browser, reload the page.\n',
      });
    }
    other.close();
  });

  test('join removes control characters from the texts of the server', async () => {
    const problem = {
      code: 'no-such-code',
      detail: 'Gone\u001b[2J\u009b1m',
      type: 'about:blank',
      status: 404,
    };
    const evil = createServer((_request, response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    const { port } = evil.address() as { readonly port: number };
    for (const line of ['join 1EHGQ --name Bo', 'watch 1EHGQ']) {
      const { code, err } = await call(`${line} --plain --server http://127.0.0.1:${port}`, { env: env() });
      expect({ code, err }).toEqual({ code: 1, err: 'dicehall: Gone [2J 1m\n' });
    }
    evil.close();
  });

  test('join refuses an unknown code before it asks for a name', async () => {
    const { code, out } = await call('join ZZZZZ --plain', { env: env(), input: 'Bo\n' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('join reports an unreachable server before it asks for a name', async () => {
    const called = await call('join ZZZZZ --plain --server http://127.0.0.1:1', {
      env: env(),
      input: 'Bo\n',
    });
    expect(called).toEqual({
      code: 1,
      out: '',
      err: 'dicehall: There is no Dicehall server at http://127.0.0.1:1. Check the address, or start a server: dicehall serve\n',
    });
  });

  test.each([
    ['join x! --plain', 'is not a table'],
    ['join 1EHGQ --plain --server ftp://x', 'is not the address of a server'],
    ['join 1EHGQ --plain --keeping valeu', 'Did you mean “value”?'],
    ['join 1EHGQ', 'add --plain'],
    ['watch 1EHGQ', 'add --plain'],
    ['host gread --plain', 'Did you mean “greed”?'],
    ['host greed --plain --clock 4', '5 to 600 seconds'],
    ['host greed --plain --seats 2 --bots steady,steady', 'room for 1 bot'],
    ['host greed --plain --bots stedy', 'Did you mean “steady”?'],
    ['host greed --plain --seats 99', '2 to 8 players'],
  ])('an online command refuses wrong usage: %s', async (line, hint) => {
    const called = await call(line, { env: env() });
    expect(called.err).toContain(hint);
    expect(called.code).toBe(2);
  });

  test('join refuses an invalid name', async () => {
    const { code, err } = await call(['join', '1EHGQ', '--plain', '--name', 'a\u0007b'], { env: env() });
    expect(code).toBe(2);
    expect(err).toContain('cannot be a name');
  });
});
