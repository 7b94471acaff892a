import { lazyComponent, useLazyComponent } from '@reelrupee/platform';
import { t } from '../../texts/texts';
import type { EndSlotProps } from './EndSlot';
import { ErrorSlot } from './ErrorSlot';
import { LoadingSlot } from './LoadingSlot';

const endSlot = lazyComponent(() => import(/* webpackChunkName: "after-reel" */ './EndSlot'));

/** The slot after the last reel. Its code is fetched when the last reel is on the screen, not with the first. */
export function FeedEnd(props: EndSlotProps) {
  const { Part: EndSlot, failed, retry } = useLazyComponent(endSlot);
  if (EndSlot) return <EndSlot {...props} />;
  if (!failed) return <LoadingSlot />;
  const text = t('Your reels could not be loaded. Please check your network.');
  return <ErrorSlot text={text} retrying={false} onRetry={retry} />;
}
