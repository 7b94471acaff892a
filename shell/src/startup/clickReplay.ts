/**
 * Captures clicks on the prerendered screen and replays the last one once the screen is interactive. Links need no
 * replay.
 */
import { isPrerendered } from './prerendered';

let captured: HTMLElement | null = null;
let isDead = false;

/** Captures the last click on a button of the prerendered screen. */
export function captureClicks(): void {
  if (isPrerendered(window.location.pathname)) document.addEventListener('click', capture, true);
}

/** Replays the captured click, once the screen is hydrated, and captures no more. */
export function replayClicks(): void {
  document.removeEventListener('click', capture, true);
  const button = captured;
  captured = null;
  if (button) connectedButton(button)?.click();
}

/**
 * For an app that could not start: the captured click, or the next one, reloads the page, and so does the network's
 * return. Passed on to the form, a click would only seem to send it.
 */
export function reloadOnClick(): void {
  isDead = true;
  window.addEventListener('online', reload, { once: true });
  if (captured) reload();
}

function reload(): void {
  window.location.reload();
}

/**
 * The button, or the one that replaced it, as when a screen renders for its user. Undefined when several have its name:
 * the wrong one must not be clicked.
 */
function connectedButton(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const [same, other] = [...document.querySelectorAll<HTMLElement>('#root button')].filter(
    ({ textContent, ariaLabel }) => textContent === button.textContent && ariaLabel === button.ariaLabel,
  );
  return other ? undefined : same;
}

function capture(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  captured = button;
  if (isDead) reload();
}
