import { expect, it } from 'vitest';
import { readOperatingFigures } from '../admin/operatingFigures';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';
import type { Person } from '../testing/people';
import { newEarner } from '../testing/watching';
import { checkPayouts } from './checkPayouts';

const holdsNothing = (mode: 'off' | 'shadow') => (engine: EngineUnderTest) => {
  it('is held no more, for its user, the operators and their figures', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const upi = `${newId()}@upi`;
    const people: Person[] = [];
    for (let count = 0; count < 6; count += 1) people.push(await newEarner(api));
    const ids = people.map(({ userId }) => userId);
    await queries.updateTable('users').set({ upi_id: upi }).where('id', 'in', ids).execute();
    const [person] = people;
    if (!person) throw new Error('The farm is empty');
    const own = { userId: person.userId };
    const { _id } = await mustCall(api.url, 'withdrawRequest', { ...own, amount: 20 }, person.token);
    const enforce = { RISK_MODE: 'enforce', MEDIA_SIGNAL: false } as const;
    const checks = await checkPayouts(queries, [_id], enforce, api.clock.now());
    expect(checks.get(_id)?.held).toBe(true);

    const rows = await mustCall(api.url, 'getUserTransactions', own, person.token);
    expect(rows.find((row) => row._id === _id)?.remark).toBe('You get ₹17.00');
    const figures = await readOperatingFigures(queries, { RISK_MODE: mode }, api.clock.now());
    expect(figures).toMatchObject({ held_payouts: 0, shadow_payouts: 1, shadow_payout_paise: 2000 });
    expect(await readOperatingFigures(queries, enforce, api.clock.now())).toMatchObject({
      held_payouts: 1,
      shadow_payouts: 0,
    });
    const [listed] = await mustCall(api.url, 'adminListRiskyPayouts', {}, api.admin.token);
    expect(listed).toMatchObject({ _id, state: 'shadow' });
    const decision = { _id, decision: 'pay', utr: newId() } as const;
    expect((await call(api.url, 'adminDecideWithdrawal', decision, api.admin.token)).code).toBe(200);
  });
};

for (const mode of ['off', 'shadow'] as const)
  describeOnEngines(`a payout that was held before the mode ${mode}`, holdsNothing(mode), {
    settings: { RISK_MODE: mode },
  });
