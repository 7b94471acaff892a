import { useEffect, useEffectEvent, type RefObject } from 'react';
import { nextStop } from './nextStop';

/** Elements that Tab can reach. A group of radio buttons counts with each of them, which matters only at the end of a dialog. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Keeps Tab within a modal element, and closes it on Escape. Of several open ones the last is meant. */
export function useModalKeys(modal: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = modal.current;
    if (event.defaultPrevented || !element || !isOnTop(element)) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stop = nextStop(stopsOf(element), document.activeElement, event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Popups are native dialogs, above all others. */
function isOnTop(element: HTMLElement): boolean {
  const open = document.querySelectorAll('[aria-modal="true"]');
  return document.querySelector('dialog[open]') === null && open[open.length - 1] === element;
}

function stopsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
}
