import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock';
import { openTarget, type Target } from './target';

let root: string;
let target: Target;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
  target = openTarget(root);
  mkdirSync(join(target.records, 'lock'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function claim(name: string, ageMs = 0): string {
  const file = join(target.records, 'lock', name);
  writeFileSync(file, '');
  const time = (Date.now() - ageMs) / 1000;
  utimesSync(file, time, time);
  return file;
}

/** Whether a task got the lock while a claim was there; the claim goes when the task has had to wait. */
async function hasWaitedFor(file: string): Promise<boolean> {
  let isFree = false;
  const release = setTimeout(() => {
    isFree = true;
    rmSync(file, { force: true });
  }, 300);
  await withLock(target, () => Promise.resolve());
  clearTimeout(release);
  return isFree;
}

test('tasks of one process follow one another', async () => {
  let running = 0;
  const most: number[] = [];
  const task = async () => {
    running += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    most.push(running);
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(target, task)));
  expect(Math.max(...most)).toBe(1);
});

test('the claim of a killed process of this machine is void at once', async () => {
  expect(await hasWaitedFor(claim(`4194305-1@${hostname()}`))).toBe(false);
});

test('a claim from another machine holds, as long as a switch can take', async () => {
  expect(await hasWaitedFor(claim('1-1@elsewhere'))).toBe(true);
  const old = claim('1-1@elsewhere', 11 * 60_000);
  expect(await hasWaitedFor(old)).toBe(false);
  expect(existsSync(old)).toBe(false);
});
