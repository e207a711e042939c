import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '@dicehall/dice';
import { type GameId, games } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { keysOfLine } from '../src/terminal/plain.ts';
import { call, jsonLines } from './calling.ts';
import { keysOf, newHome, randomMatch, shortOptions, tableFor } from './playthrough.ts';

/** For each game, lines that end a match if they are repeated. */
const rounds: Readonly<Record<string, readonly string[]>> = {
  greed: ['r', 'bank'],
  'ten-thousand': ['roll', 'best', 'bank', 'a r'],
  threes: ['r', 'a', 'b'],
  'three-dice': ['r', '1 r', 'stay', '1'],
  'hidden-pairs': ['', 'n 1 1', 'all', 'commit'],
};

const options = (id: GameId): string =>
  Object.entries(shortOptions(id))
    .map(([name, value]) => `--option ${name}=${value}`)
    .join(' ');

/** The keys that a match with random keys uses, for actions and for dice. */
const keysIn = (id: GameId): readonly string[] => [
  ...new Set([...randomMatch(tableFor(id, ['Ada', 'Bo']), id, 300)].flatMap(keysOf)),
];

/** Returns the lines of a game repeatedly, or random keys for a game without lines. */
function script(id: GameId, times: number): string {
  const { random } = seededDice(id);
  const keys = rounds[id] === undefined ? keysIn(id) : [];
  const lines =
    rounds[id] === undefined
      ? Array.from({ length: 40 * times }, () => keys[Math.floor(random() * keys.length)])
      : Array(times).fill(rounds[id]).flat();
  return `${lines.join('\n')}\n`;
}

describe.each(games.map(({ id }) => id))('a match of %s can be played in plain lines', (id) => {
  test.each(['Ada,Bo', 'Ada,steady,novice'])(
    'a match can be played by %s through a pipe to its end, and is saved in the history',
    async (seats) => {
      const env = { DICEHALL_HOME: newHome() };
      const { code, out, err } = await call(`play ${id} --plain --seed 4 --seats ${seats} ${options(id)}`, {
        env,
        input: script(id, 400),
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^1st /m);
      expect(out).not.toContain('\u001b');
      expect(out).not.toMatch(/cli-[a-z]|undefined|NaN|\[object/);
      const [listed] = jsonLines((await call('history --json', { env })).out);
      expect(listed).toMatchObject({ number: 1, game: id });
      const story = await call('history show 1', { env });
      expect(story.out).toMatch(/win/);
      const record = await call('history show 1 --record', { env });
      const replayed = await call('replay --json', { input: record.out });
      expect(jsonLines(replayed.out)).toMatchObject([{ ok: true, over: true }]);
    },
  );

  test('the plain display can be played in German', async () => {
    const env = { DICEHALL_HOME: newHome(), LANG: 'de_DE.UTF-8' };
    const { code, out } = await call(`play ${id} --plain --seed 4 --seats Ada,Bo ${options(id)}`, {
      env,
      input: script(id, 400),
    });
    expect(code).toBe(0);
    expect(out).toContain('gewinn');
    expect(out).not.toMatch(/cli-[a-z]|undefined/);
  });
});

describe('the plain display asks questions line by line', () => {
  test('the coach names the best move and the reason, except for hidden choices', async () => {
    const hint = async (game: string, flags: string) => {
      const line = `play ${game} --plain --seats Ada,Bo --seed 4 ${flags}`;
      return (await call(line, { env: { DICEHALL_HOME: newHome() }, input: '\nr\ni\nq\ny\n' })).out;
    };
    const greed = '--option target=500 --option opening=0';
    expect(await hint('greed', `${greed} --coach`)).toMatch(
      /^Best: \w+\. .*\d.*\. Win chance \d+\.\d%, compared with \d+\.\d% for “\w+”/m,
    );
    expect(await hint('greed', greed)).toMatch(/^I has no function here\./m);
    expect(await hint('hidden-pairs', '--coach')).toMatch(
      /^There is no coach in games with hidden choices\.$/m,
    );
  });

  test('two matches with the same seed roll the same dice', async () => {
    const play = async (seed: string) => {
      const line = `play greed --plain --seats Ada,Bo --seed ${seed}`;
      return (await call(line, { env: { DICEHALL_HOME: newHome() }, input: script('greed', 400) })).out;
    };
    expect(await play('a')).toBe(await play('a'));
    expect(await play('b')).not.toBe(await play('a'));
  });

  test('two matches without a seed have different dice', async () => {
    const play = async () =>
      (
        await call('play greed --plain --seats Ada,Bo', {
          env: { DICEHALL_HOME: newHome() },
          input: script('greed', 40),
        })
      ).out;
    expect(await play()).not.toBe(await play());
  });

  test('real dice can be typed, and too few or too many are refused', async () => {
    const input = 'r\n5 1 3\n4 1 2\n51341\n\nb\n';
    const { out } = await call('play greed --plain --real-dice --seats Ada,Bo', {
      env: { DICEHALL_HOME: newHome() },
      input,
    });
    expect(out).toContain('3 of 5 dice entered');
    expect(out).toContain('5 dice are enough');
    expect(out).toContain('Ada rolls 5 1 3 4 1');
  });

  test('questions are asked line by line, and invalid answers are refused', async () => {
    const input = '9\n1\n4\nAda\nAda, Bo, novice\n2\n2\n600\n3\nx\n400\n1\nq\ny\n';
    const { code, out } = await call('play --plain', { env: { DICEHALL_HOME: newHome() }, input });
    expect(code).toBe(0);
    expect(out).toContain(`Type a number from 1 to ${games.length}.`);
    expect(out).toMatch(/^1: Greed \(.*\)\n2: Ten Thousand \(.*\)\n3: Threes \(.*\)\n/m);
    expect(out).toContain('2 to 8 players, not for 1');
    expect(out).toContain('need 400 points in one turn');
    expect(out).toContain('The match is saved');
  });

  test('a player’s lines are scrolled off the screen before the next player’s turn, and show no secrets', async () => {
    const input = 'h\n\na\nb\n\na\nb\n';
    const { out } = await call('play hidden-pairs --plain --seats Ada,Bo --seed 2', {
      env: { DICEHALL_HOME: newHome() },
      input,
    });
    const [, ada = '', bo = ''] = out.split(/\n{50,}/);
    expect(ada).toMatch(/^There are no dice on the table\.$/m);
    expect(ada).toContain('Pass to Ada.');
    expect(bo).toContain('Pass to Bo.');
    expect(ada).toMatch(/Dice: 1: \d/);
    expect(bo.split('Pass to Bo')[0]).not.toMatch(/Dice:|rolls/);
  });

  test('dice typed in secret are not shown to the next player', async () => {
    const { out } = await call('play hidden-pairs --plain --seats Ada,Bo --real-dice', {
      env: { DICEHALL_HOME: newHome() },
      input: '\n665544\n\n112233\n',
    });
    expect(out).toContain('Bo, your turn.');
    expect(out).not.toContain('6 6 5 5 4 4');
  });

  test('an unfinished match is saved when the input ends', async () => {
    const home = newHome();
    const { code, out } = await call('play greed --plain --seats Ada,Bo', {
      env: { DICEHALL_HOME: home },
      input: 'r\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('dicehall resume');
    expect(readdirSync(join(home, 'open')).filter((file) => file.endsWith('.ndjson'))).toHaveLength(1);
    expect(readdirSync(join(home, 'open')).filter((file) => file.endsWith('.lock'))).toEqual([]);
  });
});

test('a terminal that supports only lines of text gets the plain display', async () => {
  const { out } = await call('play greed --seats Ada,Bo', {
    tty: true,
    env: { DICEHALL_HOME: newHome(), TERM: 'dumb' },
  });
  expect(out).toContain('r: Roll 5 dice');
  expect(out).not.toContain('\u001b');
});

test('the choices are printed once, and H, S, T and a refused key print only their answer', async () => {
  const { out } = await call('play greed --seats Ada,Bo', {
    tty: true,
    env: { DICEHALL_HOME: newHome(), TERM: 'dumb' },
    input: 'h\ns\nt\nb\n',
  });
  const [, ...answers] = out.split('Ada> ');
  expect(answers.map((answer) => answer.trimEnd())).toEqual([
    'There are no dice on the table.',
    'Ada: 0. Bo: 0.'.replace('. ', '.\n'),
    'It is Ada’s turn.',
    'Roll first: a turn starts with a roll.',
    'The match is saved. Continue it: dicehall resume',
  ]);
});

test('the help is printed once, and the question stays open', async () => {
  const { out } = await call('play greed --plain --seats Ada,Bo --seed 5', {
    env: { DICEHALL_HOME: newHome() },
    input: '?\nr\n',
  });
  for (const line of ['Keys', 'R roll', 'T whose turn it is', 'All rules: dicehall rules greed'])
    expect(out.split('\n').filter((one) => one === line)).toEqual([line]);
  expect(out.match(/^r: Roll 5 dice/gm)).toHaveLength(1);
  expect(out).toMatch(/Ada rolls/);
});

test('with --keeping value, a face that no die shows is refused', async () => {
  const { out } = await call('play threes --plain --seats Ada --keeping value --real-dice', {
    env: { DICEHALL_HOME: newHome() },
    input: 'r\n35263\n+1\n-3\n+3\n',
  });
  expect(out).toMatch(/^No unmarked die shows 1\.$/m);
  expect(out).toMatch(/^No marked die shows 3\.$/m);
  // The keys of the dice are explained as they are typed.
  expect(out).toMatch(/^\+1–6: /m);
});

test('each die is printed with its key, its worth and its mark, and the first question explains the keys', async () => {
  const { out } = await call('play ten-thousand --plain --seats Ada,Bo --seed 5', {
    env: { DICEHALL_HOME: newHome() },
    input: 'r\n1\nr\n',
  });
  const [first = '', marked = ''] = out.match(/^Dice: .*$/gm) ?? [];
  expect(first).toMatch(/^Dice: 1: \d( \([^)]+\))?(, \d: \d( \([^)]+\))?){5}$/);
  expect(marked).toBe(first.replace(/^Dice: (1: \d(?: \([^)]+\))?)/, 'Dice: $1 kept'));
  expect(out.match(/^1–6: .*$/gm)).toHaveLength(1);
  expect(out.match(/^H: .*\n(.*\n)*?\?: /gm)).toHaveLength(1);
});

test('a die that was kept in an earlier roll is printed as locked, without a key', async () => {
  const { out } = await call('play threes --plain --seats Ada --real-dice', {
    env: { DICEHALL_HOME: newHome() },
    input: 'r\n35263\n1\nr\n1266\n',
  });
  expect(out.match(/^Dice: .*$/gm)?.at(-1)).toBe(
    'Dice: 3 (0) locked, 2: 1 (1), 3: 2 (2), 4: 6 (6), 5: 6 (6)',
  );
});

test('in plain lines, the command ends with the match, also at a keyboard', async () => {
  const { code, out } = await call('play threes --seats Ada --real-dice --option rounds=1', {
    tty: true,
    env: { DICEHALL_HOME: newHome(), TERM: 'dumb' },
    input: 'r\n33333\na\nb\ns\n',
  });
  expect(code).toBe(0);
  expect(out.split('Ada> ').at(-1)).toBe(
    'Ada banks 3 3 3 3 3: 0 points, 0 in total.\nAda wins with 0 points.\n1st Ada: 0\nTo read the game log, run: dicehall history show 1\n',
  );
});

test('a person can have a name that is almost the name of a bot', async () => {
  const { out } = await call('play greed --plain --seats Ada,person:Stedy', {
    env: { DICEHALL_HOME: newHome() },
    input: 's\n',
  });
  expect(out).toContain('Stedy: 0.');
});

test('actions can be chosen by typing their names', async () => {
  const { out } = await call('play ten-thousand --plain --seats Ada,Bo --seed 5', {
    env: { DICEHALL_HOME: newHome() },
    input: 'roll\nkeep-best roll\n',
  });
  expect(out).toContain('Ada keeps 3 3 5 3: 350 points.');
});

test('a typed line is split into keys', () => {
  const keys = new Map(
    loadCatalogue({ language: 'en' })
      .say('cli-plain-words')
      .split(' ')
      .map((pair): [string, string] => [
        pair.slice(0, pair.lastIndexOf('=')),
        pair.slice(pair.lastIndexOf('=') + 1),
      ]),
  );
  expect(keysOfLine('1 3 r', keys)).toEqual(['1', '3', 'r']);
  expect(keysOfLine('13R', keys)).toEqual(['1', '3', 'r']);
  expect(keysOfLine('Bank', keys)).toEqual(['b']);
  expect(keysOfLine('+33 -1 %', keys)).toEqual(['shift-3', 'shift-3', '1', 'shift-5']);
  expect(keysOfLine('-12 r', keys)).toEqual(['1', '2', 'r']);
  expect(keysOfLine('', keys)).toEqual(['enter']);
  expect(keysOfLine('1'.repeat(1000), keys)).toHaveLength(40);
});
