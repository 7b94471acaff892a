import { createHash, createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { customerPrefixOf } from '../sessions/client';

/** Sender of a report, as keyed hashes. */
export interface Sender {
  visitor: Buffer;
  network: Buffer;
  /** Visitors of one network that count for a subject in a day; 0 for any number. */
  perNetwork: number;
}

/** The sender of a report by the id of the browser and the address that it came from. */
export function senderOf(key: Buffer, visitor: string, address: string, perNetwork: number): Sender {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return { visitor: hash(visitor), network: hash(customerPrefixOf(address)), perNetwork };
}

/** The same sender as another visitor on each day (UTC), so that a report counts once a day and not once for good. */
export function senderOfDay(sender: Sender, now: Date): Sender {
  const day = now.toISOString().slice(0, 10);
  return { ...sender, visitor: createHash('sha256').update(sender.visitor).update(day).digest() };
}

interface Subject {
  remote: string;
  release: string;
  kind: string;
}

/**
 * A statement that gives a row if a report of this sender counts: once for each visitor and subject, a few times for
 * each network and day, and only under a further condition.
 */
export function firstReport(
  { remote, release, kind }: Subject,
  { visitor, network, perNetwork }: Sender,
  now: Date,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const day = now.toISOString().slice(0, 10);
  // Calls at the same time take the same slot, and the unique index lets one of them have it.
  return sql`
    insert into report_visitors (remote, release, kind, visitor, network, day, slot)
    select ${remote}::text, ${release}::text, ${kind}::text, ${visitor}::bytea, ${network}::bytea, ${day}::date,
      case when ${perNetwork}::int = 0 then null else taken end
    from (
      select count(*)::int as taken from report_visitors
      where remote = ${remote} and release = ${release} and kind = ${kind} and network = ${network} and day = ${day}::date
    ) of_network
    where (${perNetwork}::int = 0 or taken < ${perNetwork}::int) and ${condition}
    on conflict do nothing
    returning 1`;
}
