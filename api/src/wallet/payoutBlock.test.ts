import { expect, test } from 'vitest';
import { type Payout, payoutBlock } from './payoutBlock';

const now = new Date('2026-03-02T10:00:00Z');
const later = new Date(now.getTime() + 1);
const payout: Payout = { amount_paise: 100_000, payable_at: null, reviewed_by: null, frozen: false };
const asked = { administrator: 'asha', limitPaise: 100_000, now };

test.each<[string, Partial<Payout>, number, string | undefined]>([
  ['at the limit', {}, 100_000, undefined],
  ['above the limit', { amount_paise: 100_001 }, 100_000, 'reviewMissing'],
  [
    'above the limit, reviewed by the payer',
    { amount_paise: 100_001, reviewed_by: 'asha' },
    100_000,
    'samePerson',
  ],
  [
    'above the limit, reviewed by another',
    { amount_paise: 100_001, reviewed_by: 'ravi' },
    100_000,
    undefined,
  ],
  ['without a limit', { amount_paise: 9_000_000 }, 0, undefined],
  ['to a new payee', { payable_at: later }, 0, 'payeeTooNew'],
  ['to a payee that is new no more', { payable_at: now }, 0, undefined],
  ['of a frozen user', { frozen: true, reviewed_by: 'ravi' }, 0, 'userFrozen'],
])('a payout %s', (_case, change, limitPaise, error) => {
  expect(payoutBlock({ ...payout, ...change }, { ...asked, limitPaise })?.error).toBe(error);
});

test('the limit is named with Indian grouping', () => {
  const limitPaise = 12_500_000;
  const large = { ...payout, amount_paise: limitPaise + 1 };
  expect(payoutBlock(large, { ...asked, limitPaise })?.details).toEqual({ limit: '₹1,25,000' });
  expect(payoutBlock({ ...large, reviewed_by: 'asha' }, { ...asked, limitPaise })?.details).toEqual({
    limit: '₹1,25,000',
  });
});
