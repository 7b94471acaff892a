import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustCall } from '../../src/testing/apiClient';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson } from '../../src/testing/people';
import { type PgBouncer, startPgBouncer } from '../../src/testing/pgbouncer';
import { type PrivatePostgresql, startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { findPostgresql, findServer } from '../../src/testing/servers';
import { startTestApi, type TestApi } from '../../src/testing/startTestApi';
import { createEmptyDatabase } from '../../src/testing/testDatabases';
import { activateFree, buyPlan, plansOf, watchReels } from '../../src/testing/watching';

const PROGRAMS = findPostgresql();
const PGBOUNCER = findServer('pgbouncer');

describe.skipIf(PROGRAMS === null || PGBOUNCER === null)('behind PgBouncer in transaction mode', () => {
  let server: PrivatePostgresql;
  let pooler: PgBouncer;
  let apis: TestApi[] = [];
  beforeAll(async () => {
    server = await startPrivatePostgresql(PROGRAMS ?? '');
    pooler = await startPgBouncer(PGBOUNCER ?? '', server);
    const { url } = await createEmptyDatabase(server.url);
    const name = new URL(url).pathname.slice(1);
    // A statement that one of them prepared in a connection, the other one would not find there.
    for (let count = 0; count < 2; count += 1)
      apis.push(await startTestApi({ ticking: false, databaseUrl: pooler.urlOf(name) }));
  });
  afterAll(async () => {
    for (const api of apis) await api.stop();
    apis = [];
    await pooler.stop();
    await server.stop();
  });

  it('two providers with more connections than it has earn, buy and pay out at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const api = apis[index % apis.length];
        if (!api) throw new Error('There is no provider');
        const person = await newPerson(api);
        const { userId, token } = person;
        const plan = await activateFree(api, person);
        await watchReels(api, person, plan._id, 3);
        const [paid] = (await plansOf(api)).paid;
        const friend = await newPerson(api, userId);
        if (paid) await buyPlan(api, friend, paid, `1234567890${index + 10}`);
        await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, token);
        const { walletBalance } = await mustCall(api.url, 'getUserProfile', { userId }, token);
        expect(walletBalance).toBe(15);
      }),
    );
    const [api] = apis;
    if (!api) throw new Error('There is no provider');
    await expectInvariants(api.database);
    expect(await mustCall(api.url, 'adminHealth', {}, api.admin.token)).toMatchObject({ sound: true });
  });
});
