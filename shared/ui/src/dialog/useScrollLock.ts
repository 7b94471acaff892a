import { useEffect } from 'react';

/** Number of open dialogs that lock the page. */
let locks = 0;

/** Keeps the page below a dialog from scrolling. Only the root element is restyled. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = '';
    };
  }, []);
}
