import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus into a modal element, unless one of its fields has taken it, and gives it back afterwards. */
export function useKeptFocus(modal: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = modal.current;
    const before = document.activeElement;
    if (!element?.contains(before)) element?.focus({ preventScroll: true });
    return () => {
      // Somebody else may have taken it, such as a popup.
      const isOurs = document.activeElement === document.body || element?.contains(document.activeElement);
      // Before the element is removed: the browser lays out the page when it removes what has the focus.
      if (isOurs && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [modal]);
}
