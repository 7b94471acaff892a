/** Web push in this browser (W3C Push API). The service worker is the shell's. */

/** State of reminders in this browser: `blocked` by its user, `possible` once they allow it. */
export type PushSupport = 'none' | 'blocked' | 'possible';

/** The provider's address and keys of this browser. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The provider's key that the browser has subscribed to, in base64url; absent if the browser does not tell it. */
  publicKey?: string;
}

/** Longest wait for the service worker, which the shell installs once the visitor engages. */
const WORKER_TIMEOUT_MS = 10_000;

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The push endpoint of this browser; empty without one. */
export async function currentEndpoint(): Promise<string> {
  return (await currentSubscription())?.endpoint ?? '';
}

/** Asks for the permission, in response to a tap, and subscribes with the provider's key. Null if either fails. */
export async function subscribe(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    // An earlier subscription may be to another key.
    await unsubscribe();
    const worker = await Promise.race([navigator.serviceWorker.ready, timeout()]);
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return toDevice(await worker?.pushManager.subscribe(options));
  } catch {
    return null;
  }
}

/** The subscription of this browser with its keys; null without one. */
export async function deviceSubscription(): Promise<DeviceSubscription | null> {
  return toDevice(await currentSubscription());
}

/** Ends the subscription of this browser, with or without a network. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

function toDevice(subscription: PushSubscription | null | undefined): DeviceSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return null;
  const key = subscription?.options.applicationServerKey;
  return { endpoint, keys: { p256dh, auth }, ...(key && { publicKey: toBase64Url(key) }) };
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null without a subscription, and if the browser refuses service workers, as with cookies blocked. */
async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), WORKER_TIMEOUT_MS));
}
