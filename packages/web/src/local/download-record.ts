import type { MatchRecord } from '@dicehall/engine';

export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const downloadRecord = (record: MatchRecord, name: string): void =>
  download(
    `dicehall-${record.game}-${name}.json`,
    'application/json',
    `${JSON.stringify(record, null, 2)}\n`,
  );
