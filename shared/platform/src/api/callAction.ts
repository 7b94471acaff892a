import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { runtimeConfig } from '../config';
import { showToast } from '../feedback/toasts';
import { holdUnsavedChange } from '../form/unsavedChanges';
import { redirectVisitor } from '../session/redirectVisitor';
import { endSession, sessionToken } from '../session/sessionStore';
import { reportViolation } from '../reply/violations';
import { takePreloadedReply } from './preloadedQuery';
import type { HttpResult } from './http';
import { interpretReply } from './interpretReply';
import type { ActionResult } from './result';
import { t } from '../texts/texts';
import { loadReplyTexts } from '../replies/replyText';

export interface CallOptions {
  /** Cancels the call when aborted. */
  signal?: AbortSignal | undefined;
  /** Receives the sent share of an upload, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
  /** The call is for a screen that is about to open, and must not wait for axios to load. */
  preload?: boolean | undefined;
}

/**
 * Calls an action of the provider: a multipart POST to its name, with the session's bearer token. Never throws. When a
 * reply ends the session, the session is already cleared and the user redirected before this resolves. A call that
 * changes data keeps the shell from reloading the page until it resolves, because that would abort an upload.
 */
export async function callAction<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  options: CallOptions = {},
): Promise<ActionResult<Name>> {
  if (isQuery(name)) return callAndInterpret(name, payload, options);
  const release = holdUnsavedChange();
  return callAndInterpret(name, payload, options).finally(release);
}

/** Queries are the actions named `get…`. */
function isQuery(name: ActionName): boolean {
  return name.startsWith('get');
}

async function callAndInterpret<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  options: CallOptions,
): Promise<ActionResult<Name>> {
  const token = sessionToken();
  const response = await send(name, payload, token, options);
  if (response.kind === 'none') return { kind: 'failed', reason: response.reason };
  const { result, sessionEffect } = interpretReply(name, response, (path) =>
    reportViolation({ action: name, path }),
  );
  // A late reply to an earlier session must not end the current one.
  if (sessionEffect && token === sessionToken()) {
    if (sessionEffect.clear) endSession();
    // Visitors had no session that could end.
    if (token) showToast('info', t('Your session has ended. Please log in again.'));
    redirectVisitor(sessionEffect.redirectTo);
  }
  if ('msg' in result && result.msg) await loadReplyTexts();
  return result;
}

async function send(
  name: string,
  payload: object,
  token: string | null,
  options: CallOptions,
): Promise<HttpResult> {
  const preloaded = takePreloadedReply(name, payload, token, options.signal);
  if (preloaded) return preloaded;
  const fields = withoutUndefined(payload);
  const { reelrupeeSendQuery: sendQuery } = window;
  if (options.preload && sendQuery) return sendQuery(name, fields, token, options.signal);
  const http = await loadHttp();
  if (!http) return { kind: 'none', reason: navigator.onLine ? 'unreachable' : 'offline' };
  return http.postForm({
    url: `${runtimeConfig().apiHost}/${name}`,
    payload: fields,
    token,
    ...options,
  });
}

/** Loads the transport; null when its chunk cannot be fetched. */
async function loadHttp() {
  return import('./http').catch(() => null);
}

function withoutUndefined(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}
