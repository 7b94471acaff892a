/** A folder that shows the site of a store elsewhere, for the web server of a machine. */
import { randomUUID } from 'node:crypto';
import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTE_NAME } from '@reelrupee/federation/composition/remoteName';
import { UserError } from '../../userError';
import type { Head, ReleaseRef, Store } from '../store';
import { removeAbandoned } from './abandoned';
import { moveFolder, namesIn, newFolder, removeFolder } from './atomicFiles';
import { layoutOf, type Layout } from './layout';
import { previewFile, removeOtherPreviews, writePreview } from './previews';
import { linkPages, linkTo, saveSite } from './sites';

/** Brings `public` of a folder up to what is live in the store. The site is whole at every moment. */
export async function mirrorSite(store: Store, folder: string): Promise<Head> {
  const layout = layoutOf(resolve(folder));
  removeAbandoned(layout);
  for (;;) {
    const head = await store.head();
    if (!head) throw new UserError(`Nothing is live in ${store.location} yet.`, 'Release everything: --all');
    const published = await store.releases();
    await addReleases(store, layout, published);
    if (!namesIn(layout.sites).includes(head.site)) {
      saveSite(layout, head.site, await store.readSite(head.site));
    }
    linkPages(layout, head.site);
    pointTo(layout, head.site);
    removeOld(layout, published, head.site);
    await mirrorPreviews(store, layout);
    // Another mirror of this folder may have been overtaken by a switch meanwhile.
    if ((await store.head())?.number === head.number) return head;
  }
}

async function addReleases(store: Store, layout: Layout, published: ReleaseRef[]): Promise<void> {
  for (const ref of published) {
    const place = join(layout.public, ref.name, ref.id);
    if (lstatSync(place, { throwIfNoEntry: false })) continue;
    const staged = newFolder(layout.staging, 'mirror-');
    try {
      await store.copyFiles(ref, staged);
      moveFolder(staged, place);
    } finally {
      // Gone when it was moved.
      rmSync(staged, { recursive: true, force: true });
    }
  }
}

async function mirrorPreviews(store: Store, layout: Layout): Promise<void> {
  const kept = await store.previews();
  const present = new Set(namesIn(layout.previews));
  // A preview never changes. Writing all of them took 6 s at 300 links, on each of the mirror's rounds.
  for (const preview of kept.filter(({ ticket }) => !present.has(previewFile(ticket)))) {
    writePreview(layout, preview);
  }
  removeOtherPreviews(layout, new Set(kept.map(({ ticket }) => ticket)));
}

function pointTo(layout: Layout, site: string): void {
  const next = join(layout.staging, randomUUID());
  symlinkSync(linkTo(layout, site), next);
  renameSync(next, layout.live);
}

function removeOld(layout: Layout, published: ReleaseRef[], liveSite: string): void {
  const kept = new Set(published.map(({ name, id }) => `${name}/${id}`));
  // Other folders are not the mirror's: an operator may have named one that has something else.
  const packages = namesIn(layout.public).filter((name) => name === 'shell' || REMOTE_NAME.test(name));
  for (const release of packages.flatMap((name) =>
    namesIn(join(layout.public, name)).map((id) => `${name}/${id}`),
  )) {
    if (!kept.has(release)) removeFolder(join(layout.public, release), layout.staging);
  }
  for (const site of namesIn(layout.sites).filter((other) => other !== liveSite)) {
    removeFolder(join(layout.sites, site), layout.staging);
  }
}
