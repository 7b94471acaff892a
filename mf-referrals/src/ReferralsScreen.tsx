import { useSession, useRequireUser } from '@reelrupee/platform';
import { useDeferBelowFold } from '@reelrupee/platform/router';
import { ScreenLayout } from '@reelrupee/ui/core';
import { HowItPays } from './referrals/HowItPays';
import { TotalsCard } from './referrals/TotalsCard';
import { ShareCard } from './referrals/ShareCard';

/** The user's referral link, what it pays and what it has brought. */
export function ReferralsScreen() {
  const userId = useRequireUser();
  const { user } = useSession();
  const restIsDue = useDeferBelowFold();
  return (
    <ScreenLayout title="Referrals" hideTitle>
      <ShareCard code={user && user.UserReferralCode} />
      <TotalsCard userId={userId} />
      {restIsDue && <HowItPays />}
    </ScreenLayout>
  );
}
