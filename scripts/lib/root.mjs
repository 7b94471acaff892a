import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace's folder. */
export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** The store whose site `npm start` serves. RELEASE_DIR and RELEASE_DATABASE_URL may name one of another site. */
export const SITE = join(ROOT, 'dist/site');

/**
 * The site that tests build for themselves. `dist/site` has what `npm start` and releases left in it: plans in its pages,
 * a canary, another UPI ID.
 */
export const TEST_SITE = join(ROOT, 'dist/test-site');

/** The root package.json. */
export const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
