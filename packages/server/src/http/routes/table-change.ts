import { z } from 'zod';
import { type Person, snapshotSchema, tableIdSchema } from '../../protocol/index.ts';
import type { LiveTable } from '../../service/live-table.ts';
import type { ChangeDecision } from '../../table/decide-move.ts';
import type { Table } from '../../table/table.ts';
import type { App, HttpDeps } from '../deps.ts';
import { personOf } from '../identity.ts';
import { limited, networkAt, type RouteLimit } from '../limits.ts';
import { changeResponse } from './responses.ts';

/** A route that changes a table: its input apart from the table's id, and its decision. */
interface Change<Input extends z.ZodObject> {
  readonly operationId: string;
  readonly summary: string;
  readonly limit?: RouteLimit;
  /** The part of the request that contains `input`; by default the body. */
  readonly from?: 'body' | 'params';
  readonly input: Input;
  /** Whether the request takes one of the seats that a person may have before matches start. */
  readonly takesSeat?: boolean;
  decide(table: Table, person: Person, input: z.output<Input>, at: ChangeContext): ChangeDecision;
}

interface ChangeContext {
  readonly live: LiveTable;
  /** The hash of the request's network at this table. */
  readonly network: () => string;
}

const emptyInput = z.object({});
type EmptyChange = Omit<Change<typeof emptyInput>, 'input' | 'from'>;

/**
 * Declares routes that change a table. Each route identifies the person, decides against the newest state of the table, and answers
 * with the new snapshot.
 */
export function changesOf(app: App, deps: HttpDeps, tag: string) {
  function declare<Input extends z.ZodObject>(
    method: 'POST' | 'DELETE',
    path: string,
    change: Change<Input>,
    isEmpty = false,
  ): void {
    const { operationId, summary, limit, input, from = 'body' } = change;
    const id = z.object({ id: tableIdSchema });
    app.route({
      method,
      url: `/tables/:id/${path}`,
      ...(limit !== undefined && { config: limited(limit) }),
      schema: {
        tags: [tag],
        operationId,
        summary,
        params: from === 'params' ? id.extend(input.shape) : id,
        ...(from === 'body' && !isEmpty && { body: input }),
        response: { 200: snapshotSchema },
      },
      handler: async (request) => {
        const person = personOf(request);
        const { id: table } = request.params as z.output<typeof id>;
        const given = request[from] as z.output<Input>;
        const requester = { person: person.id, token: deps.people.tokenOf(person) };
        const write = () =>
          deps.liveTables.change(table, requester, (current, live) =>
            change.decide(current, person, given, {
              live,
              network: () => networkAt(deps, request, current.networks),
            }),
          );
        const changed = await (change.takesSeat === true ? deps.openSeats.take(person.id, write) : write());
        return changeResponse(deps, table, person.id, changed);
      },
    });
  }
  return {
    post: <Input extends z.ZodObject>(path: string, change: Change<Input>) => declare('POST', path, change),
    postEmpty: (path: string, change: EmptyChange) =>
      declare('POST', path, { ...change, input: emptyInput }, true),
    removeEmpty: (path: string, change: EmptyChange) =>
      declare('DELETE', path, { ...change, input: emptyInput }, true),
    remove: <Input extends z.ZodObject>(path: string, change: Change<Input>) =>
      declare('DELETE', path, change),
  };
}
