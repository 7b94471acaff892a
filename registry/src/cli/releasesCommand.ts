import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Composition, ReleaseSources } from '@reelrupee/federation/composition/composition';
import { reportsFrom, type ReportSource } from '../canary-analysis/reports';
import { analyseContinuously, analyseOnce } from '../canary-analysis/watchCanaries';
import { healthRecorder } from '../health/recordHealth';
import { messageOf } from '../messageOf';
import { fetchReplyFrom } from '../page-data/fetchReply';
import { refreshPages } from '../page-data/refreshPages';
import { watchPageData } from '../page-data/watchPageData';
import { readAudit } from '../store/auditLog';
import { mirrorSite } from '../store/folder/mirror';
import { sourcesOfRelease } from '../store/manifests';
import { withStore } from '../store/openStore';
import { namedReleases } from '../store/retention';
import type { Store } from '../store/store';
import { readLive, requireLive } from '../switch/switch';
import { UserError } from '../userError';
import { wholeNumber } from './argumentParsers';
import { totpFrom } from './askTotp';
import { STORE, workspaceCommand } from './command';
import { addHistoryCommands } from './historyCommands';
import { oneOf } from './oneOf';
import { releasesReport } from './releasesReport';

const positive = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'A whole number above 0.');

interface Options {
  history: number;
  api?: string;
  hours: number;
  judge?: true;
  data?: true;
  mirror?: string;
  every?: number;
  target?: string;
}

/** Each repeats on its own: a watch does one of them. */
const one = oneOf(['judge', 'data', 'mirror']);

/** `npm run releases`. */
export function releasesCommand(): Command {
  const command = workspaceCommand(
    'releases',
    'Shows what is live, since when, by whom, and how often it failed.',
  )
    .option('--history <count>', 'how many switches to show', positive, 15)
    .option(
      '--api <origin>',
      'provider to ask for error rates and data (REELRUPEE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_TOTP)',
    )
    .option('--hours <hours>', 'how far back the rates look', positive, 24)
    .addOption(one('--judge', 'withdraw canaries that do worse than the stable release; needs --api'))
    .addOption(one('--data', 'render the pages again when data that they show has changed; needs --api'))
    .addOption(one('--mirror <folder>', 'copy the live site into this folder, for a web server'))
    .option('--every <seconds>', 'with --judge, --data or --mirror: repeat this often', positive)
    .option('--target <store>', STORE)
    .action(releases);
  addHistoryCommands(command);
  return command;
}

function releases(options: Options): Promise<void> {
  return withStore(options.target, async (store) => {
    if (options.mirror) await mirror(store, options.mirror, options.every);
    else if (options.data) await refresh(store, options);
    else if (options.judge) await analyse(store, options);
    else await show(store, options);
  });
}

async function show(store: Store, { history, hours, api }: Options): Promise<void> {
  const live = requireLive(await readLive(store));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const reports = await reportsOf(api)?.errors(hours);
  const sources = await sourcesOfLive(store, live);
  say(releasesReport(live, await readAudit(store), reports, { history, hours, timeZone, sources }));
}

async function sourcesOfLive(store: Store, live: Composition): Promise<Map<string, ReleaseSources>> {
  const manifests = await Promise.all(namedReleases(live).map((ref) => store.findRelease(ref)));
  return new Map(
    manifests.flatMap((manifest) =>
      manifest ? [[`${manifest.name} ${manifest.id}`, sourcesOfRelease(manifest)] as const] : [],
    ),
  );
}

async function analyse(store: Store, { api, every }: Options): Promise<void> {
  const reports = reportsOf(api);
  if (!reports) {
    throw new UserError(
      'Canaries are judged by the reports that browsers send to the provider.',
      'Name it: --api.',
    );
  }
  const recordHealth = healthRecorder(store, { reports, now: Date.now });
  if (every) {
    const watch = { reports, say, afterwards: recordHealth };
    return analyseContinuously(store, watch, () => wait(every * 1000));
  }
  try {
    await analyseOnce(store, { reports, say });
  } finally {
    await recordHealth(say);
  }
}

async function refresh(store: Store, { api: named, every }: Options): Promise<void> {
  const api = originOf(named);
  if (!api) throw new UserError('The data of pages comes from the provider.', 'Name it: --api.');
  const fetchReply = fetchReplyFrom(api);
  if (every) return watchPageData(store, fetchReply, { everySeconds: every, say });
  const { changed, problems } = await refreshPages(store, fetchReply);
  if (problems.length > 0) throw new UserError(problems.join(' '), 'Start it, or name another one: --api.');
  say(changed ? 'The pages show the changed data.' : 'The pages show the data as it is.');
}

async function mirror(store: Store, folder: string, every: number | undefined): Promise<void> {
  let said = '';
  for (;;) {
    const state = await mirrorSite(store, folder).then(
      ({ composition }) => `${folder} shows composition ${composition.id}.`,
      (error: unknown) => {
        if (!every) throw error;
        // The registry or this disk may be the reason.
        return `${folder} stays as it is: ${messageOf(error)}`;
      },
    );
    if (state !== said) say((said = state));
    if (!every) return;
    await wait(every * 1000);
  }
}

function reportsOf(named: string | undefined): ReportSource | undefined {
  const api = originOf(named);
  const { ADMIN_EMAIL: email = 'admin@reelrupee.local', ADMIN_PASSWORD: password = '' } = process.env;
  return api ? reportsFrom({ api, email, password }, totpFrom(process.env)) : undefined;
}

/** The provider's origin, without a slash at its end. */
function originOf(named = process.env['REELRUPEE_URL']): string | undefined {
  return named?.replace(/\/+$/, '');
}

function say(text: string): void {
  console.log(text);
}
