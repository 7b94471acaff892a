import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

/** The store of the site that `npm test` builds for itself, as `scripts/lib/root.mjs` names it. */
export const TEST_SITE = join(WORKSPACE, 'dist/test-site');
