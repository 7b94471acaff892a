import { runtimeConfig } from '@reelrupee/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from './Frame';

/** On every change of route: the title is the screen's, the page is at its top, the focus is in the screen. */
export function useRouteChange(pathname: string, title: string): void {
  const opened = useRef(pathname);
  useEffect(() => {
    document.title = `${title} · ${runtimeConfig().productName}`;
  }, [title]);
  // The first screen of a page load keeps the browser's own focus and scroll position.
  useLayoutEffect(() => {
    if (opened.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
