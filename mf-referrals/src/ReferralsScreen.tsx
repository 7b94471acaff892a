import { useSession, useUserOrLogin } from '@reelrupee/platform';
import { useRestIsDue } from '@reelrupee/platform/router';
import { Page } from '@reelrupee/ui/core';
import { HowItPays } from './referrals/HowItPays';
import { TotalsCard } from './referrals/TotalsCard';
import { ShareCard } from './referrals/ShareCard';

/** The user's referral link, what it pays and what it has brought. */
export function ReferralsScreen() {
  const userId = useUserOrLogin();
  const { user } = useSession();
  const restIsDue = useRestIsDue();
  return (
    <Page title="Referrals" hideTitle>
      <ShareCard code={user && user.UserReferralCode} />
      <TotalsCard userId={userId} />
      {restIsDue && <HowItPays />}
    </Page>
  );
}
