// The ways to send moves to a server. Each match has two players; `play` sends the move of a seat and resolves with the
// result.
import { WebSocket } from 'ws';
import { Line } from './line.mjs';

/** Creates a guest and returns its cookie. */
const guest = async (setup, name) => (await setup.post('/guests', { name })).cookie;

/** Plays every match on a separate HTTP connection, with its own players. */
export function overHttp(address) {
  return {
    async seat(setup) {
      const cookies = [await guest(setup, 'Ada'), await guest(setup, 'Bo')];
      return {
        cookies,
        on(table) {
          // The connection opens with the first move, because the server closes connections that send nothing for 20
          // seconds.
          let line;
          let heads;
          return async (seat, seq, type) => {
            line ??= new Line(address);
            heads ??= cookies.map((cookie) => line.head(`/tables/${table}/moves`, cookie));
            const body = `{"seq":${seq},"move":{"type":"${type}"}}`;
            const answer = await line.send(`${heads[seat]}${body.length}\r\n\r\n${body}`);
            if (answer.status !== 200) throw new Error(`${table}: ${answer.status} ${answer.body}`);
            return JSON.parse(answer.body);
          };
        },
      };
    },
  };
}

/** Opens a WebSocket for one player. */
function openSocket(address, cookie) {
  const socket = new WebSocket(`ws://${address.host}/api/v1/socket`, { headers: { cookie } });
  const waiting = new Map();
  let id = 0;
  socket.on('message', (data) => {
    const { id: answered, result, problem } = JSON.parse(data);
    const { resolve, reject } = waiting.get(answered);
    waiting.delete(answered);
    if (problem === undefined) resolve(result);
    else reject(new Error(JSON.stringify(problem)));
  });
  const opened = new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    opened,
    move(table, seq, type) {
      id += 1;
      socket.send(`{"id":${id},"type":"move","table":"${table}","seq":${seq},"move":{"type":"${type}"}}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}

/** The number of matches for each pair of players. A person may have at most 50 unfinished tables. */
const matchesEach = 48;

/** Makes pairs of players who play 48 matches against each other on two WebSockets. */
export function overSockets(address) {
  let pair = null;
  let seated = 0;
  async function newPair(setup) {
    const cookies = [await guest(setup, 'Ada'), await guest(setup, 'Bo')];
    const sockets = cookies.map((cookie) => openSocket(address, cookie));
    await Promise.all(sockets.map(({ opened }) => opened));
    return {
      cookies,
      on: (table) => (seat, seq, type) => sockets[seat].move(table, seq, type),
    };
  }
  return {
    seat(setup) {
      if (seated % matchesEach === 0) pair = newPair(setup);
      seated += 1;
      return pair;
    },
  };
}
