/** The stock plugin, as its documentation shows it: what a release needs, and none of the workspace's presets. */
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// The registry's command gives each release its id; two releases of one remote fit into a page.
const container = `mf-stock_${process.env['RELEASE_ID'] ?? 'dev'}`.replace(/\W/g, '_');

export default defineConfig({
  source: { entry: {} },
  output: { assetPrefix: 'auto', legalComments: 'none' },
  server: { cors: { origin: [] } },
  tools: { htmlPlugin: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: container,
      filename: 'entry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: {
        react: { singleton: true },
        'react/jsx-runtime': { singleton: true },
        '@reelrupee/platform': { singleton: true, import: false, requiredVersion: '^2.0.0' },
      },
      manifest: false,
      dts: false,
    }),
  ],
});
