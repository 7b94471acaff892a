/** One bundle with all measures of ours that need no federation: `index.ts` for browsers, `prerender.tsx` for pages. */
import { classNames } from '@reelrupee/federation/presets/classNames';
import { eagerCompile } from '@reelrupee/federation/presets/eagerCompile';
import { firstPathChunk } from '@reelrupee/federation/presets/firstPathChunk';
import { RELEASE_OUTPUT, RELEASE_SWC } from '@reelrupee/federation/presets/output';
import { prerenderPreset } from '@reelrupee/federation/presets/prerenderPreset';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { join } from 'node:path';
import { PEER_PART, PEER_SITE } from '../build';
import { PRERENDER_PART, TUNED_FOLDER } from './site';

const SOURCES = ['shell', 'shared/ui', ...remoteNames()].map((dir) => join(WORKSPACE, dir, 'src'));
const names = classNames('tuned', SOURCES);
const define = { IS_DEVELOPMENT: 'false', PLATFORM_VERSION: '"0.0.0"', SHARED_VERSIONS: '{}' };
const site = process.env[PEER_SITE] ?? '';

const pages: RsbuildConfig = mergeRsbuildConfig(prerenderPreset('./prerender.tsx', ['axios'], names), {
  root: import.meta.dirname,
  source: { define },
  output: { distPath: { root: join(site, PRERENDER_PART) } },
});

const browser: RsbuildConfig = {
  root: import.meta.dirname,
  source: { entry: { shell: './index.ts' }, define },
  plugins: [pluginReact({ fastRefresh: false })],
  output: {
    ...RELEASE_OUTPUT,
    assetPrefix: `/${TUNED_FOLDER}/`,
    distPath: { ...(RELEASE_OUTPUT.distPath as object), root: join(site, TUNED_FOLDER) },
  },
  tools: {
    ...names,
    swc: RELEASE_SWC,
    htmlPlugin: false,
    rspack: {
      output: { crossOriginLoading: 'anonymous' },
      optimization: { splitChunks: firstPathChunk() },
      plugins: [eagerCompile()],
    },
  },
};

export default defineConfig(process.env[PEER_PART] === PRERENDER_PART ? pages : browser);
