/** Effect of a reply on the session. */
export interface SessionEffect {
  /** The stored session is cleared. */
  clear: boolean;
  redirectTo: '/login' | '/';
}

const ENDED_BY_BODY = new Set([401, 999, 777, 404]);
const ENDED_BY_HTTP = new Set([401, 404]);
const LOGIN_AGAIN = 501;

/** Effect of a successful HTTP response by the `code` in its body; null when the session continues. */
export function sessionEffectOfCode(code: number): SessionEffect | null {
  if (ENDED_BY_BODY.has(code)) return { clear: true, redirectTo: '/login' };
  if (code === LOGIN_AGAIN) return { clear: false, redirectTo: '/login' };
  return null;
}

/** Effect of an HTTP error response by its status; null when the session continues. */
export function sessionEffectOfStatus(status: number): SessionEffect | null {
  if (ENDED_BY_HTTP.has(status)) return { clear: true, redirectTo: '/' };
  if (status === LOGIN_AGAIN) return { clear: false, redirectTo: '/' };
  return null;
}
