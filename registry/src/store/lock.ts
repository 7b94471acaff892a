/**
 * One switch at a time: teams release whenever they like, each from a process of its own. Everyone who wants to
 * switch leaves a claim and then looks for others: of two, at least the later one sees the earlier and steps
 * back. The claim of a process that was killed is void, at once on the same machine, later on another one.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './processes';
import { UserError } from '../userError';
import type { Target } from './target';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;
/** No switch takes this long: whoever made such an old claim on another machine is no more. */
const VOID_AFTER_MS = 10 * 60_000;

let claims = 0;

/** Runs a task while no other process switches this target. */
export async function withLock<Result>(target: Target, task: () => Promise<Result>): Promise<Result> {
  const folder = join(target.records, 'lock');
  mkdirSync(folder, { recursive: true });
  claims += 1;
  const claim = `${process.pid}-${claims}@${hostname()}`;
  const patience = Date.now() + PATIENCE_MS;
  while (!taken(folder, claim)) {
    if (Date.now() > patience) {
      throw new UserError(
        'Another release holds the target for longer than usual.',
        `If none is running, empty ${folder}.`,
      );
    }
    // Not all at the same moment again.
    await wait(LOOK_EVERY_MS * (0.5 + Math.random()));
  }
  try {
    return await task();
  } finally {
    rmSync(join(folder, claim), { force: true });
  }
}

function taken(folder: string, claim: string): boolean {
  writeFileSync(join(folder, claim), '');
  const others = readdirSync(folder).filter((other) => other !== claim && isValid(folder, other));
  if (others.length > 0) rmSync(join(folder, claim));
  return others.length === 0;
}

function isValid(folder: string, claim: string): boolean {
  const isOurs = claim.endsWith(`@${hostname()}`);
  if (isOurs ? isRunning(Number.parseInt(claim, 10)) : isRecent(join(folder, claim))) return true;
  rmSync(join(folder, claim), { force: true });
  return false;
}

function isRecent(file: string): boolean {
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < VOID_AFTER_MS;
}
