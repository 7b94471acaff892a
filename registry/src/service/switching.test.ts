import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/audit';
import { growCanary } from '../switch/growCanary';
import { readLive } from '../switch/switch';
import { exampleStore, remoteLike, type ExampleStore } from '../testing/exampleStore';
import { addTeam, builtRelease, publishRequest, type Team } from '../testing/team';
import { buildService } from './buildService';

let example: ExampleStore;
let app: FastifyInstance;
let team: Team;

beforeEach(async () => {
  example = await exampleStore();
  team = await addTeam(example.store, 'mf-one');
  app = buildService({ store: example.store, audience: 'http://registry.test', site: 'http://site.test' });
});
afterEach(async () => {
  await app.close();
  example.remove();
});

async function publish(id: string): Promise<void> {
  const content = builtRelease('mf-one', id);
  expect((await app.inject(await publishRequest(team, content))).statusCode).toBe(201);
}

interface Problem {
  problem?: string;
  repeated?: true;
}

async function post<Body>(
  url: string,
  payload: object,
  token = team.token,
): Promise<Body & { status: number }> {
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, ...(JSON.parse(response.body) as Body) };
}

const ask = (action: object) => ({
  remote: 'mf-one',
  request: randomUUID(),
  sentAt: new Date().toISOString(),
  ...action,
});
const current = async () => (await readLive(example.store))?.remotes['mf-one']?.current.id;

test('a published release goes live, becomes the spare one, and comes back', async () => {
  await publish('1.1.0-b');
  expect(await post('/compositions', ask({ action: 'release', release: '1.1.0-b' }))).toMatchObject({
    status: 200,
    lines: [expect.stringContaining('1.1.0-b')],
  });
  expect(await current()).toBe('1.1.0-b');
  await post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  expect(await current()).toBe('1.0.0-first');
  expect((await readAudit(example.store)).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'team of mf-one',
    withdrawn: '1.1.0-b',
    reason: 'wrong totals',
  });
});

test('a canary is promoted', async () => {
  await publish('1.1.0-b');
  await post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 10 }));
  expect((await readLive(example.store))?.remotes['mf-one']?.canary?.percent).toBe(10);
  await post('/compositions', ask({ action: 'promote' }));
  expect(await current()).toBe('1.1.0-b');
});

test('a canary that has grown keeps its percentage when CI runs again for the same sources', async () => {
  const canary = async () => (await readLive(example.store))?.remotes['mf-one']?.canary?.percent;
  await publish('1.1.0-b');
  await post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  await growCanary(example.store, 'mf-one', '1.1.0-b', 25, 'does well');
  await post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  expect(await canary()).toBe(25);
  // A person who names a percentage gets it.
  await post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 10 }));
  expect(await canary()).toBe(10);
  await post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  expect(await canary()).toBe(1);
});

test('a request that was carried out is not carried out again, not even after it was undone', async () => {
  await publish('1.1.0-b');
  const request = ask({ action: 'release', release: '1.1.0-b' });
  await post('/compositions', request);
  await post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  const repeated = await post<Problem>('/compositions', request);
  expect(repeated).toMatchObject({ status: 409, repeated: true });
  expect(repeated.problem).toMatch(/^This request was carried out at .*; nothing was changed now\./);
  expect(await current()).toBe('1.0.0-first');
});

test('an old request that was never carried out is refused', async () => {
  await publish('1.1.0-b');
  const sentAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const refused = await post<Problem>(
    '/compositions',
    ask({ action: 'release', release: '1.1.0-b', sentAt }),
  );
  expect(refused.problem).toMatch(
    /^The request was sent at .*, which is too long ago; nothing was changed\./,
  );
  expect(await current()).toBe('1.0.0-first');
});

test('another team’s remote, a release that is not there and a rollback without a reason are refused', async () => {
  const other = await addTeam(example.store, 'mf-two');
  const request = ask({ action: 'rollback', reason: 'sabotage' });
  expect((await post<Problem>('/compositions', request, other.token)).problem).toMatch(
    /^team of mf-two may not release mf-one\./,
  );
  const missing = await post<Problem>('/compositions', ask({ action: 'release', release: '9.9.9-none' }));
  expect(missing.problem).toContain('mf-one 9.9.9-none is not in');
  expect((await post('/compositions', ask({ action: 'rollback' }))).status).toBe(400);
  expect(await readAudit(example.store)).toHaveLength(3);
});

test('the contract check decides here, too', async () => {
  const content = builtRelease('mf-one', '2.0.0-new', { platform: '^9.0.0' });
  await app.inject(await publishRequest(team, content));
  const refused = await post<Problem>('/compositions', ask({ action: 'release', release: '2.0.0-new' }));
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.problem).toContain('needs platform ^9.0.0; shell 1.0.0-shell provides 1.2.0');
});

test('a preview is for a release that is not live yet, and its link does not reveal the release', async () => {
  await publish('1.1.0-b');
  const made = await post<{ address: string }>('/previews', { remote: 'mf-one', release: '1.1.0-b' });
  expect(made.address).toMatch(/^http:\/\/site\.test\/one\?preview=[\w-]{22}$/);
  expect(await example.store.previews()).toMatchObject([
    { remote: 'mf-one', release: { id: '1.1.0-b' }, by: 'team of mf-one' },
  ]);
});

test('a remote has at most 100 links at a time', async () => {
  await publish('1.1.0-b');
  const made = { remote: 'mf-one', release: '1.1.0-b' };
  const other = {
    ...made,
    release: toRelease(remoteLike('mf-one')),
    by: 'CI',
    expiresAt: '2999-01-01T00:00:00Z',
  };
  for (let link = 0; link < 99; link += 1) await example.store.savePreview({ ...other, ticket: `t${link}` });
  expect((await post('/previews', made)).status).toBe(201);
  const refused = await post<Problem>('/previews', made);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.problem).toMatch(/^mf-one has 100 links to previews already\./);
  expect(await example.store.previews()).toHaveLength(100);
});

test('no link brings back a release that was live before', async () => {
  await publish('1.1.0-b');
  await post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  const old = await post<Problem>('/previews', { remote: 'mf-one', release: '1.0.0-first' });
  expect(old.problem).toMatch(/^mf-one 1\.0\.0-first is previous: only a release that is not live yet/);
  await post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  const bad = await post<Problem>('/previews', { remote: 'mf-one', release: '1.1.0-b' });
  expect(bad.problem).toMatch(/^mf-one 1\.1\.0-b is taken back/);
  expect(await example.store.previews()).toEqual([]);
});

test('a link ends when its release goes live or is taken back, so that it brings back no error either', async () => {
  const tickets = async () =>
    (await example.store.previews()).map((preview) => 'release' in preview && preview.release.id);
  await publish('1.1.0-b');
  await publish('1.2.0-c');
  for (const release of ['1.1.0-b', '1.2.0-c']) await post('/previews', { remote: 'mf-one', release });
  await post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  expect(await tickets()).toEqual(['1.2.0-c']);
  await post('/compositions', ask({ action: 'canary', release: '1.2.0-c', percent: 10 }));
  expect(await tickets()).toEqual(['1.2.0-c']);
  await post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  expect(await tickets()).toEqual([]);
});

test('a release is named by its id, which cannot lead to the release of another remote', async () => {
  const foreign = `../mf-two/1.0.0-first`;
  const before = await readLive(example.store);
  for (const action of [
    { action: 'release', release: foreign },
    { action: 'canary', release: foreign, percent: 10 },
  ])
    expect(await post<Problem>('/compositions', ask(action))).toMatchObject({ status: 400 });
  expect(await post<Problem>('/previews', { remote: 'mf-one', release: foreign })).toMatchObject({
    status: 400,
  });
  expect(await readLive(example.store)).toEqual(before);
});

test('a rollback does not wait for the slow checks of another team, whose switch then keeps it', async () => {
  const other = await addTeam(example.store, 'mf-two');
  await publish('1.1.0-b');
  await app.inject(await publishRequest(other, builtRelease('mf-two', '1.1.0-b')));
  await post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  let go: () => void = () => undefined;
  const { config } = example.store;
  const started = new Promise<void>((resolve) => {
    vi.spyOn(example.store, 'config').mockImplementationOnce(async () => {
      resolve();
      await new Promise<void>((release) => (go = release));
      return config.call(example.store);
    });
  });
  const release = { ...ask({ action: 'release', release: '1.1.0-b' }), remote: 'mf-two' };
  const slow = post('/compositions', release, other.token);
  await started;
  expect(await post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }))).toMatchObject({
    status: 200,
  });
  expect(await current()).toBe('1.0.0-first');
  go();
  expect(await slow).toMatchObject({ status: 200 });
  const live = await readLive(example.store);
  expect([live?.remotes['mf-one']?.current.id, live?.remotes['mf-two']?.current.id]).toEqual([
    '1.0.0-first',
    '1.1.0-b',
  ]);
});

test('a service that is ended first replies to the requests that are under way', async () => {
  await publish('1.1.0-b');
  const { commit } = example.store;
  let go: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    vi.spyOn(example.store, 'commit').mockImplementation(async (change) => {
      resolve();
      await new Promise<void>((release) => (go = release));
      return commit.call(example.store, change);
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = fetch(`${address}/compositions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(ask({ action: 'release', release: '1.1.0-b' })),
  });
  await started;
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  go();
  const { status, headers } = await reply;
  expect(status).toBe(200);
  // Or the end would wait until the client gives its connection up.
  expect(headers.get('connection')).toBe('close');
  await closed;
  expect(await current()).toBe('1.1.0-b');
});
