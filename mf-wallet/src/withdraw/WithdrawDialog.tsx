import type { User } from '@reelrupee/contract/entities';
import { Dialog } from '@reelrupee/ui/dialog';
import { useRef } from 'react';
import type { WithdrawDraft } from '../walletDialogs';
import { WithdrawForm } from './WithdrawForm';

interface WithdrawDialogProps {
  user: User;
  /** What was typed so far; null while the dialog is closed. */
  draft: WithdrawDraft | null;
  /** The profile comes first; the withdrawal goes on with this draft afterwards. */
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  /** The provider said no; `draft` is for the next try. */
  onRefused: (draft: WithdrawDraft) => void;
  onDone: () => void;
  onClose: (typed: WithdrawDraft) => void;
}

/** Asks for a withdrawal, and shows before the request what will be paid, where to, and when. */
export default function WithdrawDialog({ draft, onClose, ...form }: WithdrawDialogProps) {
  const typed = useRef(draft);
  return (
    <Dialog
      open={draft !== null}
      title="Withdraw"
      keepOpen
      onClose={() => {
        const last = typed.current ?? draft;
        if (last) onClose(last);
      }}
    >
      {draft && (
        <WithdrawForm
          draft={draft}
          onType={(next) => {
            typed.current = next;
          }}
          {...form}
        />
      )}
    </Dialog>
  );
}
