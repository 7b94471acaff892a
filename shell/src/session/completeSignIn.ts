import { clearQueries, showPopup, startSession, type SignedInUser } from '@reelrupee/platform';
import { leaveDialogEntry } from '@reelrupee/ui/core';
import { leaveLogin } from './leaveLogin';
import { discardReferralCode } from './referralCode';
import { t } from '../texts/texts';

/** Way in which the session began; it decides the message. */
export type SignInMethod = 'login' | 'registration';

const WELCOME = {
  login: { title: 'Login successful!', closesAfterMs: 1000 },
  registration: { title: 'Registration successful!', closesAfterMs: 2000 },
} as const satisfies Record<SignInMethod, { title: string; closesAfterMs: number }>;

/** Stores the new session in the language of its account, greets the user and goes home, or on to the plan that the visitor had chosen. */
export async function completeSignIn(
  user: SignedInUser,
  method: SignInMethod,
  remember: boolean,
): Promise<void> {
  const { title, closesAfterMs } = WELCOME[method];
  clearQueries();
  // Before any screen of the session renders.
  const account = await loadAccountLanguage();
  await account?.adoptLanguage(user.language);
  discardReferralCode();
  startSession(user, remember);
  account?.tellChoice(user.language);
  showPopup({
    tone: 'success',
    text: user.name ? t('Welcome, {name}', { name: user.name }) : t('Welcome'),
    title: t(title),
    closesAfterMs,
  });
  // A step of its own, as for a new user of Google.
  await leaveDialogEntry();
  leaveLogin();
}

/** Loaded with the background work, as a rule before a sign-in; without it the language stays that of the page. */
async function loadAccountLanguage() {
  return import(/* webpackChunkName: "background" */ './accountLanguage').catch(() => null);
}
