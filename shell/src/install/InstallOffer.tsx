import { routes, runtimeConfig, useActionQuery } from '@reelrupee/platform';
import { useLocation } from '@reelrupee/platform/router';
import { Button } from '@reelrupee/ui/core';
import { useState } from 'react';
import { dismissInstall, isInstallDismissed } from './dismissal';
import styles from './InstallOffer.module.css';
import { setInstallPrompt, useInstallPrompt } from './installPrompt';
import { t } from '../texts/texts';

/** Rupees earned before the app is offered: by then the user knows what it is for. */
const EARNED_BEFORE_OFFER = 1;

/** Offers to install the app after the first earned rupee; one tap declines for good. */
export default function InstallOffer({ userId }: { userId: string }) {
  const [isDismissed, setDismissed] = useState(isInstallDismissed);
  // The profile screen makes this call itself.
  const isProfile = useLocation().pathname === routes.profile;
  const profile = useActionQuery('getUserProfile', { userId }, { enabled: !isDismissed && !isProfile });
  const event = useInstallPrompt();
  const earned = profile.state === 'ready' ? (profile.reply.data.totalEarnings ?? 0) : 0;
  if (isDismissed || earned < EARNED_BEFORE_OFFER) return null;
  const decline = () => {
    dismissInstall();
    setDismissed(true);
  };
  // The event works once; the browser sends another one if the app can still be installed.
  const install = () => {
    setInstallPrompt(null);
    void event?.prompt();
  };
  return (
    <aside aria-label={t('Install the app')} className={styles['offer']}>
      <p>
        <strong>
          {t('Put {productName} on your home screen.', { productName: runtimeConfig().productName })}
        </strong>{' '}
        {t('Your reels open in one tap.')}
      </p>
      <div className={styles['buttons']}>
        <Button onClick={install}>{t('Install')}</Button>
        <Button variant="quiet" onClick={decline}>
          {t('No, thanks')}
        </Button>
      </div>
    </aside>
  );
}
