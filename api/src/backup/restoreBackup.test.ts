import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { consumeCode, issueCode } from '../accounts/codes';
import { newId } from '../ids';
import { forgetDevices, isKnownDevice, rememberDevice } from '../sessions/devices';
import { openAdminSession } from '../testing/adminSession';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, startOwnApi } from '../testing/engines';
import { fixturePack } from '../testing/fixturePack';
import { expectInvariants } from '../testing/invariants';
import { newPerson, signedInAgain } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-restored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function save({ database, clock }: TestApi): Promise<string> {
  const file = join(folder, `${newId()}.gz`);
  await writeBackup(database, createWriteStream(file), clock.now());
  return file;
}

async function addOwner({ url, database, clock }: TestApi) {
  const payload = { email: `${newId()}@example.in`, name: 'Ravi', role: 'owner' } as const;
  return mustCall(url, 'adminAddAdministrator', payload, await openAdminSession(database, clock));
}

async function restore({ database, clock }: TestApi, file: string, administratorId: string) {
  const by = { replace: true, administratorId, at: clock.now() };
  expect(await restoreBackup(database, file, by)).toMatchObject({ kind: 'restored' });
}

async function saveOverHttp({ url, database, clock }: TestApi): Promise<ArrayBuffer> {
  const authorization = `Bearer ${await openAdminSession(database, clock)}`;
  const saved = await fetch(`${url}/adminBackup`, { method: 'POST', headers: { authorization } });
  return saved.arrayBuffer();
}

async function restoreOverHttp({ url, database, clock }: TestApi, body: ArrayBuffer): Promise<string> {
  const authorization = `Bearer ${await openAdminSession(database, clock)}`;
  const headers = { authorization, 'content-type': 'application/gzip' };
  const restored = await fetch(`${url}/adminRestore?replace=true`, { method: 'POST', headers, body });
  const { code, msg } = (await restored.json()) as { code: number; msg: string };
  expect(code).toBe(200);
  return msg;
}

async function newestAct({ url, database, clock }: TestApi) {
  const [act] = await mustCall(url, 'adminListActs', {}, await openAdminSession(database, clock));
  return act;
}

describeOnEngines('a restore', (engine) => {
  it('is in the restored log of acts, with the end of the log that it replaced', async () => {
    const { api } = engine;
    const { _id } = await addOwner(api);
    const file = await save(api);
    await addOwner(api);
    const acts = await api.database.queries.selectFrom('admin_acts').selectAll().orderBy('id').execute();
    await restore(api, file, _id);
    const act = await newestAct(api);
    expect(act).toMatchObject({ administrator: 'Ravi', action: 'adminRestore', replyCode: 200 });
    expect(JSON.parse(act?.payload ?? '')).toEqual({
      restoredBy: expect.stringContaining('@example.in'),
      replacedActs: acts.length,
      lastId: acts.at(-1)?.id,
      lastHash: acts.at(-1)?.hash.toString('hex'),
    });
    await expectInvariants(api.database);
  });

  it('by an administrator whom the backup does not have is an act of one of its owners', async () => {
    const { api } = engine;
    const file = await save(api);
    const { _id, email } = await addOwner(api);
    await restore(api, file, _id);
    const act = await newestAct(api);
    expect(act).toMatchObject({ action: 'adminRestore', replyCode: 200 });
    expect(JSON.parse(act?.payload ?? '')).toMatchObject({ restoredBy: email });
    await expectInvariants(api.database);
  });

  it('over HTTP is an act of the administrator who called it', async () => {
    const { api } = engine;
    await restoreOverHttp(api, await saveOverHttp(api));
    const act = await newestAct(api);
    expect(act).toMatchObject({ action: 'adminRestore', replyCode: 200 });
    expect(JSON.parse(act?.payload ?? '')).toMatchObject({ restoredBy: api.admin.email });
  });

  it('over HTTP has the reels of the media pack of today, not those of the day of the backup', async () => {
    const { api } = engine;
    const inPack = () =>
      api.database.queries.selectFrom('reels').select(['id', 'in_pack']).orderBy('id').execute();
    const today = await inPack();
    const setFirst = (in_pack: boolean) =>
      api.database.queries
        .updateTable('reels')
        .set({ in_pack })
        .where('id', '=', today[0]?.id ?? '')
        .execute();
    await setFirst(false);
    const file = await saveOverHttp(api);
    await setFirst(true);
    await restoreOverHttp(api, file);
    expect(await inPack()).toEqual(today);
    await expectInvariants(api.database);
  });

  it('over HTTP is done although the media pack cannot be read, and says what to do', async () => {
    const pack = fixturePack();
    onTestFinished(() => pack.remove());
    const api = await startOwnApi({ mediaDir: pack.directory });
    onTestFinished(() => api.stop());
    const file = await saveOverHttp(api);
    writeFileSync(join(pack.directory, 'index.json'), 'half a fi');
    expect(await restoreOverHttp(api, file)).toMatch(/^Restored \d+ rows\. Restart the server/);
    await expectInvariants(api.database);
  });

  it('ends all sessions, also those that had been ended since the backup', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const profile = (by: string) => call(api.url, 'getUserProfile', { userId }, by);
    const file = await save(api);
    await mustCall(api.url, 'userLogout', {}, token);
    await restore(api, file, '');
    expect((await profile(token)).code).toBe(401);
    expect((await profile((await signedInAgain(api, person)).token)).code).toBe(200);
  });

  it('ends codes, also those that had been used since the backup', async () => {
    const { api } = engine;
    const { userId } = await newPerson(api);
    const { queries } = api.database;
    const now = api.clock.now();
    const code = await issueCode(queries, { userId, purpose: 'reset', email: '' }, now);
    const file = await save(api);
    expect(await consumeCode(queries, 'reset', code, now)).toMatchObject({ userId });
    await restore(api, file, '');
    expect(await consumeCode(queries, 'reset', code, now)).toBeUndefined();
  });

  it('knows no devices, also those that had been forgotten since the backup', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const { userId } = await newPerson(api);
    const device = Buffer.alloc(32, 1);
    await rememberDevice(queries, userId, device, api.clock.now());
    const file = await save(api);
    await forgetDevices(queries, userId, api.clock.now());
    await restore(api, file, '');
    expect(await isKnownDevice(queries, userId, device)).toBe(false);
  });

  it('is refused if the backup has no administrators, and changes nothing', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const admins = () => queries.selectFrom('users').select('id').where('user_type', '=', 'admin').execute();
    const before = await admins();
    await queries.updateTable('users').set({ user_type: 'user' }).where('user_type', '=', 'admin').execute();
    const file = await save(api);
    const ids = before.map(({ id }) => id);
    await queries.updateTable('users').set({ user_type: 'admin' }).where('id', 'in', ids).execute();
    const by = { replace: true, administratorId: ids[0] ?? '', at: api.clock.now() };
    expect(await restoreBackup(api.database, file, by)).toEqual({
      kind: 'refused',
      reason: 'The backup has no administrator. Nothing was changed.',
    });
    expect(await admins()).toHaveLength(before.length);
  });
});
