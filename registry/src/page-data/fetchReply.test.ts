import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { fetchReplyFrom } from './fetchReply';

let server: LocalServer | undefined;
afterEach(() => server?.stop());

/** Asks a provider that replies with this body; gives what it was sent as well. */
async function ask(body: string) {
  const asked: string[] = [];
  server = await startLocalServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    response.end(body);
  });
  const fetchReply = fetchReplyFrom(server.url);
  return { fetched: await fetchReply({ action: 'getPlan', payload: { page: 2 } }), asked };
}

test('the provider is called as a browser does, and the whole body of its reply is given', async () => {
  const { fetched, asked } = await ask('{"code":200,"msg":"","data":[],"count":0}');
  expect(fetched).toEqual({ reply: { code: 200, msg: '', data: [], count: 0 } });
  expect(asked[0]).toMatch(/^POST \/getPlan /);
  expect(asked[0]).toMatch(/name="page"\s+2/);
});

test.each([
  ['a refusal', '{"code":500,"msg":"Busy"}', 'The provider refuses getPlan.'],
  ['no JSON', '<html>Captive portal</html>', 'The provider refuses getPlan.'],
  [
    'a reply that outweighs its use',
    JSON.stringify({ code: 200, data: 'x'.repeat(40_000) }),
    'The reply to getPlan is too long for a page.',
  ],
])('%s is a problem', async (_what, body, problem) => {
  expect((await ask(body)).fetched).toEqual({ problem });
});

test('a provider that is away is a problem, not an error', async () => {
  const fetched = await fetchReplyFrom('http://127.0.0.1:1')({ action: 'getPlan', payload: {} });
  expect(fetched).toEqual({ problem: 'The provider at http://127.0.0.1:1 does not answer getPlan.' });
});

test('no more than the limit is received of a reply without an end', async () => {
  let onClose: (() => void) | undefined;
  const closed = new Promise<void>((resolve) => {
    onClose = resolve;
  });
  server = await startLocalServer((_request, response) => {
    response.on('close', () => onClose?.());
    const send = () => {
      while (!response.destroyed && response.write('x'.repeat(4096)));
      if (!response.destroyed) response.once('drain', send);
    };
    send();
  });
  const fetched = await fetchReplyFrom(server.url)({ action: 'getPlan', payload: {} });
  expect(fetched).toEqual({ problem: 'The reply to getPlan is too long for a page.' });
  await closed;
});
