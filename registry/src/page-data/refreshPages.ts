/** Renders the pages again when the provider's public replies that they show have changed. */
import { createHash } from 'node:crypto';
import { keyOf, pageCalls, type PageData, type PageReply } from '@reelrupee/federation/composition/pageData';
import { readAudit } from '../store/audit';
import type { Store } from '../store/store';
import { readLive, requireLive, switchLive } from '../switch/switch';
import type { FetchReply } from './fetchReply';

export interface Refreshed {
  /** The pages were rendered again. */
  changed: boolean;
  /** Hash of the replies that the pages show now. */
  shown: string;
  /** Calls that got no reply; the pages keep the last one. */
  problems: string[];
}

/**
 * Fetches the replies and renders the pages again unless they show them already. A refresh that was interrupted is
 * completed by the next one: the replies are saved first, and the audit log says which ones the pages show.
 *
 * @param known the hash that an earlier refresh gave, which saves reading the audit log
 */
export async function refreshPages(store: Store, fetchReply: FetchReply, known?: string): Promise<Refreshed> {
  const kept = await store.pageData();
  const { data, problems } = await fetchData(store, fetchReply, kept);
  const hash = hashOf(data);
  const isShown = hash === (known ?? (await shownData(store)));
  // A refresh that was interrupted kept other replies, which a switch since may have put into the pages.
  const isInterrupted = isShown && hash !== hashOf(kept);
  if (isShown && !isInterrupted) return { changed: false, shown: hash, problems };
  await store.savePageData(data);
  const { entries } = await switchLive(
    store,
    (live, audit) => {
      const { id: _, ...next } = requireLive(live);
      const shows = audit.findLast(({ action }) => action === 'data')?.data;
      const entry = { action: 'data' as const, name: 'shell', release: next.shell.release, data: hash };
      return { next, audit: shows === hash && !isInterrupted ? [] : [entry], isChecked: true };
    },
    { by: 'auto' },
  );
  return { changed: entries.length > 0, shown: hash, problems };
}

async function fetchData(
  store: Store,
  fetchReply: FetchReply,
  kept: PageData,
): Promise<{ data: PageData; problems: string[] }> {
  const calls = pageCalls(requireLive(await readLive(store)));
  const known = new Map(kept.map((reply) => [keyOf(reply), reply]));
  const problems: string[] = [];
  const data: PageReply[] = [];
  for (const call of calls) {
    const fetched = await fetchReply(call);
    if ('problem' in fetched) problems.push(fetched.problem);
    const current = 'reply' in fetched ? { ...call, reply: fetched.reply } : known.get(keyOf(call));
    if (current) data.push(current);
  }
  return { data, problems };
}

/** Hash of the data that the pages were rendered with last; that of no data before the first refresh. */
async function shownData(store: Store): Promise<string> {
  return (await readAudit(store)).findLast(({ action }) => action === 'data')?.data ?? hashOf([]);
}

function hashOf(data: PageData): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);
}
