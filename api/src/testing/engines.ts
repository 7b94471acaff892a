import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { ALL_COMBINATIONS } from './combinations';
import { startTestApi, type TestApi, type TestApiOptions } from './startTestApi';
import { createTestDatabase } from './testDatabases';

/** The IST day on which every test begins. */
export const FIRST_DAY = '2026-03-02';

export interface EngineUnderTest {
  /** The provider that the tests of a file share; each test creates its own people. */
  readonly api: TestApi;
}

type Suite = (engine: EngineUnderTest) => void;

/** Options of a suite with a provider of its own. */
type OwnOptions = Pick<TestApiOptions, 'settings' | 'log'>;

/** The providers of this test file, started on first use. */
const started = new Map<string, Promise<TestApi>>();

/**
 * Runs the same tests on PostgreSQL, or on PGlite where it is not installed; with `--all` on both. A provider starts in
 * 0.1 s of processor time on PostgreSQL, in 2 s on PGlite. A suite with options gets providers of its own.
 */
export function describeOnEngines(name: string, body: Suite, ownOptions?: OwnOptions): void {
  if (ALL_COMBINATIONS) describeOnBothEngines(name, body, ownOptions);
  else describeOnOneEngine(name, body, ownOptions);
}

/** Runs the same tests on both engines in every run, for what differs between them; PostgreSQL where it is installed. */
export function describeOnBothEngines(name: string, body: Suite, ownOptions?: OwnOptions): void {
  describeOnPglite(name, body, ownOptions);
  describeOnPostgresql(name, body, ownOptions);
}

/** Runs tests on one engine, the faster one that is there, for what reaches either one through the same calls. */
export function describeOnOneEngine(name: string, body: Suite, ownOptions?: OwnOptions): void {
  if (inject('postgresqlUrl') === '') describeOnPglite(name, body, ownOptions);
  else describeOnPostgresql(name, body, ownOptions);
}

/** Runs tests on PostgreSQL alone, where it is installed, for what happens between connections. */
export function describeOnPostgresql(name: string, body: Suite, ownOptions?: OwnOptions): void {
  const serverUrl = inject('postgresqlUrl');
  const suite = ownOptions ? `${name}, on ` : '';
  stopAfterFile();
  describe.skipIf(serverUrl === '')(`${name}, on PostgreSQL`, () => {
    body(shared(`${suite}PostgreSQL`, () => startOnPostgresql(serverUrl, { ...ownOptions, ticking: false })));
  });
}

/** Runs tests on the embedded engine alone, for what the other one does not have. */
export function describeOnPglite(name: string, body: Suite, ownOptions?: OwnOptions): void {
  const suite = ownOptions ? `${name}, on ` : '';
  stopAfterFile();
  describe(`${name}, on PGlite`, () => {
    body(shared(`${suite}PGlite`, () => startTestApi({ ...ownOptions, ticking: false })));
  });
}

/** Starts the provider before the suite and resets its clock before each test. */
function shared(key: string, start: () => Promise<TestApi>): EngineUnderTest {
  let own: TestApi | undefined;
  beforeAll(async () => {
    const running = started.get(key) ?? start();
    started.set(key, running);
    own = await running;
  });
  beforeEach(() => own?.clock.setIstDay(FIRST_DAY));
  return {
    get api() {
      if (!own) throw new Error('The provider is only available inside tests');
      return own;
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

/** Starts a provider of a test's own on the faster engine; the test stops it. */
export function startOwnApi(options: TestApiOptions = {}): Promise<TestApi> {
  const serverUrl = inject('postgresqlUrl');
  return serverUrl === '' ? startTestApi(options) : startOnPostgresql(serverUrl, options);
}

async function startOnPostgresql(serverUrl: string, options?: TestApiOptions): Promise<TestApi> {
  const database = await createTestDatabase(serverUrl);
  const api = await startTestApi({ ...options, databaseUrl: database.url });
  const stop = async () => {
    await api.stop();
    await database.drop();
  };
  return { ...api, stop };
}
