/** Builds the plain host into a folder: `host.mjs <folder>`. */
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The modules that mf-wallet takes from its host. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@reelrupee/platform',
  '@reelrupee/platform/router',
  '@reelrupee/ui/core',
  '@reelrupee/ui/dialog',
  '@reelrupee/ui/form',
  '@reelrupee/ui/upload',
];

const [folder] = process.argv.slice(2);
const rsbuild = await createRsbuild({
  cwd: fileURLToPath(new URL('../host/', import.meta.url)),
  rsbuildConfig: {
    mode: 'production',
    logLevel: 'error',
    source: { entry: { index: './index.js' } },
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: 'plain_host',
        shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: false }])),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // Remotes of the preset take the runtime's core from their host.
        experiments: { provideExternalRuntime: true },
      }),
    ],
    output: { distPath: { root: folder }, filenameHash: false, sourceMap: false, minify: false },
    server: { cors: { origin: [] } },
  },
});
await rsbuild.build();
