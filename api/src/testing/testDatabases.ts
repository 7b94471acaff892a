import pg from 'pg';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { newId } from '../ids';
import { seed } from '../seed/seed';
import { TEST_ADMIN_EMAIL } from './seededImage';
import { TEST_START } from './testClock';

const TEMPLATE = 'seeded';

/** Creates the template database: schema, plans and an administrator. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, `create database ${TEMPLATE}`);
  const database = await openDatabase({ databaseUrl: databaseAt(serverUrl, TEMPLATE), dataDir: '' });
  await migrate(database);
  const clock = { now: () => TEST_START };
  await seed(database, clock, { MEDIA_DIR: '/nowhere', ADMIN_EMAIL: TEST_ADMIN_EMAIL });
  await database.close();
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A copy of the template database for one test. */
export function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  return create(serverUrl, `template ${TEMPLATE}`);
}

/** An empty database, without a schema. */
export function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return create(serverUrl, '');
}

async function create(serverUrl: string, from: string): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  await run(serverUrl, `create database ${name} ${from}`);
  return {
    url: databaseAt(serverUrl, name),
    drop: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}

function databaseAt(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/postgres\?/, `/${name}?`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
