/** What a reply means for the session. */
export interface SessionVerdict {
  /** Forget the stored session. */
  clear: boolean;
  goTo: '/login' | '/';
}

const ENDED_BY_BODY = new Set([401, 999, 777, 404]);
const ENDED_BY_HTTP = new Set([401, 404]);
const LOGIN_AGAIN = 501;

/** The verdict on a successful HTTP response by the `code` in its body; null when the session goes on. */
export function judgeBodyCode(code: number): SessionVerdict | null {
  if (ENDED_BY_BODY.has(code)) return { clear: true, goTo: '/login' };
  if (code === LOGIN_AGAIN) return { clear: false, goTo: '/login' };
  return null;
}

/** The verdict on an HTTP error response by its status; null when the session goes on. */
export function judgeHttpStatus(status: number): SessionVerdict | null {
  if (ENDED_BY_HTTP.has(status)) return { clear: true, goTo: '/' };
  if (status === LOGIN_AGAIN) return { clear: false, goTo: '/' };
  return null;
}
