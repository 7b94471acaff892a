import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import { expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { showHistory } from './userData';

/** A client of a server with a user who has this many transactions. */
const clientOf = (count: number): AdminClient => ({
  call: () => {
    const row = {
      createdAt: '2026-04-02T04:30:00.000Z',
      type: 'Referral reward',
      amount: 1,
      status: 'approved',
    };
    const transactions = Array.from({ length: count }, (_, index) => ({
      ...row,
      _id: `t${index}`,
      remark: '',
    }));
    return Promise.resolve({
      code: 200,
      msg: '',
      data: { transactions, profile: { name: 'Asha' } },
    } as never);
  },
  url: 'http://localhost',
  transfer: () => Promise.reject(new Error('Nothing is transferred')),
});

it('says that there may be older transactions than it shows', async () => {
  expect(await showHistory(clientOf(MOST_TRANSACTIONS), 'u1')).toMatch(
    /\nThese are the newest 500\. Older payouts are in/,
  );
  expect(await showHistory(clientOf(2), 'u1')).not.toContain('newest');
});
