import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { classNames } from './classNames';
import { RELEASE_OUTPUT } from './output';

/** File that a build for the page's HTML leaves. */
export const PRERENDER_BUNDLE = 'html.js';

/**
 * The build that a package's part of the page's HTML is drawn with, in Node: one CommonJS file with the very class
 * names of the package's stylesheets.
 */
export function prerenderPreset(
  entry: string,
  externals: string[],
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
        // What is loaded on demand in the browser stands in the one file too.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
        optimization: { splitChunks: false },
      },
    },
  };
}
