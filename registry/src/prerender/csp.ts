/** The page's Content-Security-Policy, which allows only the hosts that the app needs. */

export interface CspHosts {
  /** Prefix of shell and remotes; '/' when they are the page's own. */
  assets: string;
  /** Origins of development servers. */
  previews: string[];
  /** Origin of the provider; '' when it is the page's own. */
  api: string;
  /** Prefix of the reels' files. */
  media: string;
  /** Google's sign-in script and user info endpoint; absent where sign-in by Google is off. */
  google?: { script: string; userInfo: string };
  /** Hashes of inline scripts that the page has. */
  inlineScripts: string[];
}

/** The policy as one line for the page's meta tag. */
export function contentSecurityPolicy(hosts: CspHosts): string {
  const assets = [...origin(hosts.assets), ...hosts.previews];
  // Development servers push their changes.
  const pushes = hosts.previews.map((preview) => preview.replace(/^http/, 'ws'));
  const media = origin(hosts.media);
  const google = hosts.google ? origin(hosts.google.script) : [];
  const userInfo = hosts.google ? origin(hosts.google.userInfo) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hosts.inlineScripts,
      ...assets,
      ...(hosts.google ? [hosts.google.script] : []),
    ],
    // antd writes its component styles into style elements at run time; a style element cannot run a script.
    'style-src': ["'self'", ...assets, "'unsafe-inline'", ...google],
    'connect-src': ["'self'", ...assets, ...origin(hosts.api), ...media, ...google, ...userInfo, ...pushes],
    'img-src': ["'self'", ...assets, ...media, 'blob:', 'data:'],
    'media-src': ["'self'", ...media, 'blob:'],
    'font-src': ["'self'", ...assets],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': hosts.google ? google : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The origin of an address, or nothing when it is the page's own. */
function origin(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
