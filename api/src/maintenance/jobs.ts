import { REPORT_HOURS } from '@reelrupee/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { SESSION_ABSOLUTE_MS } from '../sessions/session';
import { istDay } from '../time/istDay';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Removes at most `limit` rows that nothing needs at `now`. */
export type Deletion = (now: Date, limit: number) => RawBuilder<unknown>;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The rows that are removed, by job. Money, requests and their proofs are kept. */
export const JOBS: Record<string, Deletion> = {
  /** Reports of browsers, after the time for which operators can list them. */
  clientReports: (now, limit) => sql`
    delete from client_reports where (hour, remote, release, kind) in (
      select hour, remote, release, kind from client_reports
      where hour < ${before(now, REPORT_HOURS * HOUR_MS)} order by hour limit ${limit})`,
  /** Visitors and networks that these reports are of, after the same time. */
  reportVisitors: (now, limit) => sql`
    delete from report_visitors where (remote, release, kind, visitor) in (
      select remote, release, kind, visitor from report_visitors
      where day < ${before(now, REPORT_HOURS * HOUR_MS)} order by day limit ${limit})`,
  /** Reports of page views with a canary, after the same time. */
  canaryReports: (now, limit) => sql`
    delete from canary_reports where (hour, remote, canary, release, kind) in (
      select hour, remote, canary, release, kind from canary_reports
      where hour < ${before(now, REPORT_HOURS * HOUR_MS)} order by hour limit ${limit})`,
  /** Visitors of page views with a canary, after the same time. */
  canaryVisitors: (now, limit) => sql`
    delete from canary_visitors where (remote, canary, release, kind, visitor) in (
      select remote, canary, release, kind, visitor from canary_visitors
      where day < ${before(now, REPORT_HOURS * HOUR_MS)} order by day limit ${limit})`,
  /** Durations of taps, after 90 days. */
  tapDurations: (now, limit) => sql`
    delete from tap_durations where (day, remote, canary, release, bucket) in (
      select day, remote, canary, release, bucket from tap_durations
      where day < ${before(now, 90 * DAY_MS)} order by day limit ${limit})`,
  /** Sessions, a week after the latest instant at which they can be valid. */
  sessions: (now, limit) => sql`
    delete from sessions where token_hash in (
      select token_hash from sessions
      where created_at < ${before(now, SESSION_ABSOLUTE_MS + 7 * DAY_MS)} order by created_at limit ${limit})`,
  /** Failed sign-ins, after the count has been reset for a week. */
  signInBackoffs: (now, limit) => sql`
    delete from sign_in_backoffs where account_hash in (
      select account_hash from sign_in_backoffs
      where last_failed_at < ${before(now, 8 * DAY_MS)} order by last_failed_at limit ${limit})`,
  /** Codes of accounts, a week after they expired. */
  accountCodes: (now, limit) => sql`
    delete from account_codes where code_hash in (
      select code_hash from account_codes
      where expires_at < ${before(now, 7 * DAY_MS)} order by expires_at limit ${limit})`,
  /** Devices on which nobody has logged in for a year; they then pass the back-off of their address again. */
  knownDevices: (now, limit) => sql`
    delete from known_devices where (user_id, device_hash) in (
      select user_id, device_hash from known_devices
      where last_seen_at < ${before(now, 365 * DAY_MS)} order by last_seen_at limit ${limit})`,
  /** Networks of sign-ups, after 180 days. */
  signUps: (now, limit) => sql`
    delete from sign_ups where user_id in (
      select user_id from sign_ups
      where created_at < ${before(now, 180 * DAY_MS)} order by created_at limit ${limit})`,
  /** Counts of sign-ups, after a day. */
  signUpCounts: (now, limit) => sql`
    delete from sign_up_counts where (hour, network) in (
      select hour, network from sign_up_counts
      where hour < ${before(now, DAY_MS)} order by hour limit ${limit})`,
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
