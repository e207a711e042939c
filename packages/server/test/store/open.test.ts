import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/index.ts';

test('an unreachable database is refused with the reason', async () => {
  const place = { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none', connections: 1 } as const;
  await expect(openDatabase(place)).rejects.toMatchObject({
    code: 'database-away',
    values: { why: expect.stringContaining('ECONNREFUSED') },
  });
});
