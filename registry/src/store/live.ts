/** The live composition of a target: reading it, and switching to another one. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { twinsOf } from '../make/compress';
import { findCode } from './recordedCode';
import { renderSite } from '../prerender/renderSite';
import { replaceFiles } from './replaceFiles';
import { writeAtomically, type Target } from './target';

/** The service worker's place: the root, so that it may serve every route. */
const WORKER_FILE = 'sw.js';
/** For a shell from before there was one: browsers that have a later one get rid of it. */
const NO_WORKER = 'self.registration.unregister();';

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

/** What a composition puts into the target's root: every page and the service worker, with compressed twins. */
export interface SiteFiles {
  pages: ReadonlySet<string>;
  content: ReadonlyMap<string, string | Buffer>;
}

/** Draws the pages of a composition. Changes nothing. */
export async function renderFiles(target: Target, composition: Composition): Promise<SiteFiles> {
  const pages = await renderSite(target, composition);
  const worker = findCode(target, 'shell', composition.shell.release, 'worker') ?? NO_WORKER;
  const texts = [...pages, [WORKER_FILE, worker] as const].map(([path, text]) => {
    return [join(target.public, path), text] as const;
  });
  const twins = await Promise.all(texts.map(([file, text]) => twinsOf(file, Buffer.from(text))));
  return {
    pages: new Set(pages.keys()),
    content: new Map<string, string | Buffer>([...twins.flat(), ...texts]),
  };
}

/** Makes a composition live: its pages together, then the document that open tabs look at. */
export function publish(target: Target, composition: Composition, { pages, content }: SiteFiles): void {
  replaceFiles(content);
  removePagesBut(target, pages);
  writeAtomically(join(target.public, 'composition.json'), `${JSON.stringify(composition, null, 2)}\n`);
}

/** Pages of routes that are no more: these addresses are answered with the page of `/` from now on. */
function removePagesBut({ public: root }: Target, pages: ReadonlySet<string>): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const page = `${entry.name}/index.html`;
    if (!entry.isDirectory() || pages.has(page) || !existsSync(join(root, page))) continue;
    for (const twin of ['', '.br', '.gz']) rmSync(join(root, page + twin), { force: true });
    const folder = join(root, entry.name);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
