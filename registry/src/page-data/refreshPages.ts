/** Renders the pages again when the provider's public replies that they show have changed. */
import { keyOf, pageCalls, type PageData, type PageReply } from '@reelrupee/federation/composition/pageData';
import { readAudit } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';
import type { Store } from '../store/store';
import { requireLive, switchLive } from '../switch/switch';
import type { FetchReply } from './fetchReply';
import { hashOfData } from './hashOfData';

/** The replies that the pages of a switch show. */
export interface Shown {
  /** Number of the switch. */
  number: number;
  /** Hash of the replies. */
  data: string;
}

export interface Refreshed {
  /** The pages were rendered again. */
  changed: boolean;
  /** Undefined when it has to be read from the audit log. */
  shown: Shown | undefined;
  /** Calls that got no reply; the pages keep the last one. */
  problems: string[];
}

/**
 * Fetches the replies and renders the pages again unless they show them already. A refresh that was interrupted is
 * completed by the next one: the replies are saved first, and each switch notes which ones its pages show.
 *
 * @param known what an earlier refresh gave, which saves reading the audit log while nothing is switched
 */
export async function refreshPages(store: Store, fetchReply: FetchReply, known?: Shown): Promise<Refreshed> {
  const head = await store.head();
  const live = requireLive(head?.composition);
  const number = head?.number ?? 0;
  const kept = await store.pageData();
  const { data, problems } = await fetchData(pageCalls(live), fetchReply, kept);
  const hash = hashOfData(data);
  const shown = known?.number === number ? known.data : shownData(await readAudit(store));
  // A refresh that was interrupted may have kept other replies than the pages show.
  if (hash !== hashOfData(kept)) await store.savePageData(data);
  if (hash === shown) return { changed: false, shown: { number, data: hash }, problems };
  const { entries } = await switchLive(
    store,
    (now, audit) => {
      const next = requireLive(now);
      const entry = { action: 'data' as const, name: 'shell', release: next.shell.release };
      return { next, audit: shownData(audit) === hash ? [] : [entry], isChecked: true };
    },
    { by: 'auto' },
  );
  return { changed: entries.length > 0, shown: undefined, problems };
}

async function fetchData(
  calls: Omit<PageReply, 'reply'>[],
  fetchReply: FetchReply,
  kept: PageData,
): Promise<{ data: PageData; problems: string[] }> {
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

/** Hash of the data that the pages show: the last switch that notes one; that of no data before. */
function shownData(audit: readonly AuditEntry[]): string {
  return audit.findLast(({ data }) => data !== undefined)?.data ?? hashOfData([]);
}
