import { copyText, formatRupees, runtimeConfig, showToast } from '@reelrupee/platform';
import { Amount, Button, buttonClass, Speaker } from '@reelrupee/ui/core';
import { Dialog } from '@reelrupee/ui/dialog';
import { Copy } from '@reelrupee/ui/icons';
import { QrCode } from '@reelrupee/ui/qr';
import styles from './UpiPaymentDialog.module.css';
import { upiLink } from './upiLink';
import { t } from '../texts/texts';

interface UpiPaymentDialogProps {
  open: boolean;
  planTitle: string;
  total: number;
  onClose: () => void;
}

/** Three ways to pay: open a UPI app on this phone, scan the QR code, or enter the UPI ID. */
export default function UpiPaymentDialog({ open, planTitle, total, onClose }: UpiPaymentDialogProps) {
  const { adminUpiId, payeeName, productName } = runtimeConfig();
  const link = upiLink({
    payeeId: adminUpiId,
    payeeName,
    rupees: total,
    note: `${productName} ${planTitle}`,
  });
  return (
    <Dialog open={open} title={t('Payment instructions')} onClose={onClose}>
      <div className={styles['body']}>
        <p className={styles['total']}>
          <span>{t('Pay exactly')}</span>
          <span>
            <Amount size="xl">{formatRupees(total)}</Amount>
            <Speaker label={t('Pay exactly')} amount={total} />
          </span>
          <span>{t('to {payee}', { payee: payeeName })}</span>
        </p>
        <a href={link} className={buttonClass({ block: true })}>
          {t('Pay Now')}
        </a>
        <div className={styles['qr']}>
          <QrCode
            value={link}
            label={t('QR code that pays {total} by UPI', { total: formatRupees(total) })}
            size={176}
          />
        </div>
        <p className={styles['hint']}>
          {t('Pay Now opens your UPI app. On another device, scan the code with it.')}
        </p>
        <div className={styles['upiId']}>
          <div>
            <p className={styles['hint']}>{t('UPI ID')}</p>
            <p className={styles['id']}>{adminUpiId}</p>
          </div>
          <Button variant="secondary" onClick={() => void copyUpiId(adminUpiId)}>
            <Copy size={18} aria-hidden /> {t('Copy')}
          </Button>
        </div>
        <p className={styles['next']}>
          {t(
            'After paying, take a screenshot and note the 12-digit transaction ID (UTR). Then come back here and send both.',
          )}
        </p>
      </div>
    </Dialog>
  );
}

async function copyUpiId(upiId: string): Promise<void> {
  if (await copyText(upiId)) showToast('success', t('UPI ID copied to clipboard!'));
  else showToast('error', t('Could not copy. Press and hold the UPI ID.'));
}
