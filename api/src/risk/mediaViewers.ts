import { sql } from 'kysely';
import type { Services } from '../services';

/** Users that are remembered, so that their next video costs no write; the oldest go first. */
const MOST_REMEMBERED = 50_000;
/** Users of one write; further ones of the same interval are recorded with a later video. */
const MOST_PENDING = 1_000;

/**
 * Records who fetches videos: one row for each user, ever. The id comes with the address of a video and proves
 * nothing, so it is a signal only. Writes are collected, and ids of no user change nothing.
 */
export class MediaViewers {
  readonly #remembered = new Set<string>();
  #pending = new Set<string>();
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;

  constructor(services: Pick<Services, 'database' | 'clock' | 'log'>) {
    this.#services = services;
  }

  /** Notes that a user fetches a video. Cheap; `flush` writes it. */
  add(userId: string): void {
    if (userId.length > 64 || this.#remembered.has(userId) || this.#pending.size >= MOST_PENDING) return;
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

  #remember(userId: string): void {
    this.#remembered.add(userId);
    const [oldest] = this.#remembered;
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}
