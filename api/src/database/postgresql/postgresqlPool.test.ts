import { expect, it } from 'vitest';
import { timeLimits } from '../timeLimits';
import { postgresqlPool } from './postgresqlPool';

it.each(['a/b', 'a#b', 'a?b'])(
  'says that special characters in a password must be percent-encoded, as in %s',
  async (password) => {
    const url = `postgresql://reelrupee:${password}@127.0.0.1:1/reelrupee`;
    await expect(postgresqlPool(url, { size: 1, limits: timeLimits(1000) })).rejects.toThrow(
      'DATABASE_URL is not a URL: special characters in its password must be percent-encoded.',
    );
  },
);
