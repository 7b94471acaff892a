import type { SessionUser } from '@reelrupee/platform';
import { Dialog } from '@reelrupee/ui/dialog';
import { UpdateProfileForm } from './UpdateProfileForm';
import { t } from '../texts/texts';

interface UpdateProfileDialogProps {
  user: SessionUser;
  open: boolean;
  /** The dialog was opened by a withdrawal, which continues after saving. */
  forWithdrawal: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the user’s contact data and payee. */
export default function UpdateProfileDialog({ open, onClose, ...form }: UpdateProfileDialogProps) {
  return (
    <Dialog open={open} title={t('Update Profile')} keepOpen instant onClose={onClose}>
      <UpdateProfileForm {...form} />
    </Dialog>
  );
}
