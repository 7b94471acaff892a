/** The stock plugins that remotes of other teams are built with: the pinned minor version and the two before it. */

/** The entry's file name as the plugins' documentation has it; ours is `entry.js`. */
export const REMOTE_ENTRY = 'remoteEntry.js';

export type Bundler = 'rspack' | 'webpack' | 'vite';

export interface Variant {
  bundler: Bundler;
  /** Minor version of the plugin. */
  minor: string;
  /** The package of the plugin, an alias for the older versions. */
  plugin: string;
}

const ENHANCED = { '2.9': '@module-federation/enhanced', '2.8': 'enhanced-2.8', '2.7': 'enhanced-2.7' };
const VITE = { '1.23': '@module-federation/vite', '1.22': 'vite-plugin-1.22', '1.21': 'vite-plugin-1.21' };

export const VARIANTS: readonly Variant[] = [
  ...variantsOf('rspack', ENHANCED),
  ...variantsOf('webpack', ENHANCED),
  ...variantsOf('vite', VITE),
];

/** Name of the container and of the release. */
export function nameOf({ bundler, minor }: Variant): string {
  return `interop_${bundler}_${minor.replace('.', '_')}`;
}

function variantsOf(bundler: Bundler, plugins: Record<string, string>): Variant[] {
  return Object.entries(plugins).map(([minor, plugin]) => ({ bundler, minor, plugin }));
}
