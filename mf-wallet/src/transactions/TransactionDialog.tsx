import { runtimeConfig, type Transaction, useActionQuery, useSession } from '@reelrupee/platform';
import { Badge, Button, cx } from '@reelrupee/ui/core';
import { Dialog } from '@reelrupee/ui/dialog';
import { ArrowDownToLine, Share2 } from '@reelrupee/ui/icons';
import { saveFile } from '../saveFile';
import { shareReceipt } from './shareReceipt';
import styles from './TransactionDialog.module.css';
import { amountLines, receiptText, transactionSteps } from './transactionSteps';
import { statusBadge, typeText } from './transactionView';
import { t } from '../texts/texts';

interface TransactionDialogProps {
  /** Null while the dialog is closed. */
  transaction: Transaction | null;
  onClose: () => void;
}

/** The way of one recharge or withdrawal, its amounts, and a receipt to share or save. */
export default function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  return (
    <Dialog
      open={transaction !== null}
      title={transaction ? typeText(transaction.type) : ''}
      onClose={onClose}
    >
      {transaction && <Details transaction={transaction} />}
    </Dialog>
  );
}

function Details({ transaction }: { transaction: Transaction }) {
  const status = statusBadge(transaction);
  const { userId } = useSession();
  const isPayoutPending = transaction.type === 'Withdrawal' && transaction.status === 'pending';
  const user = useActionQuery('getUserProfile', { userId }, { enabled: isPayoutPending });
  const areWithdrawalsPaused = user.state === 'ready' && user.reply.data.withdrawalsPaused !== undefined;
  const receipt = receiptText(runtimeConfig().productName, transaction, status.label);
  return (
    <div className={styles['details']}>
      <p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </p>
      <ol className={styles['steps']}>
        {transactionSteps(transaction, areWithdrawalsPaused).map(({ title, text, state }) => (
          <li key={title} className={cx(styles['step'], styles[state])}>
            <p className={styles['title']}>{title}</p>
            {text && <p className={styles['text']}>{text}</p>}
          </li>
        ))}
      </ol>
      <dl className={styles['amounts']}>
        {amountLines(transaction).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button onClick={() => void shareReceipt(receipt)}>
          <Share2 size={18} aria-hidden /> {t('Share')}
        </Button>
        <Button variant="secondary" onClick={() => saveReceipt(receipt, transaction)}>
          <ArrowDownToLine size={18} aria-hidden /> {t('Save')}
        </Button>
      </div>
    </div>
  );
}

function saveReceipt(text: string, { type, _id }: Transaction): void {
  saveFile(`${type}-${_id ?? 'receipt'}.txt`, 'text/plain;charset=utf-8', text);
}
