/** What a list needs when it is longer than one page. */
import { lazyPart } from '@reelrupee/platform';

export const pagination = lazyPart(() => import('./facade'));
