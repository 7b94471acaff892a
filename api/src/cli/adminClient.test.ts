import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../../../deploy/testing/localServer';
import { adminClient } from './adminClient';
import { restore } from './commands/backup';

let server: LocalServer | undefined;
afterEach(() => server?.stop());

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-admin-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A client of a server that answers every request in this way. */
async function clientOf(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  server = await startLocalServer(respond);
  return adminClient(server.url, () => Promise.resolve('token'));
}

/** Reads the request, as a server that carries it out, and ends the connection. */
const endUnanswered = (request: IncomingMessage) =>
  request.resume().once('end', () => request.socket.destroy());

/** Ends the connection within the reply. */
const cutReply = (request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"code":200', () => request.socket.destroy());
};

const BROKEN = {
  name: 'UserError',
  message: expect.stringMatching(
    /^The connection to \S+ broke \(.+\)\. The command may have been carried out: see whether it was before you run it again\.$/,
  ) as string,
};

it('a call that got no reply may have been carried out', async () => {
  const client = await clientOf(endUnanswered);
  await expect(client.call('adminHealth', {})).rejects.toMatchObject(BROKEN);
});

it('a call whose reply is cut may have been carried out', async () => {
  const client = await clientOf(cutReply);
  await expect(client.call('adminHealth', {})).rejects.toMatchObject(BROKEN);
});

it('a restore without a whole reply may have been carried out', async () => {
  const file = join(folder, 'all.backup');
  writeFileSync(file, 'content');
  await expect(restore(await clientOf(endUnanswered), file, { replace: false })).rejects.toMatchObject(
    BROKEN,
  );
  await server?.stop();
  await expect(restore(await clientOf(cutReply), file, { replace: false })).rejects.toMatchObject(BROKEN);
});

it('a call that did not reach the server is not said to be carried out', async () => {
  const client = await clientOf(endUnanswered);
  await server?.stop();
  await expect(client.call('adminHealth', {})).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^No server responds at \S+ \(.*ECONNREFUSED.*\)\./) as string,
  });
  await expect(client.transfer('adminBackup')).rejects.toThrow('No server responds');
});
