import type { User } from '@reelrupee/contract/entities';
import { Dialog } from '@reelrupee/ui/dialog';
import type { WithdrawDraft } from '../walletDialogs';
import { WithdrawForm } from './WithdrawForm';

interface WithdrawDialogProps {
  user: User;
  /** What was typed so far; null while the dialog is closed. */
  draft: WithdrawDraft | null;
  /** The profile comes first; the withdrawal goes on with this draft afterwards. */
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a withdrawal, and shows before the request what will be paid, where to, and when. */
export default function WithdrawDialog({ user, draft, onPayeeNeeded, onDone, onClose }: WithdrawDialogProps) {
  return (
    <Dialog open={draft !== null} title="Withdraw" keepOpen onClose={onClose}>
      {draft && <WithdrawForm user={user} draft={draft} onPayeeNeeded={onPayeeNeeded} onDone={onDone} />}
    </Dialog>
  );
}
