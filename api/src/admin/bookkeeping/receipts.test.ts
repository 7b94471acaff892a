import type { Receipt } from '@reelrupee/contract/actions/bookkeeping';
import { expect, it } from 'vitest';
import { newId } from '../../ids';
import { mustCall } from '../../testing/apiClient';
import { describeOnEngines } from '../../testing/engines';
import { keepSignedIn, newPerson } from '../../testing/people';
import { activateFree, askForPlan, buyPlan, planOf } from '../../testing/watching';
import { listReceipts } from './receipts';

describeOnEngines('the receipts of a month', (engine) => {
  const listOf = (month: string) =>
    mustCall(engine.api.url, 'adminListReceipts', { month }, engine.api.admin.token);

  const total = (receipts: Receipt[], field: 'amount' | 'planAmount' | 'charge') =>
    receipts.reduce((sum, receipt) => sum + receipt[field], 0);

  it('are the approved recharges with their bank references, less those that were reversed in it', async () => {
    const { api } = engine;
    api.clock.setIstDay('2026-05-31', 23);
    await keepSignedIn(api);
    const person = await newPerson(api);
    await activateFree(api, await newPerson(api));
    await askForPlan(api, await newPerson(api), await planOf(api, 500), newId());
    const kept = await buyPlan(api, person, await planOf(api, 500), '612345678901');
    const bounced = await buyPlan(api, await newPerson(api), await planOf(api, 1000), '612345678902');
    api.clock.advance(2 * 3_600_000);
    const reversal = { _id: bounced._id, reason: 'Charged back' };
    await mustCall(api.url, 'adminReverseRecharge', reversal, api.admin.token);

    const may = await listOf('2026-05');
    expect(
      may
        .map(({ _id, transactionId, amount, planAmount, charge }) => [
          _id,
          transactionId,
          amount,
          planAmount,
          charge,
        ])
        .sort(),
    ).toEqual(
      [
        [kept._id, '612345678901', 510, 500, 10],
        [bounced._id, '612345678902', 1020, 1000, 20],
      ].sort(),
    );
    expect(may.find(({ _id }) => _id === kept._id)).toMatchObject({
      receivedAt: '2026-05-31T17:30:00.000Z',
      planTitle: 'Basic',
      userId: person.userId,
      userName: 'Asha Rao',
      reversed: false,
    });
    expect(await listOf('2026-06')).toMatchObject([
      { _id: bounced._id, amount: -1020, planAmount: -1000, charge: -20, reversed: true },
    ]);
  });

  it('add up to the sums of the ledger', async () => {
    for (const month of ['2026-05', '2026-06']) {
      const { sums } = await mustCall(
        engine.api.url,
        'adminListLedgerSums',
        { month },
        engine.api.admin.token,
      );
      const inLedger = (account: string) =>
        sums
          .filter((sum) => sum.account === account && sum.kind.startsWith('recharge'))
          .reduce((sum, { amount }) => sum + amount, 0);
      const receipts = await listOf(month);
      expect(total(receipts, 'amount')).toBe(-inLedger('cash'));
      expect(total(receipts, 'planAmount')).toBe(inLedger('plan_sales'));
      expect(total(receipts, 'charge')).toBe(inLedger('recharge_charges'));
    }
  });

  it('are read page by page, each once', async () => {
    const { database } = engine.api;
    const ids: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await listReceipts(database, '2026-05', { page: 0, limit: 1, after });
      if (page.rows.length === 0) break;
      ids.push(...page.rows.map(({ _id }) => _id));
      expect(page.count).toBe(2);
      after = page.next;
    }
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
  });
});
