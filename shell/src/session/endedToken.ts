import { storeItem } from '../storage/storeItem';

/** Storage key of an ended token, followed by the token. The session is read from other keys. */
export const ENDED_TOKEN = 'reelrupee.endedToken.';

/** Ended tokens that a full storage has refused: they last as long as the page. */
export const unstoredTokens = new Set<string>();

/** Keeps the token of a session that the user has ended until `sendEndedSessions` has told the provider. */
export function keepEndedToken(token: string): void {
  storeItem(ENDED_TOKEN + token, '');
  if (localStorage.getItem(ENDED_TOKEN + token) === null) unstoredTokens.add(token);
}
