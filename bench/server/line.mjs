// A minimal client: one keep-alive connection, with one request at a time, whose response is read completely.
import { connect } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

export class Line {
  #socket;
  #rest = null;
  #answered = null;
  #queue = [];
  #host;

  constructor(address) {
    this.#host = address.host;
    this.#socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('close', () => this.#broken(new Error('The connection broke')));
    this.#socket.on('error', () => {});
  }

  #broken(error) {
    this.#answered?.reject(error);
    for (const { reject } of this.#queue.splice(0)) reject(error);
  }

  #next() {
    this.#answered = this.#queue.shift() ?? null;
    if (this.#answered !== null) this.#socket.write(this.#answered.request, 'latin1');
  }

  #read(chunk) {
    const all = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    const at = all.indexOf(headEnd);
    if (at >= 0) {
      const head = all.latin1Slice(0, at);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (all.length >= at + 4 + length) {
        this.#rest = null;
        const status = Number(head.slice(9, 12));
        this.#answered.resolve({ status, head, body: all.utf8Slice(at + 4, at + 4 + length) });
        this.#next();
        return;
      }
      if (Number.isNaN(length)) this.#broken(new Error(`An answer without a length: ${head}`));
    }
    this.#rest = all;
  }

  /** Sends a raw request after the responses to earlier requests, and resolves with its response. */
  send(request) {
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      if (this.#answered === null) this.#next();
    });
  }

  /** Returns the headers of a POST request up to its content length. */
  head(path, cookie, more = '') {
    return `POST /api/v1${path} HTTP/1.1\r\nHost: ${this.#host}\r\nCookie: ${cookie}\r\n${more}Content-Type: application/json\r\nContent-Length: `;
  }

  async post(path, body, cookie = '') {
    const text = JSON.stringify(body);
    const answer = await this.send(`${this.head(path, cookie)}${text.length}\r\n\r\n${text}`);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    const given = /\r\nset-cookie: ([^;\r]+)/i.exec(answer.head)?.[1];
    return { body: JSON.parse(answer.body), cookie: given };
  }

  async get(path, cookie = '') {
    const request = `GET /api/v1${path} HTTP/1.1\r\nHost: ${this.#host}\r\nCookie: ${cookie}\r\n\r\n`;
    const answer = await this.send(request);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  }

  close() {
    this.#socket.destroy();
  }
}
