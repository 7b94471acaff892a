/** Slow and stalled registries; the clock is moved by the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { registryClient, type RegistryClient } from './registryClient';

const MB = 1024 * 1024;
let server: LocalServer | undefined;
let respond: Parameters<typeof startLocalServer>[0];
let client: RegistryClient;
beforeEach(async () => {
  server = await startLocalServer((request, response) => respond(request, response));
  client = registryClient(server.url, async () => 'rr_token');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
});

const publish = (bytes: number) =>
  client.publish({ remote: 'mf-quiz', id: '1.0.0-a' }, Buffer.alloc(bytes), 'statement');

test.each([
  ['never answers', () => undefined],
  [
    'stops in the midst of its reply',
    (response: { write: (text: string) => unknown }) => response.write('['),
  ],
])(
  'a registry that %s ends the command in a sentence after 70 s, without a second attempt',
  async (_how, stall) => {
    let requests = 0;
    respond = (_request, response) => {
      requests += 1;
      stall(response);
      vi.advanceTimersByTime(70_000);
    };
    await expect(client.releases('mf-quiz')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/does not answer: nothing came for 70 s\.\nCheck the network/),
    });
    expect(requests).toBe(1);
  },
);

test('a switch, which renders pages, has 200 s; what became of it is unknown then', async () => {
  respond = () => {
    vi.advanceTimersByTime(199_000);
    setImmediate(() => vi.advanceTimersByTime(1000));
  };
  await expect(client.switchTo({ action: 'promote', remote: 'mf-quiz' })).rejects.toThrow(
    /nothing came for 200 s\.\nIt may have carried out the request/,
  );
});

test('an upload may take long as long as it moves on', async () => {
  let received = 0;
  respond = (request, response) => {
    request.on('data', (piece: Buffer) => {
      // More than the buffers of the connection hold, so that the client has sent some of it since.
      const isStep = Math.floor((received + piece.length) / (16 * MB)) > Math.floor(received / (16 * MB));
      received += piece.length;
      if (isStep && received < 50 * MB) vi.advanceTimersByTime(60_000);
    });
    request.on('end', () => response.end(JSON.stringify({ id: '1.0.0-a', created: true })));
  };
  expect(await publish(64 * MB)).toEqual({ id: '1.0.0-a', created: true });
  expect(received).toBe(64 * MB);
});

test('an upload that the registry no longer reads ends', async () => {
  respond = (request) => {
    request.once('data', () => {
      request.pause();
      vi.advanceTimersByTime(1000);
      setImmediate(() => vi.advanceTimersByTime(70_000));
    });
  };
  await expect(publish(64 * MB)).rejects.toThrow(/nothing came for 70 s/);
});

test('a refusal that comes before the end of an upload is read', async () => {
  respond = (_request, response) => {
    response.statusCode = 401;
    response.end(JSON.stringify({ problem: 'The registry does not know this token.\nAsk for one.' }));
  };
  await expect(publish(8 * MB)).rejects.toThrow('The registry does not know this token.\nAsk for one.');
});
