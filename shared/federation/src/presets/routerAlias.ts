import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Has a build take React Router's production files, which its package publishes without an export condition for them.
 * The development files carry warnings that no user sees: 0.3 KiB (brotli) of each first visit.
 */
export function routerAlias(dir: string): Record<string, string> {
  const development = dirname(createRequire(join(dir, 'package.json')).resolve('react-router'));
  return { 'react-router$': join(dirname(development), 'production/index.mjs') };
}
