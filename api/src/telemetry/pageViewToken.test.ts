import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { issueToken, readToken } from './pageViewToken';

const KEY = randomBytes(32);
const NOW = new Date('2026-03-01T10:00:00Z');
const VIEW = { visitor: 'a'.repeat(32), composition: 'c1' };
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

it('gives the page view back for a day', () => {
  const token = issueToken(KEY, VIEW, NOW);
  expect(readToken(KEY, token, later(23))).toEqual(VIEW);
  expect(readToken(KEY, token, later(24))).toBeUndefined();
});

it('refuses forged and malformed tokens', () => {
  const token = issueToken(KEY, VIEW, NOW);
  const [, signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...VIEW, visitor: 'b', issuedAt: NOW.getTime() }));
  for (const bad of [
    '',
    'x',
    '.',
    `${token}x.y`.replace('.', ''),
    `${other.toString('base64url')}.${signature}`,
    issueToken(randomBytes(32), VIEW, NOW),
  ])
    expect(readToken(KEY, bad, NOW), bad).toBeUndefined();
});
