/** One switch at a time: teams release whenever they like, each from a process of its own. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal';
import type { Target } from './target';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** Runs a task while no other process switches this target. */
export async function withLock<Result>(target: Target, task: () => Promise<Result>): Promise<Result> {
  const file = join(target.records, 'lock');
  mkdirSync(target.records, { recursive: true });
  const patience = Date.now() + PATIENCE_MS;
  while (!taken(file)) {
    if (Date.now() > patience) {
      throw new Refusal(
        'Another release holds the target for longer than usual.',
        `If none is running, remove ${file}.`,
      );
    }
    await wait(LOOK_EVERY_MS);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isRunning(holder(file))) rmSync(file, { force: true });
    return false;
  }
}

/** The process that holds the lock; NaN while it is only just being written. */
function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8') || NaN);
  } catch {
    return NaN;
  }
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
