/** The live composition of a target: reading it, and switching to another one. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../composition/composition';
import { compressFiles } from './compress';
import { shellManifest } from './manifests';
import { renderPage } from './page';
import { readSiteConfig } from './siteConfig';
import { writeAtomically, type Target } from './target';

/** What is live in the target, or undefined before the first release. */
export function readLive(target: Target): Composition | undefined {
  const file = join(target.public, 'composition.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Composition) : undefined;
}

/** Seals a composition: its id is the hash of all the rest. */
export function sealComposition(content: Omit<Composition, 'id'>): Composition {
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
}

/** Makes a composition live: the page first, then the document that open tabs look at. */
export async function publish(target: Target, composition: Composition): Promise<void> {
  const page = join(target.public, 'index.html');
  writeAtomically(
    page,
    renderPage(shellManifest(target, composition.shell.release), composition, readSiteConfig(target)),
  );
  await compressFiles([page]);
  writeAtomically(join(target.public, 'composition.json'), `${JSON.stringify(composition, null, 2)}\n`);
}
