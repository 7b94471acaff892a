import { expect, it } from 'vitest';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { forfeitLocked, reverseRecharge } from './moneyActs';

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

it('says that the bank may be paying a withdrawal that a reversal has rejected', async () => {
  const rejected = { _id: 'w1', userName: 'Asha Rao', amount: 50 };
  const messageOf = (withdrawal: object) => {
    const data = { userName: 'Ravi', amount: 255, planDetails: { title: 'Starter' } };
    const reply = { code: 200, msg: '', data: { ...data, rejectedWithdrawals: [withdrawal] } };
    return reverseRecharge({ ...clientOf([]), call: () => Promise.resolve(reply as never) }, 'r1', {
      reason: 'Fraud',
    });
  };
  expect(await messageOf({ ...rejected, net: 42.5, batch: 'monday' })).toMatch(
    /\nRejected: the withdrawal w1 of ₹50\.00 by Asha Rao\. It is in the batch “monday”: stop the payment of ₹42\.50 at the bank\. If the bank has paid it, take back what is available with adjust\.$/,
  );
  for (const withdrawal of [rejected, { ...rejected, net: 42.5 }])
    expect(await messageOf(withdrawal)).toMatch(/by Asha Rao\. Do not pay it\.$/);
});
