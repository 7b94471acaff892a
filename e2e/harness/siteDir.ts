import { join } from 'node:path';
import { TEST_SITE } from '@reelrupee/registry/testing/testSite';

/** The site under test: the one that `npm test` builds for itself, unless SITE_DIR names another. */
export const SITE_DIR = process.env['SITE_DIR'] ?? join(TEST_SITE, 'public');
