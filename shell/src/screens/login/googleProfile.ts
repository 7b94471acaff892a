import { runtimeConfig } from '@reelrupee/platform';

/** The profile of a Google account. */
export interface GoogleProfile {
  sub: string;
  email: string;
  name?: string;
  picture?: string;
}

/** Fetches the profile of the token’s owner; null on failure. */
export async function fetchGoogleProfile(accessToken: string): Promise<GoogleProfile | null> {
  try {
    const response = await fetch(runtimeConfig().googleUserInfoUrl, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const profile: unknown = response.ok ? await response.json() : null;
    return isProfile(profile) ? profile : null;
  } catch {
    return null;
  }
}

function isProfile(value: unknown): value is GoogleProfile {
  return typeof value === 'object' && value !== null && 'sub' in value && 'email' in value;
}
