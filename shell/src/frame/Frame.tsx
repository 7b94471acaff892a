import { useLocation } from '@reelrupee/platform/router';
import { cx } from '@reelrupee/ui/core';
import { routes } from '@reelrupee/platform';
import type { ReactNode } from 'react';
import { AsideSlot } from './AsideSlot';
import { InstallSlot } from '../install/InstallSlot';
import { BottomNav } from './BottomNav';
import { focusMain, MAIN_ID } from './focusMain';
import styles from './Frame.module.css';
import { LoadingOverlay } from './LoadingOverlay';
import { MomentArea } from './moments/MomentArea';
import { Navbar } from './Navbar';
import { OfflineBar } from './OfflineBar';
import { PopupArea } from './popups/PopupArea';
import { ToastArea } from './ToastArea';
import { t } from '../texts/texts';

/** Independent of the route. As constant elements they are not re-rendered when the route changes. */
const ASIDE = <AsideSlot />;
const OVERLAYS = (
  <>
    <ToastArea />
    <PopupArea />
    <MomentArea />
    <LoadingOverlay />
  </>
);

/** The layout around every screen. Nothing here depends on a remote. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const immersive = pathname === routes.reels;
  return (
    <div
      data-scheme={immersive ? 'dark' : undefined}
      className={cx(styles['frame'], immersive && styles['immersive'])}
    >
      <a
        href={`#${MAIN_ID}`}
        className={styles['skipLink']}
        onClick={(event) => {
          // In place of a history entry without navigation state: some screens are nothing without theirs.
          event.preventDefault();
          focusMain();
        }}
      >
        {t('Skip to content')}
      </a>
      {ASIDE}
      <div className={styles['column']}>
        {pathname !== routes.login && <Navbar immersive={immersive} />}
        <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <div className={styles['footer']}>
          <OfflineBar immersive={immersive} />
          <InstallSlot pathname={pathname} />
          <BottomNav pathname={pathname} />
        </div>
      </div>
      {OVERLAYS}
    </div>
  );
}
