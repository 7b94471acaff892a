/** Opens the previews that an address requests. */
import { composition } from '../composition/composition';
import { PAST_COMPOSITION_KEY } from './preview';

const PARAMETER = 'preview';

/** True if the page was opened with a preview request: it is then reloaded with the preview. */
export function opensPreview(): boolean {
  const url = new URL(window.location.href);
  const requests = url.searchParams.getAll(PARAMETER);
  if (requests.length === 0) return opensKept();
  url.searchParams.delete(PARAMETER);
  void loadPreviews(requests).finally(() => window.location.replace(url));
  return true;
}

/** True if the tab shows a past composition and this page is not yet its own: it is then replaced. */
function opensKept(): boolean {
  const [ticket = '', id] = (sessionStorage.getItem(PAST_COMPOSITION_KEY) ?? '').split(' ');
  if (!ticket || id === composition.id) return false;
  void import(/* webpackChunkName: "operators" */ './openPastComposition').then(({ openPastComposition }) =>
    openPastComposition(ticket),
  );
  return true;
}

/** Preview requests are rare, so their code is lazy-loaded. */
async function loadPreviews(requests: string[]): Promise<void> {
  const { resolvePreviews } = await import(/* webpackChunkName: "operators" */ './resolvePreviews');
  await resolvePreviews(requests);
}
