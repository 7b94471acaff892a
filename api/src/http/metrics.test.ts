import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLedgerDaily } from '../maintenance/checkLedgerDaily';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines, startOwnApi } from '../testing/engines';
import { newPerson } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { askForPlan, buyPlan, planOf } from '../testing/watching';

describeOnEngines(
  'the figures at /metrics',
  (engine) => {
    it('tell of money, requests, the ledger, versions, Redis and errors of the site', async () => {
      const { api } = engine;
      const plan = await planOf(api, 250);
      const referrer = await newPerson(api);
      await buyPlan(api, await newPerson(api, referrer.userId), plan, newId());
      const { userId } = referrer;
      await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, referrer.token);
      await askForPlan(api, await newPerson(api), plan, newId());
      const { token } = await mustCall(api.url, 'startPageView', {
        visitor: 'a'.repeat(32),
        composition: 'c',
      });
      const report = {
        remote: 'mf-wallet',
        release: '1.2.3',
        composition: 'c',
        kind: 'render',
        token,
      } as const;
      await mustCall(api.url, 'reportClientError', report);
      expect(await checkLedgerDaily(api.database, api.clock)).toEqual({});
      expect(await checkLedgerDaily(api.database, api.clock)).toBeNull();
      const pause = { reason: 'check', note: 'Stolen sessions' } as const;
      await mustCall(api.url, 'adminPausePayouts', pause, api.admin.token);
      const adjustment = { user: userId, amount: 1, reason: 'goodwill', note: 'Outage' } as const;
      await mustCall(api.url, 'adminProposeAdjustment', adjustment, api.admin.token);
      api.clock.advance(60_000);
      const metrics = await (await fetch(`${api.url}/metrics`)).text();
      for (const line of [
        'reelrupee_pending_requests{kind="recharge"} 1',
        'reelrupee_pending_requests{kind="withdrawal"} 1',
        'reelrupee_pending_requests{kind="adjustment"} 1',
        'reelrupee_pending_rupees{kind="withdrawal"} 10',
        'reelrupee_oldest_request_seconds{kind="withdrawal"} 60',
        'reelrupee_oldest_request_seconds{kind="adjustment"} 60',
        'reelrupee_payouts_paused_seconds 60',
        'reelrupee_liabilities_rupees{account="available"} 15',
        'reelrupee_liabilities_rupees{account="held"} 10',
        'reelrupee_ledger_violations 0',
        'reelrupee_ledger_check_age_seconds 60',
        'reelrupee_client_errors{remote="mf-wallet",release="1.2.3"} 1',
        'reelrupee_release_views{remote="mf-wallet",release="1.2.3",result="failed"} 1',
        'reelrupee_release_views{remote="mf-wallet",release="1.2.3",result="opened"} 0',
        'reelrupee_redis_up 0',
      ])
        expect(metrics).toContain(`${line}\n`);
      expect(metrics).toMatch(/reelrupee_build_info\{version="\d+\.\d+\.\d+",node="v\d+/);
    });
  },
  { settings: { REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_PER_MINUTE: 1000 } },
);

describe('figures that are unknown', () => {
  let api: TestApi;
  afterEach(() => api.stop());

  /** The names of the figures without labels that /metrics has. */
  async function figures(): Promise<string[]> {
    const metrics = await (await fetch(`${api.url}/metrics`)).text();
    return [...metrics.matchAll(/^reelrupee_(\w+) /gm)].map(([, name = '']) => name);
  }

  it('are absent before the first check of the ledger, so that LedgerNotChecked notices it', async () => {
    api = await startOwnApi({ ticking: false });
    expect(await figures()).toEqual([
      'payouts_paused_seconds',
      'future_earnings_rupees',
      'clock_offset_seconds',
    ]);
  });

  it('are absent while they cannot be read, instead of 0', async () => {
    api = await startOwnApi({ ticking: false });
    await checkLedgerDaily(api.database, api.clock);
    await sql`alter table payout_pause rename to payout_pause_away`.execute(api.database.queries);
    expect(await figures()).toEqual([]);
  });
});
