import { expect, it } from 'vitest';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { forfeitLocked } from './moneyActs';

/** A client of a server that forfeits these batches, one for each call, and then fails. */
const clientOf = (batches: { plans: number; amount: number }[]): AdminClient => ({
  call: async () => {
    const data = batches.shift();
    if (!data) throw new UserError('The server does not respond.', 503);
    return { code: 200, msg: '', data } as never;
  },
  url: 'http://localhost',
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

it('adds up the batches', async () => {
  const batches = [
    { plans: 200, amount: 1000 },
    { plans: 3, amount: 15.5 },
    { plans: 0, amount: 0 },
  ];
  expect(await forfeitLocked(clientOf(batches))).toBe('Forfeited: ₹1,015.50 of 203 ended plans.');
});

it('tells what was forfeited before a failure, which the next run does not count', async () => {
  await expect(forfeitLocked(clientOf([{ plans: 200, amount: 1000 }]))).rejects.toMatchObject({
    message:
      'The server does not respond. Until then ₹1,000.00 of 200 ended plans were forfeited. Run it again for the others.',
    code: 503,
  });
  await expect(forfeitLocked(clientOf([]))).rejects.toThrow(/^The server does not respond\.$/);
});
