import type { SignedInUser } from '@reelrupee/contract/entities';
import { forgetAnswers, goTo, routes, showPopup, startSession } from '@reelrupee/platform';

/** How the session began, which decides what the user is told. */
export type SignInWay = 'login' | 'registration';

const WELCOME = {
  login: { title: 'Login successful!', closesAfterMs: 1000 },
  registration: { title: 'Registration successful!', closesAfterMs: 2000 },
} as const satisfies Record<SignInWay, { title: string; closesAfterMs: number }>;

/** Stores the new session, greets, and goes home. */
export function enter(user: SignedInUser, way: SignInWay, remember: boolean): void {
  forgetAnswers();
  startSession(user, remember);
  showPopup({ tone: 'success', text: `Welcome, ${user.name}`, ...WELCOME[way] });
  goTo(routes.home, { replace: true });
}
