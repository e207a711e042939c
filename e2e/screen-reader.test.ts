import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameName, gameNames, go, saveSetup, shortDraft, type Visit } from './harness.ts';
import { observe, observingReader } from './observer.ts';
import { type Reader, startReader } from './screen-reader.ts';
import { playByAnnouncements, saysYourTurn } from './screen-reader-player.ts';
import { useSite } from './site.ts';

const titles: Readonly<Record<GameName, string>> = {
  greed: 'Greed',
  'ten-thousand': 'Ten Thousand',
  threes: 'Threes',
  'three-dice': 'Three Dice',
  'hidden-pairs': 'Hidden Pairs',
};

/** Returns the set-up of a match. Hidden Pairs has two turns, because the rounds are revealed between them. */
const draftOf = (game: GameName) => {
  const { draft } = shortDraft(game);
  return { game, draft: { ...draft, options: game === 'hidden-pairs' ? { turns: 2 } : draft.options } };
};

/** The folder for transcripts. If it is set, matches are played in the default motion. */
const transcripts = process.env.DICEHALL_TRANSCRIPTS;
/** The number of matches of each game. */
const matches = Math.max(1, Number(process.env.DICEHALL_RUNS ?? 1));

/** Saves the announcements and keys of a match as a page of documentation. */
function saveTranscript(game: GameName, lines: readonly string[]): void {
  if (transcripts === undefined) return;
  const text = lines.map((line) => line.replaceAll(/[\u2068\u2069]/g, '').replace(/^polite: /, ''));
  writeFileSync(
    join(transcripts, `${game}.md`),
    `# ${titles[game]}\n\n\`\`\`text\n${text.join('\n')}\n\`\`\`\n`,
  );
}

const site = useSite();
let visited: Visit;
let reader: Reader;
beforeAll(async () => {
  visited = await site.visit('/', {
    setups: gameNames.map(draftOf),
    ...(transcripts === undefined
      ? {}
      : {
          settings: { pace: 'fast' },
          context: { reducedMotion: 'no-preference' },
          prepare: (context) => context.addInitScript(observe),
        }),
  });
  // In the default motion, the virtual screen reader misses messages that come while it presses a key.
  reader = transcripts === undefined ? await startReader(visited.page) : observingReader(visited.page);
});

/**
 * Whether a line of the game log is about Bo, or about both players. All other lines are announced in other words to
 * the player concerned, or one roll at a time.
 */
const isOfBo = (line: string): boolean =>
  /\bBo\b/.test(line) && !/^(?:You (?!and)|Rolls for the first turn:)/.test(line);

describe('a whole match can be played with a screen reader alone', () => {
  // Different names lead to different dice and URLs.
  const played = Array.from({ length: matches }, (_, index) =>
    gameNames.map((game) => [index === 0 ? game : `${game}, match ${index + 1}`, game] as const),
  );
  it.for(played.flat())('a match of %s can be played by its announcements alone', async ([, game]) => {
    const { page, problems } = visited;
    await go(page, '/');
    await reader.choose(new RegExp(`^link, Play on this device: ${titles[game]}`));
    const before = await reader.heard();
    await reader.choose(/^button, Start$/);
    const transcript: string[] = [];
    const announced = await playByAnnouncements(reader, game, before, transcript);
    saveTranscript(game, transcript);

    // The log and the table show the end at the same time.
    const ending = /^(You|Bo|You and Bo) (wins?|share the win) with [\d,]+ /;
    await page.locator('aside ol li').last().filter({ hasText: ending }).waitFor({ state: 'attached' });
    // The announcements follow the game log.
    const lines = await page.locator('aside ol li').allTextContents();
    let rest = announced.join(' ');
    for (const written of lines.filter(isOfBo)) {
      const line = written.replaceAll('−', 'minus ');
      expect(rest).toContain(line);
      rest = rest.slice(rest.indexOf(line) + line.length);
    }
    // Only a roll can be announced twice in a row, because a re-rolled die may show the same face again.
    const twice = announced.filter(
      (phrase, at) => phrase === announced[at + 1] && !/ rolls |^polite: [1-6 ]+[.:]/.test(phrase),
    );
    expect(twice).toEqual([]);
    // A bot that starts may reach the target before Ada has a turn. The roll that decides who starts does not count as
    // a turn.
    const hadTurn = lines.some((line) =>
      /^(?:[1-6 ]+[.:]|You (?:bank|roll))(?!.* for the first turn)/.test(line),
    );
    expect(announced.some(saysYourTurn)).toBe(hadTurn);
    expect(problems).toEqual([]);
  });
});

it('the second of two turns in a row of the same seat is announced', async () => {
  const { page, problems } = visited;
  const draft = { options: { rounds: 2 }, dice: 'app', seats: [{ name: 'Ada', player: { kind: 'person' } }] };
  await saveSetup(page, { game: 'threes', draft });
  await go(page, '/');
  await reader.choose(/^link, Play on this device: Threes/);
  const before = await reader.heard();
  await reader.choose(/^button, Start$/);
  const announced = await playByAnnouncements(reader, 'threes', before);
  expect(announced.filter(saysYourTurn)).toHaveLength(2);
  expect(problems).toEqual([]);
});
