import { storeItem } from '../storage/storeItem';

/** Storage key of an ended token, followed by the token. The session is read from other keys. */
export const ENDED_TOKEN = 'reelrupee.endedToken.';

/** Keeps the token of a session that the user has ended until `sendEndedSessions` has told the provider. */
export function keepEndedToken(token: string): void {
  storeItem(ENDED_TOKEN + token, '');
}
