import type { User } from '@reelrupee/contract/entities';
import { errorMessage, useActionQuery, useSession, useRequireUser } from '@reelrupee/platform';
import { useDeferBelowFold } from '@reelrupee/platform/router';
import { ScreenLayout, ErrorMessage } from '@reelrupee/ui/core';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { CurrentPlans } from './profile/CurrentPlans';
import { EarningsSummary } from './profile/EarningsSummary';
import { ProfileCard } from './profile/ProfileCard';
import { WalletMenu } from './profile/WalletMenu';
import { useWalletDialogs } from './useWalletDialogs';

const TEXTS = { refused: 'Something went wrong', failed: 'Server error' };

/** The profile: user, balances, plans and menu. */
export function ProfileScreen() {
  const userId = useRequireUser();
  const profile = useActionQuery('getUserProfile', { userId }, { enabled: userId !== '' });
  const error = profile.state === 'error' ? errorMessage(profile.error, TEXTS) : null;
  if (error) {
    return (
      <ScreenLayout title="Profile">
        <ErrorMessage text={error} onRetry={profile.retry} retrying={profile.refreshing} />
      </ScreenLayout>
    );
  }
  return <Wallet user={profile.state === 'ready' ? profile.reply.data : null} />;
}

function Wallet({ user }: { user: User | null }) {
  const { user: signedIn } = useSession();
  const showBelowFold = useDeferBelowFold();
  const { dialogs, dispatch, openWithdraw, openProfile } = useWalletDialogs(user?._id ?? '');
  const Withdraw = withdrawDialog.loaded;
  const UpdateProfile = updateProfileDialog.loaded;
  return (
    <ScreenLayout title="Profile" hideTitle>
      <ProfileCard
        user={user ?? signedIn}
        canEdit={user !== null}
        onEdit={() => openProfile({ type: 'edit-profile' })}
      />
      <EarningsSummary user={user} onWithdraw={openWithdraw} />
      {showBelowFold && (
        <>
          <CurrentPlans user={user} />
          <WalletMenu canWithdraw={user !== null} onWithdraw={openWithdraw} />
        </>
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
