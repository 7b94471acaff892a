import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of a video's address: the id of the user who fetches it, a dot, and the provider's signature. */
const PARAMETER = 'u';
const SIGNATURE_BYTES = 12;

/** A video's path with the user who fetches it. */
export function withViewer(key: Buffer, videoPath: string, userId: string): string {
  return `${videoPath}?${PARAMETER}=${userId}.${sign(key, userId).toString('base64url')}`;
}

/** The user in the address of a video; null without one that was signed by this key. */
export function viewerOf(key: Buffer, url: string): string | null {
  const [, query = ''] = url.split('?');
  const [userId = '', text = ''] = (new URLSearchParams(query).get(PARAMETER) ?? '').split('.');
  const signature = Buffer.from(text, 'base64url');
  if (signature.length !== SIGNATURE_BYTES) return null;
  return timingSafeEqual(signature, sign(key, userId)) ? userId : null;
}

function sign(key: Buffer, userId: string): Buffer {
  return createHmac('sha256', key).update(`viewer ${userId}`).digest().subarray(0, SIGNATURE_BYTES);
}
