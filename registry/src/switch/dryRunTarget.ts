/** A stand-in for a target, in which a dry run can build and record what it likes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTarget, type Target } from '../store/target';

/** Runs a task with a stand-in that knows and serves all that the target does, and is gone afterwards. */
export async function withDryRunTarget<Result>(
  target: Target,
  task: (standIn: Target) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'dry-run-'));
  try {
    const standIn = openTarget(root);
    if (existsSync(target.records)) cpSync(target.records, standIn.records, { recursive: true });
    mkdirSync(standIn.public);
    if (existsSync(target.public)) mirror(target.public, standIn.public);
    return await task(standIn);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Files are copied. Releases never change, so that a link to each will do. */
function mirror(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (!statSync(join(from, name)).isDirectory()) {
      cpSync(join(from, name), join(to, name));
      continue;
    }
    mkdirSync(join(to, name));
    for (const release of readdirSync(join(from, name))) {
      symlinkSync(join(from, name, release), join(to, name, release));
    }
  }
}
