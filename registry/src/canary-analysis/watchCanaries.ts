/** Analyses the canaries that are out: once, or until the process is ended. */
import { readAudit } from '../store/auditLog';
import type { Store } from '../store/store';
import { growCanary } from '../switch/growCanary';
import { demoteCanary } from '../switch/rollBackRemote';
import { readLive, requireLive } from '../switch/switch';
import { UserError } from '../userError';
import { canariesOf, CanaryWatch, type CanaryAnalysis } from './canaryWatch';
import type { ReportSource } from './reports';

export interface WatchOptions {
  reports: Pick<ReportSource, 'ofCanary'>;
  say: (sentence: string) => void;
  /** Step of a continuous watch after each look. It does not reject. */
  afterwards?: (say: (sentence: string) => void) => Promise<void>;
}

/**
 * Withdraws canaries that are worse than their stable releases, and lets ramped ones grow. A UserError about one, as when
 * there are no reports, is thrown after all of them.
 */
export async function analyseOnce(
  store: Store,
  { reports, say }: WatchOptions,
  watch = new CanaryWatch('totals'),
): Promise<void> {
  const canaries = canariesOf(requireLive(await readLive(store)), await readAudit(store));
  if (canaries.length === 0) say('No canary is out.');
  const problems: UserError[] = [];
  for (const canary of canaries) {
    try {
      say(await act(store, watch.analyse(canary, await reports.ofCanary(canary))));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error);
    }
  }
  const [problem] = problems;
  if (problem) throw problem;
}

async function act(store: Store, { canary, result, percent }: CanaryAnalysis): Promise<string> {
  const { remote, release } = canary;
  const { kind, reason } = result;
  if (kind === 'withdraw') {
    await demoteCanary(store, remote, release, reason);
    return `${remote} ${release}: withdrawn, ${reason}`;
  }
  if (percent === canary.percent) return `${remote} ${release}: kept, ${reason}`;
  await growCanary(store, remote, release, percent, reason);
  return `${remote} ${release}: for ${percent} % of browsers now, ${reason}`;
}

/**
 * Analyses canaries until `pause` rejects. Prints changes only, and keeps running, with its evidence, while the provider
 * or the registry is down.
 */
export async function analyseContinuously(
  store: Store,
  options: WatchOptions,
  pause: () => Promise<unknown>,
): Promise<never> {
  const watch = new CanaryWatch('now');
  let said = new Set<string>();
  for (;;) {
    const now = new Set<string>();
    const sayNews = (text: string) => {
      if (!said.has(text)) options.say(text);
      now.add(text);
    };
    await analyseOnce(store, { ...options, say: sayNews }, watch).catch((error: unknown) => {
      sayNews(
        error instanceof UserError ? error.message : `The canaries cannot be analysed: ${String(error)}`,
      );
    });
    said = now;
    await options.afterwards?.(options.say);
    await pause();
  }
}
