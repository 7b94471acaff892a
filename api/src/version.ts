import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The provider's version, from its package.json, which is one folder above this file and above its bundle. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).version;
