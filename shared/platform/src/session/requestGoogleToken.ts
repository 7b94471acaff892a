/**
 * Lets the user choose a Google account; returns an access token, or null if that failed, was cancelled or is not
 * configured. Rarely used, so its code is loaded on the first call.
 */
export async function requestGoogleToken(): Promise<string | null> {
  const google = await import('./googleToken').catch(() => null);
  return google ? google.requestGoogleToken() : null;
}
