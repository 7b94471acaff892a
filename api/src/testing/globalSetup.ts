import type { TestProject } from 'vitest/node';
import { findPostgresql, type PrivatePostgresql, startPrivatePostgresql } from './privatePostgresql';
import { seededImage } from './seededImage';
import { createTemplate } from './testDatabases';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests' own PostgreSQL; empty on a machine without its programs. */
    postgresqlUrl: string;
  }
}

/** Prepares both engines once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await seededImage();
  const server = await startIfInstalled();
  if (server) await createTemplate(server.url);
  project.provide('postgresqlUrl', server?.url ?? '');
  return async () => {
    await server?.stop();
  };
}

async function startIfInstalled(): Promise<PrivatePostgresql | null> {
  const bin = findPostgresql();
  if (bin) return startPrivatePostgresql(bin);
  if (process.env['REQUIRE_ALL_ENGINES']) {
    throw new Error('REQUIRE_ALL_ENGINES is set, but PostgreSQL’s server programs are not installed');
  }
  process.stdout.write('\nSKIPPED: the api tests on PostgreSQL. Its server programs are not installed.\n\n');
  return null;
}
