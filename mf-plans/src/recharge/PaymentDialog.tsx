import { copyText, formatRupees, runtimeConfig, showToast } from '@reelrupee/platform';
import { Amount, Button, buttonClass } from '@reelrupee/ui/core';
import { Dialog } from '@reelrupee/ui/dialog';
import { Copy } from '@reelrupee/ui/icons';
import { QrCode } from '@reelrupee/ui/qr';
import styles from './PaymentDialog.module.css';
import { upiLink } from './upiLink';

interface PaymentDialogProps {
  open: boolean;
  planTitle: string;
  total: number;
  onClose: () => void;
}

/** Three ways to pay: open a UPI app on this phone, scan the QR code, or enter the UPI ID. */
export default function PaymentDialog({ open, planTitle, total, onClose }: PaymentDialogProps) {
  const { adminUpiId, payeeName, productName } = runtimeConfig();
  const link = upiLink({
    payeeId: adminUpiId,
    payeeName,
    rupees: total,
    note: `${productName} ${planTitle}`,
  });
  return (
    <Dialog open={open} title="Payment instructions" onClose={onClose}>
      <div className={styles['body']}>
        <p className={styles['total']}>
          <span>Pay exactly</span>
          <Amount size="xl">{formatRupees(total)}</Amount>
          <span>to {payeeName}</span>
        </p>
        <a href={link} className={buttonClass({ block: true })}>
          Pay Now
        </a>
        <div className={styles['qr']}>
          <QrCode value={link} label={`QR code that pays ${formatRupees(total)} by UPI`} size={176} />
        </div>
        <p className={styles['hint']}>
          Pay Now opens your UPI app. On another device, scan the code with it.
        </p>
        <div className={styles['upiId']}>
          <div>
            <p className={styles['hint']}>UPI ID</p>
            <p className={styles['id']}>{adminUpiId}</p>
          </div>
          <Button variant="secondary" onClick={() => void copyUpiId(adminUpiId)}>
            <Copy size={18} aria-hidden /> Copy
          </Button>
        </div>
        <p className={styles['next']}>
          After paying, take a screenshot and note the 12-digit transaction ID (UTR). Then come back here and
          send both.
        </p>
      </div>
    </Dialog>
  );
}

async function copyUpiId(upiId: string): Promise<void> {
  if (await copyText(upiId)) showToast('success', 'UPI ID copied to clipboard!');
  else showToast('error', 'Could not copy. Press and hold the UPI ID.');
}
