import manifest from '../package.json' with { type: 'json' };

/** The provider's version. The bundle holds it as it was built. */
export const VERSION = manifest.version;
