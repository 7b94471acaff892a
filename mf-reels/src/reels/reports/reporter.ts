import { WATCHED_SHARE } from '@reelrupee/contract/constants';
import type { ActionResult } from '@reelrupee/platform';
import type { WatchEvent } from './watch';

/** A reel that has played to its end, to be told to the provider. */
export interface Report {
  /** The reel of this user, plan and day. */
  key: string;
  userId: string;
  planId: string;
  videoId: string;
  /** Length of the reel in ms. */
  durationMs: number;
}

export type ReportResult = ActionResult<'markReelWatched'>;

/** What the reporter needs of the world. */
export interface ReporterDeps {
  call: (report: Report) => Promise<ReportResult>;
  /** Passes the news of a reel on to whoever shows it. */
  tell: (report: Report, event: WatchEvent) => void;
  credited: (report: Report, answer: Extract<ReportResult, { kind: 'ok' }>) => void;
  /** Keeps what is not answered yet, should the page be closed before. */
  keep: (reports: readonly Report[]) => void;
  /** Ms on a clock that only runs forward. */
  now: () => number;
  /** Waits that long, or until the network is back. */
  pause: (ms: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The provider's clock and ours do not tick at the same instant. */
const MARGIN_MS = 500;
const UNSETTLED_CODES: readonly number[] = [429, 500];

/** Ms to wait before the next try after so many failed ones. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Whether asking again can change the answer: none came, or the provider was too busy to say. */
export function isUnsettled(answer: ReportResult): boolean {
  return answer.kind === 'failed' || (answer.kind === 'refused' && UNSETTLED_CODES.includes(answer.code));
}

/**
 * Tells the provider of watched reels, one after the other and each until it has answered. It counts a reel's
 * time from its last credit at the earliest, so a reel that waited behind another one keeps that distance.
 */
export function createReporter(world: ReporterDeps): (report: Report) => void {
  const queue: Report[] = [];
  let lastCreditAt = -Infinity;

  async function untilAnswered(report: Report): Promise<ReportResult> {
    for (let failures = 1; ; failures += 1) {
      const answer = await world.call(report);
      if (!isUnsettled(answer)) return answer;
      world.tell(report, { kind: 'no-answer' });
      await world.pause(retryDelay(failures));
    }
  }

  async function settle(report: Report): Promise<void> {
    const earliest = lastCreditAt + report.durationMs * WATCHED_SHARE + MARGIN_MS;
    while (world.now() < earliest) await world.pause(earliest - world.now());
    const answer = await untilAnswered(report);
    if (answer.kind === 'refused') world.tell(report, { kind: 'refused', msg: answer.msg });
    if (answer.kind !== 'ok') return;
    lastCreditAt = world.now();
    world.tell(report, { kind: 'credited', amount: answer.data.earnWatchReel });
    world.credited(report, answer);
  }

  async function drain(): Promise<void> {
    for (let next = queue[0]; next; next = queue[0]) {
      await settle(next);
      queue.shift();
      world.keep(queue);
    }
  }

  return (report) => {
    if (queue.some(({ key }) => key === report.key)) return;
    world.tell(report, { kind: 'ended' });
    queue.push(report);
    world.keep(queue);
    if (queue.length === 1) void drain();
  };
}
