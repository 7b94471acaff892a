import { ACTION_NAMES } from '@reelrupee/contract/actionNames';
import Fastify from 'fastify';
import { registerOpenApi } from './openapi';

/** The OpenAPI document of all actions, without a running provider. */
export async function openApiDocument() {
  const app = Fastify();
  await registerOpenApi(app);
  for (const name of ACTION_NAMES) app.post(`/${name}`, () => null);
  await app.ready();
  return app.swagger();
}
