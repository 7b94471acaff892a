import { useSession, useRequireUser } from '@reelrupee/platform';
import { useDeferBelowFold } from '@reelrupee/platform/router';
import { ScreenLayout } from '@reelrupee/ui/core';
import { HowItWorks } from './referrals/HowItWorks';
import { TotalsCard } from './referrals/TotalsCard';
import { ShareCard } from './referrals/ShareCard';
import { t } from './texts/texts';

/** The user’s referral link, its reward and the totals so far. */
export function ReferralsScreen() {
  const userId = useRequireUser();
  const { user } = useSession();
  const showBelowFold = useDeferBelowFold();
  return (
    <ScreenLayout title={t('Referrals')} hideTitle>
      <ShareCard code={user && user.UserReferralCode} />
      <TotalsCard userId={userId} />
      {showBelowFold && <HowItWorks />}
    </ScreenLayout>
  );
}
