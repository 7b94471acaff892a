import { REFERRAL_REWARD_PERCENT } from '@reelrupee/contract/constants';
import { copyText, lazyComponent, runtimeConfig, showToast, withLoading } from '@reelrupee/platform';
import { Button, buttonClass, Card, SkeletonText } from '@reelrupee/ui/core';
import { Copy, Gift, MessageCircle, QrCode as QrCodeIcon, Share2 } from '@reelrupee/ui/icons';
import { useRef, useState } from 'react';
import { referralLink } from './referralLink';
import styles from './ShareCard.module.css';
import { share, shareText, whatsAppLink } from './shareLink';
import { t } from '../texts/texts';

const qrDialog = lazyComponent(() => import('./QrDialog'));

interface ShareCardProps {
  /** Null until the session is known, as in the prerendered HTML. */
  code: string | null;
}

/** The referral link, with buttons to copy it, share it, send it by WhatsApp and show it as a QR code. */
export function ShareCard({ code }: ShareCardProps) {
  const linkElement = useRef<HTMLParagraphElement>(null);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const QrDialog = qrDialog.loaded;
  const link = code === null ? '' : referralLink(window.location.origin, code);

  async function copy() {
    if ((await copyText(link)) || copySelection(linkElement.current)) {
      showToast('success', t('Referral link copied to clipboard!'));
    } else {
      showToast('info', t('Press and hold the link to copy it.'));
    }
  }

  async function showQr() {
    if (await withLoading(qrDialog.load())) setIsQrOpen(true);
    else showToast('error', t('Something went wrong'));
  }

  async function shareLink() {
    const { productName } = runtimeConfig();
    const result = await share({ title: productName, text: shareText(productName), url: link });
    if (result === 'unsupported') showToast('error', t('Sharing not supported on this device.'));
  }

  return (
    <Card className={styles['card']}>
      <span className={styles['icon']}>
        <Gift size={32} aria-hidden />
      </span>
      <h2 className={styles['title']}>
        {t('Invite a friend, earn {percent}%', { percent: REFERRAL_REWARD_PERCENT })}
      </h2>
      <p className={styles['text']}>
        {t('of the first paid recharge of everyone who signs up with your link.')}
      </p>
      <div className={styles['field']}>
        <p className={styles['label']}>{t('Your referral link')}</p>
        <p ref={linkElement} className={styles['link']}>
          {link || <SkeletonText>https://reelrupee.in/login</SkeletonText>}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button variant="secondary" disabled={!link} onClick={() => void copy()}>
          <Copy size={20} aria-hidden /> {t('Copy link')}
        </Button>
        <Button disabled={!link} onClick={() => void shareLink()}>
          <Share2 size={20} aria-hidden /> {t('Share')}
        </Button>
        <a
          href={link ? whatsAppLink(shareText(runtimeConfig().productName), link) : undefined}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle size={20} aria-hidden /> WhatsApp
        </a>
        <Button variant="secondary" disabled={!link} onClick={() => void showQr()}>
          <QrCodeIcon size={20} aria-hidden /> {t('QR code')}
        </Button>
      </div>
      {QrDialog && <QrDialog open={isQrOpen} link={link} onClose={() => setIsQrOpen(false)} />}
    </Card>
  );
}

/** Copies by `execCommand` where the Clipboard API is missing or blocked. Leaves the text selected. */
function copySelection(element: HTMLElement | null): boolean {
  if (!element) return false;
  window.getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}
