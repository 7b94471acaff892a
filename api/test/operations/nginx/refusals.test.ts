import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalServer, startLocalServer } from '../../../../deploy/testing/localServer';
import { type HostsApart, hostsApart } from '../../../src/testing/hostsApart';
import { findServer } from '../../../src/testing/servers';

const NGINX = findServer('nginx');
/** Calls that take minutes, or move gigabytes: nginx does not give them to two processes at once. */
const LONG_CALLS = [
  'adminHealth',
  'adminListLedgerSums',
  'adminListPayouts',
  'adminListReceipts',
  'adminBackup',
];

describe.skipIf(NGINX === null)('a long call of an administrator behind nginx', () => {
  let hosts: HostsApart;
  let servers: LocalServer[];
  let asked: string[];
  let isBroken: boolean;

  beforeEach(async () => {
    hosts = await hostsApart();
    asked = [];
    isBroken = false;
    servers = [
      await startLocalServer((request, response) => {
        if (isBroken) request.socket.destroy();
        else response.writeHead(503).end('clock wrong');
      }),
      await startLocalServer((request, response) => {
        asked.push(request.url ?? '');
        response.end('done');
      }),
    ];
    hosts.start(
      NGINX ?? '',
      servers.map(({ url }) => url),
      hosts.folder,
    );
    await vi.waitFor(async () => expect((await hosts.ask(hosts.site)).status).toBe(200), 20_000);
  });
  afterEach(async () => {
    hosts.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });
  const ask = (action: string) => hosts.ask(`${hosts.api}/${action}`, 'POST', { 'content-length': 0 });

  it.each(LONG_CALLS)('goes to another process if one refuses it: %s', async (action) => {
    const replies = [await ask(action), await ask(action)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, 'done'],
      [200, 'done'],
    ]);
  });

  it('is not sent to another process if it breaks off', async () => {
    isBroken = true;
    const replies = [await ask('adminHealth'), await ask('adminHealth')];
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 502]);
    expect(asked).toHaveLength(1);
  });
});
