import { actions } from '@reelrupee/contract/actions';
import Fastify from 'fastify';
import { registerOpenApi } from './openapi';

/** The OpenAPI document of all actions, without a running provider. */
export async function openApiDocument() {
  const app = Fastify();
  await registerOpenApi(app);
  for (const name of Object.keys(actions)) app.post(`/${name}`, () => null);
  await app.ready();
  return app.swagger();
}
