import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import pg from 'pg';
import {
  startPrivatePostgresql,
  type PrivatePostgresql,
} from '../../../../api/src/testing/privatePostgresql';
import { findPostgresql } from '../../../../api/src/testing/servers';
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
  afterAll(() => server.stop());

  beforeEach(async () => {
    databases += 1;
    url.pathname = `/registry_${databases}`;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database registry_${databases}`);
    await client.end();
  });

  testStoreContract(() => openPostgresStore(url.href));
});
