import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { startFakePush } from '../testing/fakePush';
import { webPushService } from './pushService';

const push = await startFakePush();
afterAll(() => push.stop());

const SETTINGS = { PUSH_HOSTS: ['fcm.googleapis.com'], SITE_URL: 'https://reelrupee.in', MAIL_FROM: '' };
const MESSAGE = { title: '10 reels left today', body: '', language: 'en', reelsLeft: 10 } as const;
const vapidKeys = webPush.generateVAPIDKeys();

/** The result for a device of which some keys are replaced. */
function sendTo(keys: { p256dh?: string; auth?: string }, vapid = vapidKeys) {
  const { subscription } = push.addDevice();
  const device = { ...subscription, keys: { ...subscription.keys, ...keys } };
  return webPushService(vapid, SETTINGS, push.request).send(device, MESSAGE, 60);
}

it('gives up a subscription whose keys are invalid', async () => {
  const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
  const compressed = createECDH('prime256v1').generateKeys('base64url', 'compressed');
  for (const p256dh of [offCurve, compressed, 'AAAA', ''])
    expect(await sendTo({ p256dh })).toEqual({ kind: 'gone' });
  const short = randomBytes(15).toString('base64url');
  expect(await sendTo({ auth: short })).toEqual({ kind: 'gone' });
});

it('keeps a subscription if its message cannot be encrypted for another reason', async () => {
  expect(await sendTo({}, { ...vapidKeys, privateKey: 'short' })).toEqual({
    kind: 'failed',
    reason: 'encryption',
  });
  expect(await sendTo({})).toEqual({ kind: 'sent' });
});
