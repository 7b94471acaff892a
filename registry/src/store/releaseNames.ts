/** The form of the names that addresses and folders of releases are made of: plain, so that none leads elsewhere. */
import { REMOTE_NAME } from '@reelrupee/federation/composition/remoteName';
import { z } from 'zod';

/** Id of a release: `<version>-<hash>`. */
export const releaseId = z.string().regex(/^\w[\w.+-]{0,99}$/, 'an id such as 1.2.0-0123456789');

/** Name of a remote. */
export const remoteName = z.string().regex(REMOTE_NAME, 'a name such as mf-quiz');
