import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededDice } from '@dicehall/dice';
import { gameOf, type OptionValue, readSetup, replayLog, unwrap, withDefaults } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { botFor, readSolution } from '@dicehall/strategy';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runSeed } from '../../../tooling/test/seed.ts';
import { ExpertQueue } from '../../src/experts/expert-queue.ts';
import { startExpertWorker } from '../../src/experts/expert-worker.ts';
import {
  createExperts,
  type ExpertQuestion,
  type Experts,
  isWithinLimits,
} from '../../src/experts/experts.ts';
import { fileName, folderCache, solutionsOfPage } from '../../src/experts/solution-files.ts';
import { type BotQuestion, createBots } from '../../src/service/bots.ts';

const { random } = seededDice(runSeed);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A choice in Greed at which expert and steady bots differ. */
function questionOf(
  script: string,
  seat: number,
  given: object = { target: 1000, opening: 0 },
): ExpertQuestion {
  const setup = readSetup({ game: 'greed', options: given, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const match = replayLog(setup.value, entriesOf(gameOf('greed'), script));
  if (!match.ok) throw new Error(match.error.code);
  const { options } = setup.value;
  const view = setup.value.game.view(match.value.state, seat);
  return { game: 'greed', options, seats: 2, view, seat, person: 'ada' };
}

// Bo has 750 of 1000 points, so after a bank of 200 Bo can finish. Steady bots do not consider this.
const question = questionOf('0 roll | 0: 23446 | 1 roll | 1: 66615 | 1 stop | 0 roll | 0: 22234', 0);
const steadily = botFor('greed', 'steady').choose(question.view, 0, random);
const expertly = { type: 'roll' };
const none: unknown[] = [];
const thinkerIn = (place: string, errors: unknown[] = none): Experts =>
  createExperts(
    folderCache(place, (problem) => errors.push(problem)),
    random,
  );

describe('the server solves matches for expert bots, within limits', () => {
  test('the server saves an expert as a file and loads it at the next start', async () => {
    const place = join(folder, 'kept');
    expect(await thinkerIn(place).choose(question)).toEqual(expertly);
    const [file, ...others] = readdirSync(place);
    expect(others).toEqual([]);
    const before = readFileSync(join(place, file ?? ''));
    expect(await thinkerIn(place).choose(question)).toEqual(expertly);
    expect(readFileSync(join(place, file ?? ''))).toEqual(before);
  });

  test('the server logs an error and solves the match again if its solution file is truncated or of other options', async () => {
    const place = join(folder, 'cut');
    await thinkerIn(place).choose(question);
    const [file = ''] = readdirSync(place);
    const whole = readFileSync(join(place, file));
    truncateSync(join(place, file), 400);
    const errors: unknown[] = [];
    expect(await thinkerIn(place, errors).choose(question)).toEqual(expertly);
    expect(errors).toHaveLength(1);
    // A solution contains its time of solving, so only the tables are compared.
    const tables = (bytes: Uint8Array) => unwrap(readSolution(bytes)).parts;
    expect(tables(readFileSync(join(place, file)))).toEqual(tables(whole));
    await thinkerIn(join(folder, 'other')).choose(questionOf('0 roll | 0: 11346', 0, { target: 1050 }));
    const [other = ''] = readdirSync(join(folder, 'other'));
    writeFileSync(join(place, file), readFileSync(join(folder, 'other', other)));
    expect(await thinkerIn(place, errors).choose(question)).toEqual(expertly);
    expect(errors).toHaveLength(2);
  });

  test('an expert plays even if its solution cannot be saved', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const errors: unknown[] = [];
    expect(await thinkerIn(join(folder, 'a-file', 'below'), errors).choose(question)).toEqual(expertly);
    expect(errors.length).toBeGreaterThan(0);
  });

  test('the least recently used solutions are deleted when the folder is full', async () => {
    const place = join(folder, 'full');
    const cache = folderCache(place, () => {}, 250);
    const of = (target: number) => ({ game: 'greed' as const, options: { target }, seats: 2 });
    const save = (target: number) => cache.save(of(target), new Uint8Array(100));
    const makeOld = (hours: number) => {
      const time = new Date(Date.now() - hours * 3_600_000);
      for (const file of readdirSync(place)) utimesSync(join(place, file), time, time);
    };
    await save(500);
    makeOld(2);
    await save(550);
    expect(await cache.find(of(500))).not.toBeNull();
    const lastUse = Math.max(...readdirSync(place).map((file) => statSync(join(place, file)).mtimeMs));
    expect(lastUse).toBeLessThanOrEqual(Date.now() + 1000);
    await save(600);
    const found = async (...targets: number[]) => {
      const files = await Promise.all(targets.map((target) => cache.find(of(target))));
      return files.map((bytes) => bytes !== null);
    };
    expect(await found(500, 550, 600)).toEqual([true, false, true]);
    // The new file is kept even if the clock was set back.
    makeOld(-1);
    await save(650);
    expect(await found(650)).toEqual([true]);
  });

  test('only whole solutions count towards the size of the folder, and only they are deleted', async () => {
    const place = join(folder, 'shared');
    const cache = folderCache(place, () => {}, 250);
    const save = (target: number) =>
      cache.save({ game: 'greed', options: { target }, seats: 2 }, new Uint8Array(100));
    await save(500);
    const other = join(place, 'written-by-another-process.solution.1.part');
    writeFileSync(other, new Uint8Array(300));
    utimesSync(other, 0, 0);
    await save(550);
    expect(readdirSync(place)).toHaveLength(3);
  });

  test('an expert answers from a worker thread until it is stopped', async ({ skip }) => {
    const program = new URL('../../dist/experts/worker-main.js', import.meta.url);
    if (!existsSync(program)) skip('The server is not built, so that there is no program for the thread');
    const errors: unknown[] = [];
    mkdirSync(join(folder, 'thread'));
    const damaged = join(folder, 'thread', fileName(question));
    writeFileSync(damaged, 'damaged');
    const experts = startExpertWorker({
      folder: join(folder, 'thread'),
      onError: (error) => errors.push(error),
      from: program,
    });
    const answers = await Promise.all([experts.choose(question), experts.choose(question)]);
    expect(answers).toEqual([expertly, expertly]);
    const { game, options, seats, person } = question;
    const position = 'greed target=1000,opening=0 0,750 11 0 - choose 200 22234';
    const explored = await experts.explore({ game, options, seats, person, position });
    expect(explored?.moves[0]?.move).toEqual(expertly);
    const unknown = experts.choose({ ...question, game: 'chess' as 'greed' });
    await expect(unknown).rejects.toThrow(/^No game chess$/);
    const pending = experts.choose({ ...question, options: { target: 2000, opening: 0 } });
    expect(experts.waiting).toBe(1);
    await experts.stop();
    expect(await pending).toBeNull();
    expect(await experts.explore({ game, options, seats, person, position })).toBeNull();
    expect(experts.waiting).toBe(0);
    const problem = { kind: 'refused', file: damaged, problem: 'not-a-solution' };
    expect(errors).toEqual([new Error(`A saved solution cannot be used: ${JSON.stringify(problem)}`)]);
  });

  test('while an expert is solved, the thread can handle other questions', async () => {
    let [turns, isSolving, clock] = [0, false, 0];
    // By this clock, each step of the solver takes long enough for a pause.
    const time = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 100));
    const count = () => {
      if (!isSolving) return;
      turns += 1;
      setImmediate(count);
    };
    const cache = {
      refuse: () => {},
      find: async () => {
        isSolving = true;
        setImmediate(count);
        return null;
      },
      save: async () => {
        isSolving = false;
      },
    };
    expect(await createExperts(cache, random).choose(question)).toEqual(expertly);
    time.mockRestore();
    expect(isSolving).toBe(false);
    expect(turns).toBeGreaterThan(5);
  });

  test('the thread gets each question with the address of its person, and the server what the thread reports', async () => {
    const program = join(folder, 'thread.mjs');
    writeFileSync(
      program,
      `import { parentPort, workerData } from 'node:worker_threads';
      parentPort.on('message', ({ number, ...asked }) => {
        const what = asked.question.position;
        if (what === 'crash') throw new Error('out of memory');
        if (what === 'exit') process.exit();
        if (what === 'refuse') parentPort.postMessage({ number, failed: 'no such position' });
        if (what === 'complain') parentPort.postMessage({ number: null, failed: 'a bad file' });
        parentPort.postMessage({ number, answer: { ...asked, folder: workerData.folder } });
      });`,
    );
    const errors: unknown[] = [];
    const experts = startExpertWorker({
      folder: '/solutions',
      onError: (error) => errors.push(error),
      addressOf: (person) => `home of ${person}`,
      from: pathToFileURL(program),
    });
    const { game, options, seats } = question;
    const explored = (position: string) => ({ game, options, seats, person: 'bo', position });
    const explore = (position: string, address?: string) => experts.explore(explored(position), address);
    const answer = { kind: 'explore', folder: '/solutions' };
    expect(
      await Promise.all([explore('1'), explore('2', 'school'), experts.choose(question, 'school')]),
    ).toEqual([
      { ...answer, question: explored('1'), address: 'home of bo' },
      { ...answer, question: explored('2'), address: 'school' },
      { ...answer, kind: 'choose', question: { ...question }, address: 'school' },
    ]);
    expect(await experts.choose(question)).toMatchObject({ kind: 'choose', address: 'home of ada' });
    await expect(explore('refuse')).rejects.toThrow('no such position');
    await explore('complain');
    expect(errors).toEqual([new Error('a bad file')]);
    for (const [what, why] of [
      ['crash', 'out of memory'],
      ['exit', 'The expert worker stopped'],
    ] as const) {
      const both = await Promise.allSettled([explore(what), explore('after it')]);
      expect(both.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([why, why]);
      expect(experts.waiting).toBe(0);
      expect(await explore('again')).toMatchObject(answer);
    }
    await experts.stop();
  });

  test('the server does not solve an expert for a table that would take minutes', () => {
    const of = (
      game: 'ten-thousand' | 'three-dice',
      options: Readonly<Record<string, OptionValue>>,
      seats: number,
    ) => isWithinLimits({ game, options: withDefaults(gameOf(game).options, options), seats });
    expect(of('ten-thousand', { target: 10_000 }, 2)).toBe(true);
    expect(of('ten-thousand', { target: 20_000 }, 2)).toBe(false);
    expect(of('three-dice', {}, 12)).toBe(false);
  });
});

describe('the server limits how much it solves for a person', () => {
  const solved = () => Promise.resolve();

  test('a person may have ten different experts solved an hour, two at a time', async () => {
    let now = 0;
    const queue = new ExpertQueue(() => now);
    const make = (expert: string, person = 'ada') => queue.run({ person, address: person }, expert, solved);
    const [first, second] = [make('0'), make('1')];
    expect(make('2')).toBeNull();
    await Promise.all([first, second]);
    for (let expert = 2; expert < 10; expert += 1) await make(`${expert}`);
    expect(make('10')).toBeNull();
    expect(await make('3')).not.toBeNull();
    expect(make('10', 'bo')).not.toBeNull();
    now = 3_600_001;
    expect(make('10')).not.toBeNull();
  });

  test('an expert is refused while the common queue is full, or while four experts of the address wait', async () => {
    const queue = new ExpertQueue(() => 0);
    const run = (person: number, address: number) =>
      queue.run({ person: `${person}`, address: `${address}` }, 'greed', solved);
    const atOne = Array.from({ length: 6 }, (_, person) => run(person, 0));
    expect(atOne.map((done) => done !== null)).toEqual([true, true, true, true, false, false]);
    const others = Array.from({ length: 21 }, (_, at) => run(10 + at, 10 + at));
    expect(others.map((done) => done !== null)).toEqual([...Array(20).fill(true), false]);
    await Promise.all([...atOne, ...others]);
    expect(run(30, 30)).not.toBeNull();
  });

  test('addresses take turns in the solving queue, and so do the people at one address', async () => {
    const queue = new ExpertQueue(() => 0);
    const order: string[] = [];
    const run = (address: string, person: string, expert: string) =>
      queue.run({ person, address }, expert, async () => void order.push(`${person} ${expert}`));
    const all = [
      run('school', 'ada', '1'),
      run('school', 'ada', '2'),
      run('school', 'bo', '1'),
      run('school', 'bo', '2'),
      run('home', 'cy', '1'),
      run('home', 'cy', '2'),
    ];
    await Promise.all(all);
    expect(order).toEqual(['ada 1', 'ada 2', 'cy 1', 'bo 1', 'cy 2', 'bo 2']);
  });

  test('an expert that fails does not use up the budget, and the next one is solved', async () => {
    const queue = new ExpertQueue(() => 0);
    const client = { person: 'ada', address: 'home' };
    await expect(queue.run(client, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(client, 'b', async () => 'solved')).toBe('solved');
  });

  test('bots play at steady level without an error once the budget is used up', async () => {
    const errors: unknown[] = [];
    const experts = thinkerIn(join(folder, 'budget'), errors);
    const targets = [500, 550, 600];
    const answers = targets.map((target) =>
      experts.choose(questionOf('0 roll | 0: 11346', 0, { target, opening: 0 })),
    );
    expect(await answers[2]).toBeNull();
    const bots = createBots(random, { choose: async () => null }, (error) => errors.push(error));
    const spent: BotQuestion = { ...question, strength: 'expert', temper: 'balanced', position: 'table 7' };
    await bots.ponder?.(spent);
    expect(bots.choose(spent)).toEqual(steadily);
    expect(errors).toEqual([]);
    await Promise.all(answers);
    const again = questionOf('0 roll | 0: 11346', 0, { target: 600, opening: 0 });
    expect(await experts.choose(again)).not.toBeNull();
  });
});

describe('the bots of the server play their moves', () => {
  const asked = (more: Partial<BotQuestion> = {}): BotQuestion => ({
    ...question,
    strength: 'expert',
    temper: 'balanced',
    position: 'table 7',
    ...more,
  });

  test('bots play the move of the expert only in its position', async () => {
    const bots = createBots(random, { choose: async () => expertly });
    await bots.ponder?.(asked());
    expect(bots.choose(asked({ position: 'table 8' }))).toBeUndefined();
    expect(bots.choose(asked())).toEqual(expertly);
  });

  test('bots wait a limited time for an expert that is being solved, then play at steady level', async () => {
    let now = 0;
    let solve: (move: unknown) => void = () => {};
    const solving = new Promise<unknown>((resolve) => {
      solve = resolve;
    });
    const bots = createBots(random, { choose: () => solving }, undefined, () => now);
    expect(bots.choose(asked())).toBeUndefined();
    now = 14_000;
    expect(bots.choose(asked())).toBeUndefined();
    now = 16_000;
    expect(bots.choose(asked())).toEqual(steadily);
    solve(expertly);
    await bots.ponder?.(asked());
    expect(bots.choose(asked())).toEqual(expertly);
  });

  test('bots play at steady level if the expert fails, if the server solves no games, and for people who are away', async () => {
    const errors: unknown[] = [];
    const bots = createBots(random, { choose: () => Promise.reject(new Error('no')) }, (error) =>
      errors.push(error),
    );
    await bots.ponder?.(asked());
    expect(bots.choose(asked())).toEqual(steadily);
    expect(errors).toHaveLength(1);
    const never = createBots(random, { choose: () => new Promise(() => {}) });
    const dear = { ...asked(), options: { target: 20_000, opening: 300 } };
    expect(never.choose(dear)).toEqual(steadily);
    expect(never.choose(asked({ strength: 'steady' }))).toEqual(steadily);
  });
});

describe('a built page names the solutions that it loads', () => {
  const list = (page: string) => join(page, '.vite/solutions.json');
  const pageWith = (write: (path: string) => void) => {
    const page = mkdtempSync(join(folder, 'page-'));
    mkdirSync(join(page, '.vite'));
    write(list(page));
    return page;
  };

  test('a page that the operator supplies has no installed solutions', async () => {
    expect([...(await solutionsOfPage(pageWith(() => undefined)))]).toEqual([]);
  });

  test('the page gets each installed solution under the URL that it uses for this solution', async () => {
    const names = '{"greed-2.solution":"assets/greed-2-1a.solution"}';
    const found = await solutionsOfPage(pageWith((path) => writeFileSync(path, names)));
    expect([...found]).toEqual([
      ['assets/greed-2-1a.solution', expect.stringMatching(/strategy\/solutions\/greed-2\.solution$/)],
    ]);
  });

  test('a list of solutions that cannot be read is an error', async () => {
    await expect(solutionsOfPage(pageWith(mkdirSync))).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
