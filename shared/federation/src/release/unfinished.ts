/** What a switch is about to do, kept until it is done: a command that is killed half-way is finished by the next. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../composition/composition';
import { appendAudit, readAudit, type AuditEntry } from './audit';
import { publish } from './live';
import { writeAtomically, type Target } from './target';

export interface Intent {
  composition: Composition;
  entries: Omit<AuditEntry, 'at'>[];
}

/** Publishes a composition and notes it: all of it, or all of it by the next command. */
export async function carryThrough(target: Target, intent: Intent): Promise<void> {
  writeAtomically(fileOf(target), JSON.stringify(intent));
  await finish(target, intent, 0);
}

/** Does the rest of a switch that was killed half-way, if there is one. Only to be called under the lock. */
export async function finishInterrupted(target: Target): Promise<void> {
  const file = fileOf(target);
  if (!existsSync(file)) return;
  const intent = JSON.parse(readFileSync(file, 'utf8')) as Intent;
  const last = readAudit(target).slice(-intent.entries.length);
  const noted = last.filter(({ composition }) => composition === intent.composition.id).length;
  await finish(target, intent, noted);
  const paths = readdirSync(target.public, { recursive: true, encoding: 'utf8' });
  const parts = paths.filter((path) => path.endsWith('.next'));
  for (const part of parts) rmSync(join(target.public, part));
}

async function finish(target: Target, { composition, entries }: Intent, noted: number): Promise<void> {
  await publish(target, composition);
  for (const entry of entries.slice(noted)) appendAudit(target, entry);
  rmSync(fileOf(target));
}

function fileOf(target: Target): string {
  return join(target.records, 'switching.json');
}
