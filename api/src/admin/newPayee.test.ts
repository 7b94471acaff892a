import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newEarner } from '../testing/watching';

const HOUR_MS = 60 * 60 * 1000;

describeOnEngines('a withdrawal to a new payee', (engine) => {
  it('tells administrators the end of its hold until then, and not once it is paid or rejected', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    await api.database.queries
      .updateTable('users')
      .set({ payee_changed_at: api.clock.now() })
      .where('id', '=', userId)
      .execute();
    const ask = async () => (await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token))._id;
    const [paid, rejected] = [await ask(), await ask()];
    const until = new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    const payableAt = async (_id: string, status: 'pending' | 'approved' | 'rejected') => {
      const rows = await mustCall(api.url, 'adminListWithdrawals', { status, limit: 100 }, api.admin.token);
      return rows.find((row) => row._id === _id)?.payableAt;
    };
    expect(await payableAt(paid, 'pending')).toBe(until);
    const pay = { _id: paid, decision: 'pay', utr: newId() } as const;
    expect((await call(api.url, 'adminDecideWithdrawal', pay, api.admin.token)).code).toBe(409);
    const reject = { _id: rejected, decision: 'reject', reason: 'Asked by mail' } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', reject, api.admin.token);
    expect(await payableAt(rejected, 'rejected')).toBe('');
    api.clock.advance(24 * HOUR_MS);
    expect(await payableAt(paid, 'pending')).toBe('');
    expect(await mustCall(api.url, 'adminDecideWithdrawal', pay, api.admin.token)).toMatchObject({
      payableAt: '',
    });
    expect(await payableAt(paid, 'approved')).toBe('');
  });
});
