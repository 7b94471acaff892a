import { describe, expect, test } from 'vitest';
import { isCacheable, cacheFor, type RequestFacts } from './cacheRules';

const ORIGIN = 'https://site.example';

function request(path: string, more: Partial<RequestFacts> = {}): RequestFacts {
  const url = new URL(path, ORIGIN);
  return { method: 'GET', url, origin: ORIGIN, destination: '', isPart: false, ...more };
}

describe('the cache for a request', () => {
  const FILE = '/mf-home/1.0.0-ab12cd34ef/remote.12345678.js';
  const cases: [string, RequestFacts, ReturnType<typeof cacheFor>][] = [
    ['a page', request('/plan', { destination: 'document' }), 'pages'],
    ['a page with a query string', request('/login?ref=A', { destination: 'document' }), 'pages'],
    ['a file of a release', request(FILE, { destination: 'script' }), 'releases'],
    [
      'a file of a release on a CDN',
      request(`https://cdn.example${FILE}`, { destination: 'script' }),
      'releases',
    ],
    ['a file of the shell', request('/shell/1.0.0-ab12cd34ef/first.1.css'), 'releases'],
    ['a poster', request('/media/lesson-1.jpg', { destination: 'image' }), 'posters'],
    ['none: a retry of a file', request(`${FILE}?retry=1`, { destination: 'script' }), null],
    ['none: a range of a file', request(FILE, { isPart: true }), null],
    ['none: a video', request('/media/lesson-1.mp4', { destination: 'video' }), null],
    [
      'none: a range of a video',
      request('/media/lesson-1.mp4', { destination: 'video', isPart: true }),
      null,
    ],
    ['none: a call of the provider', request('/getPlan', { method: 'POST' }), null],
    ['none: the composition', request('/composition.json'), null],
    ['none: a plain file opened as a page', request('/config.json', { destination: 'document' }), null],
    [
      'none: an image of another site',
      request('https://other.example/a.jpg', { destination: 'image' }),
      null,
    ],
  ];
  test.each(cases)('%s', (_name, facts, store) => {
    expect(cacheFor(facts)).toBe(store);
  });
});

describe('responses that may be cached', () => {
  const reply = (status: number, type: string, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'content-type': type }),
  });
  test.each([
    ['status 200', reply(200, 'text/javascript; charset=utf-8'), true],
    ['an error', reply(404, 'text/javascript'), false],
    ['a partial response', reply(206, 'text/javascript'), false],
    ['another type', reply(200, 'text/html'), false],
    ['a redirected response', reply(200, 'text/javascript', true), false],
  ])('%s', (_name, response, keepable) => {
    expect(isCacheable('releases', response)).toBe(keepable);
  });
});
