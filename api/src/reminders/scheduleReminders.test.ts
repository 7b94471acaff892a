import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config';
import { openAdminSession } from '../testing/adminSession';
import { mustCall } from '../testing/apiClient';
import { FIRST_DAY, startOwnApi } from '../testing/engines';
import { startFakePush } from '../testing/fakePush';
import { newPerson } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { activateFree } from '../testing/watching';
import { scheduleReminders } from './scheduleReminders';
import { readVapidKeys } from './vapidKeys';

const MINUTE_MS = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function startApi(): Promise<TestApi> {
  const api = await startOwnApi({ ticking: false });
  onTestFinished(() => api.stop());
  api.clock.setIstDay(FIRST_DAY);
  return api;
}

/** Restores a backup of one provider into the other over HTTP. */
async function restoreInto(target: TestApi, source: TestApi): Promise<void> {
  const authorization = async ({ database, clock }: TestApi) =>
    `Bearer ${await openAdminSession(database, clock)}`;
  const saved = await fetch(`${source.url}/adminBackup`, {
    method: 'POST',
    headers: { authorization: await authorization(source) },
  });
  const restored = await fetch(`${target.url}/adminRestore?replace=true`, {
    method: 'POST',
    headers: { authorization: await authorization(target), 'content-type': 'application/gzip' },
    body: await saved.arrayBuffer(),
  });
  expect(await restored.json()).toMatchObject({ code: 200 });
}

it('Reminders are sent by a process that was running when a restore replaced the key pair', async () => {
  const [lost, fresh] = [await startApi(), await startApi()];
  const { publicKey } = await readVapidKeys(lost.database.queries, {});
  const keysAtStart = await readVapidKeys(fresh.database.queries, {});
  expect(keysAtStart.publicKey).not.toBe(publicKey);
  const push = await startFakePush();
  onTestFinished(() => push.stop());

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { database, clock } = fresh;
  const stop = scheduleReminders({ database, clock, log, config: readConfig({}) }, push.request);
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await restoreInto(fresh, lost);

  const person = await newPerson(fresh);
  await activateFree(fresh, person);
  const device = push.addDevice();
  const { userId, token } = person;
  const payload = { userId, hour: 19, publicKey, ...device.subscription };
  expect(await mustCall(fresh.url, 'setReminder', payload, token)).toMatchObject({ isOn: true, publicKey });
  clock.setIstDay(FIRST_DAY, 19);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await vi.waitFor(() => expect(device.received).toHaveLength(1), 20_000);
});
