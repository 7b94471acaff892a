import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { classNames } from './classNames';
import { RELEASE_OUTPUT } from './output';

/** Output file of the prerender build. */
export const PRERENDER_BUNDLE = 'html.js';

/**
 * Build for prerendering a package's part of the page in Node: one CommonJS file with the class names of the package's
 * stylesheets.
 */
export function prerenderPreset(
  entry: string,
  externals: readonly string[],
  names: ReturnType<typeof classNames>,
): RsbuildConfig {
  return {
    mode: 'production',
    source: { entry: { html: entry } },
    plugins: [pluginReact({ fastRefresh: false, swcReactOptions: { development: false } })],
    output: {
      ...RELEASE_OUTPUT,
      target: 'node',
      module: false,
      filename: { js: '[name].js' },
      minify: false,
      emitCss: false,
    },
    tools: {
      ...names,
      htmlPlugin: false,
      rspack: {
        output: { library: { type: 'commonjs2' } },
        externals: Object.fromEntries(externals.map((name) => [name, `commonjs2 ${name}`])),
        // Chunks that the browser loads on demand are bundled into the one file.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        optimization: { splitChunks: false },
      },
    },
  };
}
