import { describe, expect, test } from 'vitest';
import { sessionEffectOfCode, sessionEffectOfStatus } from './sessionRules';

describe('a code in the body of a successful response [SESSION-3, SESSION-4]', () => {
  test.each([401, 999, 777, 404])('%i clears the session and goes to /login', (code) => {
    expect(sessionEffectOfCode(code)).toEqual({ clear: true, redirectTo: '/login' });
  });

  test('501 goes to /login and keeps the session stored', () => {
    expect(sessionEffectOfCode(501)).toEqual({ clear: false, redirectTo: '/login' });
  });

  test.each([200, 400, 403, 409, 413, 415, 429, 500])('%i keeps the session', (code) => {
    expect(sessionEffectOfCode(code)).toBeNull();
  });
});

describe('an HTTP error [SESSION-5]', () => {
  test.each([401, 404])('%i clears the session and goes to /', (status) => {
    expect(sessionEffectOfStatus(status)).toEqual({ clear: true, redirectTo: '/' });
  });

  test('501 goes to / and keeps the session stored', () => {
    expect(sessionEffectOfStatus(501)).toEqual({ clear: false, redirectTo: '/' });
  });

  test.each([400, 403, 409, 413, 429, 500, 502, 503, 777, 999])('%i keeps the session', (status) => {
    expect(sessionEffectOfStatus(status)).toBeNull();
  });
});
