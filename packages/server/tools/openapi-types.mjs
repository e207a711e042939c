// Prints the types of the whole API from its OpenAPI document: `node packages/server/tools/openapi-types.mjs`, after
// `npm run build`.
import openapiTS, { astToString } from 'openapi-typescript';
import { createApp } from '../dist/http/app.js';
import { RequestLimits } from '../dist/http/limits.js';

// Registering the routes is enough to describe them. Only requests need a database, and this program handles none.
const nothing = {
  store: {},
  counted: new RequestLimits(false, Date.now),
  limits: false,
  publicUrl: null,
  hosts: [],
  secret: 'none',
  web: null,
};
const app = await createApp(nothing, { metrics: null });
await app.ready();
process.stdout.write(astToString(await openapiTS(JSON.stringify(app.swagger()), { alphabetize: true })));
