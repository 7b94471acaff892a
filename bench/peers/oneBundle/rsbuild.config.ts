/** The same screens as one ordinary bundle, a lazy chunk per route. */
import { classNames } from '@reelrupee/federation/presets/classNames';
import { eagerCompile } from '@reelrupee/federation/presets/eagerCompile';
import { RELEASE_OUTPUT } from '@reelrupee/federation/presets/output';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { join } from 'node:path';
import { PEER_SITE } from '../build';
import { CONFIG_TAG } from '../common/configTag';

const SOURCES = ['shell', 'shared/ui', ...remoteNames()].map((dir) => join(WORKSPACE, dir, 'src'));

export default defineConfig({
  root: import.meta.dirname,
  source: { entry: { index: './index.ts' } },
  html: { template: '../common/index.html', tags: [CONFIG_TAG] },
  plugins: [pluginReact({ fastRefresh: false })],
  // As ours: neither names nor the hint have anything to do with federation.
  tools: { ...classNames('onebundle', SOURCES), rspack: { plugins: [eagerCompile()] } },
  output: {
    ...RELEASE_OUTPUT,
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
