import { isActionName } from '@reelrupee/contract/actionNames';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { operationOf } from './operation';

const DESCRIPTION =
  'Every call is a POST to the name of an action, as multipart form data, urlencoded or JSON, with ' +
  '`Authorization: Bearer <token>` where a session is needed. In forms a nested field is written ' +
  '`bankDetails[ifscCode]`. Every reply is an envelope `{ code, msg, data }`, with further fields in addition to `data` ' +
  'for some actions. The HTTP status is 200 for every call that was understood, except 413, 429 and 500. ' +
  'Amounts are rupees with at most two decimals, instants are ISO 8601 in UTC, days are days of Asia/Kolkata.';

/** Collects the routes registered afterwards into an OpenAPI document; `app.swagger()` returns it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'ReelRupee provider', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // Only documents the routes: calls are validated by the contract, after the session is known.
    transform: ({ url }) => {
      const name = url.slice(1);
      return { url, schema: isActionName(name) ? operationOf(name) : { hide: true } };
    },
  });
}

/** Serves the API reference at /docs and the OpenAPI document at /docs/json. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await registerOpenApi(app);
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
