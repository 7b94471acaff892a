import { pluginReact } from '@rsbuild/plugin-react';
import type { LibConfig, RslibConfig } from '@rslib/core';

interface Library {
  /** Its run-time environment: `web` for what pages load, `node` for tools. */
  target: 'web' | 'node';
  /** Further patterns of sources, such as `!./src/presets/workspace.ts`. */
  entry?: string[];
  /** Modules of the package itself that its files keep importing by name. */
  externals?: string[];
  /** Further outputs, such as a command. */
  beside?: LibConfig[];
}

/**
 * The build of a package for teams in other repositories: one JavaScript file and one `.d.ts` file for each source, in
 * the same folders, so that subpaths of the package are paths of files.
 */
export function libraryConfig({ target, entry = [], externals = [], beside = [] }: Library): RslibConfig {
  const library: LibConfig = {
    bundle: false,
    format: 'esm',
    syntax: 'es2022',
    dts: true,
    redirect: { dts: { extension: true } },
    source: { entry: { index: ['./src/**', '!./src/**/*.test.*', '!./src/**/*.md', ...entry] } },
  };
  return {
    lib: [library, ...beside],
    plugins: target === 'web' ? [pluginReact({ fastRefresh: false })] : [],
    source: { tsconfigPath: './tsconfig.build.json' },
    output: { target, cleanDistPath: true, externals },
  };
}
