import type { OutputConfig } from '@rsbuild/core';
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
};
