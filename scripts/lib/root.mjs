import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace's folder. */
export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** The root package.json. */
export const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
