import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { classNames } from './classNames';
import { eagerCompile } from './eagerCompile';
import { firstPathChunk } from './firstPathChunk';
import { prerenderPreset } from './prerenderPreset';
import { buildId, buildTarget, shellMode } from './mode';
import { RELEASE_OUTPUT, RELEASE_SWC } from './output';
import { readPackage } from './packageFile';
import { errorTextAlias } from './runtimeAliases';
import { sharedVersions } from './sharedVersions';
import { shellIconAlias } from './shellIconAlias';
import { styleLayers } from './styleLayers';
import { workerPreset } from './workerPreset';
import { WORKSPACE } from './workspace';

/** Files that every first visit runs. Most functions of the dialog and field libraries are never called. */
const FIRST_PATH = /^(shell|first)\.js$/;

/** Leaves out the parts of the federation runtime that a page without manifests needs no code for. */
const RUNTIME = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/** The build of the shell: it names no remote, and provides the shared modules. */
export function shellPreset(dir: string): RsbuildConfig {
  const release = buildId();
  const define = {
    ...RUNTIME,
    IS_DEVELOPMENT: String(shellMode() === 'development'),
    SHARED_VERSIONS: JSON.stringify(sharedVersions()),
    PLATFORM_VERSION: JSON.stringify(readPackage(`${WORKSPACE}/shared/platform`).version),
  };
  const names = classNames(release, [`${dir}/src`, `${WORKSPACE}/shared/ui/src`]);
  if (buildTarget() === 'worker') return workerPreset();
  if (buildTarget() === 'html')
    return mergeRsbuildConfig(prerenderPreset('./src/prerender.tsx', ['axios'], names), {
      source: { define },
      resolve: { alias: shellIconAlias() },
    });
  return {
    mode: shellMode(),
    source: { entry: { shell: './src/index.ts' }, define },
    plugins: [pluginReact({ fastRefresh: false })],
    output: RELEASE_OUTPUT,
    resolve: { alias: { ...shellIconAlias(), ...(shellMode() === 'production' ? errorTextAlias() : {}) } },
    security: { sri: { enable: true, algorithm: 'sha256' } },
    tools: {
      ...names,
      ...styleLayers(layerOf),
      swc: RELEASE_SWC,
      htmlPlugin: false,
      rspack: {
        output: { uniqueName: 'shell', crossOriginLoading: 'anonymous' },
        optimization: { splitChunks: firstPathChunk() },
        plugins: [eagerCompile(FIRST_PATH)],
      },
    },
  };
}

/** Remotes may restyle primitives of `shared/ui`, but not the shell’s own rules. */
function layerOf(path: string): string | undefined {
  const ui = `${WORKSPACE}/shared/ui/src/`;
  if (!path.startsWith(ui)) return undefined;
  return path.startsWith(`${ui}tokens/`) ? 'base' : 'ui';
}
