/** The provider's token for this page view, which ties its reports to one browser. */
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { composition } from '../composition/composition';
import { readDataBlock } from '../composition/dataBlock';
import { storeItem } from '../../storage/storeItem';

const KEY = 'visitor';

/** The original: a release that replaces it is reported, too. */
const { fetch: send } = globalThis;

/** The provider takes a token for a day. */
const VALID_MS = 23 * 3_600_000;

let token = Promise.resolve('');
/** Milliseconds since the epoch. */
let validUntil = 0;

/** Posts a form to an action of the provider. It may outlive the page. */
export function post(action: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { apiHost } = readDataBlock<RuntimeConfig>(RUNTIME_CONFIG_ELEMENT);
  return send(`${apiHost}/${action}`, { method: 'POST', body, keepalive: true });
}

/** The token, requested once a day; empty when the provider gives none. */
export function pageViewToken(): Promise<string> {
  if (Date.now() > validUntil) {
    validUntil = Date.now() + VALID_MS;
    token = post('startPageView', { visitor: visitorId(), composition: composition.id })
      .then((response) => response.json() as Promise<{ data?: { token?: string } | null }>)
      .then(({ data }) => data?.token ?? '')
      .catch(() => '')
      .then((given) => {
        // The next report asks again.
        if (!given) validUntil = 0;
        return given;
      });
  }
  return token;
}

/** Reports wait for the token at most so long before a reload. */
const WAIT_MS = 2000;

/** Resolves when all reports so far are on their way, or after `WAIT_MS`: a reload drops those that wait for the token. */
export async function reportsSent(): Promise<void> {
  await Promise.race([token, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}

/** A random id of this browser, which names nobody. */
function visitorId(): string {
  const stored = localStorage.getItem(KEY);
  if (stored) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storeItem(KEY, id);
  return id;
}
