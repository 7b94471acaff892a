/** Reports how long taps take on the screens of remotes that have a canary: loaded for compositions with one. */
import { composition } from '../composition/composition';
import type { Container } from '../load/containers';
import { openContainer } from './openContainer';
import { canaryOf } from '../composition/canaryOf';
import { pageViewToken, post } from './pageView';
import { TapDurations, type TapEntry } from './tapDurations';

/** Shortest duration that browsers report, in ms. */
const SHORTEST_MS = 16;

/** Reports the median of a release's first taps: after enough of them, or when the page is hidden. */
export function reportTaps(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) return;
  const durations = new TapDurations<Container>();
  const report = (container: Container) => {
    const ms = durations.take(container);
    if (ms !== undefined) void sendTaps(container, ms);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const add = (entries: readonly TapEntry[]) => durations.add(entries).forEach(report);
  const touched = ({ timeStamp }: Event) => durations.touched(timeStamp, comparedContainer());
  window.addEventListener('pointerdown', touched, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    add(observer.takeRecords());
    durations.owners().forEach(report);
  });
  const options = { type: 'event', durationThreshold: SHORTEST_MS };
  observer.observe(options);
}

/** The container of the open screen, if it is a canary or the release that one is compared with. */
function comparedContainer(): Container | undefined {
  const open = openContainer();
  const slot = open && composition.remotes[open.remote];
  const compared = [slot?.canary?.release.id, slot?.canary && slot.current.id];
  return open?.verified && compared.includes(open.release.id) ? open : undefined;
}

async function sendTaps({ remote, release }: Container, ms: number): Promise<void> {
  const token = await pageViewToken();
  const fields = {
    remote,
    release: release.id,
    canary: canaryOf(remote),
    composition: composition.id,
    ms: `${ms}`,
    token,
  };
  await post('reportTaps', fields).catch(() => undefined);
}
