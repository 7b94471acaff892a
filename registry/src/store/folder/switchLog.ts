/** The log of switches, as numbered folders. */
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { endedPreviews } from '../auditLog';
import { auditEntry } from '../auditEntry';
import type { SiteConfig } from '../siteConfig';
import type { NewSwitch, SwitchRecord } from '../store';
import { namesIn, unless, withNewFolder, writeBelow } from './atomicFiles';
import type { Layout } from './layout';
import { commitNumbered, lastNumberIn, numberedFolder, numbersIn } from './numberedFolders';
import { removePreviewsOf } from './previews';
import { linkPages, linkTo, removeSite } from './sites';
import { removeRelease } from './publishedReleases';

const RECORD = 'switch.json';
/** The link that becomes `public/.live`. It can be moved there only once. */
const POINTER = 'live';

const switchRecord: z.ZodType<SwitchRecord> = z.object({
  number: z.number(),
  at: z.iso.datetime(),
  composition: z.string(),
  site: z.string(),
  renderedFrom: z.string(),
  // Checked when they were applied: stricter rules of a later version must refuse no switch.
  config: z.custom<SiteConfig>().optional(),
  entries: z.array(auditEntry),
  pruned: z.object({
    releases: z.array(z.object({ name: z.string(), id: z.string() })),
    sites: z.array(z.string()),
  }),
});

/** The number of the last switch; 0 when there is none. */
export function lastNumber({ switches }: Layout): number {
  return lastNumberIn(switches);
}

export function readSwitch(layout: Layout, number: number): SwitchRecord {
  return switchRecord.parse(JSON.parse(readFileSync(join(folderOf(layout, number), RECORD), 'utf8')));
}

/**
 * All switches, oldest first.
 *
 * @param known those that were read before, by number; the ones that are read now are added. A switch never changes.
 */
export function allSwitches(layout: Layout, known: Map<number, SwitchRecord>): SwitchRecord[] {
  const numbers = numbersIn(layout.switches).sort((a, b) => a - b);
  return numbers.map((number) => {
    const record = known.get(number) ?? readSwitch(layout, number);
    known.set(number, record);
    return record;
  });
}

/** Commits a switch. False when another one has its number. */
export function appendSwitch(
  layout: Layout,
  { after, composition, files: _, ...change }: NewSwitch,
): boolean {
  const record: SwitchRecord = { ...change, number: after + 1, composition: composition.id };
  return withNewFolder(layout.staging, 'switch-', (folder) => {
    writeBelow(folder, RECORD, `${JSON.stringify(record, null, 2)}\n`);
    symlinkSync(linkTo(layout, change.site), join(folder, POINTER));
    return commitNumbered(folder, layout.switches, record.number);
  });
}

/**
 * Updates `public` to the last switch. If a process is killed after its commit, the next one does this. Older pointers
 * are removed first, so that a slow process cannot restore an older site.
 */
export function showSwitch(layout: Layout, number: number): void {
  // Another process has done it, and a later switch may show again what this one prunes.
  if (isShown(layout, number)) return;
  const pointer = join(folderOf(layout, number), POINTER);
  for (let older = number - 1; older > 0; older -= 1) {
    const isRemoved = unless(['ENOENT'], () => {
      rmSync(join(folderOf(layout, older), POINTER));
      return true;
    });
    // The process that moved or removed it had removed those before it.
    if (!isRemoved) break;
  }
  const { site, pruned, entries } = readSwitch(layout, number);
  removePreviewsOf(layout, endedPreviews(entries));
  for (const release of pruned.releases) removeRelease(layout, release);
  for (const old of pruned.sites) removeSite(layout, old);
  linkPages(layout, site);
  unless(['ENOENT'], () => renameSync(pointer, layout.live));
}

/** True when `public` shows the last switch. */
function isShown(layout: Layout, number: number): boolean {
  return number === 0 || !namesIn(folderOf(layout, number)).includes(POINTER);
}

function folderOf({ switches }: Layout, number: number): string {
  return numberedFolder(switches, number);
}
