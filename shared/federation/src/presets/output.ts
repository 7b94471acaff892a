import type { OutputConfig } from '@rsbuild/core';
import { BROWSERS } from './browsers';

/**
 * How every release is written: in one folder, for current browsers, no source comments. File names carry no hash: the
 * folder's name is that of the release, and never gets other content. The page repeats every name with its integrity.
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
