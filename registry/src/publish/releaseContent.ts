import type { CodeKind, ReleaseDescription, RemoteReleaseDescription } from '../store/manifests';

/** A built release, of a team or of the workspace: its files, its code that is not served, and the description of both. */
export interface ReleaseContent<Description extends ReleaseDescription = ReleaseDescription> {
  manifest: Description;
  /** By path. Compressed copies are made when it is published. */
  files: ReadonlyMap<string, Buffer>;
  code: Partial<Record<CodeKind, string>>;
}

/** A built release of a remote. */
export type RemoteContent = ReleaseContent<RemoteReleaseDescription>;
