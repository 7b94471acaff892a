import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { runtimeConfig } from '../config';
import { showToast } from '../feedback/toasts';
import { navigateTo } from '../navigation/navigator';
import { endSession, sessionToken } from '../session/sessionStore';
import { takePreloadedReply } from './preloadedQuery';
import type { HttpResult } from './http';
import { interpretReply } from './interpretReply';
import type { ActionResult } from './result';

export interface CallOptions {
  /** Aborting it cancels the call. */
  signal?: AbortSignal | undefined;
  /** Told the sent share of an upload, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
}

/**
 * Calls an action of the provider: a multipart POST to its name, with the session's bearer token.
 * Never throws; a reply that ends the session has already cleared it and sent the user on.
 */
export async function callAction<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  options: CallOptions = {},
): Promise<ActionResult<Name>> {
  const token = sessionToken();
  const outcome = await send(name, payload, token, options);
  if (outcome.kind === 'none') return { kind: 'failed', reason: outcome.reason };
  const { result, verdict } = interpretReply<Name>(outcome.status, outcome.body);
  // A late reply to an ended session must not end the one that has begun since.
  if (verdict && token === sessionToken()) {
    if (verdict.clear) endSession();
    // Whoever was signed in is told why they stand elsewhere now.
    if (token) showToast('info', 'Your session has ended. Please log in again.');
    navigateTo(verdict.redirectTo, { replace: true });
  }
  return result;
}

async function send(
  name: string,
  payload: object,
  token: string | null,
  options: CallOptions,
): Promise<HttpResult> {
  const early = takePreloadedReply(name, payload, token);
  if (early) return early;
  const http = await loadHttp();
  if (!http) return { kind: 'none', reason: navigator.onLine ? 'unreachable' : 'offline' };
  return http.postForm({
    url: `${runtimeConfig().apiHost}/${name}`,
    payload: withoutUndefined(payload),
    token,
    ...options,
  });
}

/** The transport's code comes over the network too, so its absence is an outcome like any other. */
async function loadHttp() {
  return import('./http').catch(() => null);
}

function withoutUndefined(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}
