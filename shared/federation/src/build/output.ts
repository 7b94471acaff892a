import type { OutputConfig } from '@rsbuild/core';
import { BROWSERS } from './browsers';

/** How every release is written: hashed names in one folder, for current browsers, no source comments. */
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
    filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
    cssModules: { localIdentName: `[local]-[hash:base64:5]-${uniqueName.slice(-5)}` },
    overrideBrowserslist: BROWSERS,
    polyfill: 'off',
    legalComments: 'none',
    sourceMap: false,
    cleanDistPath: true,
  };
}
