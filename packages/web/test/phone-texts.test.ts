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

it('the texts of a game on a phone have no house rules and no score sheets', () => {
  const { games } = phoneTextFiles('en', usedKeys([]));
  const { source = '' } = games.get('ten-thousand') ?? {};
  expect(source).toContain('ten-thousand-goal-exact = ');
  expect(source).not.toMatch(/^(?:option|preset)-|^[\w-]+-sheet-/m);
});
