import { z } from 'zod';
import { type Person, snapshotSchema, tableIdSchema } from '../../protocol/index.ts';
import type { Decision } from '../../table/decide-move.ts';
import type { Table } from '../../table/table.ts';
import { limited, type perMinute } from '../limits.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { personOf } from '../who.ts';
import { answered } from './answer.ts';

/** One call that changes a table: what it takes besides the table's id, and what is decided from that. */
interface Change<Asked extends z.ZodObject> {
  readonly summary: string;
  readonly limit?: keyof typeof perMinute;
  /** Where it is taken from: the body if nothing else is said. */
  readonly from?: 'body' | 'params';
  readonly asked: Asked;
  decide(table: Table, person: Person, asked: z.output<Asked>): Decision;
}

const nothing = z.object({});
type Bare = Omit<Change<typeof nothing>, 'asked' | 'from'>;

/**
 * How the calls of one part of the API that change a table are declared: each finds out who asks, decides at the newest
 * state of the table, and answers with the table as it is then.
 */
export function changesOf(app: App, needs: HttpNeeds, tag: string) {
  function declare<Asked extends z.ZodObject>(
    method: 'POST' | 'DELETE',
    path: string,
    change: Change<Asked>,
    bare = false,
  ): void {
    const { summary, limit, asked, from = 'body' } = change;
    const id = z.object({ id: tableIdSchema });
    app.route({
      method,
      url: `/tables/:id/${path}`,
      ...(limit !== undefined && { config: limited(limit) }),
      schema: {
        tags: [tag],
        summary,
        params: from === 'params' ? id.extend(asked.shape) : id,
        ...(from === 'body' && !bare && { body: asked }),
        response: { 200: snapshotSchema },
      },
      handler: async (request) => {
        const person = personOf(request);
        const { id: table } = request.params as z.output<typeof id>;
        // The schema above has read it already.
        const given = request[from] as z.output<Asked>;
        const changed = await needs.rooms.change(table, { person: person.id }, (now) =>
          change.decide(now, person, given),
        );
        return answered(needs, table, person.id, changed);
      },
    });
  }
  return {
    /** A call that takes something. */
    post: <Asked extends z.ZodObject>(path: string, change: Change<Asked>) => declare('POST', path, change),
    /** A call that takes nothing but who asks and where. */
    bare: (path: string, change: Bare) => declare('POST', path, { ...change, asked: nothing }, true),
    remove: <Asked extends z.ZodObject>(path: string, change: Change<Asked>) =>
      declare('DELETE', path, change),
  };
}
