import { lazyComponent, useLazyComponent, useSession } from '@reelrupee/platform';
import { useSyncExternalStore } from 'react';

/** The width from which the aside fits next to the column. */
const WIDE = '(min-width: 1200px)';

const desktopAside = lazyComponent(() => import(/* webpackChunkName: "about" */ './DesktopAside'));

/** On wide screens, introduces the product to visitors. Its code is no cost for phones. */
export function AsideSlot() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  const { isKnown, isLoggedIn } = useSession();
  return isWide && isKnown && !isLoggedIn ? <LoadedAside /> : null;
}

function LoadedAside() {
  const { Part: DesktopAside } = useLazyComponent(desktopAside);
  return DesktopAside && <DesktopAside />;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
