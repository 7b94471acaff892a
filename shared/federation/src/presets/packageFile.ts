import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageFile = z.object({ name: z.string(), version: z.string() });

/** Name and version that a package's package.json states. */
export function readPackage(dir: string): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
}
