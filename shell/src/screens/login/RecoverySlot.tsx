import { lazyComponent, useLazyComponent } from '@reelrupee/platform';
import { ErrorScreen } from '../../federation/screen/ErrorScreen';
import { ScreenSkeleton } from '../../federation/screen/ScreenSkeleton';
import type { Recovery } from './recovery';
import { t } from './texts/texts';

const recoverAccount = lazyComponent(() => import(/* webpackChunkName: "about" */ './RecoverAccount'));

/** The recovery of an account. Few visits need it, so its code is not in the log-in screen. */
export function RecoverySlot({ recovery }: { recovery: Recovery }) {
  const { Part: RecoverAccount, failed, retry } = useLazyComponent(recoverAccount);
  if (RecoverAccount) return <RecoverAccount recovery={recovery} />;
  const title = t('Log in');
  return failed ? (
    <ErrorScreen title={title} failure="unreachable" onRetry={retry} />
  ) : (
    <ScreenSkeleton shape="form" title={title} />
  );
}
