/** The append-only log of every switch. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Target } from './target';

const auditEntry = z.object({
  at: z.iso.datetime(),
  /** Who did it: a person, or `auto` for a demotion that nobody asked for. */
  by: z.string(),
  action: z.enum(['release', 'canary', 'promote', 'rollback', 'demote', 'remove', 'prune', 'config']),
  name: z.string(),
  /** The release that is live for everyone afterwards; of a canary, the canary; of pruning, what is gone. */
  release: z.string(),
  /** What was live for everyone before. */
  from: z.string().optional(),
  /** The release that was taken back. */
  withdrawn: z.string().optional(),
  percent: z.number().optional(),
  reason: z.string().optional(),
  composition: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** All entries, oldest first. */
export function readAudit(target: Target): AuditEntry[] {
  const file = auditFile(target);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap(parsedLine).map((line) => auditEntry.parse(line));
}

/** A machine that lost its power may leave a part of a line, which tells nothing. */
function parsedLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Adds an entry. */
export function appendAudit(target: Target, entry: Omit<AuditEntry, 'at'>): void {
  mkdirSync(target.records, { recursive: true });
  const file = auditFile(target);
  const isTorn = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry });
  appendFileSync(file, `${isTorn ? '\n' : ''}${line}\n`);
}

/** Who runs this command: RELEASE_BY, else the login name. */
export function currentUser(): string {
  return process.env['RELEASE_BY'] ?? userInfo().username;
}

/** The releases of a remote that were live for everyone and never taken back, newest first. */
export function goodReleases(entries: AuditEntry[], name: string): string[] {
  const own = entries.filter((entry) => entry.name === name);
  const withdrawn = new Set(own.map((entry) => entry.withdrawn));
  const live = own.filter(
    ({ action }) => action === 'release' || action === 'promote' || action === 'rollback',
  );
  const ids = live.map(({ release }) => release).filter((id) => !withdrawn.has(id));
  return [...new Set(ids.reverse())];
}

/**
 * When a release ceased to be in any role, as far as the log tells: at the switch after the last one that speaks
 * of it. Undefined when none does, or when that was the last switch of all.
 */
export function retiredAt(entries: AuditEntry[], name: string, id: string): string | undefined {
  const switches = entries.filter((entry) => entry.name === name && entry.action !== 'prune');
  const last = switches.findLastIndex((entry) => [entry.release, entry.from, entry.withdrawn].includes(id));
  return last < 0 ? undefined : switches[last + 1]?.at;
}

/** Whether the last that the log tells of a release is that someone took it back, or removed its remote. */
export function wasTakenBack(entries: AuditEntry[], name: string, id: string): boolean {
  const last = entries.findLast(
    (entry) =>
      entry.name === name && entry.action !== 'prune' && [entry.release, entry.withdrawn].includes(id),
  );
  return last !== undefined && (last.withdrawn === id || last.action === 'remove');
}

function auditFile(target: Target): string {
  return join(target.records, 'audit.jsonl');
}
