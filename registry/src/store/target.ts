/** The release target: a folder that holds the site and its records. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

export interface Target {
  /** What a static host serves. */
  public: string;
  /** Release manifests, the audit log and the lock: not to be served. */
  records: string;
}

/** The target named on the command line or by RELEASE_DIR, else `dist/site` of the workspace. */
export function openTarget(named: string | undefined): Target {
  const root = resolve(named ?? process.env['RELEASE_DIR'] ?? join(WORKSPACE, 'dist/site'));
  return { public: join(root, 'public'), records: join(root, 'records') };
}

/** Folder of one release below the site. */
export function releaseFolder(target: Target, name: string, id: string): string {
  return join(target.public, name, id);
}

/** Writes a file such that readers see the old content or the new one, never a part. */
export function writeAtomically(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  writeFileSync(next, content);
  renameSync(next, file);
}
