import type { Rspack } from '@rsbuild/core';

/**
 * React, the router, the platform, the primitives and the frame travel together: each would otherwise be a chunk,
 * and so a request, of its own on the first visit. They are never cached apart, since a release has its own folder.
 * Of the contract, `contact` is for forms only; of the platform, `http` comes with axios, and `googleToken` with a tap.
 * Texts of other languages (`texts/hi.ts`) are chunks of their own.
 */
export function firstPathChunk(): Rspack.OptimizationSplitChunksOptions {
  return {
    chunks: 'async',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      first: {
        name: 'first',
        test: /^(?!.*[\\/](texts|replies)[\\/](?!en\.)[a-z]{2}\.ts$).*(?:[\\/]node_modules[\\/](react|react-dom|scheduler|zustand|@tanstack)[\\/]|[\\/]shared[\\/](platform|contract)[\\/](?!src[\\/](patterns|contact|api[\\/]http|session[\\/]googleToken))|[\\/]shared[\\/]ui[\\/]src[\\/](core[\\/]|texts[\\/]|icons)|[\\/]lucide-react[\\/](?!.*[\\/]icons[\\/]))/,
        enforce: true,
      },
      // Provided to remotes and used by log-in: one chunk for both.
      form: {
        name: 'form',
        test: /[\\/]react-hook-form[\\/]|[\\/]shared[\\/]ui[\\/]src[\\/]form[\\/]/,
        enforce: true,
      },
    },
  };
}
