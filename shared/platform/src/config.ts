import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';

let config: RuntimeConfig | undefined;

/** What the deployer set, read once from the page, which holds all of it. Throws when the page has none. */
export function runtimeConfig(): RuntimeConfig {
  config ??= readInlined();
  return config;
}

function readInlined(): RuntimeConfig {
  const text = document.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page has no data block #${RUNTIME_CONFIG_ELEMENT}.`);
  return JSON.parse(text) as RuntimeConfig;
}

/** Full address of a reel's video, poster or captions. */
export function mediaUrl(file: string): string {
  return runtimeConfig().mediaHost + file;
}
