import { amount, count, day, flag, id, price, text } from './fields';
import { isRecord, readFields, type Read } from './readFields';

/** A reel as screens use it. */
export interface Reel {
  _id: string;
  planId?: string | undefined;
  title: string;
  /** The title in Hindi; absent with other providers and for a reel that has none. */
  titleHi?: string | undefined;
  /** Path below the media host, like `posterUrl` and `captionsUrl`, which a provider may leave out. */
  videoUrl: string;
  /** The same video in AV1; absent with other providers and for a reel that has none. */
  videoAv1Url?: string | undefined;
  posterUrl?: string | undefined;
  captionsUrl?: string | undefined;
  /** The captions in Hindi; absent with other providers and for a reel that has none. */
  captionsHiUrl?: string | undefined;
  /** Seconds; 0 when unknown. */
  duration: number;
  watched: boolean;
  /** Rupees earned by this reel today. */
  earnWatchReel?: number | undefined;
  /** IST day, YYYY-MM-DD, of the last time before today; unknown for a new reel and with other providers. */
  lastWatchedOn?: string | undefined;
}

/** The credit of a watched reel, in rupees, and the plan's progress of today. */
export interface WatchCredit {
  earnWatchReel?: number | undefined;
  reelsWatchedToday?: number | undefined;
}

const reelFields = {
  _id: id,
  planId: id,
  title: text,
  titleHi: text,
  videoUrl: id,
  videoAv1Url: id,
  posterUrl: id,
  captionsUrl: id,
  captionsHiUrl: id,
  duration: price,
  watched: flag,
  earnWatchReel: amount,
  lastWatchedOn: day,
};

const creditFields = { earnWatchReel: amount, reelsWatchedToday: count() };

/** A reel; null without an id or a video. */
export const readReel: Read<Reel> = (value, report) => {
  if (!isRecord(value)) return null;
  const { _id, videoUrl, ...fields } = readFields(reelFields, value, report);
  if (_id === undefined || videoUrl === undefined) return null;
  return {
    ...fields,
    _id,
    videoUrl,
    title: fields.title ?? '',
    duration: fields.duration ?? 0,
    watched: fields.watched ?? false,
  };
};

export const readWatchCredit: Read<WatchCredit> = (value, report) =>
  readFields(creditFields, isRecord(value) ? value : {}, report);
