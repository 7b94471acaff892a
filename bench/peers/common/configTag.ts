import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';
import type { HtmlTag } from '@rsbuild/core';

/** The configuration element, as in our own page. */
export const CONFIG_TAG: HtmlTag = {
  tag: 'script',
  attrs: { type: 'application/json', id: RUNTIME_CONFIG_ELEMENT },
  children: JSON.stringify(DEFAULT_RUNTIME_CONFIG),
  head: false,
};
