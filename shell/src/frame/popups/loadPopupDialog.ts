import { lazyComponent } from '@reelrupee/platform';

/** The dialog of notices and questions. Its code travels with the background work, since no first screen needs it. */
export const popupDialog = lazyComponent(() => import(/* webpackChunkName: "background" */ './PopupDialog'));
