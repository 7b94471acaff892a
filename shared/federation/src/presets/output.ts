import type { OutputConfig, ToolsConfig } from '@rsbuild/core';
import { BROWSERS } from './browsers';

/**
 * Output of every release: one folder, for current browsers, without source comments. File names carry no hash: the
 * folder's name is that of the release, and its content never changes. The page repeats every name with its integrity.
 */
export const RELEASE_OUTPUT: OutputConfig = {
  distPath: {
    js: '',
    jsAsync: '',
    css: '',
    cssAsync: '',
    svg: '',
    image: '',
    font: '',
    media: '',
    assets: '',
  },
  filename: { js: '[name].js', css: '[name].css' },
  overrideBrowserslist: BROWSERS,
  polyfill: 'off',
  legalComments: 'none',
  sourceMap: false,
  cleanDistPath: true,
  minify: { jsOptions: { minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } } },
};

/**
 * Has the compiler work around Safari's faults in parameters only where code meets them. Without this every
 * destructured parameter becomes a statement.
 */
export const RELEASE_SWC = { env: { bugfixes: true } } satisfies ToolsConfig['swc'];
