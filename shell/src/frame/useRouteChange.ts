import { runtimeConfig } from '@reelrupee/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from './focusMain';

/** On every route change: sets the title, scrolls to the top and moves the focus to the screen. */
export function useRouteChange(pathname: string, title: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    document.title = `${title} · ${runtimeConfig().productName}`;
  }, [title]);
  // The first screen of a page load keeps the browser’s focus and scroll position.
  useLayoutEffect(() => {
    if (previous.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A field of the new screen, or a user who was faster than this effect, may have moved the focus into it.
    if (!document.activeElement?.closest('main')) focusMain();
  }, [pathname]);
}
