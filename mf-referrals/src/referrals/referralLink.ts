import { SIGN_UP_ADDRESS } from '@reelrupee/contract/signUpAddress';
import { routes } from '@reelrupee/platform';

/** The address that brings a friend to the sign-up form, with the user's code filled in if the provider gives one. */
export function referralLink(origin: string, code: string): string {
  return origin + (code ? `${routes.login}?ref=${encodeURIComponent(code)}` : SIGN_UP_ADDRESS);
}
