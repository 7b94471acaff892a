/** Settings that need no rebuild: `config.json` of the site, inlined into its HTML. */
export interface RuntimeConfig {
  productName: string;
  /** Origin of the provider, without a trailing slash; empty when it is the site's. */
  apiHost: string;
  /** Prefix of the reels' files, with a trailing slash. */
  mediaHost: string;
  /** UPI ID that receives recharges. */
  adminUpiId: string;
  /** Name that UPI apps show for that ID. */
  payeeName: string;
  /** Client id of the deployer's Google project; without it Google sign-in says 'Google login failed'. */
  googleClientId: string;
  /** Google's script and endpoint; tests replace them. */
  googleScriptUrl: string;
  googleUserInfoUrl: string;
  /** The operator of the site, for the legal and support pages; missing details are left out. */
  operator: { [Detail in keyof Operator]?: Operator[Detail] | undefined };
}

export interface Operator {
  name: string;
  address: string;
  email: string;
  phone: string;
  /** Name and email of the grievance officer. */
  grievanceOfficer: string;
  grievanceEmail: string;
}

/** Id of the JSON data block in the HTML that holds the RuntimeConfig. */
export const RUNTIME_CONFIG_ELEMENT = 'reelrupee-config';

/** Values of a new installation, for tools and tests. */
export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = {
  productName: 'ReelRupee',
  apiHost: '',
  mediaHost: '/media/',
  adminUpiId: 'reelrupee@upi',
  payeeName: 'ReelRupee',
  googleClientId: '',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  googleUserInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
  operator: {},
};
