import { Gauge, type Registry } from 'prom-client';
import {
  type OperatingFigures,
  readOperatingFigures,
  readReleaseErrors,
  type ReleaseErrors,
} from '../admin/operatingFigures';
import { readReleaseViews, type ReleaseViews } from '../telemetry/releaseViews';
import { readClockOffset } from '../database/readClockOffset';
import type { Services } from '../services';

/** Figures are read from the database at most this often, in ms, however often they are asked for. */
const MAX_AGE_MS = 30_000;

interface Read {
  figures: OperatingFigures;
  errors: ReleaseErrors[];
  views: ReleaseViews[];
  clockOffset: number;
}

/** Adds gauges of money, pending requests, soundness of the ledger, the clock, and errors of the site by release. */
export function observeBusiness(register: Registry, { database, clock, config }: Services): void {
  const read = cached(MAX_AGE_MS, async (): Promise<Read> => {
    const now = clock.now();
    return {
      figures: await readOperatingFigures(database.queries, config, now),
      errors: await readReleaseErrors(database.queries, now),
      views: await readReleaseViews(database.queries, now),
      clockOffset: (await readClockOffset(database.queries, clock)).ahead,
    };
  });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    set: (own: Gauge<Label>, latest: Read) => void,
  ): void => {
    const own: Gauge<Label> = new Gauge<Label>({
      name: `reelrupee_${name}`,
      help,
      labelNames,
      registers: [register],
      collect: async () => {
        own.reset();
        // A gauge without labels would be 0 now, which is a value: an alert on its absence would never fire.
        if (labelNames.length === 0) own.remove();
        // Without the database the other metrics are still sent; /readyz tells that it is away.
        const latest = await read().catch(() => null);
        if (latest) set(own, latest);
      },
    });
  };
  gauge('pending_requests', 'Requests that await a decision.', ['kind'], (own, { figures }) => {
    own.set({ kind: 'recharge' }, figures.pending_recharges);
    own.set({ kind: 'withdrawal' }, figures.pending_withdrawals);
    own.set({ kind: 'adjustment' }, figures.pending_adjustments);
  });
  gauge('pending_rupees', 'Amount of the requests that await a decision.', ['kind'], (own, { figures }) => {
    own.set({ kind: 'recharge' }, figures.pending_recharge_paise / 100);
    own.set({ kind: 'withdrawal' }, figures.pending_withdrawal_paise / 100);
  });
  gauge('oldest_request_seconds', 'Age of the oldest pending request.', ['kind'], (own, { figures }) => {
    own.set({ kind: 'recharge' }, figures.oldest_recharge_s);
    own.set({ kind: 'withdrawal' }, figures.oldest_withdrawal_s);
    own.set({ kind: 'adjustment' }, figures.oldest_adjustment_s);
  });
  gauge('risky_payouts', 'Pending withdrawals at the threshold of risk.', ['state'], (own, { figures }) => {
    own.set({ state: 'held' }, figures.held_payouts);
    own.set({ state: 'shadow' }, figures.shadow_payouts);
  });
  gauge('risky_payout_rupees', 'Amount of these withdrawals.', ['state'], (own, { figures }) => {
    own.set({ state: 'held' }, figures.held_payout_paise / 100);
    own.set({ state: 'shadow' }, figures.shadow_payout_paise / 100);
  });
  gauge(
    'payouts_paused_seconds',
    'Time since payouts were paused; 0 while they are not.',
    [],
    (own, { figures }) => own.set(figures.paused_s),
  );
  gauge('liabilities_rupees', 'Money owed to users, by account.', ['account'], (own, { figures }) => {
    own.set({ account: 'available' }, figures.available_paise / 100);
    own.set({ account: 'held' }, figures.held_paise / 100);
    own.set({ account: 'locked' }, figures.locked_paise / 100);
  });
  gauge(
    'future_earnings_rupees',
    'Rupees that running plans can still earn, at most.',
    [],
    (own, { figures }) => own.set(figures.future_earnings_paise / 100),
  );
  gauge('ledger_violations', 'Violations found by the last check of the ledger.', [], (own, { figures }) => {
    if (figures.violations !== null) own.set(figures.violations);
  });
  gauge('ledger_check_age_seconds', 'Time since the last check of the ledger.', [], (own, { figures }) => {
    if (figures.checked_s !== null) own.set(figures.checked_s);
  });
  gauge(
    'clock_offset_seconds',
    'Seconds by which the clock of this process is ahead of the database’s.',
    [],
    (own, { clockOffset }) => own.set(clockOffset),
  );
  gauge(
    'client_errors',
    'Errors of the site in the last one to two hours, by release.',
    ['remote', 'release'],
    (own, { errors }) => {
      for (const { remote, release, count } of errors) own.set({ remote, release }, count);
    },
  );
  gauge(
    'release_views',
    'Browsers of the last day that used a release, of the releases that failed in the most of them, by result.',
    ['remote', 'release', 'result'],
    (own, { views: releases }) => {
      for (const { remote, release, views, failed } of releases) {
        own.set({ remote, release, result: 'failed' }, failed);
        own.set({ remote, release, result: 'opened' }, views - failed);
      }
    },
  );
}

/** Shares one result among the calls within `maxAgeMs`; a failure is not kept. */
function cached<Value>(maxAgeMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let latest: Promise<Value> | undefined;
  let readAt = -Infinity;
  return () => {
    if (latest && performance.now() - readAt < maxAgeMs) return latest;
    readAt = performance.now();
    const reading = read();
    latest = reading;
    reading.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading;
  };
}
