/** Builds under test, and what a smoke test says of them. */
import { LOAD_EVENTS, type Release } from '@reelrupee/federation/composition/composition';
import type { RemoteReleaseDescription, ShellReleaseDescription } from '../store/manifests';

/** Contents of a release's scripts and stylesheets, by path. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

export interface BuiltRemote {
  name: string;
  release: Release;
  files: BuiltFiles;
}

export interface BuiltShell {
  manifest: ShellReleaseDescription;
  files: BuiltFiles;
}

/** The part of a remote's description that its smoke test gives. */
export type SmokeTest = Pick<RemoteReleaseDescription, 'screens' | 'fault' | 'testedBy'>;

/** The file that is named where no built file can be. */
export const REMOTE_SOURCE = 'src/remote.tsx';

/** True if a shell says when a screen opens; older ones do not. */
export function saysWhatOpens({ files }: BuiltShell): boolean {
  return [...files.values()].some((content) => content.includes(LOAD_EVENTS));
}
