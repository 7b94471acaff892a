import type { RouteQuery } from '@reelrupee/federation/composition/composition';

type Item = Record<string, unknown>;

/** Paths below the media host of the files that a first call's reply names. Empty for what the call does not declare. */
export interface ReplyMedia {
  pictures: string[];
  video: string;
}

/** Finds the declared pictures of all listed items, and the video of the first. `isSet` reads a flag of the device. */
export function mediaInReply(
  body: unknown,
  { picture, video }: RouteQuery,
  isSet: (flag: string) => boolean,
): ReplyMedia {
  const items = isItem(body) && Array.isArray(body['data']) ? body['data'].filter(isItem) : [];
  const preferred = video?.preferred && isSet(video.preferred.flag) ? video.preferred.field : '';
  return {
    pictures: items.map((item) => fileIn(item, picture)).filter(Boolean),
    video: fileIn(items[0], preferred) || fileIn(items[0], video?.field),
  };
}

function fileIn(item: Item | undefined, field = ''): string {
  const file = item?.[field];
  return typeof file === 'string' ? file : '';
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
