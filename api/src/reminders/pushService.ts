import type { ReminderMessage } from '@reelrupee/contract/reminder';
import webPush, { type PushSubscription, type VapidKeys } from 'web-push';
import type { Config } from '../config';
import { isPushEndpoint } from './pushEndpoint';
import { areValidKeys } from './subscriptionKeys';

/** Outcome of a push: `gone` means that the device will never get one by this subscription. */
export type PushResult = { kind: 'sent' } | { kind: 'gone' } | { kind: 'failed'; reason: string };

/** Sends messages to push services of browsers (RFC 8030), encrypted for the device. */
export interface PushService {
  /** The key by which push services know the provider; they refuse messages to subscriptions for another one. */
  readonly publicKey: string;
  /** Never throws. The push service drops a message that it could not deliver within `seconds`. */
  send(subscription: PushSubscription, message: ReminderMessage, seconds: number): Promise<PushResult>;
}

type PushSettings = Pick<Config, 'PUSH_HOSTS' | 'SITE_URL' | 'MAIL_FROM'>;

/** Shorter than the grace period of a server that stops (server.ts). */
const TIMEOUT_MS = 4000;
const GONE = [404, 410];
/** A newer reminder replaces one that waits for the device. */
const TOPIC = 'reminder';

/** Push services over HTTPS, known to them by the key pair. */
export function webPushService(
  keys: VapidKeys,
  settings: PushSettings,
  request: typeof fetch = fetch,
): PushService {
  const vapidDetails = { subject: vapidSubject(settings), ...keys };
  return {
    publicKey: keys.publicKey,
    async send(subscription, message, seconds) {
      if (!isPushEndpoint(subscription.endpoint, settings.PUSH_HOSTS)) return { kind: 'gone' };
      if (!areValidKeys(subscription.keys)) return { kind: 'gone' };
      const details = encrypted(subscription, message, { vapidDetails, TTL: seconds, topic: TOPIC });
      // An error of ours, such as in the key pair, must not cost users their subscriptions.
      if (!details) return { kind: 'failed', reason: 'encryption' };
      const { 'Content-Length': _length, ...headers } = details.headers;
      try {
        const response = await request(details.endpoint, {
          method: details.method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: new Uint8Array(details.body),
          // A redirect could lead to any host.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        if (response.ok) return { kind: 'sent' };
        if (GONE.includes(response.status)) return { kind: 'gone' };
        return { kind: 'failed', reason: `status ${response.status}` };
      } catch (error) {
        return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}

/** The encrypted request; null if it cannot be made. */
function encrypted(
  subscription: PushSubscription,
  message: ReminderMessage,
  options: Parameters<typeof webPush.generateRequestDetails>[2],
) {
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
  } catch {
    return null;
  }
}

/** The contact of the sender that push services ask for: the site, or the sender of mail (RFC 8292). */
function vapidSubject({ SITE_URL, MAIL_FROM }: PushSettings): string {
  if (SITE_URL.startsWith('https:')) return SITE_URL;
  return `mailto:${/<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
