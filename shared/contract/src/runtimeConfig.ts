/** What a deployer sets without a rebuild: `config.json` of the site, inlined into its HTML. */
export interface RuntimeConfig {
  productName: string;
  /** Origin of the provider, without a trailing slash; empty when it is the site's own. */
  apiHost: string;
  /** Prefix of the reels' files, with a trailing slash. */
  mediaHost: string;
  /** Where recharges are paid to. */
  adminUpiId: string;
  /** The name that UPI apps show for it. */
  payeeName: string;
  /** Of the deployer's Google project; Google sign-in answers 'Google login failed' without it. */
  googleClientId: string;
  /** Google's own script and endpoint; others only in tests. */
  googleScriptUrl: string;
  googleUserInfoUrl: string;
}

/** Id of the JSON data block in the HTML that holds the RuntimeConfig. */
export const RUNTIME_CONFIG_ELEMENT = 'reelrupee-config';

/** Values of a fresh installation. For tools and tests: a page holds its configuration whole. */
export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = {
  productName: 'ReelRupee',
  apiHost: '',
  mediaHost: '/media/',
  adminUpiId: 'reelrupee@upi',
  payeeName: 'ReelRupee',
  googleClientId: '',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  googleUserInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
};
