import { MAIN_ID } from './mainId';

/** Moves the focus to the place of the screen, unless it is there already. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID);
  if (document.activeElement !== main) main?.focus({ preventScroll: true });
}
