import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/engines';
import { compileOnce, type ValueOf } from './compileOnce';

describeOnBothEngines('a statement that is compiled once', (engine) => {
  it('runs with the values of each run, and is built once', async () => {
    const { queries } = engine.api.database;
    let built = 0;
    const plansBetween = compileOnce((on, value: ValueOf<{ from: number; upTo: number }>) => {
      built += 1;
      return on
        .selectFrom('plan_terms')
        .select('recharge_paise')
        .where('recharge_paise', '>=', value('from'))
        .where('recharge_paise', '<=', value('upTo'))
        .where('recharge_paise', '>', 0)
        .orderBy('recharge_paise')
        .compile();
    });
    const paise = async (from: number, upTo: number) =>
      (await plansBetween(queries, { from, upTo })).map((row) => row.recharge_paise);
    expect(await paise(0, 50_000)).toEqual([25_000, 50_000]);
    expect(await paise(50_000, 100_000)).toEqual([50_000, 100_000]);
    expect(built).toBe(1);
  });
});
