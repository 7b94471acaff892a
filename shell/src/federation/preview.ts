/**
 * Previews: in this tab only, a remote comes from somewhere else than the composition says. `?preview=` names
 * it, as `mf-wallet@1.2.0-ab12cd34ef` for a release of this site that is not live, or as
 * `mf-wallet@http://localhost:3101` for a development server, if the site's configuration allows its origin.
 */
import { RELEASE_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from './composition';

export interface Preview {
  remote: string;
  release: Release;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  /** A development server has no hashes to verify its files by. */
  verified: boolean;
}

const PARAMETER = 'preview';
const KEY = 'previews';
const REFUSALS = 'refusedPreviews';

/** The previews of this tab. */
export const previews: readonly Preview[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Preview[];

/** What was last wished for in vain, each with the reason, in words. */
export const refusedPreviews: readonly string[] = JSON.parse(
  sessionStorage.getItem(REFUSALS) ?? '[]',
) as string[];

/** The preview of a remote in this tab, if there is one. */
export function previewOf(remote: string): Preview | undefined {
  return previews.find((preview) => preview.remote === remote);
}

/** Whether the page was opened with a wish for a preview: it is then loaded again, with it. */
export function takesPreview(): boolean {
  const url = new URL(window.location.href);
  const wishes = url.searchParams.getAll(PARAMETER);
  if (wishes.length === 0) return false;
  url.searchParams.delete(PARAMETER);
  void takeWishes(wishes).finally(() => window.location.replace(url));
  return true;
}

/** Ends all previews of this tab. */
export function leavePreview(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(REFUSALS);
  window.location.reload();
}

async function takeWishes(wishes: string[]): Promise<void> {
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
