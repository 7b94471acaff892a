import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from '../../harness/checkOut';
import { chromiumLaunch } from '../../harness/chromium';
import { changedShare } from './changedShare';
import { comparisonPage, type Change } from './comparisonPage';
import { pairPictures } from './pairPictures';

/** Share of the pixels below which a picture counts as equal: a clock or a frame of a video differs from run to run. */
const NOISE = 0.001;

/**
 * Takes the pictures of a commit with its own tool, and writes `against/index.html` below `folder`: before and now of each
 * picture that differs. Gives a sentence with the result. Throws when the commit gives no pictures.
 */
export async function compareWith(ref: string, part: string, folder: string): Promise<string> {
  const report = join(folder, 'against');
  const before = join(report, 'before');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  cpSync(takeAt(ref, part), before, { recursive: true });
  const pairs = pairPictures(picturesIn(before), picturesIn(folder, part));
  const changes = await changesOf(pairs, before, folder);
  writeFileSync(join(report, 'index.html'), comparisonPage(ref, changes));
  return `${changes.length} of ${pairs.length} pictures differ from ${ref}: screenshots/against/index.html`;
}

/** The folder with a commit's pictures. */
function takeAt(ref: string, part: string): string {
  const tree = checkOut(ref);
  const pictures = join(tree, 'screenshots');
  rmSync(pictures, { recursive: true, force: true });
  // A state that fails there is listed as new.
  spawnSync('npm', ['run', 'screenshots', '--', part], { cwd: tree, stdio: 'inherit' });
  if (picturesIn(pictures).length === 0) throw new Error(`${ref} has given no pictures.`);
  return pictures;
}

function picturesIn(folder: string, part = ''): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png') && name.includes(part));
}

async function changesOf(
  pairs: ReturnType<typeof pairPictures>,
  before: string,
  now: string,
): Promise<Change[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const changes: Change[] = [];
    for (const { name, kind } of pairs) {
      if (kind !== 'both') changes.push({ name, kind });
      else {
        const share = await changedShare(
          page,
          readFileSync(join(before, name)),
          readFileSync(join(now, name)),
        );
        if (share >= NOISE) changes.push({ name, kind: 'changed', share });
      }
    }
    return changes;
  } finally {
    await browser.close();
  }
}
