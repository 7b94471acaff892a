/** The routes that are opened by their address, and what of each is its content: the same in every build. */
export interface Screen {
  path: string;
  /** Opened by somebody who has signed in before and has the free plan. */
  signedIn: boolean;
  /**
   * The content is drawn when there is an element `within` that holds this text, and nothing in it says that it
   * is still busy.
   */
  content: { within: string; text: string };
}

const MAIN = 'main';

export const SCREENS = [
  { path: '/', signedIn: false, content: { within: MAIN, text: 'View Details' } },
  { path: '/plan', signedIn: false, content: { within: MAIN, text: 'Recharge Now' } },
  // The reel on screen; its neighbours may be on their way.
  { path: '/reels', signedIn: true, content: { within: 'article:not([inert])', text: '/ Reel' } },
  { path: '/profile', signedIn: true, content: { within: MAIN, text: 'Asha Rao' } },
  { path: '/login', signedIn: false, content: { within: MAIN, text: 'Welcome back' } },
  { path: '/current_plan', signedIn: true, content: { within: MAIN, text: 'Watch Video' } },
  { path: '/referrals', signedIn: true, content: { within: MAIN, text: 'How it' } },
  { path: '/referralList', signedIn: true, content: { within: MAIN, text: 'No referrals found' } },
  { path: '/transactions', signedIn: true, content: { within: MAIN, text: 'Transaction History' } },
  { path: '/recharge-plan', signedIn: false, content: { within: MAIN, text: 'No plan data found.' } },
] as const satisfies readonly Screen[];

/** The screens on which the builds are compared. */
export const COMPARED: readonly Screen[] = SCREENS.slice(0, 5);

/** A screen by its path. */
export function screenAt(path: (typeof SCREENS)[number]['path']): Screen {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new Error(`The bench knows no content of ${path}.`);
  return screen;
}
