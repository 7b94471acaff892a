/**
 * Taps on the first screen while it is only HTML: a button that is tapped before its code has arrived does its work
 * as soon as it has. Links work by themselves.
 */
import { isInHtml } from './firstHtml';

let tapped: HTMLElement | null = null;

/** Keeps the last tap on a button of the HTML's screen from now on. */
export function keepTaps(): void {
  if (isInHtml(window.location.pathname)) document.addEventListener('click', keep, true);
}

/** The screen is drawn: it gets the tap, and every later one by itself. */
export function giveTaps(): void {
  document.removeEventListener('click', keep, true);
  const button = tapped;
  tapped = null;
  button?.click();
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  tapped = button;
}
