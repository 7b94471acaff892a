import {
  DEFAULT_RUNTIME_CONFIG,
  RUNTIME_CONFIG_ELEMENT,
  type RuntimeConfig,
} from '@reelrupee/contract/runtimeConfig';

let config: RuntimeConfig | undefined;

/** What the deployer set, read once from the page; the defaults where the page says nothing. */
export function runtimeConfig(): RuntimeConfig {
  config ??= { ...DEFAULT_RUNTIME_CONFIG, ...readInlined() };
  return config;
}

function readInlined(): Partial<RuntimeConfig> {
  const text = document.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as Partial<RuntimeConfig>) : {};
}

/** Full address of a reel's video, poster or captions. */
export function mediaUrl(file: string): string {
  return runtimeConfig().mediaHost + file;
}
