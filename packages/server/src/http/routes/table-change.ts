import { z } from 'zod';
import { type Person, snapshotSchema, type TableChanges, tableChanges } from '../../protocol/index.ts';
import type { LiveTable } from '../../service/live-table.ts';
import type { ChangeDecision } from '../../table/decide-move.ts';
import type { Table } from '../../table/table.ts';
import type { App, HttpDeps } from '../deps.ts';
import { personOf } from '../identity.ts';
import { networkAt, type RouteLimit } from '../limits.ts';
import { changeResponse, tableParams } from './responses.ts';

interface Change<Input> {
  readonly operationId: string;
  readonly summary: string;
  readonly limit?: RouteLimit;
  /** Whether the request takes a seat at a table whose match has not started. A person may have only a few of these. */
  readonly takesSeat?: boolean;
  /**
   * Decides the change.
   * @param input the body of the request; the parameters if there is no body
   */
  decide(table: Table, person: Person, input: Input, at: ChangeContext): ChangeDecision;
}

interface ChangeContext {
  readonly live: LiveTable;
  /** Returns the hash of the request's network at this table. */
  readonly network: () => string;
}

type BodyOf<What extends keyof TableChanges> = TableChanges[What] extends z.ZodType
  ? z.output<TableChanges[What]>
  : unknown;

const noParams = z.object({});

/**
 * Declares routes that change a table. Each route identifies the person, decides against the newest state of the table,
 * and responds with the new snapshot.
 */
export function changesOf(app: App, deps: HttpDeps, tag: string) {
  function declare<Input>(
    method: 'POST' | 'DELETE',
    path: string,
    { operationId, summary, limit, takesSeat, decide }: Change<Input>,
    body: z.ZodType | null,
    params: z.ZodObject,
  ): void {
    app.route({
      method,
      url: `/tables/:id/${path}`,
      ...(limit !== undefined && { config: { limit } }),
      schema: {
        tags: [tag],
        operationId,
        summary,
        params: tableParams.extend(params.shape),
        ...(body !== null && { body }),
        response: { 200: snapshotSchema },
      },
      handler: async (request) => {
        const person = personOf(request);
        const { id: table } = request.params as z.output<typeof tableParams>;
        const given = (body === null ? request.params : request.body) as Input;
        const requester = { person: person.id, token: deps.people.tokenOf(person) };
        const write = () =>
          deps.liveTables.change(table, requester, (current, live) =>
            decide(current, person, given, {
              live,
              network: () => networkAt(deps, request, current.networks),
            }),
          );
        const changed = await (takesSeat === true ? deps.openSeats.take(person.id, write) : write());
        return changeResponse(deps, table, person.id, changed);
      },
    });
  }
  return {
    post: <What extends keyof TableChanges>(what: What, change: Change<BodyOf<What>>) =>
      declare('POST', what, change, tableChanges[what], noParams),
    remove: <Params extends z.ZodObject = typeof noParams>(
      path: string,
      change: Change<z.output<Params>>,
      params?: Params,
    ) => declare('DELETE', path, change, null, params ?? noParams),
  };
}
