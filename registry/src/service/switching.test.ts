import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRamped, readAudit } from '../store/auditLog';
import { growCanary } from '../switch/growCanary';
import { readLive } from '../switch/switch';
import { addTeam, builtRelease, publishRequest } from '../testing/team';
import { ask, startTeamService, type Problem, type TeamService } from '../testing/teamService';

let service: TeamService;
beforeEach(async () => {
  service = await startTeamService();
});
afterEach(() => service.stop());

test('a published release goes live, becomes the spare one, and comes back', async () => {
  await service.publish('1.1.0-b');
  expect(await service.post('/compositions', ask({ action: 'release', release: '1.1.0-b' }))).toMatchObject({
    status: 200,
    lines: [expect.stringContaining('1.1.0-b')],
  });
  expect(await service.current()).toBe('1.1.0-b');
  await service.post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  expect(await service.current()).toBe('1.0.0-first');
  expect((await readAudit(service.store)).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'team of mf-one',
    withdrawn: '1.1.0-b',
    reason: 'wrong totals',
  });
});

test('a canary is promoted', async () => {
  await service.publish('1.1.0-b');
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 10 }));
  expect((await readLive(service.store))?.remotes['mf-one']?.canary?.percent).toBe(10);
  await service.post('/compositions', ask({ action: 'promote' }));
  expect(await service.current()).toBe('1.1.0-b');
});

test('a rollback or promotion of a release that is no longer there is refused, and changes nothing', async () => {
  await service.publish('1.1.0-b');
  await service.publish('1.2.0-c');
  await service.post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  const asked = { action: 'rollback', reason: 'wrong totals', release: '1.1.0-b' };
  expect(await service.post('/compositions', ask(asked))).toMatchObject({ status: 200 });
  const late = await service.post<Problem>('/compositions', ask(asked));
  expect(late).toMatchObject({ status: 409 });
  expect(late.problem).toContain('would take back 1.0.0-first now, not 1.1.0-b; nothing was changed.');
  await service.post('/compositions', ask({ action: 'canary', release: '1.2.0-c', percent: 1 }));
  const promotion = await service.post<Problem>(
    '/compositions',
    ask({ action: 'promote', release: '1.1.0-b' }),
  );
  expect(promotion).toMatchObject({ status: 409 });
  expect(promotion.problem).toContain('mf-one 1.1.0-b is no longer a canary; nothing was changed.');
  expect(await service.current()).toBe('1.0.0-first');
});

test('a canary that has grown keeps its percentage when CI runs again for the same sources', async () => {
  const canary = async () => (await readLive(service.store))?.remotes['mf-one']?.canary?.percent;
  await service.publish('1.1.0-b');
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  await growCanary(service.store, 'mf-one', '1.1.0-b', 25, 'does well');
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  expect(await canary()).toBe(25);
  // A person who names a percentage gets it.
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 10 }));
  expect(await canary()).toBe(10);
  await service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent: 'ramp' }));
  expect(await canary()).toBe(1);
});

test('a canary that grows stays at its percentage when a person names just that, and grows again when asked to', async () => {
  const canary = (percent: number | 'ramp') =>
    service.post('/compositions', ask({ action: 'canary', release: '1.1.0-b', percent }));
  const isGrowing = async () => isRamped(await readAudit(service.store), 'mf-one');
  await service.publish('1.1.0-b');
  await canary('ramp');
  expect(await isGrowing()).toBe(true);
  await canary(1);
  expect(await isGrowing()).toBe(false);
  await canary('ramp');
  expect(await isGrowing()).toBe(true);
  expect((await readLive(service.store))?.remotes['mf-one']?.canary?.percent).toBe(1);
});

test('a request that was carried out is not carried out again, not even after it was undone', async () => {
  await service.publish('1.1.0-b');
  const request = ask({ action: 'release', release: '1.1.0-b' });
  await service.post('/compositions', request);
  await service.post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' }));
  const repeated = await service.post<Problem>('/compositions', request);
  expect(repeated).toMatchObject({ status: 409, repeated: true });
  expect(repeated.problem).toMatch(/^This request was carried out at .*; nothing was changed now\./);
  expect(await service.current()).toBe('1.0.0-first');
});

test('an old request that was never carried out is refused', async () => {
  await service.publish('1.1.0-b');
  const sentAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const refused = await service.post<Problem>(
    '/compositions',
    ask({ action: 'release', release: '1.1.0-b', sentAt }),
  );
  expect(refused.problem).toMatch(
    /^The request was sent at .*, which is too long ago; nothing was changed\./,
  );
  expect(await service.current()).toBe('1.0.0-first');
});

test('another team’s remote, a release that is not there and a rollback without a reason are refused', async () => {
  const other = await addTeam(service.store, 'mf-two');
  const request = ask({ action: 'rollback', reason: 'sabotage' });
  expect((await service.post<Problem>('/compositions', request, other.token)).problem).toMatch(
    /^team of mf-two may not release mf-one\./,
  );
  const missing = await service.post<Problem>(
    '/compositions',
    ask({ action: 'release', release: '9.9.9-none' }),
  );
  // Its team has no command of the workspace, and learns no path of the registry's machine.
  expect(missing.problem).toBe(
    'mf-one 9.9.9-none is not in the registry.\nPublish it from its sources first.',
  );
  expect((await service.post('/compositions', ask({ action: 'rollback' }))).status).toBe(400);
  expect(await readAudit(service.store)).toHaveLength(3);
});

test('the contract check decides here, too', async () => {
  const content = builtRelease('mf-one', '2.0.0-new', { platform: '^9.0.0' });
  await service.app.inject(await publishRequest(service.team, content));
  const refused = await service.post<Problem>(
    '/compositions',
    ask({ action: 'release', release: '2.0.0-new' }),
  );
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.problem).toContain('needs platform ^9.0.0; shell 1.0.0-shell provides 1.2.0');
});

test('a release is named by its id, which cannot lead to the release of another remote', async () => {
  const foreign = `../mf-two/1.0.0-first`;
  const before = await readLive(service.store);
  for (const action of [
    { action: 'release', release: foreign },
    { action: 'canary', release: foreign, percent: 10 },
  ])
    expect(await service.post<Problem>('/compositions', ask(action))).toMatchObject({ status: 400 });
  expect(await service.post<Problem>('/previews', { remote: 'mf-one', release: foreign })).toMatchObject({
    status: 400,
  });
  expect(await readLive(service.store)).toEqual(before);
});

test('a rollback does not wait for the slow checks of another team, whose switch then keeps it', async () => {
  const other = await addTeam(service.store, 'mf-two');
  await service.publish('1.1.0-b');
  await service.app.inject(await publishRequest(other, builtRelease('mf-two', '1.1.0-b')));
  await service.post('/compositions', ask({ action: 'release', release: '1.1.0-b' }));
  let go: () => void = () => undefined;
  const { pageData } = service.store;
  const started = new Promise<void>((resolve) => {
    vi.spyOn(service.store, 'pageData').mockImplementationOnce(async () => {
      resolve();
      await new Promise<void>((release) => (go = release));
      return pageData.call(service.store);
    });
  });
  const release = { ...ask({ action: 'release', release: '1.1.0-b' }), remote: 'mf-two' };
  const slow = service.post('/compositions', release, other.token);
  await started;
  expect(
    await service.post('/compositions', ask({ action: 'rollback', reason: 'wrong totals' })),
  ).toMatchObject({
    status: 200,
  });
  expect(await service.current()).toBe('1.0.0-first');
  go();
  expect(await slow).toMatchObject({ status: 200 });
  const live = await readLive(service.store);
  expect([live?.remotes['mf-one']?.current.id, live?.remotes['mf-two']?.current.id]).toEqual([
    '1.0.0-first',
    '1.1.0-b',
  ]);
});

test('a service that is ended first replies to the requests that are under way', async () => {
  await service.publish('1.1.0-b');
  const { commit } = service.store;
  let go: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    vi.spyOn(service.store, 'commit').mockImplementation(async (change) => {
      resolve();
      await new Promise<void>((release) => (go = release));
      return commit.call(service.store, change);
    });
  });
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = fetch(`${address}/compositions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.team.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(ask({ action: 'release', release: '1.1.0-b' })),
  });
  await started;
  const closed = service.app.close();
  await vi.waitFor(() => expect(service.app.server.listening).toBe(false));
  go();
  const { status, headers } = await reply;
  expect(status).toBe(200);
  // Or the end would wait until the client gives its connection up.
  expect(headers.get('connection')).toBe('close');
  await closed;
  expect(await service.current()).toBe('1.1.0-b');
});
