import { afterEach, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
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
    message: expect.stringContaining(`${server.url}/prefix does not answer as a registry does.\nCorrect`),
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
