import type { RouterHistory } from './history';

/** A history that stays at one address, a path with or without a query: for rendering without a browser, and for tests. */
export function staticHistory(address: string): RouterHistory {
  const { pathname, search, hash } = new URL(address, 'https://app.invalid');
  return {
    location: { pathname, search, hash, state: null, key: 'default' },
    navigate: () => undefined,
    listen: () => () => undefined,
  };
}
