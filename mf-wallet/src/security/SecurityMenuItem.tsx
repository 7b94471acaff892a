import { showToast, withLoading, type SessionUser } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useState, type ReactNode } from 'react';
import { lazySecurityDialog } from './lazySecurityDialog';
import { t } from '../texts/texts';

interface SecurityMenuItemProps {
  /** Null until the profile is loaded. */
  user: SessionUser | null;
  onWithdraw: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** A row of the menu that opens the dialog for password and devices. */
export function SecurityMenuItem({ user, onWithdraw, className, children }: SecurityMenuItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [runOnce] = useState(singleFlight);
  const Security = lazySecurityDialog.loaded;

  async function open() {
    if (await withLoading(lazySecurityDialog.load())) setIsOpen(true);
    else showToast('error', t('Something went wrong'));
  }

  return (
    <>
      <button type="button" className={className} disabled={!user} onClick={() => void runOnce(open)}>
        {children}
      </button>
      {user && Security && (
        <Security user={user} open={isOpen} onClose={() => setIsOpen(false)} onWithdraw={onWithdraw} />
      )}
    </>
  );
}
