import type { User } from '@reelrupee/contract/entities';
import { Dialog } from '@reelrupee/ui/dialog';
import { UpdateProfileForm } from './UpdateProfileForm';

interface UpdateProfileDialogProps {
  user: User;
  open: boolean;
  /** A withdrawal waits for it, and goes on afterwards. */
  forWithdrawal: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes who the user is, and where withdrawals are paid to. */
export default function UpdateProfileDialog({ open, onClose, ...form }: UpdateProfileDialogProps) {
  return (
    <Dialog open={open} title="Update Profile" keepOpen onClose={onClose}>
      <UpdateProfileForm {...form} />
    </Dialog>
  );
}
