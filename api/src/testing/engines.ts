import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { startTestApi, type TestApi, type TestApiOptions } from './startTestApi';
import { createTestDatabase } from './testDatabases';

/** The IST day on which every test begins. */
export const FIRST_DAY = '2026-03-02';

export interface EngineUnderTest {
  /** A provider that the tests of this file share; each test makes people of its own. */
  readonly api: TestApi;
}

/** What a suite asks of its provider beyond the engine. */
type OwnOptions = Pick<TestApiOptions, 'settings' | 'log'>;

interface StartedEngine {
  api: TestApi;
  stop(): Promise<void>;
}

/** The providers of this test file, started when a first test needs them. */
const started = new Map<string, Promise<StartedEngine>>();

/**
 * Runs the same tests on both engines; those on PostgreSQL are skipped where it is not installed. With options
 * a suite gets providers of its own.
 */
export function describeOnEngines(
  name: string,
  body: (engine: EngineUnderTest) => void,
  ownOptions?: OwnOptions,
): void {
  const serverUrl = inject('postgresqlUrl');
  const suite = ownOptions ? `${name}, on ` : '';
  describeOnPglite(name, body, ownOptions);
  describe.skipIf(serverUrl === '')(`${name}, on PostgreSQL`, () => {
    body(shared(`${suite}PostgreSQL`, () => startOnPostgresql(serverUrl, ownOptions)));
  });
}

/** Runs tests on the embedded engine alone, for what reaches either one through the same calls. */
export function describeOnPglite(
  name: string,
  body: (engine: EngineUnderTest) => void,
  ownOptions?: OwnOptions,
): void {
  const suite = ownOptions ? `${name}, on ` : '';
  stopAfterFile();
  describe(`${name}, on PGlite`, () => {
    body(shared(`${suite}PGlite`, () => startOnPglite(ownOptions)));
  });
}

/** Starts before the first test that needs it, and sets the clock back before each. */
function shared(key: string, start: () => Promise<StartedEngine>): EngineUnderTest {
  let own: StartedEngine | undefined;
  beforeAll(async () => {
    const running = started.get(key) ?? start();
    started.set(key, running);
    own = await running;
  });
  beforeEach(() => own?.api.clock.setIstDay(FIRST_DAY));
  return {
    get api() {
      if (!own) throw new Error('The provider is there while tests run only');
      return own.api;
    },
  };
}

let stopsAfterFile = false;

function stopAfterFile(): void {
  if (stopsAfterFile) return;
  stopsAfterFile = true;
  afterAll(async () => {
    for (const engine of started.values()) await (await engine).stop();
    started.clear();
    stopsAfterFile = false;
  });
}

async function startOnPglite(options?: OwnOptions): Promise<StartedEngine> {
  const api = await startTestApi({ ...options, ticking: false });
  return { api, stop: api.stop };
}

async function startOnPostgresql(serverUrl: string, options?: OwnOptions): Promise<StartedEngine> {
  const database = await createTestDatabase(serverUrl);
  const api = await startTestApi({ ...options, ticking: false, databaseUrl: database.url });
  const stop = async () => {
    await api.stop();
    await database.drop();
  };
  return { api, stop };
}
