import { games } from '@dicehall/engine';
import { readTexts } from '@dicehall/messages/node';
import { expect, it } from 'vitest';
import { phoneTextFiles, usedKeys } from '../tools/phone-texts.ts';

it('a phone has every text that its code uses, including keys of a single word and keys that are completed at run time', () => {
  const code =
    "message('worth', { points }); say('phone-code'); say(`phone-shake\u0024{suffix}`); say(`w\u0024{word}`)";
  const { common } = phoneTextFiles('en', usedKeys([code]));
  const keys = common.source.split('\n').flatMap((line) => /^([\w-]+) =/.exec(line)?.[1] ?? []);
  const named = keys.filter((key) => !key.startsWith('-') && !key.startsWith('game-'));
  expect(named).toEqual(['worth', 'phone-code', 'phone-shake', 'phone-shake-allow']);
});

it('a phone has the reasons of refused moves, but not of records that cannot be read', () => {
  const { common } = phoneTextFiles('en', usedKeys(['`refusal-\u0024{code}`', '`whole-\u0024{code}`']));
  expect(common.source).toContain('refusal-not-your-turn =');
  expect(common.source).not.toMatch(/^(refusal|whole)-(bad-record|unknown-format|unknown-game) =/m);
});

it('the texts of a game on a phone have no house rules, rules pages, score sheets, strategy cards, names of moves and reasons for them', () => {
  const { games } = phoneTextFiles('en', usedKeys([]));
  const keysOf = (game: string) => games.get(game)?.source.match(/^[\w-]+(?= =)/gm) ?? [];
  expect(keysOf('ten-thousand')).toContain('ten-thousand-goal-exact');
  const left = ['ten-thousand', 'threes'].flatMap(keysOf);
  expect(
    left.filter((key) => /option|preset|sheet|card|reason|roll-score|position|rules|-move-/.test(key)),
  ).toEqual([]);
});

it('the texts of a game on a phone have all messages of its board', () => {
  const { games: files } = phoneTextFiles('en', usedKeys([]));
  const boardKeys = (text = '') => text.match(/^web-[\w-]+(?= =)/gm) ?? [];
  for (const { id } of games)
    expect(boardKeys(files.get(id)?.source)).toEqual(boardKeys(readTexts('en', [id]).join('')));
});
