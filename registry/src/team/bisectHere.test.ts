/** A team's search for a bad release, over HTTP: it has no access to the registry's store. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { runCommand } from '../history/runCommand';
import { buildService } from '../service/buildService';
import { switchToRelease } from '../switch/releaseRemote';
import type { FolderStore } from '../store/folder/folderStore';
import { publishExample, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { addTeam } from '../testing/team';
import { bisectHere } from './bisectHere';
import { registryClient, type RegistryClient } from './registryClient';

const BROKEN = 41;
const quiet = () => undefined;
let store: FolderStore;
let app: FastifyInstance;
let site: LocalServer;
/** The site sends a part of each reply. */
let broken: boolean;
let clientOf: (token: string) => RegistryClient;
let client: RegistryClient;

beforeEach(async () => {
  store = await testStore();
  const { token } = await addTeam(store, 'mf-two');
  broken = false;
  site = await startLocalServer((request, response) => {
    if (broken) {
      response.setHeader('content-length', '100').write('a part', () => response.destroy());
      return;
    }
    response.end(`${request.method} ${request.url} ${String(request.headers['x-test'] ?? '')} of the site`);
  });
  app = buildService({ store, audience: 'http://registry.test', site: site.url });
  const registry = await app.listen({ port: 0, host: '127.0.0.1' });
  clientOf = (one) => registryClient(registry, () => Promise.resolve(one));
  client = clientOf(token);
});
afterEach(async () => {
  await app.close();
  await site.stop();
});

/** Releases mf-one under an id that is in its pages; gives the composition. */
async function release(id: string): Promise<string> {
  const manifest = remoteLike('mf-one', { id });
  await publishExample(store, manifest);
  const options = { by: 'asha', reason: 'new cards' };
  return (await switchToRelease(store, manifest, undefined, options)).composition.id;
}

test('the release that broke a test is named among 64 compositions in at most 6 loads, after one of each end', async () => {
  for (let index = 1; index <= 64; index += 1)
    await release(`${index >= BROKEN ? 'broken' : 'fine'}-${index}`);
  let loads = 0;
  const { first, runs } = await bisectHere(client, 'mf-two', {
    passes: async (url) => {
      loads += 1;
      return !(await (await fetch(`${url}/one`)).text()).includes('broken-');
    },
    say: quiet,
  });
  expect(first.changes).toEqual([expect.stringMatching(/^asha {2}release mf-one broken-41/)]);
  expect([loads, runs]).toEqual([8, 6]);
}, 120_000);

test('pages are those of the composition; everything else comes from the site', async () => {
  const old = await release('1.1.0-old');
  await release('1.2.0-new');
  const seen: string[] = [];
  await bisectHere(client, 'mf-two', {
    passes: async (url) => {
      const page = await fetch(`${url}/one`);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const text = await page.text();
      // The ends.
      if (!text.includes('1.1.0-old') || text.includes('1.2.0-new')) return !text.includes('1.2.0-new');
      const unknown = await fetch(`${url}/unknown?a=1`, { headers: { accept: 'text/html' } });
      seen.push((await unknown.text()).includes(old) ? 'the page of /' : 'another page');
      seen.push(await (await fetch(`${url}/mf-one/1.1.0-old/entry.js`)).text());
      const call = { method: 'POST', body: 'x', headers: { 'x-test': 'sent' } };
      seen.push(await (await fetch(`${url}/getPlan`, call)).text());
      return true;
    },
    say: quiet,
  });
  expect(seen).toEqual([
    'the page of /',
    'GET /mf-one/1.1.0-old/entry.js  of the site',
    'POST /getPlan sent of the site',
  ]);
});

test('a command finds the address of the site in SITE_URL', async () => {
  await release('1.1.0-a');
  await release('1.2.0-broken');
  const command = `node -e 'fetch(process.env.SITE_URL + "/one").then((reply) => reply.text()).then((text) => process.exit(text.includes("broken") ? 1 : 0))'`;
  const { first } = await bisectHere(client, 'mf-two', {
    passes: (url) => runCommand(command, process.cwd(), { SITE_URL: url }, 'hidden'),
    say: quiet,
  });
  expect(first.changes).toEqual([expect.stringContaining('1.2.0-broken')]);
});

test('a site that breaks off its reply ends the search in words, and is no release that broke the test', async () => {
  await release('1.1.0-a');
  await release('1.2.0-b');
  broken = true;
  const search = bisectHere(client, 'mf-two', {
    passes: (url) =>
      fetch(`${url}/getPlan`)
        .then((reply) => reply.text())
        .then(
          () => true,
          () => false,
        ),
    say: quiet,
  });
  await expect(search).rejects.toThrow(`${site.url} broke off its reply to /getPlan`);
});

test('only members of a team see the log and the pages', async () => {
  const kept = await release('1.1.0-a');
  await expect(clientOf('rr_unknown').history('mf-two')).rejects.toThrow(/token/);
  await expect(clientOf('rr_unknown').pages('mf-two', kept)).rejects.toThrow(/token/);
  await expect(client.history('mf-one')).rejects.toThrow(/may not release mf-one/);
  await expect(client.pages('mf-two', 'unknown')).rejects.toThrow('No composition unknown is kept.');
});
