import { sql } from 'kysely';
import type { Services } from '../services';

/** Users that are remembered, so that their next video costs no write; the oldest go first. */
const MOST_REMEMBERED = 50_000;
/** A user is remembered for this long, in ms. A restore takes rows away that this process, or another one, has written. */
const REMEMBERED_MS = 60 * 60 * 1000;
/** Users of one write; further ones of the same interval are recorded with a later video. */
const MOST_PENDING = 1_000;

/**
 * Records who fetches videos: one row for each user. The address of a video names its user, but a script can request it
 * too, so it is a signal only. Writes are collected, and ids of no user change nothing.
 */
export class MediaViewers {
  /** The instant of each user's last write, in ms. */
  readonly #remembered = new Map<string, number>();
  #pending = new Set<string>();
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;

  constructor(services: Pick<Services, 'database' | 'clock' | 'log'>) {
    this.#services = services;
  }

  /** Notes that a user fetches a video. Cheap; `flush` writes it. */
  add(userId: string): void {
    if (this.#isRemembered(userId) || this.#pending.size >= MOST_PENDING) return;
    this.#pending.add(userId);
  }

  /** Writes what was noted; a failure is logged, and the next video of the user notes it again. */
  async flush(): Promise<void> {
    const ids = [...this.#pending];
    if (ids.length === 0) return;
    this.#pending = new Set();
    const { database, clock, log } = this.#services;
    try {
      await sql`insert into media_viewers (user_id, first_seen_at)
        select id, ${clock.now()}::timestamptz from users where id = any(${ids}::text[])
        on conflict do nothing`.execute(database.queries);
    } catch (error) {
      log.warn({ err: error }, 'viewers of media could not be recorded');
      return;
    }
    for (const id of ids) this.#remember(id);
  }

  #isRemembered(userId: string): boolean {
    const writtenAt = this.#remembered.get(userId);
    return writtenAt !== undefined && this.#services.clock.now().getTime() - writtenAt < REMEMBERED_MS;
  }

  #remember(userId: string): void {
    // A key that is set again would keep its old place.
    this.#remembered.delete(userId);
    this.#remembered.set(userId, this.#services.clock.now().getTime());
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}
