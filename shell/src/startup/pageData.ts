/** The provider's public replies that the page holds: the first screen shows them at once and revalidates them. */
import { PAGE_DATA_ELEMENT, type PageData } from '@reelrupee/federation/composition/pageData';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { seedQuery } from '@reelrupee/platform';
import { readDataBlock } from '../federation/composition/dataBlock';

/** Puts the page's replies into the query cache, where they count as stale. */
export function seedPageData(): void {
  for (const { action, payload, reply } of readPageData()) {
    seedQuery(action as ActionName, payload as ActionPayload<ActionName>, reply);
  }
}

/** A page that another version of the registry has rendered may hold none; its screens then wait for their calls. */
function readPageData(): PageData {
  try {
    return readDataBlock<PageData>(PAGE_DATA_ELEMENT);
  } catch {
    return [];
  }
}
