import { call, mustCall } from '../../src/testing/apiClient';
import type { Setting } from './setting';

/** Writes that the server has acknowledged, over all its lives. */
export interface Acknowledged {
  /** Withdrawal ids. */
  withdrawals: Set<string>;
  /** Watched reels: user, a space, reel. */
  watches: Set<string>;
  /** Withdrawal keys that were sent and got no reply. */
  unanswered: string[];
}

/** Writes without pause until the server is gone; `onAcknowledged` hears the count of answers in this life. */
export async function writeUntilGone(
  url: string,
  setting: Setting,
  life: number,
  acknowledged: Acknowledged,
  onAcknowledged: (count: number) => void,
): Promise<void> {
  let count = 0;
  const note = () => onAcknowledged((count += 1));
  await Promise.all([
    withdraw(url, setting, `life-${life}-a`, acknowledged, note),
    withdraw(url, setting, `life-${life}-b`, acknowledged, note),
    watch(url, setting, life, acknowledged, note),
  ]);
}

async function withdraw(
  url: string,
  { earner }: Setting,
  name: string,
  acknowledged: Acknowledged,
  note: () => void,
) {
  for (let count = 0; ; count += 1) {
    const requestKey = `${name}-${count}`;
    const payload = { userId: earner.userId, amount: 1, requestKey };
    const answer = await call(url, 'withdrawRequest', payload, earner.token).catch(() => null);
    if (!answer) {
      acknowledged.unanswered.push(requestKey);
      return;
    }
    if (answer.code !== 200) throw new Error(`withdrawRequest answered ${answer.code}: ${answer.msg}`);
    if (answer.data) acknowledged.withdrawals.add(answer.data._id);
    note();
  }
}

/** The user who watches in a life of the server. */
export function watcherOf({ watchers }: Setting, life: number): Setting['watchers'][number] {
  const watcher = watchers[life % watchers.length];
  if (!watcher) throw new Error('Nobody watches');
  return watcher;
}

/** One watcher's reels in each life, as far as it gets. */
async function watch(
  url: string,
  setting: Setting,
  life: number,
  acknowledged: Acknowledged,
  note: () => void,
) {
  const { userId, planId, token } = watcherOf(setting, life);
  try {
    const reels = await mustCall(url, 'getReelsByUserPlan', { userId, planId, limit: 20 }, token);
    for (const reel of reels.filter(({ watched }) => !watched)) {
      await mustCall(url, 'markReelWatched', { userId, planId, videoId: reel._id }, token);
      acknowledged.watches.add(`${userId} ${reel._id}`);
      note();
    }
  } catch (error) {
    // The server was killed meanwhile; any reply other than 200 would be its fault.
    if (error instanceof Error && error.message.includes('answered')) throw error;
  }
}
