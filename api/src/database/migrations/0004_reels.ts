import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Reels, which of them a plan shows on a day, and who watched them. */
export async function up(queries: Kysely<unknown>): Promise<void> {
  await sql`
    create table reels (
      id text primary key,
      -- Name in the media pack; null for reels that an administrator added.
      slug text constraint reels_slug_unique unique,
      title text not null,
      video_path text not null,
      poster_path text not null,
      captions_path text not null,
      duration_ms integer not null check (duration_ms > 0),
      position integer not null,
      active boolean not null,
      -- False while the media pack does not hold its files.
      in_pack boolean not null
    );

    -- A day's choice is kept when it is first needed, so that a new pack cannot change it under a user.
    create table daily_reels (
      plan_id text not null references plans,
      day date not null,
      position integer not null,
      reel_id text not null references reels,
      primary key (plan_id, day, position),
      constraint daily_reels_no_reel_twice unique (plan_id, day, reel_id)
    );

    create table watch_clocks (
      user_id text primary key references users,
      -- When the user's last reel was credited, whichever plan it was of.
      credited_at timestamptz
    );

    create table watches (
      user_plan_id text not null references user_plans,
      day date not null,
      reel_id text not null references reels,
      handed_out_at timestamptz not null,
      credited_at timestamptz,
      earned_paise bigint not null default 0,
      primary key (user_plan_id, day, reel_id),
      check ((credited_at is null) = (earned_paise = 0))
    );
  `.execute(queries);
}
