/** The page that tests draw into holds the configuration of a fresh installation, as every page of the site does. */
import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';

if (typeof document !== 'undefined') {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = RUNTIME_CONFIG_ELEMENT;
  block.textContent = JSON.stringify(DEFAULT_RUNTIME_CONFIG);
  document.head.append(block);
}
