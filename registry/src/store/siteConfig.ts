/** `config.json` of the site: the settings of a deployer, which need no rebuild. */
import { UPI_ID_PATTERN } from '@reelrupee/contract/patterns';
import { DEFAULT_RUNTIME_CONFIG, type Operator } from '@reelrupee/contract/runtimeConfig';
import { z } from 'zod';
import { messageOf } from '../messageOf';
import { UserError } from '../userError';

export const DEFAULT_SITE_CONFIG = {
  ...DEFAULT_RUNTIME_CONFIG,
  assetsHost: '/',
  previewOrigins: [],
  siteUrl: '',
};

const text = z.string().min(1).optional();

const operator = z.strictObject({
  name: text,
  address: text,
  email: z.email().optional(),
  phone: text,
  grievanceOfficer: text,
  grievanceEmail: z.email().optional(),
} satisfies Record<keyof Operator, z.ZodType>);

const siteConfig = z.strictObject({
  productName: z.string().min(1),
  apiHost: z.string().regex(/^$|^https?:\/\/[^/]+$/, 'an origin without a slash at its end, or empty'),
  mediaHost: z.string().endsWith('/'),
  /** Prefix of the shell's and the remotes' files, with a slash at its end: '/' or a CDN's address. */
  assetsHost: z.string().endsWith('/'),
  /** Origins of development servers, such as http://localhost:3101, that tabs may preview remotes from. */
  previewOrigins: z.array(z.string().regex(/^https?:\/\/[^/]+$/, 'an origin without a slash at its end')),
  /** Address of the site, without a slash at its end; link previews have no picture without it. */
  siteUrl: z.string().regex(/^$|^https?:\/\/[^/]+$/, 'an origin without a slash at its end, or empty'),
  /** Users pay to it: a typing error would send their money to nobody. */
  adminUpiId: z.string().regex(UPI_ID_PATTERN, 'a UPI ID such as name@bank'),
  payeeName: z.string().min(1),
  googleClientId: z.string(),
  googleScriptUrl: z.url(),
  googleUserInfoUrl: z.url(),
  operator,
} satisfies Record<keyof typeof DEFAULT_SITE_CONFIG, z.ZodType>);

export type SiteConfig = z.infer<typeof siteConfig>;

/** Reads a configuration from JSON; settings that it leaves out have their defaults. Throws a UserError. */
export function parseSiteConfig(json: string, source: string): SiteConfig {
  const given = z.looseObject({}).safeParse(parseJson(json, source));
  const parsed = given.success ? siteConfig.safeParse({ ...DEFAULT_SITE_CONFIG, ...given.data }) : given;
  if (parsed.success) return parsed.data;
  throw refused(`${source} is not valid:\n${z.prettifyError(parsed.error)}`);
}

function parseJson(json: string, source: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw refused(`${source} is not JSON: ${messageOf(error)}.`);
  }
}

function refused(problem: string): UserError {
  return new UserError(problem, 'Correct it and try again.');
}
