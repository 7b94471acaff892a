import { lazyComponent } from '@reelrupee/platform';

/** Password and devices; a chunk of its own. */
export const lazySecurityDialog = lazyComponent(
  () => import(/* webpackChunkName: "security" */ './SecurityDialog'),
);
