import { pino } from 'pino';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { call } from '../testing/apiClient';
import { describeOnPostgresql } from '../testing/engines';
import { OTHER_WAITS } from '../testing/lockWaits';
import { startTestApi } from '../testing/startTestApi';
import { createTestDatabase } from '../testing/testDatabases';

/** Time after which the server of this test closes an idle connection, in ms. */
const IDLE_MS = 500;

describeOnPostgresql('a call that reads the whole ledger', (engine) => {
  it('is answered however long it takes, and others are cut', async () => {
    const { database, clock, admin } = engine.api;
    const app = await buildApp({
      database,
      clock,
      // The clock of the test is years away from that of the database.
      config: readConfig({ MAX_CLOCK_OFFSET_SECONDS: '0' }),
      logger: pino({ level: 'silent' }),
    });
    onTestFinished(() => app.close());
    app.server.setTimeout(IDLE_MS);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query('lock table admin_acts in access exclusive mode');
    const health = call(url, 'adminHealth', {}, admin.token);
    await vi.waitFor(async () => {
      const { rows } = await client.query<{ waits: boolean }>(OTHER_WAITS);
      expect(rows[0]?.waits).toBe(true);
    }, 20_000);
    // It waits for the same lock, and begins later.
    await expect(call(url, 'adminListActs', {}, admin.token)).rejects.toThrow('fetch failed');
    await client.query('commit');
    expect(await health).toMatchObject({ code: 200, data: { sound: true } });
  });
});

describeOnPostgresql('a check of the whole ledger whose caller has gone', (engine) => {
  it('gives up the lock that it waits for, and its connection', async () => {
    const { url, database, admin } = engine.api;
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query('lock table admin_acts in access exclusive mode');
    const waiting = async () => (await client.query<{ waits: boolean }>(OTHER_WAITS)).rows[0]?.waits;
    const caller = new AbortController();
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
    const health = fetch(`${url}/adminHealth`, {
      method: 'POST',
      headers,
      body: '{}',
      signal: caller.signal,
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(true), 20_000);
    caller.abort();
    await expect(health).rejects.toThrow('abort');
    await vi.waitFor(async () => {
      expect(await waiting()).toBe(false);
      expect(database.pool.idleCount).toBe(database.pool.totalCount - 1);
    }, 20_000);
    // It does not come back.
    await client.query('select pg_sleep(0)');
    expect(await waiting()).toBe(false);
    await client.query('commit');
  });
});

const POSTGRESQL = inject('postgresqlUrl');

describe.skipIf(POSTGRESQL === '')('the check of the whole ledger', () => {
  it('waits for a table that is held for longer than other calls wait, such as by a restore', async () => {
    const { url: databaseUrl, drop } = await createTestDatabase(POSTGRESQL);
    onTestFinished(drop);
    const { url, database, admin, stop } = await startTestApi({ databaseUrl, queryTimeoutMs: 3000 });
    onTestFinished(stop);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('lock table admin_acts in access exclusive mode');
    const health = call(url, 'adminHealth', {}, admin.token);
    await vi.waitFor(async () => {
      const { rows } = await client.query<{ waits: boolean }>(OTHER_WAITS);
      expect(rows[0]?.waits).toBe(true);
    }, 20_000);
    // It begins later, and is given up.
    expect(await call(url, 'adminListActs', {}, admin.token)).toMatchObject({ code: 500 });
    await client.query('commit');
    client.release();
    expect(await health).toMatchObject({ code: 200, data: { sound: true } });
  });
});

describe.skipIf(POSTGRESQL === '')('during a restore', () => {
  it('acts end with words, and are not run', async () => {
    const { url: databaseUrl, drop } = await createTestDatabase(POSTGRESQL);
    onTestFinished(drop);
    const { url, database, admin, stop } = await startTestApi({ databaseUrl, queryTimeoutMs: 3000 });
    onTestFinished(stop);
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin; select lock_admin_acts()');
    const act = { _id: 'nobody', frozen: true, reason: 'Shared UPI ID' };
    const reply = {
      code: 503,
      msg: 'The data is locked, such as by a restore in progress. Please try again in a few minutes.',
      data: null,
    };
    expect(await call(url, 'adminFreezeUser', act, admin.token)).toEqual(reply);
    const headers = { authorization: `Bearer ${admin.token}` };
    const backup = await fetch(`${url}/adminBackup`, { method: 'POST', headers });
    expect(await backup.json()).toEqual(reply);
  });
});
