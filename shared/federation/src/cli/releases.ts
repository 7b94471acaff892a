import Table from 'cli-table3';
import { InvalidArgumentError } from 'commander';
import { setTimeout as wait } from 'node:timers/promises';
import { findDemotions } from '../rates/demotions';
import { fetchReports, type ApiAccess, type Report } from '../rates/reports';
import { readAudit, type AuditEntry } from '../release/audit';
import { readLive } from '../release/live';
import { rollBackRemote } from '../release/releaseRemote';
import { mustBeLive } from '../release/switch';
import { openTarget, type Target } from '../release/target';
import { releaseRows } from './releaseRows';
import { run, workspaceCommand } from './command';

interface Options {
  history: number;
  api?: string;
  hours: number;
  judge?: true;
  every?: number;
  target?: string;
}

const command = workspaceCommand(
  'releases',
  'Shows what is live, since when, by whom, and how often it failed.',
)
  .option('--history <count>', 'how many switches to show', positive, 15)
  .option('--api <origin>', 'provider to ask for error rates (REELRUPEE_URL, ADMIN_EMAIL, ADMIN_PASSWORD)')
  .option('--hours <hours>', 'how far back the rates look', positive, 24)
  .option('--judge', 'withdraw canaries that fail more often than the stable release')
  .option('--every <seconds>', 'with --judge: go on judging, this often', positive)
  .option('--target <folder>', 'where was released to (default: RELEASE_DIR, else dist/site)');

command.action(async ({ history, api, hours, judge, every, target: named }: Options) => {
  const target = openTarget(named);
  const access = accessTo(api);
  if (!judge) return show(target, access && (await fetchReports(access, hours)), history);
  do {
    const reports = access ? await fetchReports(access, hours) : [];
    await withdrawBadCanaries(target, reports);
    if (every) await wait(every * 1000);
  } while (every);
});

await run(command);

function show(target: Target, reports: Report[] | undefined, history: number): void {
  const audit = readAudit(target);
  const table = new Table({
    head: ['name', 'release', 'role', 'since', 'by', 'errors'],
    style: { head: [], border: [] },
  });
  table.push(...releaseRows(mustBeLive(readLive(target)), audit, reports));
  console.log(table.toString());
  if (!reports) console.log('Error rates: name the provider with --api.');
  console.log('\nLast switches:');
  for (const entry of audit.slice(-history)) console.log(`  ${sentence(entry)}`);
}

async function withdrawBadCanaries(target: Target, reports: Report[]): Promise<void> {
  for (const { remote, reason } of findDemotions(mustBeLive(readLive(target)), reports)) {
    await rollBackRemote(target, remote, reason, { demotion: true, by: 'auto' });
    console.log(`demote ${remote}: ${reason}`);
  }
}

function sentence({ at, by, action, name, release, withdrawn, percent, reason }: AuditEntry): string {
  const share = percent === undefined ? '' : ` to ${percent} %`;
  const back = withdrawn ? `, ${withdrawn} taken back` : '';
  const why = reason ? `: ${reason}` : '';
  return `${at.slice(0, 16).replace('T', ' ')} ${by} ${action} ${name} ${release}${share}${back}${why}`;
}

function accessTo(named: string | undefined): ApiAccess | undefined {
  const api = named ?? process.env['REELRUPEE_URL'];
  const { ADMIN_EMAIL: email = 'admin@reelrupee.local', ADMIN_PASSWORD: password = '' } = process.env;
  return api ? { api: api.replace(/\/+$/, ''), email, password } : undefined;
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('A whole number above 0.');
}
