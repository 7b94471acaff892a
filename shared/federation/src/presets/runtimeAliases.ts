import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Has builds take the ES modules of the federation runtime, which can be tree-shaken. The plugin resolves the CommonJS
 * files, which cannot: an entry is 6.5 KiB (brotli) with this and 12.0 KiB without.
 */
export function runtimeAliases(): Record<string, string> {
  const enhanced = resolveFrom(import.meta.url, '@module-federation/enhanced');
  const tools = resolveFrom(enhanced, '@module-federation/runtime-tools');
  const bundlerRuntime = resolveFrom(tools, '@module-federation/webpack-bundler-runtime');
  const runtime = resolveFrom(bundlerRuntime, '@module-federation/runtime');
  const errorCodes = resolveFrom(runtime, '@module-federation/error-codes');
  return {
    [bundlerRuntime]: join(dirname(bundlerRuntime), 'bundler.js'),
    [runtime]: join(dirname(runtime), 'bundler.js'),
    [errorCodes]: join(dirname(errorCodes), 'index.mjs'),
  };
}

function resolveFrom(file: string, name: string): string {
  return createRequire(file).resolve(name);
}
