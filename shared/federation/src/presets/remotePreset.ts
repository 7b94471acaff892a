import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '../composition/composition';
import { classNames } from './classNames';
import { eagerCompile } from './eagerCompile';
import { developmentServer } from './developmentServer';
import { iconAlias } from './iconAlias';
import { runtimeAliases } from './runtimeAliases';
import { prerenderPreset } from './prerenderPreset';
import { readManifest } from './remoteManifest';
import { buildId, buildTarget } from './mode';
import { RELEASE_OUTPUT, RELEASE_SWC } from './output';
import { remoteLayer, styleLayers } from './styleLayers';
import { consumedModules } from './consumedModules';
import { SHARED_MODULES } from '../sharing';

/** The remote takes the runtime's core from the shell, and leaves out the parts that only hosts and Node need. */
const RUNTIME = {
  externalRuntime: true,
  optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
} as const;

/** Installed packages that are compiled for the same browsers as the remote's own sources. */
const OWN_PACKAGES = /[\\/]node_modules[\\/]@reelrupee[\\/]/;

/**
 * The build of a remote: one container with one exposed module, `src/remote.tsx`. For production, unless the dev
 * command requests a development server that a shell can preview the remote from.
 */
export function remotePreset(dir: string): RsbuildConfig {
  const manifest = readManifest(dir);
  const container = containerName(manifest.name, buildId());
  const names = classNames(container, [`${dir}/src`]);
  if (buildTarget() === 'html')
    return mergeRsbuildConfig(prerenderPreset('./src/remote.tsx', SHARED_MODULES, names), {
      resolve: { alias: iconAlias(dir) },
    });
  const server = developmentServer(manifest);
  return {
    mode: server ? 'development' : 'production',
    source: { entry: {}, include: [OWN_PACKAGES] },
    plugins: [
      // The shell shares one JSX runtime, the production one.
      pluginReact({ fastRefresh: server?.fastRefresh ?? false, swcReactOptions: { development: false } }),
      pluginModuleFederation({
        name: container,
        filename: ENTRY_FILE,
        exposes: {
          [`./${EXPOSED_MODULE}`]: {
            name: EXPOSED_MODULE,
            import: [...(server?.importedFirst ?? []), './src/remote.tsx'],
          },
        },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: RUNTIME,
      }),
    ],
    splitChunks: false,
    output: { ...RELEASE_OUTPUT, assetPrefix: 'auto' },
    // The plugin requires a CORS setting; the bundler's own server never serves a production build.
    ...(server?.config ?? { server: { cors: { origin: [] } } }),
    tools: {
      ...names,
      ...styleLayers(() => remoteLayer(manifest.name)),
      swc: RELEASE_SWC,
      htmlPlugin: false,
      rspack: {
        // Independent of where the packages are installed. A hot update needs ids that stay.
        ...(server ? {} : { optimization: { moduleIds: 'natural' } }),
        output: { uniqueName: container, chunkLoadingGlobal: `chunks_${container}` },
        resolve: { alias: { ...runtimeAliases(), ...iconAlias(dir) } },
        plugins: server ? [] : [eagerCompile()],
      },
      cssExtract: { pluginOptions: { ignoreOrder: true } },
    },
  };
}
