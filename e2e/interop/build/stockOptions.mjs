import { fileURLToPath } from 'node:url';

export const REMOTE_DIR = fileURLToPath(new URL('../remote/', import.meta.url));

/**
 * Options of the federation plugins as their documentation shows them, the same for all three. React is bundled as a
 * fallback, as by default; the platform comes from the shell only.
 */
export function stockOptions(name, filename) {
  return {
    name,
    filename,
    exposes: { './remote': `${REMOTE_DIR}remote.js` },
    shared: {
      react: { singleton: true },
      'react/jsx-runtime': { singleton: true },
      '@reelrupee/platform': { singleton: true, import: false, requiredVersion: '^2.0.0' },
    },
    manifest: false,
    dts: false,
  };
}
