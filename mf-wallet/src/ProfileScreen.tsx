import type { User } from '@reelrupee/contract/entities';
import { troubleText, useActionQuery, useSession, useUserOrLogin } from '@reelrupee/platform';
import { useRestIsDue } from '@reelrupee/platform/router';
import { Page, TroubleMessage } from '@reelrupee/ui/core';
import { updateProfileDialog, withdrawDialog } from './dialogs';
import { CurrentPlans } from './profile/CurrentPlans';
import { EarningsSummary } from './profile/EarningsSummary';
import { ProfileCard } from './profile/ProfileCard';
import { WalletMenu } from './profile/WalletMenu';
import { useWalletDialogs } from './useWalletDialogs';

const TEXTS = { refused: 'Something went wrong', failed: 'Server error' };

/** The user, their money and their plans. */
export function ProfileScreen() {
  const userId = useUserOrLogin();
  const profile = useActionQuery('getUserProfile', { userId }, { enabled: userId !== '' });
  const trouble = profile.state === 'trouble' ? troubleText(profile.trouble, TEXTS) : null;
  if (trouble) {
    return (
      <Page title="Profile">
        <TroubleMessage text={trouble} onRetry={profile.retry} retrying={profile.refreshing} />
      </Page>
    );
  }
  return <Wallet user={profile.state === 'ready' ? profile.reply.data : null} />;
}

function Wallet({ user }: { user: User | null }) {
  const { user: signedIn } = useSession();
  const restIsDue = useRestIsDue();
  const { dialogs, dispatch, openWithdraw, openProfile } = useWalletDialogs(user?._id ?? '');
  const Withdraw = withdrawDialog.loaded;
  const UpdateProfile = updateProfileDialog.loaded;
  return (
    <Page title="Profile" hideTitle>
      <ProfileCard
        user={user ?? signedIn}
        canEdit={user !== null}
        onEdit={() => openProfile({ type: 'edit-profile' })}
      />
      <EarningsSummary user={user} onWithdraw={openWithdraw} />
      {restIsDue && (
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
          forWithdrawal={dialogs.goesOn}
          onSaved={() => dispatch({ type: 'profile-saved' })}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
    </Page>
  );
}
