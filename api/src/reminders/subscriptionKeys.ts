import { createECDH } from 'node:crypto';
import type { PushSubscription } from 'web-push';

/** Bytes of an uncompressed point of P-256, and the fewest of the secret (RFC 8291). */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** True if a message can be encrypted for the keys of a subscription, which any caller may have made up. Pure. */
export function areValidKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length < SECRET_BYTES) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
