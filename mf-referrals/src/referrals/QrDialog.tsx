import { Dialog } from '@reelrupee/ui/dialog';
import { QrCode } from '@reelrupee/ui/qr';
import styles from './ShareCard.module.css';
import { t } from '../texts/texts';

interface QrDialogProps {
  open: boolean;
  link: string;
  onClose: () => void;
}

/** The referral link as a QR code, to be scanned by a friend’s phone. */
export default function QrDialog({ open, link, onClose }: QrDialogProps) {
  return (
    <Dialog open={open} title={t('Your QR code')} onClose={onClose}>
      <div className={styles['qr']}>
        <QrCode value={link} label={t('QR code of your referral link')} size={240} />
        <p className={styles['text']}>{t('Your friend scans it with the phone’s camera and signs up.')}</p>
      </div>
    </Dialog>
  );
}
