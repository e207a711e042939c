import type { MatchRecord } from '@dicehall/engine';

export function downloadRecord(record: MatchRecord, name: string): void {
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `dicehall-${record.game}-${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
