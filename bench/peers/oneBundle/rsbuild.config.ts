/** The same screens as one ordinary bundle, a lazy chunk per route. */
import { compiledOnArrival } from '@reelrupee/federation/build/compileHint';
import { releaseOutput } from '@reelrupee/federation/build/output';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { join } from 'node:path';
import { PEER_SITE } from '../build';

export default defineConfig({
  root: import.meta.dirname,
  source: { entry: { index: './index.tsx' } },
  html: { template: '../common/index.html' },
  plugins: [pluginReact({ fastRefresh: false })],
  // As ours: the hint has nothing to do with federation.
  tools: { rspack: { plugins: [compiledOnArrival()] } },
  output: {
    ...releaseOutput('onebundle'),
    assetPrefix: '/bundle/1.0.0-0/',
    distPath: {
      root: join(process.env[PEER_SITE] ?? '', 'bundle/1.0.0-0'),
      html: '../..',
      js: '',
      css: '',
      jsAsync: '',
      cssAsync: '',
    },
  },
});
