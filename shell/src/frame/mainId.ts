/** The element that holds the screen, and gets the focus after a route change. */
export const MAIN_ID = 'main';
