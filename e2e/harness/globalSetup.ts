/** One PostgreSQL for the browser tests of a run, where the machine has its programs. */
import { startPrivatePostgresql } from '../../api/src/testing/privatePostgresql';
import { findPostgresql } from '../../api/src/testing/servers';
import { createTemplate } from '../../api/src/testing/testDatabases';
import { POSTGRESQL_URL } from './postgresqlUrl';

/**
 * Starts the server before the workers, and returns its end. A worker then starts in half of the processor time that
 * compiling the embedded database takes it.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const bin = findPostgresql();
  if (bin === null) return undefined;
  const server = await startPrivatePostgresql(bin);
  await createTemplate(server.url);
  process.env[POSTGRESQL_URL] = server.url;
  return () => server.stop();
}
