import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../messageOf';
import type { Store } from '../store/store';
import type { FetchReply } from './fetchReply';
import { refreshPages, type Shown } from './refreshPages';

/** Refreshes the pages until the process is ended. Says what changes, and keeps running while the provider is down. */
export async function watchPageData(
  store: Store,
  fetchReply: FetchReply,
  { everySeconds, say }: { everySeconds: number; say: (sentence: string) => void },
): Promise<never> {
  let said = '';
  let shown: Shown | undefined;
  for (;;) {
    const refreshed = await refreshPages(store, fetchReply, shown).catch((error: unknown) => ({
      changed: false,
      shown: undefined,
      problems: [`The registry does not answer: ${messageOf(error)}`],
    }));
    const { changed, problems } = refreshed;
    shown = refreshed.shown;
    if (changed) say('The pages show the changed data.');
    const state = problems.join('\n');
    if (state !== said && state !== '') say(state);
    said = state;
    await wait(everySeconds * 1000);
  }
}
