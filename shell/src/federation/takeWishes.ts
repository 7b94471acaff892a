/** Fulfils wishes for previews; a chunk of its own. */
import { RELEASE_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from './composition';
import { KEY, previews, REFUSALS, type Preview } from './preview';

/** Leaves in this tab what can be had, and of the rest why it cannot, in words. */
export async function takeWishes(wishes: string[]): Promise<void> {
  const answers = await Promise.all(wishes.map(takeWish));
  const taken = answers.filter((answer) => typeof answer !== 'string');
  const kept = previews.filter(({ remote }) => !taken.some((preview) => preview.remote === remote));
  sessionStorage.setItem(KEY, JSON.stringify([...kept, ...taken]));
  sessionStorage.setItem(REFUSALS, JSON.stringify(answers.filter((answer) => typeof answer === 'string')));
}

/** The preview, or why there is none; of the address, which anyone can have written, it repeats a plain name only. */
async function takeWish(wish: string): Promise<Preview | string> {
  const [, remote = '', where = ''] = /^([\w-]{1,40})@(.*)$/.exec(wish) ?? [];
  if (!remote) return 'No preview: a wish is written as mf-name@where.';
  const base = baseOf(remote, where);
  if (!base)
    return `No preview of ${remote}: this site allows none from there (previewOrigins in config.json).`;
  const response = await fetch(base + RELEASE_FILE, { credentials: 'omit' }).catch(() => undefined);
  const release = (await response?.json().catch(() => undefined)) as Release | undefined;
  if (!response?.ok || !release) return `No preview of ${remote}: there is no release there.`;
  return { remote, release, base, verified: !isOrigin(where) };
}

function baseOf(remote: string, where: string): string | undefined {
  if (/^[\w.-]+$/.test(where))
    return new URL(`${composition.assets}${remote}/${where}/`, document.baseURI).href;
  return isOrigin(where) ? `${where}/` : undefined;
}

function isOrigin(where: string): boolean {
  return composition.previewOrigins?.includes(where) ?? false;
}
