/** The element that has the screen, and gets the focus when the screen changes. */
export const MAIN_ID = 'main';

/** Moves the focus to the screen. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * Takes the focus from the button that was tapped, before its screen is removed: removing it with the focus makes the
 * browser style and lay out a page that is half gone.
 */
export function blurScreen(): void {
  document.querySelector<HTMLElement>(`#${MAIN_ID} :focus`)?.blur();
}
