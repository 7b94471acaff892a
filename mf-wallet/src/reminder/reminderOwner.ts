/** The user whose reminder was last on in this browser; not of the session, whose end ends the reminder. */
const KEY = 'reelrupee.reminder';

/** True if this user's reminder was on in this browser, and the user has not turned it off. */
export function hadReminder(userId: string): boolean {
  return localStorage.getItem(KEY) === userId;
}

/** Remembers that the reminder of this user is on. */
export function keepReminder(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Without space the end of the reminder is not told.
  }
}

/** Forgets the reminder that its user turns off. */
export function forgetReminder(): void {
  localStorage.removeItem(KEY);
}
