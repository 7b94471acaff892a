import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ReminderMessage } from '@reelrupee/contract/reminder';
import type { PushSubscription } from 'web-push';
import { startLocalServer } from '../../../deploy/testing/localServer';

/** A browser with a subscription, and what reaches it. */
export interface FakeDevice {
  subscription: PushSubscription;
  received: { message: ReminderMessage; headers: IncomingHttpHeaders }[];
  /** Status of the push service's replies. */
  status: number;
}

export interface FakePush {
  /** A `fetch` that reaches this machine in place of the push service. */
  request: typeof fetch;
  addDevice(): FakeDevice;
  stop(): Promise<void>;
}

const HOST = 'https://fcm.googleapis.com';

/** A push service on this machine, which decrypts as browsers do. */
export async function startFakePush(): Promise<FakePush> {
  const devices = new Map<string, FakeDevice & { keys: ECDH; auth: Buffer }>();
  const { url, stop } = await startLocalServer(async (request, response) => {
    const body = await buffer(request);
    const device = devices.get(request.url ?? '');
    const status = device?.status ?? 404;
    if (device && status === 201) {
      const message = JSON.parse(decrypt(body, device)) as ReminderMessage;
      device.received.push({ message, headers: request.headers });
    }
    response.writeHead(status).end();
  });
  return {
    request: (address, init) => {
      const { href } = new URL(address instanceof Request ? address.url : address);
      return fetch(href.replace(HOST, url), init);
    },
    addDevice: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/fcm/send/${randomBytes(12).toString('hex')}`;
      const subscription = { endpoint: HOST + path, keys: { p256dh, auth: auth.toString('base64url') } };
      const device = { subscription, received: [], status: 201, keys, auth };
      devices.set(path, device);
      return device;
    },
    stop,
  };
}

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

/** Decrypts a message as the browser does (RFC 8188 and RFC 8291, one record). */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, SALT);
  const keyAt = SALT + RECORD_SIZE + 1;
  const senderKey = body.subarray(keyAt, keyAt + (body[keyAt - 1] ?? 0));
  const record = body.subarray(keyAt + senderKey.length);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with the delimiter 2.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
