import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { hashToken } from '../sessions/session';
import { startFakePush } from '../testing/fakePush';
import { newPerson } from '../testing/people';
import { startTestApi } from '../testing/startTestApi';
import { createTestDatabase } from '../testing/testDatabases';
import { activateFree } from '../testing/watching';
import { webPushService } from './pushService';
import { sendDueReminders } from './sendReminders';
import { saveSubscription } from './subscriptions';
import { readVapidKeys } from './vapidKeys';

const POSTGRESQL = inject('postgresqlUrl');
const PEOPLE = 60;
const PROCESSES = 4;
const SETTINGS = { PUSH_HOSTS: ['fcm.googleapis.com'], SITE_URL: 'https://site.example', MAIL_FROM: '' };

describe.skipIf(POSTGRESQL === '')('processes that share a database', () => {
  it('send each reminder exactly once and share one key pair', async () => {
    const shared = await createTestDatabase(POSTGRESQL);
    const push = await startFakePush();
    const api = await startTestApi({ databaseUrl: shared.url, ticking: false });
    const { queries } = api.database;
    const { publicKey } = await readVapidKeys(queries, {});
    const devices = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const person = await newPerson(api);
      await activateFree(api, person);
      const device = push.addDevice();
      devices.push(device);
      await queries.insertInto('reminders').values({ user_id: person.userId, hour: 19 }).execute();
      const session = { userId: person.userId, tokenHash: hashToken(person.token) };
      const subscription = { ...device.subscription, publicKey };
      await saveSubscription(queries, session, subscription, api.clock.now());
    }
    api.clock.setIstDay('2026-03-02', 19);
    const processes = await Promise.all(
      Array.from({ length: PROCESSES }, () => openDatabase({ databaseUrl: shared.url, dataDir: '' })),
    );
    const keys = await Promise.all(processes.map((database) => readVapidKeys(database.queries, {})));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const totals = await Promise.all(
      processes.map((database, index) => {
        const own = keys[index];
        if (!own) throw new Error('no key pair');
        const service = webPushService(own, SETTINGS, push.request);
        return sendDueReminders({ database, clock: api.clock, log }, service);
      }),
    );
    expect(devices.map(({ received }) => received.length)).toEqual(devices.map(() => 1));
    expect(totals.reduce((sum, { sent }) => sum + sent, 0)).toBe(PEOPLE);
    for (const database of processes) await database.close();
    await api.stop();
    await push.stop();
    await shared.drop();
  });
});
