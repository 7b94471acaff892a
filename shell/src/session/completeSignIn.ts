import {
  clearQueries,
  navigateTo,
  routes,
  showPopup,
  startSession,
  type SignedInUser,
} from '@reelrupee/platform';

/** How the session began; it decides the message. */
export type SignInMethod = 'login' | 'registration';

const WELCOME = {
  login: { title: 'Login successful!', closesAfterMs: 1000 },
  registration: { title: 'Registration successful!', closesAfterMs: 2000 },
} as const satisfies Record<SignInMethod, { title: string; closesAfterMs: number }>;

/** Stores the new session, greets the user and goes home. */
export function completeSignIn(user: SignedInUser, method: SignInMethod, remember: boolean): void {
  clearQueries();
  startSession(user, remember);
  showPopup({
    tone: 'success',
    text: user.name ? `Welcome, ${user.name}` : 'Welcome',
    ...WELCOME[method],
  });
  navigateTo(routes.home, { replace: true });
}
