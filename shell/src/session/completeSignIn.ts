import type { SignedInUser } from '@reelrupee/contract/entities';
import { clearQueries, navigateTo, routes, showPopup, startSession } from '@reelrupee/platform';

/** How the session began, which decides what the user is told. */
export type SignInMethod = 'login' | 'registration';

const WELCOME = {
  login: { title: 'Login successful!', closesAfterMs: 1000 },
  registration: { title: 'Registration successful!', closesAfterMs: 2000 },
} as const satisfies Record<SignInMethod, { title: string; closesAfterMs: number }>;

/** Stores the new session, greets, and goes home. */
export function completeSignIn(user: SignedInUser, way: SignInMethod, remember: boolean): void {
  clearQueries();
  startSession(user, remember);
  showPopup({ tone: 'success', text: `Welcome, ${user.name}`, ...WELCOME[way] });
  navigateTo(routes.home, { replace: true });
}
