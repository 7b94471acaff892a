/** The previews of the folder store: files of the site, which any static host serves. */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPreviewOf, type Preview } from '../preview';
import type { ReleaseRef } from '../store';
import { namesIn, readIfThere, writeAtomically } from './atomicFiles';
import type { Layout } from './layout';

/** Writes a preview, and removes those that have expired. */
export function writePreview({ previews, staging }: Layout, preview: Preview): void {
  const kept = new Set(readPreviews({ previews }).map(({ ticket }) => ticket));
  removeOtherPreviews({ previews }, kept);
  writeAtomically(staging, join(previews, previewFile(preview.ticket)), JSON.stringify(preview));
}

/** The previews that have not expired. */
export function readPreviews({ previews }: Pick<Layout, 'previews'>): Preview[] {
  return previewFiles(previews)
    .flatMap((name) => {
      const json = readIfThere(join(previews, name));
      return json ? [JSON.parse(json.toString()) as Preview] : [];
    })
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
}

/** Removes the previews of some releases. */
export function removePreviewsOf(layout: Pick<Layout, 'previews'>, releases: readonly ReleaseRef[]): void {
  const ended = readPreviews(layout).filter((preview) =>
    releases.some((release) => isPreviewOf(preview, release)),
  );
  removePreviews(
    layout,
    ended.map(({ ticket }) => ticket),
  );
}

/** Removes previews by their tickets. */
export function removePreviews({ previews }: Pick<Layout, 'previews'>, tickets: readonly string[]): void {
  for (const ticket of tickets) rmSync(join(previews, previewFile(ticket)), { force: true });
}

/** Removes the preview files that are not among these tickets. */
export function removeOtherPreviews(
  { previews }: Pick<Layout, 'previews'>,
  tickets: ReadonlySet<string>,
): void {
  for (const name of previewFiles(previews)) {
    if (!tickets.has(basename(name, '.json'))) rmSync(join(previews, name), { force: true });
  }
}

function previewFiles(previews: string): string[] {
  return namesIn(previews).filter((name) => name.endsWith('.json'));
}

/** Name of the file of a preview. */
export function previewFile(ticket: string): string {
  return `${ticket}.json`;
}
