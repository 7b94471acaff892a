import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';

let config: RuntimeConfig | undefined;

/** The configuration in the page, read once. Throws when the page has none. */
export function runtimeConfig(): RuntimeConfig {
  config ??= readInlined();
  return config;
}

function readInlined(): RuntimeConfig {
  const text = document.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page has no data block #${RUNTIME_CONFIG_ELEMENT}.`);
  return JSON.parse(text) as RuntimeConfig;
}

/** Address of a reel's video, poster or captions. */
export function mediaUrl(file: string): string {
  return runtimeConfig().mediaHost + file;
}
