import type { TestProject } from 'vitest/node';
import { startPrivatePostgresql } from './privatePostgresql';
import { seededImage } from './seededImage';
import { findPostgresql } from './servers';
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
  const bin = findPostgresql();
  const server = bin && (await startPrivatePostgresql(bin));
  if (server) await createTemplate(server.url);
  project.provide('postgresqlUrl', server ? server.url : '');
  return async () => {
    if (server) await server.stop();
  };
}
