import { REFERRAL_REWARD_PERCENT } from '@reelrupee/contract/constants';
import { copyText, runtimeConfig, showToast } from '@reelrupee/platform';
import { Button, Card, SkeletonText } from '@reelrupee/ui/core';
import { Copy, Gift, Share2 } from '@reelrupee/ui/icons';
import { useRef } from 'react';
import { referralLink } from './referralLink';
import styles from './ShareCard.module.css';
import { share } from './shareLink';

interface ShareCardProps {
  /** Null until it is known who the user is, as in the page's HTML. */
  code: string | null;
}

/** The link, and the two ways to pass it on. */
export function ShareCard({ code }: ShareCardProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const link = code === null ? '' : referralLink(window.location.origin, code);

  async function copy() {
    if ((await copyText(link)) || copySelection(shown.current)) {
      showToast('success', 'Referral link copied to clipboard!');
    } else {
      showToast('info', 'Press and hold the link to copy it.');
    }
  }

  async function pass() {
    const { productName } = runtimeConfig();
    const text = `Watch short AI lessons on ${productName} and earn rupees. Sign up with my link:`;
    const outcome = await share({ title: productName, text, url: link });
    if (outcome === 'unsupported') showToast('error', 'Sharing not supported on this device.');
  }

  return (
    <Card className={styles['card']}>
      <span className={styles['icon']}>
        <Gift size={32} aria-hidden />
      </span>
      <h2 className={styles['title']}>Invite a friend, earn {REFERRAL_REWARD_PERCENT}%</h2>
      <p className={styles['text']}>of the first paid recharge of everyone who signs up with your link.</p>
      <div className={styles['field']}>
        <p className={styles['label']}>Your referral link</p>
        <p ref={shown} className={styles['link']}>
          {link || <SkeletonText>https://reelrupee.in/login</SkeletonText>}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button variant="secondary" disabled={!link} onClick={() => void copy()}>
          <Copy size={20} aria-hidden /> Copy link
        </Button>
        <Button disabled={!link} onClick={() => void pass()}>
          <Share2 size={20} aria-hidden /> Share
        </Button>
      </div>
    </Card>
  );
}

/** The way to copy of browsers that have no clipboard, or do not let pages use it. Leaves the text selected. */
function copySelection(element: HTMLElement | null): boolean {
  if (!element) return false;
  window.getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}
