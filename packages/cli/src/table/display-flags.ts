import { err, type Message, message, ok, type Result } from '@dicehall/engine';

export interface DisplayFlags {
  readonly pace: string;
  readonly plain?: boolean;
}

const slowest = 10_000;

export function readPace(given: string): Result<number, Message> {
  const pace = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  return pace <= slowest ? ok(pace) : err(message('cli-bad-pace', { given, most: slowest }));
}
