import type { Config } from '../config';
import type { CodePurpose } from './codes';

/** The link to the site by which a mailed code is used. */
export function accountLink(
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  purpose: CodePurpose,
  code: string,
): string {
  const link = new URL('/login', SITE_URL);
  link.searchParams.set(purpose, code);
  return link.href;
}
