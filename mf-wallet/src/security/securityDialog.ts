import { lazyComponent } from '@reelrupee/platform';

/** Password and devices; a chunk of its own that loads antd only when it opens. */
export const securityDialog = lazyComponent(
  () => import(/* webpackChunkName: "security" */ './SecurityDialog'),
);
