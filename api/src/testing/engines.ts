import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { startTestApi, type TestApi, type TestApiOptions } from './startTestApi';
import { createTestDatabase } from './testDatabases';

/** The IST day on which every test begins. */
export const FIRST_DAY = '2026-03-02';

export interface EngineUnderTest {
  /** A provider that the tests of this block share; each makes people of its own. */
  readonly api: TestApi;
}

interface StartedEngine {
  api: TestApi;
  stop(): Promise<void>;
}

/** Runs the same tests on both engines; those on PostgreSQL are skipped where it is not installed. */
export function describeOnEngines(
  name: string,
  body: (engine: EngineUnderTest) => void,
  options: TestApiOptions = {},
): void {
  const serverUrl = inject('postgresqlUrl');
  describe(`${name}, on PGlite`, () => {
    body(shared(() => startOnPglite(options)));
  });
  describe.skipIf(serverUrl === '')(`${name}, on PostgreSQL`, () => {
    body(shared(() => startOnPostgresql(serverUrl, options)));
  });
}

/** Starts before the first test of the block, stops after the last, and sets the clock back before each. */
function shared(start: () => Promise<StartedEngine>): EngineUnderTest {
  let started: StartedEngine | undefined;
  beforeAll(async () => {
    started = await start();
  });
  beforeEach(() => started?.api.clock.setIstDay(FIRST_DAY));
  afterAll(async () => {
    await started?.stop();
  });
  return {
    get api() {
      if (!started) throw new Error('The provider is there while tests run only');
      return started.api;
    },
  };
}

async function startOnPglite(options: TestApiOptions): Promise<StartedEngine> {
  const api = await startTestApi({ ticking: false, ...options });
  return { api, stop: api.stop };
}

async function startOnPostgresql(serverUrl: string, options: TestApiOptions): Promise<StartedEngine> {
  const database = await createTestDatabase(serverUrl);
  const api = await startTestApi({ ticking: false, ...options, databaseUrl: database.url });
  const stop = async () => {
    await api.stop();
    await database.drop();
  };
  return { api, stop };
}
