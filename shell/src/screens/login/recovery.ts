/** Request of a link to the login screen, other than logging in. */
export type Recovery =
  | { kind: 'forgot' }
  | { kind: 'reset'; code: string }
  | { kind: 'verify'; code: string };

/** Reads the query of the login screen; null to log in or sign up. An empty reset code is typed by the user. */
export function recoveryOf(params: URLSearchParams): Recovery | null {
  const reset = params.get('reset');
  if (reset !== null) return { kind: 'reset', code: reset };
  const verify = params.get('verify');
  if (verify) return { kind: 'verify', code: verify };
  return params.get('form') === 'forgot' ? { kind: 'forgot' } : null;
}
