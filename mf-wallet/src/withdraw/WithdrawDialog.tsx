import type { SessionUser } from '@reelrupee/platform';
import { Dialog } from '@reelrupee/ui/dialog';
import { useRef } from 'react';
import type { WithdrawDraft } from './withdrawDraft';
import { WithdrawForm } from './WithdrawForm';
import { t } from '../texts/texts';

interface WithdrawDialogProps {
  user: SessionUser;
  /** The form’s values; null while the dialog is closed. */
  draft: WithdrawDraft | null;
  /** The payee must be added first; the withdrawal then resumes with this draft. */
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  /**
   * The provider refused the request with this key, or has decided it before, perhaps after the dialog was closed;
   * `draft` is that of the next attempt.
   */
  onRefused: (requestKey: string, draft: WithdrawDraft) => void;
  /** The provider has accepted the request with this key, perhaps after the dialog was closed. */
  onDone: (requestKey: string) => void;
  onClose: (draft: WithdrawDraft) => void;
}

/** Requests a withdrawal; shows the net amount, payee and date first. */
export default function WithdrawDialog({ draft, onClose, ...form }: WithdrawDialogProps) {
  const latestDraft = useRef(draft);
  return (
    <Dialog
      open={draft !== null}
      title={t('Withdraw')}
      keepOpen
      instant
      onClose={() => {
        const latest = latestDraft.current ?? draft;
        if (latest) onClose(latest);
      }}
    >
      {draft && (
        <WithdrawForm
          draft={draft}
          onDraftChange={(next) => {
            latestDraft.current = next;
          }}
          {...form}
        />
      )}
    </Dialog>
  );
}
