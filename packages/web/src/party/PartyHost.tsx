import type { TableState } from '@dicehall/server/protocol';
import type { Api } from '../online/api.ts';
import { HostTools } from '../online/HostTools.tsx';
import { PartyTools } from './PartyTools.tsx';
import styles from './party.module.css';

interface PartyHostProps {
  readonly table: TableState;
  readonly api: Api;
  readonly me: string;
}

export default function PartyHost({ table, api, me }: PartyHostProps) {
  return (
    <div className={styles.host}>
      {table.evening === null ? null : <PartyTools table={table} api={api} />}
      <HostTools table={table} me={me} api={api} />
    </div>
  );
}
