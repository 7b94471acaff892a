import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import {
  errorMessage,
  useActionQuery,
  useSession,
  useRequireUser,
  type SessionUser,
} from '@reelrupee/platform';
import { useDeferBelowFold } from '@reelrupee/platform/router';
import { ScreenLayout, ErrorMessage } from '@reelrupee/ui/core';
import { useEffect, type ReactNode } from 'react';
import { DialogFrame } from './DialogFrame';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { CurrentPlans } from './profile/CurrentPlans';
import { EarningsSummary } from './profile/EarningsSummary';
import { ProfileCard } from './profile/ProfileCard';
import { WalletMenu } from './profile/WalletMenu';
import { preloadWhenIdle } from './preloadDialogs';
import { ReminderSlot } from './reminder/ReminderSlot';
import { useSentMoment } from './sent/useSentMoment';
import { useWalletDialogs } from './useWalletDialogs';
import { t } from './texts/texts';

const errorTexts = () => ({ refused: t('Something went wrong'), failed: t('Server error') });

/** The profile: user, balances, plans and menu. */
export default function ProfileScreen() {
  const userId = useRequireUser();
  useSentMoment(userId);
  const profile = useActionQuery('getUserProfile', { userId }, { enabled: userId !== '' });
  const user = profile.state === 'ready' ? { ...profile.reply.data, _id: userId } : null;
  const error = profile.state === 'error' ? errorMessage(profile.error, errorTexts()) : null;
  return (
    <Wallet
      user={user}
      error={error && <ErrorMessage text={error} onRetry={profile.retry} retrying={profile.refreshing} />}
    />
  );
}

interface WalletProps {
  user: SessionUser | null;
  /** Shown in place of what only the profile's reply tells. */
  error: ReactNode;
}

function Wallet({ user, error }: WalletProps) {
  const { user: signedIn } = useSession();
  const showBelowFold = useDeferBelowFold();
  const { dialogs, dispatch, opening, isUsed, cancelOpening, openWithdraw, openProfile } = useWalletDialogs(
    user?._id ?? '',
  );
  const canWithdraw = user !== null && (user.walletBalance ?? 0) >= MIN_WITHDRAWAL;
  useEffect(() => {
    if (canWithdraw) preloadWhenIdle(() => void withdrawDialog.load());
  }, [canWithdraw]);
  const Withdraw = isUsed && withdrawDialog.loaded;
  const UpdateProfile = isUsed && updateProfileDialog.loaded;
  return (
    <ScreenLayout title={t('Profile')} hideTitle>
      <ProfileCard
        user={user ?? signedIn}
        canEdit={user !== null}
        onEdit={() => openProfile({ type: 'edit-profile' })}
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
      {opening && (
        <DialogFrame
          key={opening.type}
          title={opening.type === 'withdraw' ? t('Withdraw') : t('Update Profile')}
          onClose={cancelOpening}
        />
      )}
      {user && Withdraw && (
        <Withdraw
          user={user}
          draft={dialogs.open === 'withdraw' ? dialogs.draft : null}
          onPayeeNeeded={(draft) => openProfile({ type: 'payee-needed', draft })}
          onRefused={(draft) => dispatch({ type: 'refused', draft })}
          onDone={() => dispatch({ type: 'withdrawn' })}
          onClose={(draft) => dispatch({ type: 'closed', draft })}
        />
      )}
      {user && UpdateProfile && (
        <UpdateProfile
          user={user}
          open={dialogs.open === 'profile'}
          forWithdrawal={dialogs.resumesWithdrawal}
          onSaved={() => dispatch({ type: 'profile-saved' })}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
    </ScreenLayout>
  );
}
