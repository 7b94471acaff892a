/** Puts the default configuration into the test page, as every page of the site has one. */
import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';

if (typeof document !== 'undefined') {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = RUNTIME_CONFIG_ELEMENT;
  block.textContent = JSON.stringify(DEFAULT_RUNTIME_CONFIG);
  document.head.append(block);
}
