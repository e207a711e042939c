// Measures the space that a year of matches takes in PostgreSQL: `DATABASE_URL=… node bench/server/year.mjs [matches a
// day] [scale]`, after `npm run build`, on an empty database. Bots play ten matches of each game, for two, three and
// four seats. The rows are copied under other ids until there are as many as in a year divided by `scale`, with two
// people for every hundred matches. It prints the size of each table, per match and for the year, and how long reads,
// retention and VACUUM take.
import { createRequire } from 'node:module';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');
const perDay = Number(process.argv[2] ?? 1000);
const scale = Number(process.argv[3] ?? 10);
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const server = await startServer({ DICEHALL_THINK: '0', DICEHALL_LOG: 'warn' });
const line = new Line(server.address);

/** Plays a match to its end between bots and a person, for whom a bot plays. */
async function play(game, seats) {
  const { cookie } = await line.post('/guests', { name: 'Ada' });
  const { id } = (await line.post('/tables', { game, seats }, cookie)).body.table;
  for (let bot = 1; bot < seats; bot += 1)
    await line.post(`/tables/${id}/bots`, { strength: 'steady' }, cookie);
  await line.post(`/tables/${id}/start`, {}, cookie);
  await line.post(`/tables/${id}/hold`, {}, cookie).catch(() => {});
  while ((await line.get(`/tables/${id}`, cookie)).table.status !== 'over') await rest(20);
}
const games = ['greed', 'ten-thousand', 'threes', 'three-dice', 'hidden-pairs'];
const played = [];
for (let round = 0; round < 10; round += 1)
  for (const game of games) played.push(play(game, [2, 2, 3, 4][round % 4]));
await Promise.all(played);
await server.stop();

const client = new pg.Client(process.env.DATABASE_URL);
await client.connect();
const timed = async (what, statement) => {
  const began = performance.now();
  const { rows } = await client.query(statement);
  console.log(`${what}: ${(performance.now() - began).toFixed(1)} ms`);
  return rows;
};
const wanted = Math.round((perDay * 365) / scale);
const copies = Math.ceil(wanted / played.length);
// An id for a copy of a row. Like all ids, it has 16 characters.
const other = (column) => `substr(md5(${column} || copy), 1, 16)`;
const copy = `generate_series(2, ${copies}) as copy`;
const columns = 'game, status, listed, host, lobby, ended, host_seen, evening';
await timed(
  `${copies * played.length} matches`,
  `with tables_too as (insert into tables (id, code, created, ${columns})
     select ${other('id')}, left(md5(code || copy), 5), created - copy * interval '1 minute', ${columns} from tables, ${copy}),
   secrets_too as (insert into secrets select ${other('table_id')}, seed from secrets, ${copy}),
   seats_too as (insert into seats (table_id, seat, person, score, place)
     select ${other('table_id')}, seat, substr(md5(person || copy % 100), 1, 16), score, place from seats, ${copy})
   insert into events (table_id, seq, at, key, body) select ${other('table_id')}, seq, at - copy * 60000::bigint, key, body from events, ${copy}`,
);
await timed('vacuum analyze', 'vacuum analyze');
const matches = copies * played.length;
const [{ events }] = (await client.query('select count(*)::int as events from events')).rows;
const { rows } = await client.query(`
  select relname as name, pg_total_relation_size(relid)::float8 as bytes, pg_indexes_size(relid)::float8 as indexes
  from pg_stat_user_tables order by 2 desc limit 6`);
console.log(`${matches} matches, ${(events / matches).toFixed(0)} events each\n`);
console.log('| table | bytes a match | of these indexes | a year |\n| --- | --- | --- | --- |');
let sum = 0;
for (const { name, bytes, indexes } of rows) {
  sum += bytes;
  const year = (bytes / matches) * perDay * 365;
  console.log(
    `| ${name} | ${(bytes / matches).toFixed(0)} | ${(indexes / matches).toFixed(0)} | ${(year / 1e9).toFixed(2)} GB |`,
  );
}
console.log(
  `| together | ${(sum / matches).toFixed(0)} | | ${(((sum / matches) * perDay * 365) / 1e9).toFixed(2)} GB |\n`,
);
const [{ id, person }] = (
  await client.query('select table_id as id, person from seats order by table_id offset 100 limit 1')
).rows;
await timed('log of a match', `select * from events where table_id = '${id}' order by seq`);
await timed('history of a person', `select count(*) from seats where person = '${person}'`);
await timed(
  'events that name a person',
  `select count(*) from events where body->>'person' = '${person}' and left(body::text, 16) <> '{"kind":"played"'`,
);
await timed(
  'chat lines older than 90 days',
  `select count(*) from events where at < ${Date.now() - 90 * 86_400_000} and left(body::text, 16) <> '{"kind":"played"'`,
);
await timed(
  'delete a tenth of the matches',
  `delete from events where table_id in (select id from tables order by id limit ${Math.round(matches / 10)})`,
);
await timed('vacuum after it', 'vacuum events');
await client.end();
process.exit(0);
