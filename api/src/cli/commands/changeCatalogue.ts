import type { ActionData, ActionPayload } from '@reelrupee/contract/actions';
import type { AdminReel } from '@reelrupee/contract/actions/catalogue';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { money } from '../format';

type AdminPlan = ActionData<'adminListPlans'>[number];

/** Rows of a page, the most that the server gives. */
const PAGE = 100;

interface PlanOptions {
  title?: string;
  amount?: string;
  perReel?: string;
  onSale?: boolean;
  offSale?: boolean;
}

export async function addPlan(
  client: AdminClient,
  { title, amount, perReel }: Record<'title' | 'amount' | 'perReel', string>,
): Promise<string> {
  const plan = { title, rechargeAmount: amount, earningsPerReel: perReel };
  return `Added: ${describe((await client.call('adminSavePlan', plan)).data)}`;
}

/** Changes some terms of a plan; users who have bought it keep theirs. */
export async function changePlan(client: AdminClient, id: string, options: PlanOptions): Promise<string> {
  const { title, amount, perReel, onSale, offSale } = options;
  if (Object.values(options).every((value) => value === undefined))
    throw new UserError('Name a change: --title, --amount, --per-reel, --on-sale or --off-sale.');
  const present = await find((page) => client.call('adminListPlans', page), id);
  if (!present) throw new UserError(`There is no plan ${id}.`);
  const { data } = await client.call('adminSavePlan', {
    _id: id,
    // Terms left out stay as they are when the change is made, which another operator may have changed meanwhile.
    ...(title !== undefined && { title }),
    ...(amount !== undefined && { rechargeAmount: amount }),
    ...(perReel !== undefined && { earningsPerReel: perReel }),
    ...(onSale !== undefined && { active: onSale }),
    ...(offSale && { active: false }),
  });
  return `Before: ${describe(present)}\nNow:    ${describe(data)}\nUsers who have bought it keep their terms.`;
}

interface NewReelOptions {
  title: string;
  titleHi?: string;
  video: string;
  seconds: string;
  poster?: string;
  captions?: string;
  captionsHi?: string;
}

/** Adds a reel whose files are already below the media host. */
export async function addReel(client: AdminClient, options: NewReelOptions): Promise<string> {
  const { title, titleHi, video, seconds, poster, captions, captionsHi } = options;
  const reel: ActionPayload<'adminSaveReel'> = {
    title,
    videoUrl: video,
    duration: seconds,
    ...(titleHi !== undefined && { titleHi }),
    ...(poster !== undefined && { posterUrl: poster }),
    ...(captions !== undefined && { captionsUrl: captions }),
    ...(captionsHi !== undefined && { captionsHiUrl: captionsHi }),
  };
  const { data, missing = [] } = await client.call('adminSaveReel', reel);
  const added = `Added: ${data._id}, ${data.title}. Plans show it from their next day on.`;
  if (missing.length === 0) return added;
  return `${added}\nThe media folder of the provider has no ${missing.join(', ')}. If no media host has it, users cannot watch the reel: hide-reel ${data._id}`;
}

/** Takes a reel off at once. */
export async function hideReel(client: AdminClient, id: string): Promise<string> {
  const { title } = await setReelActive(client, id, false);
  return `Hidden: ${title}. Plans that showed it today have another one in its place.`;
}

/** Shows a reel again from the days that are not planned yet. */
export async function showReel(client: AdminClient, id: string): Promise<string> {
  const { title, active } = await setReelActive(client, id, true);
  return active
    ? `Shown: ${title}, from the next day of each plan on.`
    : `${title} stays hidden: its files are not in the media pack.`;
}

async function setReelActive(client: AdminClient, id: string, active: boolean): Promise<AdminReel> {
  const reel = await find((page) => client.call('adminListReels', page), id);
  if (!reel) throw new UserError(`There is no reel ${id}.`);
  const { title, videoUrl, posterUrl, captionsUrl, duration } = reel;
  const { data } = await client.call('adminSaveReel', {
    _id: id,
    title,
    videoUrl,
    posterUrl,
    captionsUrl,
    duration,
    active,
  });
  return data;
}

/** The row of a paged list that has this id. */
async function find<Row extends { _id: string }>(
  list: (page: { page: number; limit: number }) => Promise<{ data: Row[] }>,
  id: string,
): Promise<Row | undefined> {
  for (let page = 0; ; page += 1) {
    const { data } = await list({ page, limit: PAGE });
    const found = data.find((row) => row._id === id);
    if (found || data.length < PAGE) return found;
  }
}

function describe({ _id, title, isFree, rechargeAmount, earningsPerReel, active }: AdminPlan): string {
  const price = isFree ? 'free' : money(rechargeAmount);
  return `${_id}, ${title}, ${price}, ${money(earningsPerReel)} per reel, ${active ? 'on sale' : 'not on sale'}`;
}
