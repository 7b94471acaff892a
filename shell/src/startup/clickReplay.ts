/**
 * Taps on the first screen while it is only HTML: a button that is tapped before its code has arrived does its work
 * as soon as it has. Links work by themselves.
 */
import { isPrerendered } from './prerendered';

let captured: HTMLElement | null = null;

/** Keeps the last tap on a button of the HTML's screen from now on. */
export function captureClicks(): void {
  if (isPrerendered(window.location.pathname)) document.addEventListener('click', capture, true);
}

/** The screen is drawn: it gets the tap, and every later one by itself. */
export function replayClicks(): void {
  document.removeEventListener('click', capture, true);
  const button = captured;
  captured = null;
  button?.click();
}

function capture(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  captured = button;
}
