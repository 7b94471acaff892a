import { routes } from '@reelrupee/platform';

/** The address that brings a friend to the sign-up form with the user's code filled in. */
export function referralLink(origin: string, code: string): string {
  return `${origin}${routes.login}?ref=${encodeURIComponent(code)}`;
}
