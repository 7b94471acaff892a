import { InvalidArgumentError, type Command } from 'commander';
import { MINIMUM_SAMPLES } from '../canary-analysis/analyseCanary';
import { reportsFrom, type Report } from '../canary-analysis/reports';
import { analyseContinuously, analyseOnce } from '../canary-analysis/watchCanaries';
import { readAudit } from '../store/audit';
import { UserError } from '../userError';
import { readLive, requireLive } from '../switch/switch';
import { openStore } from '../store/openStore';
import { workspaceCommand } from './command';
import { releasesReport } from './releasesReport';

interface Options {
  history: number;
  api?: string;
  hours: number;
  judge?: true;
  samples: number;
  every?: number;
  target?: string;
}

/** `npm run releases`. */
export function releasesCommand(): Command {
  return workspaceCommand('releases', 'Shows what is live, since when, by whom, and how often it failed.')
    .option('--history <count>', 'how many switches to show', positive, 15)
    .option('--api <origin>', 'provider to ask for error rates (REELRUPEE_URL, ADMIN_EMAIL, ADMIN_PASSWORD)')
    .option('--hours <hours>', 'how far back the rates look', positive, 24)
    .option('--judge', 'withdraw canaries that fail more often than the stable release; needs --api')
    .option(
      '--samples <count>',
      'with --judge: page views that a canary is judged by',
      positive,
      MINIMUM_SAMPLES,
    )
    .option('--every <seconds>', 'with --judge: go on judging, this often', positive)
    .option('--target <folder>', 'where was released to (default: RELEASE_DIR, else dist/site)')
    .action(releases);
}

async function releases({
  history,
  api,
  hours,
  judge,
  samples,
  every,
  target: named,
}: Options): Promise<void> {
  const store = openStore(named);
  const reports = reportsOf(api, hours);
  if (!judge) {
    const live = requireLive(await readLive(store));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const options = { history, hours, timeZone };
    return say(releasesReport(live, await readAudit(store), await reports?.(), options));
  }
  if (!reports) {
    throw new UserError('Canaries are judged by what browsers reported to the provider.', 'Name it: --api.');
  }
  const watch = { reports, minimumSamples: samples, say };
  return every ? analyseContinuously(store, watch, every) : analyseOnce(store, watch);
}

function reportsOf(named: string | undefined, hours: number): (() => Promise<Report[]>) | undefined {
  const api = named ?? process.env['REELRUPEE_URL'];
  const { ADMIN_EMAIL: email = 'admin@reelrupee.local', ADMIN_PASSWORD: password = '' } = process.env;
  return api ? reportsFrom({ api: api.replace(/\/+$/, ''), email, password }, hours) : undefined;
}

function say(text: string): void {
  console.log(text);
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('A whole number above 0.');
}
