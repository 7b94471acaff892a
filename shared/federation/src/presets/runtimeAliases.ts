import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Has builds take the ES modules of the federation runtime, which can be tree-shaken. The plugin resolves the CommonJS
 * files, which cannot: an entry is 6.5 KiB (brotli) with this and 12.0 KiB without.
 */
export function runtimeAliases(): Record<string, string> {
  const { bundlerRuntime, runtime, errorCodes } = runtimeFiles();
  return {
    [bundlerRuntime]: join(dirname(bundlerRuntime), 'bundler.js'),
    [runtime]: join(dirname(runtime), 'bundler.js'),
    [errorCodes]: join(dirname(errorCodes), 'index.mjs'),
    ...errorTextAlias(),
  };
}

/** Leaves out the federation runtime's texts of errors: see `errorTexts.ts`. */
export function errorTextAlias(): Record<string, string> {
  const { errorCodes } = runtimeFiles();
  return { [join(dirname(errorCodes), 'desc.mjs')]: join(import.meta.dirname, 'errorTexts') };
}

/** The files that the plugin resolves the runtime's packages to. */
function runtimeFiles() {
  const enhanced = resolveFrom(import.meta.url, '@module-federation/enhanced');
  const tools = resolveFrom(enhanced, '@module-federation/runtime-tools');
  const bundlerRuntime = resolveFrom(tools, '@module-federation/webpack-bundler-runtime');
  const runtime = resolveFrom(bundlerRuntime, '@module-federation/runtime');
  return { bundlerRuntime, runtime, errorCodes: resolveFrom(runtime, '@module-federation/error-codes') };
}

function resolveFrom(file: string, name: string): string {
  return createRequire(file).resolve(name);
}
