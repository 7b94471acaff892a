/** Tokens that the provider gives to page views: `<content>.<signature>`, both base64url. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A tab may stay open for a day. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const content = z.object({
  /** Random id of the browser. */
  visitor: z.string(),
  /** The composition that its page was made from. */
  composition: z.string(),
  /** Instant of issue, in ms. */
  issuedAt: z.number(),
});

export type PageView = Pick<z.infer<typeof content>, 'visitor' | 'composition'>;

/** The token of a page view, valid for a day from now on. */
export function issueToken(key: Buffer, { visitor, composition }: PageView, now: Date): string {
  const text = Buffer.from(JSON.stringify({ visitor, composition, issuedAt: now.getTime() }));
  return `${text.toString('base64url')}.${sign(key, text).toString('base64url')}`;
}

/** The page view that a token was given to; undefined when it is forged, malformed or expired. */
export function readToken(key: Buffer, token: string, now: Date): PageView | undefined {
  const [text, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!text || !signature) return undefined;
  const expected = sign(key, text);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const { visitor, composition, issuedAt } = content.parse(JSON.parse(text.toString()));
  return now.getTime() - issuedAt < LIFE_MS ? { visitor, composition } : undefined;
}

function sign(key: Buffer, text: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
