// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardAllDrafts, readDraft, saveDraft } from '@reelrupee/platform';
import { keepEndedToken } from '../session/endedToken';
import { sendEndedSessions } from '../session/sendEndedSessions';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const own = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);

beforeEach(() => {
  for (const name of NAMES) {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }
});
afterEach(() => {
  for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor ?? {});
});

test('stored items last as long as the page if the browser refuses storage', async () => {
  await import('./refusedStorage');
  localStorage.setItem('token', 'secret');
  expect(localStorage.getItem('token')).toBe('secret');
  expect(sessionStorage.getItem('token')).toBeNull();
  localStorage.removeItem('token');
  expect(localStorage.getItem('token')).toBeNull();
});

test('stored items last as long as the page in a web view without storage', async () => {
  vi.resetModules();
  const given = { localStorage: null, sessionStorage: {} };
  for (const name of NAMES) Object.defineProperty(window, name, { value: given[name], configurable: true });
  await import('./refusedStorage');
  localStorage.setItem('token', 'secret');
  expect(localStorage.getItem('token')).toBe('secret');
});

test('a log-out discards the drafts of the page', async () => {
  vi.resetModules();
  await import('./refusedStorage');
  saveDraft('proof', { transactionId: '412345678901' });
  expect(readDraft('proof')).not.toBeNull();
  discardAllDrafts();
  expect(readDraft('proof')).toBeNull();
});

test('a log-out ends the session at the provider', async () => {
  vi.resetModules();
  await import('./refusedStorage');
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  keepEndedToken('secret');
  sendEndedSessions()();
  vi.unstubAllGlobals();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer secret');
});
