/** What a switch is about to do, kept until it is done: a command that is killed half-way is finished by the next. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { appendAudit, readAudit, type AuditEntry } from './audit';
import { publish, renderFiles, type SiteFiles } from './live';
import { writeAtomically, type Target } from './target';

export interface Intent {
  composition: Composition;
  entries: Omit<AuditEntry, 'at'>[];
}

/** Publishes a composition, whose pages are drawn, and notes it: all of it, or all of it by the next command. */
export function commitIntent(target: Target, intent: Intent, files: SiteFiles): void {
  writeAtomically(fileOf(target), JSON.stringify(intent));
  finish(target, intent, files, 0);
}

/**
 * Does the rest of a switch that was killed half-way, if there is one. Only to be called under the lock. Should its
 * pages not let themselves be drawn any more, it is dropped: the switch that comes now draws them all anew.
 */
export async function recoverIntent(target: Target): Promise<void> {
  const file = fileOf(target);
  if (!existsSync(file)) return;
  const intent = JSON.parse(readFileSync(file, 'utf8')) as Intent;
  const files = await renderFiles(target, intent.composition).catch(() => undefined);
  if (files) {
    const last = readAudit(target).slice(-intent.entries.length);
    const noted = last.filter(({ composition }) => composition === intent.composition.id).length;
    finish(target, intent, files, noted);
  } else rmSync(file);
  const paths = readdirSync(target.public, { recursive: true, encoding: 'utf8' });
  for (const part of paths.filter((path) => path.endsWith('.next'))) rmSync(join(target.public, part));
}

function finish(target: Target, { composition, entries }: Intent, files: SiteFiles, noted: number): void {
  publish(target, composition, files);
  for (const entry of entries.slice(noted)) appendAudit(target, entry);
  rmSync(fileOf(target));
}

function fileOf(target: Target): string {
  return join(target.records, 'switching.json');
}
