import { rspack, type Rspack } from '@rsbuild/core';

/**
 * Must be the first line of a file. Chromium 136 and later know it (V8's explicit compile hints); elsewhere it is a
 * comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has V8 compile the functions of a build's files (or of those that `include` matches) when the file arrives, instead
 * of at their first call, which would delay the response to a tap. Only for files of which nearly all code runs.
 */
export function eagerCompile(include = /\.js$/): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    include,
    // After the minifier, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
