/**
 * Tokens of sessions that the user has ended, until the provider has replied to their end. They are kept apart from the
 * session, which never reads them.
 */
const KEY = 'reelrupee.endedTokens';

export function endedTokens(): string[] {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(tokens) ? tokens.map(String) : [];
  } catch {
    return [];
  }
}

export function keepEndedToken(token: string): void {
  localStorage.setItem(KEY, JSON.stringify([...endedTokens(), token]));
}

export function dropEndedToken(token: string): void {
  const others = endedTokens().filter((other) => other !== token);
  if (others.length > 0) localStorage.setItem(KEY, JSON.stringify(others));
  else localStorage.removeItem(KEY);
}
