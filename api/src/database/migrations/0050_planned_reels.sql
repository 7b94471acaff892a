-- Planning a plan's day looks up the reels that the other plans show on that day.
create index daily_reels_by_day on daily_reels (day);
