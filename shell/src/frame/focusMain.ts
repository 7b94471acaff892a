/** The element that has the screen, and gets the focus when the screen changes. */
export const MAIN_ID = 'main';

/** Moves the focus to the screen. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
