import { lazyComponent } from '@reelrupee/platform';

/** The daily reminder; a chunk of its own with its texts. */
export const lazyReminderCard = lazyComponent(
  () => import(/* webpackChunkName: "reminder" */ './ReminderCard'),
);
