import { rspack, type Rspack } from '@rsbuild/core';

/** Must stand first in a file. Chromium knows it since 136 (V8's explicit compile hints); to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has the functions of a build's files, or of those that `include` names, compiled when the file comes, not each at
 * its first call: that would be while a screen answers a tap. Only for files nearly all of which runs then.
 */
export function eagerCompile(include = /\.js$/): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    include,
    // Once the minifier, which takes comments away, has run.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
