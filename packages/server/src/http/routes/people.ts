import { z } from 'zod';
import { everythingOf } from '../../hall/everything-of.ts';
import {
  becomeGuestSchema,
  createTokenSchema,
  historyItemSchema,
  newTokenSchema,
  personSchema,
  tokenIdSchema,
  tokenSchema,
  turnSchema,
} from '../../protocol/index.ts';
import { limited } from '../limits.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { HttpProblem } from '../problems.ts';
import { giveCookie, personOf, takeCookie } from '../who.ts';

const tags = ['people'];

/** Who you are, your tokens and what you have going on. */
export function peopleRoutes(app: App, needs: HttpNeeds): void {
  const { people, hall, publicUrl } = needs;
  const secure = publicUrl?.startsWith('https:') ?? false;

  app.post(
    '/guests',
    {
      config: limited('guests'),
      schema: { tags, summary: 'Become a guest', body: becomeGuestSchema, response: { 201: personSchema } },
    },
    async (request, reply) => {
      const person = await people.welcome(request.body.name);
      giveCookie(reply, person, secure || request.protocol === 'https');
      return reply.status(201).send(person);
    },
  );

  app.get(
    '/me',
    { schema: { tags, summary: 'Who you are', response: { 200: personSchema } } },
    async (request) => personOf(request),
  );

  app.patch(
    '/me',
    {
      schema: {
        tags,
        summary: 'Take another name',
        body: becomeGuestSchema,
        response: { 200: personSchema },
      },
    },
    async (request) => people.rename(personOf(request), request.body.name),
  );

  app.delete(
    '/me',
    { schema: { tags, summary: 'Delete you and all that names you' } },
    async (request, reply) => {
      await hall.forget(personOf(request));
      takeCookie(reply);
      return reply.status(204).send();
    },
  );

  app.get(
    '/me/turns',
    { schema: { tags, summary: 'Your unfinished matches', response: { 200: z.array(turnSchema) } } },
    async (request) => hall.turns(personOf(request).id),
  );

  app.get(
    '/me/history',
    { schema: { tags, summary: 'Your finished matches', response: { 200: z.array(historyItemSchema) } } },
    async (request) => hall.history(personOf(request).id),
  );

  app.get(
    '/me/export',
    { config: limited('exports'), schema: { tags, summary: 'Everything of yours' } },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="dicehall.json"');
      return reply.send(await everythingOf(needs, personOf(request)));
    },
  );

  app.get(
    '/me/tokens',
    { schema: { tags, summary: 'Your tokens', response: { 200: z.array(tokenSchema) } } },
    async (request) => people.tokens(personOf(request).id),
  );

  app.post(
    '/me/tokens',
    {
      config: limited('tables'),
      schema: { tags, summary: 'Make a token', body: createTokenSchema, response: { 201: newTokenSchema } },
    },
    async (request, reply) => {
      const token = await people.addToken(personOf(request).id, request.body.label);
      if (token === null) throw new HttpProblem('too-many-tokens');
      return reply.status(201).send(token);
    },
  );

  app.delete(
    '/me/tokens/:token',
    { schema: { tags, summary: 'Revoke a token', params: z.object({ token: tokenIdSchema }) } },
    async (request, reply) => {
      if (!(await people.removeToken(personOf(request).id, request.params.token)))
        throw new HttpProblem('no-such-token');
      return reply.status(204).send();
    },
  );
}
