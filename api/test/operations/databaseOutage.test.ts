import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type Reply } from '../../src/testing/apiClient';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson, type Person } from '../../src/testing/people';
import { type PrivatePostgresql, startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { findPostgresql } from '../../src/testing/servers';
import { startTestApi, type TestApi } from '../../src/testing/startTestApi';
import { createEmptyDatabase } from '../../src/testing/testDatabases';
import { activateFree } from '../../src/testing/watching';

type Status = Pick<Reply<ActionName>, 'code' | 'msg'>;

const PROGRAMS = findPostgresql();
const ANSWERED_WITHIN_MS = 5_000;

describe.skipIf(PROGRAMS === null)('the provider on a failing PostgreSQL', () => {
  let server: PrivatePostgresql;
  let api: TestApi;
  let person: Person;
  let databaseUrl: string;
  beforeAll(async () => {
    server = await startPrivatePostgresql(PROGRAMS ?? '');
    databaseUrl = (await createEmptyDatabase(server.url)).url;
    api = await startTestApi({ ticking: false, databaseUrl, queryTimeoutMs: 4_000 });
  });
  beforeEach(async () => {
    person = await newPerson(api);
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });

  /** Asks for /readyz a second after the last time, since its reply is reused until then. */
  function readyz(): Promise<Response> {
    api.clock.advance(1_000);
    return fetch(`${api.url}/readyz`);
  }

  /** Calls of every kind: read, hot write, transaction, upload, log-in, public. */
  function calls(planId: string) {
    const { userId } = person;
    const email = 'nobody@example.in';
    const ask = <Name extends ActionName>(name: Name, payload: ActionPayload<Name>): Promise<Status> =>
      call(api.url, name, payload, person.token);
    return [
      () => ask('getUserProfile', { userId }),
      () => ask('getReelsByUserPlan', { userId, planId, skip: 0, limit: 1 }),
      () => ask('getUserTransactions', { userId }),
      () => ask('markReelWatched', { userId, planId, videoId: 'none' }),
      () => ask('withdrawRequest', { userId, amount: 10 }),
      () => ask('rechargePlan', { userId, planId, transactionId: '123456789012', amount: 1 }),
      () => ask('userLogin', { email, password: 'secret-1' }),
      () => ask('getPlan', {}),
    ];
  }

  it('answers every call in time and in words while it hangs, and works again afterwards', async () => {
    const { _id: planId } = await activateFree(api, person);
    // Opens all connections of the pool, so that calls find some that hang.
    await Promise.all(Array.from({ length: 10 }, () => call(api.url, 'getPlan', {})));
    server.signal('SIGSTOP');
    try {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => calls(planId))
          .flat()
          .map(timed),
      );
      for (const { ms, answer } of answers) {
        expect(answer).toEqual({ code: 500, msg: 'Something went wrong. Please try again.', data: null });
        expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      }
      const { ms, answer } = await timed(readyz);
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      expect(answer.status).toBe(503);
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    } finally {
      server.signal('SIGCONT');
    }
    await vi.waitFor(async () => expect((await readyz()).status).toBe(200), 20_000);
    for (const ask of calls(planId)) expect((await ask()).code).toBeLessThan(500);
    await expectInvariants(api.database);
  });

  it('waits for a primary while its server is read-only, as after a failover', async () => {
    const { _id: planId } = await activateFree(api, person);
    await withClient(databaseUrl, (client) => becomeReadOnly(client, true));
    await vi.waitFor(async () => expect((await readyz()).status).toBe(503), 20_000);
    const writes = Promise.all(calls(planId).map((ask) => ask()));
    expect((await readyz()).status).toBe(503);
    await withClient(databaseUrl, (client) => becomeReadOnly(client, false));
    for (const { code } of await writes) expect(code).toBeLessThan(500);
    expect((await readyz()).status).toBe(200);
    await expectInvariants(api.database);
  });

  it.each([
    [
      'are terminated',
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    ],
    ['crash', null],
  ])('costs no visitor an error when its backends %s', async (_what, terminate) => {
    const { _id: planId } = await activateFree(api, person);
    const codes: number[] = [];
    let rounds = 0;
    const visitor = async () => {
      while (rounds < 3) for (const ask of calls(planId)) codes.push((await ask()).code);
    };
    const visitors = Array.from({ length: 8 }, visitor);
    for (; rounds < 3; rounds += 1) {
      const before = codes.length;
      if (terminate === null) server.crashBackend();
      else await withClient(databaseUrl, (client) => client.query(terminate));
      await vi.waitFor(() => expect(codes.length).toBeGreaterThan(before + 60), 30_000);
    }
    await Promise.all(visitors);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
    await expectInvariants(api.database);
  });
});

/** New transactions of every session may or may not write, as on a standby. */
async function becomeReadOnly(client: pg.Client, readOnly: boolean): Promise<void> {
  await client.query(`alter system set default_transaction_read_only to ${readOnly ? 'on' : 'off'}`);
  await client.query('select pg_reload_conf()');
}

async function timed<Value>(ask: () => Promise<Value>): Promise<{ ms: number; answer: Value }> {
  const startedAt = performance.now();
  const answer = await ask();
  return { ms: performance.now() - startedAt, answer };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}
