import { z } from 'zod';
import { problemOfName } from '../../names/names.ts';
import {
  becomeGuestSchema,
  createGuestSchema,
  createTokenSchema,
  historyItemSchema,
  newGuestSchema,
  newTokenSchema,
  personExportSchema,
  personSchema,
  tokenIdSchema,
  tokenSchema,
  turnSchema,
} from '../../protocol/index.ts';
import { exportPerson } from '../../service/person-export.ts';
import type { App, HttpDeps } from '../deps.ts';
import { clearCookie, personOf, setCookie } from '../identity.ts';
import { HttpProblem } from '../problems.ts';
import { describedWith, noContent } from './responses.ts';

const described = describedWith('people');

/**
 * Checks a name.
 * @throws HttpProblem if the name is not allowed
 */
function checkName(name: string): void {
  const problem = problemOfName(name);
  if (problem !== null) throw new HttpProblem(problem, { values: { given: name } });
}

export function peopleRoutes(app: App, deps: HttpDeps): void {
  const { people, tableService, publicUrl } = deps;
  const secure = publicUrl?.startsWith('https:') ?? false;

  app.post(
    '/guests',
    described(
      'createGuest',
      'Become a guest',
      { body: createGuestSchema, response: { 201: newGuestSchema } },
      { config: { limit: 'guests' } },
    ),
    async (request, reply) => {
      const { name, token } = request.body;
      checkName(name);
      const person = await people.createGuest(name);
      if (token) {
        const added = await people.addToken(person.id, name);
        return reply.status(201).send({ ...person, token: added?.secret });
      }
      setCookie(reply, person, secure || request.protocol === 'https');
      return reply.status(201).send(person);
    },
  );

  app.get(
    '/me',
    described('readPerson', 'Who you are', { response: { 200: personSchema } }),
    async (request) => personOf(request),
  );

  app.patch(
    '/me',
    described('renamePerson', 'Change your name', {
      body: becomeGuestSchema,
      response: { 200: personSchema },
    }),
    async (request) => {
      checkName(request.body.name);
      return people.rename(personOf(request), request.body.name);
    },
  );

  app.delete(
    '/me',
    described('deletePerson', 'Delete yourself and everything that names you', {
      response: { 204: noContent },
    }),
    async (request, reply) => {
      await tableService.deletePerson(personOf(request));
      clearCookie(reply);
      return reply.status(204).send();
    },
  );

  app.get(
    '/me/turns',
    described(
      'listTurns',
      'Your unfinished matches',
      { response: { 200: z.array(turnSchema) } },
      { config: { limit: 'reads' } },
    ),
    async (request) => tableService.turns(personOf(request).id),
  );

  app.get(
    '/me/history',
    described(
      'listHistory',
      'Your finished matches',
      { response: { 200: z.array(historyItemSchema) } },
      { config: { limit: 'reads' } },
    ),
    async (request) => tableService.history(personOf(request).id),
  );

  app.get(
    '/me/export',
    described(
      'exportPerson',
      'Everything that is stored about you',
      { response: { 200: personExportSchema } },
      { config: { limit: 'exports' } },
    ),
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="dicehall.json"');
      return reply.send(await exportPerson(deps, personOf(request)));
    },
  );

  app.get(
    '/me/tokens',
    described('listTokens', 'Your tokens', { response: { 200: z.array(tokenSchema) } }),
    async (request) => people.tokens(personOf(request).id),
  );

  app.post(
    '/me/tokens',
    described(
      'createToken',
      'Create a token',
      { body: createTokenSchema, response: { 201: newTokenSchema } },
      { config: { limit: 'tables' } },
    ),
    async (request, reply) => {
      const token = await people.addToken(personOf(request).id, request.body.label);
      if (token === null) throw new HttpProblem('too-many-tokens');
      return reply.status(201).send(token);
    },
  );

  app.delete(
    '/me/tokens/:token',
    described('revokeToken', 'Revoke a token', {
      params: z.object({ token: tokenIdSchema }),
      response: { 204: noContent },
    }),
    async (request, reply) => {
      if (!(await people.removeToken(personOf(request).id, request.params.token)))
        throw new HttpProblem('no-such-token');
      return reply.status(204).send();
    },
  );
}
