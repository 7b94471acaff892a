import type { identityVerifier } from '../access/identityTokens';
import type { Store } from '../store/store';

export interface ServiceOptions {
  store: Store;
  /** The service's own address, for which CI's identity tokens must be issued. */
  audience: string;
  /** Address of the site, for links to previews. */
  site: string;
  /** Time in ms since the epoch. */
  now?: () => number;
}

/** Dependencies of the routes. */
export interface ServiceContext extends Required<ServiceOptions> {
  verifyIdentity: ReturnType<typeof identityVerifier>;
}
