import { WATCHED_SHARE } from '@reelrupee/contract/constants';
import type { ActionResult } from '@reelrupee/platform';
import type { WatchEvent } from './watch';

/** A reel that has played to its end and must be reported to the provider. */
export interface Report {
  /** The reel of this user, plan and day. */
  key: string;
  userId: string;
  planId: string;
  videoId: string;
  /** Length of the reel in ms. */
  durationMs: number;
  /** The report has ended a session. It gets one more attempt, so that it cannot end every later session. */
  hasEndedSession?: boolean;
  /** An earlier page stored it, and may have had a credit since. */
  isResumed?: boolean;
}

export type ReportResult = ActionResult<'markReelWatched'>;

/** The reporter’s dependencies. */
export interface ReporterDeps {
  call: (report: Report) => Promise<ReportResult>;
  /** Updates the reel’s state on screen. */
  onEvent: (report: Report, event: WatchEvent) => void;
  onCredited: (report: Report, reply: Extract<ReportResult, { kind: 'ok' }>) => void;
  /** True while the report’s user is signed in. */
  isOfSession: (report: Report) => boolean;
  /** Stores an unconfirmed report, in case the HTML page is closed or the session ends. */
  store: (report: Report) => void;
  /** Removes a stored report that needs no other attempt. */
  discard: (report: Report) => void;
  /** Ms of a monotonic clock. */
  now: () => number;
  /** Waits for `ms`, or until the network is back. */
  pause: (ms: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Allows for the difference between the provider’s clock and ours. */
const MARGIN_MS = 500;
const SERVER_FAULT = 500;
const RETRYABLE_CODES: readonly number[] = [429, SERVER_FAULT];

/** Ms to wait before the next attempt: exponential backoff, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** True if retrying can help: no reply arrived, or the provider was overloaded. */
export function isRetryable(reply: ReportResult): boolean {
  return reply.kind === 'failed' || (reply.kind === 'refused' && RETRYABLE_CODES.includes(reply.code));
}

/**
 * Reports watched reels to the provider one at a time, each until it gets a reply or its user's session ends; it then
 * stays stored for their next one. The provider measures a reel's time from the previous credit, so a queued reel waits
 * that long before it is reported. One at which the provider fails lets the others go first: it may fail at this one alone.
 * One whose reply is lost does not, since it may have been credited.
 */
export function createReporter(deps: ReporterDeps): (report: Report) => void {
  const queue: Report[] = [];
  let lastCreditAt = -Infinity;
  /** Calls without a reply, in a row. */
  let failures = 0;

  async function settle(report: Report): Promise<void> {
    const earliest = lastCreditAt + report.durationMs * WATCHED_SHARE + MARGIN_MS;
    while (deps.now() < earliest) await deps.pause(earliest - deps.now());
    if (!deps.isOfSession(report)) return;
    const reply = await deps.call(report);
    if (isRetryable(reply)) {
      failures += 1;
      deps.onEvent(report, { kind: 'no-reply' });
      await deps.pause(retryDelay(failures));
      const isFault = reply.kind === 'refused' && reply.code === SERVER_FAULT;
      if (!isFault || queue.length === 1) return settle(report);
      // It may have been credited before the fault.
      lastCreditAt = deps.now();
      queue.push(report);
      return;
    }
    failures = 0;
    if (reply.kind === 'session-ended' && !report.hasEndedSession) {
      deps.store({ ...report, hasEndedSession: true });
      return;
    }
    if (reply.kind === 'refused' && report.isResumed) {
      // Unknown to this page, the provider may measure its time from a recent credit.
      lastCreditAt = deps.now();
      return settle({ ...report, isResumed: false });
    }
    deps.discard(report);
    if (reply.kind === 'refused') deps.onEvent(report, { kind: 'refused', msg: reply.msg });
    if (reply.kind !== 'ok') return;
    lastCreditAt = deps.now();
    deps.onEvent(report, { kind: 'credited', amount: reply.data.earnWatchReel });
    deps.onCredited(report, reply);
  }

  async function drain(): Promise<void> {
    for (let next = queue[0]; next; next = queue[0]) {
      await settle(next);
      queue.shift();
    }
  }

  return (report) => {
    if (queue.some(({ key }) => key === report.key)) return;
    deps.onEvent(report, { kind: 'ended' });
    queue.push(report);
    deps.store(report);
    if (queue.length === 1) void drain();
  };
}
