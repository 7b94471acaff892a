/** Twenty swipes through the feed on a slow network. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone } from '../measure/browser';
import { slotFacts, swipeTo, viewerOf, waitForFrame, watchFeed } from '../measure/feedPage';
import { wastedBytesShare, type FetchedVideo } from '../measure/wastedBytes';
import { atMost, secondary, type Figure } from '../report/figure';
import { percentile } from '../report/statistics';
import { startLongFeed } from '../fixtures/longFeed';
import { readPack } from '../fixtures/longPack';
import { stopSite, type Site, type BenchContext } from '../fixtures/benchContext';

const SWIPES = 20;
/** Times for which reels are watched after their first frame, in turn, in ms: only those watched to the end earn. */
const LOOKS = [1000, Infinity, 5000, Infinity];
/** A reel that has not begun by then never does. */
const PATIENCE_MS = 10_000;

interface Visit {
  /** Ms from 60 percent on screen, and from the finger's lift, to the first frame. */
  fromVisible: number[];
  fromLift: number[];
  neverStarted: number;
  videos: FetchedVideo[];
}

/** Times until reels begin, and bytes of them that are fetched in vain. */
export async function feed({ browser }: BenchContext): Promise<Figure[]> {
  const site = await startLongFeed();
  try {
    const { fromVisible, fromLift, neverStarted, videos } = await visit(browser, site);
    const swiped = (name: string, share: number, goal: number) =>
      atMost(goal, {
        name,
        value: percentile(fromVisible, share),
        unit: 'ms',
        n: SWIPES,
        samples: fromVisible,
      });
    return [
      swiped('swipe to first frame, p50', 0.5, 100),
      swiped('swipe to first frame, p75', 0.75, 150),
      swiped('swipe to first frame, p95', 0.95, 300),
      secondary({
        name: 'the same from the finger’s lift, p50',
        value: percentile(fromLift, 0.5),
        unit: 'ms',
      }),
      atMost(0, { name: 'reels that never started', value: neverStarted, unit: 'count', n: SWIPES }),
      atMost(0.35, {
        name: 'bytes of video fetched and never seen',
        value: wastedBytesShare(videos),
        unit: 'percent',
        n: videos.length,
        samples: videos,
      }),
    ];
  } finally {
    await stopSite(site);
  }
}

async function visit(browser: BenchContext['browser'], { network, session: storage }: Site): Promise<Visit> {
  const phone = await openPhone(browser, { storage });
  const { context, page } = phone;
  const viewer = viewerOf(phone);
  try {
    await watchFeed(context);
    await page.goto(`${network.url}/reels`);
    if (!(await waitForFrame(viewer, 0, 30_000))) throw new Error('The first reel does not play.');
    await look(page, 0);
    let neverStarted = 0;
    for (let index = 1; index <= SWIPES; index += 1) {
      await swipeTo(viewer, index);
      if (await waitForFrame(viewer, index, PATIENCE_MS)) await look(page, index);
      else neverStarted += 1;
    }
    const facts = await slotFacts(page);
    const swiped = [...facts].filter(([index]) => index > 0 && index <= SWIPES).map(([, slot]) => slot);
    const started = swiped.filter(({ firstFrameMs }) => firstFrameMs > 0);
    return {
      fromVisible: started.map(({ firstFrameMs, visibleMs }) => firstFrameMs - visibleMs),
      fromLift: started.map(({ firstFrameMs, liftedMs }) => firstFrameMs - liftedMs),
      neverStarted,
      videos: fetchedVideos(network.bytesByPath(), facts),
    };
  } finally {
    await context.close();
  }
}

/** Watches the reel on screen for as long as it is its turn, or to its end. */
async function look(page: Parameters<typeof slotFacts>[0], index: number): Promise<void> {
  const ms = LOOKS[index % LOOKS.length] ?? Infinity;
  if (ms < Infinity) return void (await wait(ms));
  await page.getByText('Watch again').waitFor({ timeout: 60_000 });
}

function fetchedVideos(
  byPath: ReadonlyMap<string, number>,
  facts: Awaited<ReturnType<typeof slotFacts>>,
): FetchedVideo[] {
  const pack = readPack(join(WORKSPACE, 'dist/bench/media'));
  const playing = [...facts];
  return pack.flatMap(({ video, bytes }) => {
    const fetched = byPath.get(`/media/${video}`) ?? 0;
    if (fetched === 0) return [];
    const shown = playing.find(([, { source }]) => source.endsWith(`/${video}`))?.[1];
    return [{ fetched, size: bytes, seen: shown ? Math.min(1, shown.seenS / shown.durationS) : 0 }];
  });
}
