import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/startTestApi';

const VIDEO = '/media/lesson-01-abc123.mp4';
const SIZE = 1000;

describe('the media host', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  const get = (path: string, range?: string) =>
    fetch(`${api.url}${path}`, { headers: range ? { range } : {} });

  it.each([
    [undefined, 200, null, SIZE],
    ['bytes=0-', 206, `bytes 0-999/${SIZE}`, SIZE],
    ['bytes=0-99', 206, `bytes 0-99/${SIZE}`, 100],
    ['bytes=900-', 206, `bytes 900-999/${SIZE}`, 100],
    ['bytes=-10', 206, `bytes 990-999/${SIZE}`, 10],
    ['bytes=990-5000', 206, `bytes 990-999/${SIZE}`, 10],
  ])('answers a range of %s with %i', async (range, status, contentRange, length) => {
    const response = await get(VIDEO, range);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it.each(['bytes=1000-', 'bytes=5000-6000'])(
    'answers the unsatisfiable range %s with 416',
    async (range) => {
      const response = await get(VIDEO, range);
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`);
    },
  );

  it.each([
    [VIDEO, 'video/mp4'],
    ['/media/lesson-01-abc123.vtt', 'text/vtt'],
    ['/media/lesson-01-abc123.webp', 'image/webp'],
  ])('says what %s is, and lets it be kept for a year', async (path, type) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/media/missing.mp4', '/media/', '/media/..%2f..%2fetc/passwd'])(
    'answers %s with 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
