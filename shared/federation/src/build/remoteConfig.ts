import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '../composition/composition';
import { buildId } from '../release/inputs';
import { lentRuntimeExternal } from './federationRuntime';
import { readManifest } from './manifest';
import { productionOutput } from './output';
import { takenModules } from './sharedOptions';

declare global {
  /** Left in the page by the shell, under the name of RUNTIME_GLOBAL. */
  var reelrupeeFederation: { applyStyle: (link: HTMLLinkElement) => void };
}

/** The production build of a remote: one container, whose one exposed module is `src/remote.tsx`. */
export function remoteConfig(dir: string): RsbuildConfig {
  const { name } = readManifest(dir);
  const container = containerName(name, buildId(dir));
  return {
    mode: 'production',
    source: { entry: {} },
    plugins: [
      pluginReact({ fastRefresh: false }),
      pluginModuleFederation({
        name: container,
        filename: ENTRY_FILE,
        exposes: { [`./${EXPOSED_MODULE}`]: './src/remote.tsx' },
        shared: takenModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
    ],
    // The plugin asks for a decision: this build is never served by its own server.
    server: { cors: { origin: [] } },
    splitChunks: false,
    output: { ...productionOutput(container), assetPrefix: 'auto' },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { uniqueName: container, chunkLoadingGlobal: `chunks_${container}` },
        externals: lentRuntimeExternal(),
      },
      cssExtract: {
        pluginOptions: {
          ignoreOrder: true,
          // Runs in the page: the shell verifies the stylesheet and applies it.
          insert: (link) => globalThis.reelrupeeFederation.applyStyle(link),
        },
      },
    },
  };
}
