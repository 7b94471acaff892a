import type { SessionUser } from '@reelrupee/platform';
import { useImperativeHandle, type Ref } from 'react';
import { DialogFrame } from './DialogFrame';
import { updateProfileDialog, withdrawDialog } from './lazyDialogs';
import { useWalletDialogs } from './useWalletDialogs';
import { t } from './texts/texts';

/** Functions that open the dialogs. */
export interface WalletDialogsHandle {
  withdraw: () => void;
  editProfile: () => void;
}

interface WalletDialogsProps {
  /** Null until the profile is loaded. */
  user: SessionUser | null;
  ref: Ref<WalletDialogsHandle>;
}

/** The profile’s dialogs. Their state is here, so that opening and closing them does not render the screen below. */
export function WalletDialogs({ user, ref }: WalletDialogsProps) {
  const { dialogs, dispatch, opening, cancelOpening, openWithdraw, openProfile } = useWalletDialogs(
    user?._id ?? '',
  );
  useImperativeHandle(ref, () => ({
    withdraw: openWithdraw,
    editProfile: () => openProfile({ type: 'edit-profile' }),
  }));
  // A dialog that was loaded before the profile keeps its frame until then.
  const waiting = opening?.type ?? (user || dialogs.open === 'none' ? null : dialogs.open);
  const Withdraw = withdrawDialog.loaded;
  const UpdateProfile = updateProfileDialog.loaded;
  return (
    <>
      {waiting && (
        <DialogFrame
          key={waiting === 'withdraw' ? 'withdraw' : 'profile'}
          title={waiting === 'withdraw' ? t('Withdraw') : t('Update Profile')}
          onClose={() => {
            cancelOpening();
            dispatch({ type: 'closed' });
          }}
        />
      )}
      {user && Withdraw && (
        <Withdraw
          user={user}
          draft={dialogs.open === 'withdraw' ? dialogs.draft : null}
          onPayeeNeeded={(draft) => openProfile({ type: 'payee-needed', draft })}
          onRefused={(requestKey, draft) => dispatch({ type: 'refused', requestKey, draft })}
          onDone={(requestKey) => dispatch({ type: 'withdrawn', requestKey })}
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
    </>
  );
}
