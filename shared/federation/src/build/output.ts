import type { OutputConfig } from '@rsbuild/core';
import { BROWSERS } from './browsers';

/**
 * How every release is written: in one folder, for current browsers, no source comments. File names carry no hash: the
 * folder's name is that of the release, and never gets other content. The page repeats every name with its integrity.
 */
export function releaseOutput(uniqueName: string): OutputConfig {
  return {
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
    cssModules: { localIdentName: `[local]-[hash:base64:4]-${uniqueName.slice(-5)}` },
    overrideBrowserslist: BROWSERS,
    polyfill: 'off',
    legalComments: 'none',
    sourceMap: false,
    cleanDistPath: true,
  };
}
