/** `config.json` of the site: what a deployer sets, without a rebuild. */
import { DEFAULT_RUNTIME_CONFIG } from '@reelrupee/contract/runtimeConfig';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically, type Target } from './target';

const DEFAULTS = { ...DEFAULT_RUNTIME_CONFIG, assetsHost: '/', previewOrigins: [] };

const siteConfig = z.strictObject({
  productName: z.string().min(1),
  apiHost: z.string().regex(/^$|^https?:\/\/[^/]+$/, 'an origin without a slash at its end, or empty'),
  mediaHost: z.string().endsWith('/'),
  /** Prefix of the shell's and the remotes' files, with a slash at its end: '/' or a CDN's address. */
  assetsHost: z.string().endsWith('/'),
  /** Origins of development servers, such as http://localhost:3101, that tabs may preview remotes from. */
  previewOrigins: z.array(z.string().regex(/^https?:\/\/[^/]+$/, 'an origin without a slash at its end')),
  adminUpiId: z.string().min(1),
  payeeName: z.string().min(1),
  googleClientId: z.string(),
  googleScriptUrl: z.url(),
  googleUserInfoUrl: z.url(),
} satisfies Record<keyof typeof DEFAULTS, z.ZodType>);

export type SiteConfig = z.infer<typeof siteConfig>;

/** The site's configuration; written with its defaults when there is none yet. */
export function readSiteConfig(target: Target): SiteConfig {
  const file = join(target.public, 'config.json');
  if (!existsSync(file)) writeAtomically(file, `${JSON.stringify(DEFAULTS, null, 2)}\n`);
  const parsed = siteConfig.safeParse({ ...DEFAULTS, ...JSON.parse(readFileSync(file, 'utf8')) });
  if (!parsed.success) throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
