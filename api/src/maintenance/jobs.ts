import { REPORT_HOURS } from '@reelrupee/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { SESSION_ABSOLUTE_MS } from '../sessions/session';
import { istDay } from '../time/istDay';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const REPORTS_MS = REPORT_HOURS * HOUR_MS;

/** Removes at most `limit` rows that nothing needs at `now`. */
export type Deletion = (now: Date, limit: number) => RawBuilder<unknown>;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Removes rows of a table with this key, so many ms after the instant in a column. */
const olderThan = (ms: number, table: string, key: string, column: string): Deletion => {
  const [from, keys, instant] = [sql.table(table), sql.raw(key), sql.ref(column)];
  return (now, limit) => sql`
    delete from ${from} where (${keys}) in (
      select ${keys} from ${from}
      where ${instant} < ${before(now, ms)} order by ${instant} limit ${limit})`;
};

/** The rows that are removed, by job. Money, requests and their proofs are kept. */
export const JOBS: Record<string, Deletion> = {
  /** Reports of browsers, after the time for which operators can list them. */
  clientReports: olderThan(REPORTS_MS, 'client_reports', 'hour, remote, release, kind', 'hour'),
  /** Browsers of each release, of which an alert reads those of a day. */
  releaseViews: olderThan(7 * DAY_MS, 'release_views', 'hour, remote, release', 'hour'),
  /** Visitors and networks that reports are of: those of canaries after the same time, others once their day has ended. */
  reportVisitors: (now, limit) => sql`
    delete from report_visitors where (remote, release, kind, visitor) in (
      select remote, release, kind, visitor from report_visitors
      where day < ${before(now, REPORTS_MS)}
        or (day < ${before(now, 2 * DAY_MS)} and kind not in ('canary', 'taps'))
      order by day limit ${limit})`,
  /** Reports of page views with a canary, after the same time. */
  canaryReports: olderThan(REPORTS_MS, 'canary_reports', 'hour, remote, canary, release, kind', 'hour'),
  /** Visitors of page views with a canary, after the same time. */
  canaryVisitors: olderThan(REPORTS_MS, 'canary_visitors', 'remote, canary, release, kind, visitor', 'day'),
  /** Durations of taps, after 90 days. */
  tapDurations: olderThan(90 * DAY_MS, 'tap_durations', 'day, remote, canary, release, bucket', 'day'),
  /** Sessions, a week after the latest instant at which they can be valid. */
  sessions: olderThan(SESSION_ABSOLUTE_MS + 7 * DAY_MS, 'sessions', 'token_hash', 'created_at'),
  /** Failed sign-ins, after the count has been reset for a week. */
  signInBackoffs: olderThan(8 * DAY_MS, 'sign_in_backoffs', 'account_hash', 'last_failed_at'),
  /** Codes of accounts, a week after they expired. */
  accountCodes: olderThan(7 * DAY_MS, 'account_codes', 'code_hash', 'expires_at'),
  /** Devices on which nobody has logged in for a year; they then pass the back-off of their address again. */
  knownDevices: olderThan(365 * DAY_MS, 'known_devices', 'user_id, device_hash', 'last_seen_at'),
  /** Networks of sign-ups, after 180 days. */
  signUps: olderThan(180 * DAY_MS, 'sign_ups', 'user_id', 'created_at'),
  /** Counts of sign-ups, after a day. */
  signUpCounts: olderThan(DAY_MS, 'sign_up_counts', 'hour, network', 'hour'),
  /** Days on which reminders were sent, after a week; their subscriptions are removed with the sessions. */
  sentReminders: (now, limit) => sql`
    delete from sent_reminders where (user_id, day) in (
      select user_id, day from sent_reminders
      where day < ${istDay(before(now, 7 * DAY_MS))} order by day limit ${limit})`,
  /** Images that no request has used within a day; each day looks at those of a month. */
  unusedImages: (now, limit) => sql`
    delete from images where id in (
      select id from images
      where created_at between ${before(now, 30 * DAY_MS)} and ${before(now, DAY_MS)}
        and not exists (select from recharges where image_id = images.id)
        and not exists (select from withdrawals where image_id = images.id)
      order by created_at limit ${limit})`,
};
