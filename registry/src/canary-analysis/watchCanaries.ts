/** Judging the canaries that are out, once or for ever. */
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../userError';
import { demoteCanary } from '../switch/releaseRemote';
import { readLive, requireLive } from '../switch/switch';
import type { Store } from '../store/store';
import { analyseCanaries, type CanaryAnalysis } from './analyseCanaries';
import type { Report } from './reports';

export interface Watch {
  /** What browsers reported lately. */
  reports: () => Promise<Report[]>;
  minimumSamples: number;
  say: (sentence: string) => void;
}

/** Judges each canary and withdraws those that did badly. Throws a Refusal when there are no reports to be had. */
export async function analyseOnce(store: Store, { reports, minimumSamples, say }: Watch): Promise<void> {
  const judgements = analyseCanaries(requireLive(await readLive(store)), await reports(), minimumSamples);
  if (judgements.length === 0) say('No canary is out.');
  for (const judgement of judgements) {
    const { remote, release, verdict } = judgement;
    if (verdict.kind === 'withdraw') await demoteCanary(store, remote, release, verdict.reason);
    say(sentence(judgement));
  }
}

/** Judges again and again. Says what is new only, and goes on when the provider is down for a while. */
export async function analyseContinuously(store: Store, watch: Watch, everySeconds: number): Promise<never> {
  let said = new Set<string>();
  for (;;) {
    const now = new Set<string>();
    const sayNews = (text: string) => {
      if (!said.has(text)) watch.say(text);
      now.add(text);
    };
    await analyseOnce(store, { ...watch, say: sayNews }).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      sayNews(error.message);
    });
    said = now;
    await wait(everySeconds * 1000);
  }
}

const DONE: Record<CanaryAnalysis['verdict']['kind'], string> = {
  'too-few': 'not judged yet',
  keep: 'kept',
  withdraw: 'withdrawn',
};

function sentence({ remote, release, verdict }: CanaryAnalysis): string {
  return `${remote} ${release}: ${DONE[verdict.kind]}, ${verdict.reason}`;
}
