-- Reels, the daily selection of each plan, and watches.

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

-- A day's selection is stored on first use, so that a new media pack does not change it.
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
  -- When the user's last reel was credited, in any plan.
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
