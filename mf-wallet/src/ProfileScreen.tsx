import {
  errorMessage,
  useActionQuery,
  useSession,
  useRequireUser,
  type SessionUser,
} from '@reelrupee/platform';
import { useDeferBelowFold } from '@reelrupee/platform/router';
import { ScreenLayout, ErrorMessage } from '@reelrupee/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorTexts } from './errorTexts';
import { withdrawDialog } from './lazyDialogs';
import { CurrentPlans } from './profile/CurrentPlans';
import { EarningsSummary } from './profile/EarningsSummary';
import { ProfileCard } from './profile/ProfileCard';
import { WalletMenu } from './profile/WalletMenu';
import { preloadWhenIdle } from './preloadWhenIdle';
import { ReminderSlot } from './reminder/ReminderSlot';
import { usePayoutMoment } from './payout-moment/usePayoutMoment';
import { WalletDialogs, type WalletDialogsHandle } from './WalletDialogs';
import { minWithdrawal } from './withdraw/minWithdrawal';
import { t } from './texts/texts';

/** The profile: user, balances, plans and menu. */
export function ProfileScreen() {
  const userId = useRequireUser();
  usePayoutMoment(userId);
  const profile = useActionQuery('getUserProfile', { userId }, { enabled: userId !== '' });
  const user = profile.state === 'ready' ? { ...profile.reply.data, _id: userId } : null;
  const error = profile.state === 'error' ? errorMessage(profile.error, errorTexts()) : null;
  return (
    <Wallet
      userId={userId}
      user={user}
      error={error && <ErrorMessage text={error} onRetry={profile.retry} retrying={profile.refreshing} />}
    />
  );
}

interface WalletProps {
  userId: string;
  user: SessionUser | null;
  /** Shown in place of what only the profile's reply tells. */
  error: ReactNode;
}

function Wallet({ userId, user, error }: WalletProps) {
  const { user: signedIn } = useSession();
  const showBelowFold = useDeferBelowFold();
  const dialogs = useRef<WalletDialogsHandle>(null);
  const openWithdraw = () => dialogs.current?.withdraw();
  const canWithdraw = user !== null && (user.walletBalance ?? 0) >= minWithdrawal(user);
  useEffect(() => {
    if (canWithdraw) preloadWhenIdle(() => void withdrawDialog.load());
  }, [canWithdraw]);
  return (
    <>
      <ScreenLayout title={t('Profile')} hideTitle>
        <ProfileCard
          user={user ?? signedIn}
          canEdit={user !== null}
          onEdit={() => dialogs.current?.editProfile()}
        />
        {error ?? <EarningsSummary user={user} onWithdraw={openWithdraw} />}
        {showBelowFold && (
          <>
            {!error && <CurrentPlans user={user} />}
            {/* The key mounts it again below an error: from below the fold it would slide into view. */}
            <WalletMenu key={error ? 'below-error' : 'below-plans'} user={user} onWithdraw={openWithdraw} />
            {/* Last: it is loaded on demand and must not move what is above. */}
            <ReminderSlot user={user} />
          </>
        )}
      </ScreenLayout>
      {/*
       * Outside of the layout, which may be the frame that fixed elements are placed in. The key: another user may log in
       * in another tab, and what was typed is not theirs.
       */}
      <WalletDialogs key={userId} ref={dialogs} user={user} />
    </>
  );
}
