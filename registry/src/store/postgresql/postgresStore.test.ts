import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import pg from 'pg';
import {
  startPrivatePostgresql,
  type PrivatePostgresql,
} from '../../../../api/src/testing/privatePostgresql';
import { findPostgresql } from '../../../../api/src/testing/servers';
import { removeRemote } from '../../switch/removeRemote';
import { goLive } from '../../testing/exampleStore';
import { startSilentProxy } from '../../testing/silentProxy';
import { testStoreContract } from '../../testing/storeContract';
import { openPostgresStore } from './postgresStore';

const programs = findPostgresql();

describe.skipIf(!programs)('the store in PostgreSQL', () => {
  let server: PrivatePostgresql;
  let url: URL;
  let databases = 0;
  beforeAll(async () => {
    server = await startPrivatePostgresql(programs ?? '');
    url = new URL(server.url);
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  beforeEach(async () => {
    databases += 1;
    url.pathname = `/registry_${databases}`;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database registry_${databases}`);
    await client.end();
  });

  testStoreContract(() => openPostgresStore(url.href));

  test('a store reads each switch once, and those of other processes as they come', async () => {
    const [store, other] = [await openPostgresStore(url.href), await openPostgresStore(url.href)];
    await goLive(other);
    const [first] = await store.history();
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`update registry.switches set site = 'read again'`);
    await client.end();
    await removeRemote(other, 'mf-one', 'test');
    expect(await store.history()).toMatchObject([first, { number: 2, entries: [{ action: 'remove' }] }]);
    await Promise.all([store.close(), other.close()]);
  });

  test('an operation on a server that fell silent fails in time, and the next one works', async () => {
    const proxy = await startSilentProxy(`${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
    const through = new URL(`postgresql://${url.username}@127.0.0.1:${proxy.port}${url.pathname}`);
    const store = await openPostgresStore(through.href, 1_000);
    proxy.silence();
    await expect(store.head()).rejects.toThrow('Query read timeout');
    expect(await store.head()).toBeUndefined();
    proxy.silence();
    await expect(store.updateAccess((access) => access)).rejects.toThrow('Query read timeout');
    expect(await store.updateAccess((access) => access)).toEqual({});
    await proxy.stop();
    await store.close();
  });
});
