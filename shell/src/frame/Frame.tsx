import { useLocation } from '@reelrupee/platform/router';
import { cx } from '@reelrupee/ui/core';
import { routes } from '@reelrupee/platform';
import type { ReactNode } from 'react';
import { BottomNav } from './BottomNav';
import { DesktopAside } from './DesktopAside';
import styles from './Frame.module.css';
import { LoadingOverlay } from './LoadingOverlay';
import { Navbar } from './Navbar';
import { OfflineBar } from './OfflineBar';
import { PopupArea } from './PopupArea';
import { ToastArea } from './ToastArea';

/** Takes the focus after a route change, so that keyboards and screen readers start at the new screen. */
export const MAIN_ID = 'main';

/** What no route changes. Being the same elements, they are not drawn again while a tap is answered. */
const ASIDE = <DesktopAside />;
const OVERLAYS = (
  <>
    <ToastArea />
    <PopupArea />
    <LoadingOverlay />
  </>
);

/** What stays on screen whatever route is open. Nothing here waits for a remote. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const immersive = pathname === routes.reels;
  return (
    <div className={cx(styles['frame'], immersive && styles['immersive'])}>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        Skip to content
      </a>
      {ASIDE}
      <div data-scheme={immersive ? 'dark' : undefined} className={styles['column']}>
        {pathname !== routes.login && <Navbar immersive={immersive} />}
        <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <div className={styles['foot']}>
          <OfflineBar immersive={immersive} />
          <BottomNav pathname={pathname} />
        </div>
      </div>
      {OVERLAYS}
    </div>
  );
}
