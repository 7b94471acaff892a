import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../database/migrate';
import { call } from '../testing/apiClient';
import { startOwnApi } from '../testing/engines';
import { UNDO_LAST_MIGRATIONS } from '../testing/undoMigrations';
import { historyOf, newBuyer, newEarningBuyer, reverse, withdraw } from '../testing/reversals';

it('withdrawals that earlier reversals rejected are told by the instant of the reversal, once', async () => {
  const api = await startOwnApi({ ticking: false });
  try {
    const { person, _id } = await newEarningBuyer(api);
    await withdraw(api, person, 40);
    const { referrer, _id: next } = await newBuyer(api);
    await withdraw(api, referrer, 20);
    const other = await newBuyer(api);
    const rejected = await withdraw(api, other.referrer, 20);
    const decision = { _id: rejected, decision: 'reject', reason: 'Wrong name' } as const;
    await call(api.url, 'adminDecideWithdrawal', decision, api.admin.token);
    const replies = [await reverse(api, _id), await reverse(api, next)];
    for (const statement of UNDO_LAST_MIGRATIONS) await sql.raw(statement).execute(api.database.queries);
    await migrate(api.database);
    expect([await reverse(api, _id), await reverse(api, next)]).toEqual(replies);
    expect(replies.map(({ data }) => data?.rejectedWithdrawals?.length)).toEqual([1, 1]);
    const row = (await historyOf(api, other.referrer)).find(({ type }) => type === 'Withdrawal');
    expect(row?.remark).toBe('Returned: Wrong name');
  } finally {
    await api.stop();
  }
});
