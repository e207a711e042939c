import type { Bus } from '../bus/bus.ts';
import type { Explorers } from '../experts/experts.ts';
import type { Addresses } from '../service/addresses.ts';
import type { Attendance } from '../service/attendance.ts';
import type { LiveTables } from '../service/live-tables.ts';
import type { People } from '../service/people.ts';
import type { Sheets } from '../service/sheets.ts';
import type { Streams } from '../service/streams.ts';
import type { TableService } from '../service/table-service.ts';
import type { Store } from '../store/index.ts';
import type { CatalogueFor } from './catalogues.ts';

/** The parts of a node that its HTTP app uses. */
export interface NodeDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly liveTables: LiveTables;
  readonly streams: Streams;
  readonly sheets: Sheets;
  readonly attendance: Attendance;
  readonly people: People;
  readonly addresses: Addresses;
  readonly tableService: TableService;
  /** Values positions; null if this node does not solve games. */
  readonly explorers: Explorers | null;
  readonly catalogueFor: CatalogueFor;
  readonly now: () => number;
  readonly isStopping: () => boolean;
  readonly secret: string;
  /** The public URL of this server. If it uses HTTPS, cookies are secure. */
  readonly publicUrl: string | null;
  /** Additional host names of this server, in lower case. `*` allows any name. */
  readonly hosts: readonly string[];
  /** The number of proxies in front of the server whose X-Forwarded-For is trusted. */
  readonly trustProxy: number;
  readonly limits: boolean;
  /** Called for each connection that the server closes because of its requests. */
  readonly onCut: () => void;
  /** The bearer token for /metrics. If it is empty, the server refuses all requests for /metrics. */
  readonly metricsToken: string;
  readonly web: string | null;
}
