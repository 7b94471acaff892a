import { describe, expect, test } from 'vitest';
import { isCacheable, cacheFor, type RequestFacts } from './cacheRules';

const ORIGIN = 'https://site.example';

function asked(path: string, more: Partial<RequestFacts> = {}): RequestFacts {
  const url = new URL(path, ORIGIN);
  return { method: 'GET', url, origin: ORIGIN, destination: '', isPart: false, ...more };
}

describe('what is kept', () => {
  const FILE = '/mf-home/1.0.0-ab12cd34ef/remote.12345678.js';
  const cases: [string, RequestFacts, ReturnType<typeof cacheFor>][] = [
    ['a page', asked('/plan', { destination: 'document' }), 'pages'],
    ['a page with a question', asked('/login?ref=A', { destination: 'document' }), 'pages'],
    ['a file of a release', asked(FILE, { destination: 'script' }), 'releases'],
    ['one on a CDN', asked(`https://cdn.example${FILE}`, { destination: 'script' }), 'releases'],
    ['one of the shell', asked('/shell/1.0.0-ab12cd34ef/first.1.css'), 'releases'],
    ['a poster', asked('/media/lesson-1.jpg', { destination: 'image' }), 'posters'],
    ['never a retry of a file', asked(`${FILE}?retry=1`, { destination: 'script' }), null],
    ['never a part of a file', asked(FILE, { isPart: true }), null],
    ['never a video', asked('/media/lesson-1.mp4', { destination: 'video' }), null],
    ['never a part of a video', asked('/media/lesson-1.mp4', { destination: 'video', isPart: true }), null],
    ['never a call', asked('/getPlan', { method: 'POST' }), null],
    ['never the composition', asked('/composition.json'), null],
    ['never a plain file opened as a page', asked('/config.json', { destination: 'document' }), null],
    ['never a picture of elsewhere', asked('https://other.example/a.jpg', { destination: 'image' }), null],
  ];
  test.each(cases)('%s', (_name, request, store) => {
    expect(cacheFor(request)).toBe(store);
  });
});

describe('an answer is kept only when it is', () => {
  const answer = (status: number, type: string, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'content-type': type }),
  });
  test.each([
    ['well', answer(200, 'text/javascript; charset=utf-8'), true],
    ['no error', answer(404, 'text/javascript'), false],
    ['whole', answer(206, 'text/javascript'), false],
    ['what was asked for', answer(200, 'text/html'), false],
    ['from where it was asked', answer(200, 'text/javascript', true), false],
  ])('%s', (_name, response, keepable) => {
    expect(isCacheable('releases', response)).toBe(keepable);
  });
});
