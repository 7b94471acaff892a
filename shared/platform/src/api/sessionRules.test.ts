import { describe, expect, test } from 'vitest';
import { judgeBodyCode, judgeHttpStatus } from './sessionRules';

describe('a code in the body of a successful response [SESSION-3, SESSION-4]', () => {
  test.each([401, 999, 777, 404])('%i clears the session and goes to /login', (code) => {
    expect(judgeBodyCode(code)).toEqual({ clear: true, goTo: '/login' });
  });

  test('501 goes to /login and keeps the session stored', () => {
    expect(judgeBodyCode(501)).toEqual({ clear: false, goTo: '/login' });
  });

  test.each([200, 400, 403, 409, 413, 415, 429, 500])('%i lets the session go on', (code) => {
    expect(judgeBodyCode(code)).toBeNull();
  });
});

describe('an HTTP error [SESSION-5]', () => {
  test.each([401, 404])('%i clears the session and goes to /', (status) => {
    expect(judgeHttpStatus(status)).toEqual({ clear: true, goTo: '/' });
  });

  test('501 goes to / and keeps the session stored', () => {
    expect(judgeHttpStatus(501)).toEqual({ clear: false, goTo: '/' });
  });

  test.each([400, 403, 409, 413, 429, 500, 502, 503, 777, 999])('%i lets the session go on', (status) => {
    expect(judgeHttpStatus(status)).toBeNull();
  });
});
