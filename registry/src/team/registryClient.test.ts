import { afterEach, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { unknownRoute } from '../service/contract';
import { registryClient } from './registryClient';

let server: LocalServer | undefined;
afterEach(() => server?.stop());

test.each([
  [200, '<html>The site</html>'],
  [200, '{"another":"service"}'],
  [404, '<html>No such path of the proxy</html>'],
])('a reply of another server than a registry (%s %s) is named by its address', async (status, body) => {
  server = await startLocalServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  const client = registryClient(`${server.url}/prefix`, async () => 'rr_token');
  const error = {
    name: 'UserError',
    message: expect.stringMatching(
      /^http:\S+\/prefix does not answer as a registry does(: status 404)?\.\nCorrect/,
    ),
  };
  await expect(client.contract()).rejects.toMatchObject(error);
  await expect(client.releases('mf-quiz')).rejects.toMatchObject(error);
  await expect(client.switchTo({ action: 'promote', remote: 'mf-quiz' })).rejects.toMatchObject(error);
});

test('a registry that cannot be reached is named, with the places of its address', async () => {
  const closed = await startLocalServer(() => undefined);
  await closed.stop();
  await expect(registryClient(closed.url, async () => '').releases('mf-quiz')).rejects.toThrow(
    /does not answer: .*ECONNREFUSED.*\nCheck the network, and the address in package\.json or REELRUPEE_REGISTRY/,
  );
});

/** A client of a server that answers everything with this. */
async function clientOf(status: number, body: string) {
  server = await startLocalServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  return registryClient(server.url, async () => 'rr_token');
}

test.each([
  [401, '<html>Log in to the proxy</html>'],
  [403, '<html>Forbidden</html>'],
  [404, '<html>Not found</html>'],
  [404, '{"message":"no route matched"}'],
])('a status %i of a proxy is no older registry, but named: %s', async (status, body) => {
  const client = await clientOf(status, body);
  const message = `does not answer as a registry does: status ${status}.`;
  await expect(client.shell()).rejects.toThrow(message);
  await expect(client.health('mf-quiz')).rejects.toThrow(message);
});

test('a refusal of the registry is shown with its words, also where an older one would not know the request', async () => {
  const problem = 'The registry does not know this token.\nAsk for one.';
  const client = await clientOf(401, JSON.stringify({ problem }));
  await expect(client.shell()).rejects.toThrow(problem);
  await expect(client.health('mf-quiz')).rejects.toThrow(problem);
});

test('a registry that does not have a route is older: it gives no shell and no failures', async () => {
  server = await startLocalServer((request, response) => {
    response.statusCode = 404;
    response.end(JSON.stringify({ problem: unknownRoute(request.method ?? '', request.url ?? '') }));
  });
  const client = registryClient(server.url, async () => 'rr_token');
  expect(await client.shell()).toBeUndefined();
  expect(await client.health('mf-quiz')).toBeUndefined();
  await expect(client.history('mf-quiz')).rejects.toThrow(
    /no GET \/compositions\.\nIt is older than this command/,
  );
});
