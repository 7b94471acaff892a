-- A credited watch is its own journal: docs/ledger.md and docs/decisions/0079-credits-in-watches.md. The tables get new
-- names, and views under the old ones show every movement of money as journals and entries, as the version before
-- reads them. Copies the watches, in which credits wait: about a minute for ten million.

-- Short keys, since a watch refers to both.
alter table user_plans add column number bigint generated always as identity constraint user_plans_number unique;
alter table reels add column number integer generated always as identity constraint reels_number unique;

alter table journals rename to journal_rows;
alter table entries rename to entry_rows;
alter table watches rename to watches_before;

-- Columns from wide to narrow, so that none is padded.
create table watch_rows (
  -- The instant at which the feed first served the reel.
  served_at timestamptz not null,
  credited_at timestamptz,
  plan_number bigint not null references user_plans (number),
  -- Fits 21 million rupees; a reel earns at most 10 million.
  earned_paise integer not null default 0,
  day date not null,
  reel_number integer not null references reels (number),
  -- Posted to the plan's locked earnings, or to what the user has available. Null before the credit, and for credits
  -- from before this migration: their journals and entries are rows of their own.
  locked boolean,
  primary key (plan_number, day, reel_number),
  check (case when credited_at is null then earned_paise = 0 and locked is null else earned_paise > 0 end)
) partition by range (day);

select add_watch_partition(month::date) from generate_series(
  (select coalesce(date_trunc('month', min(day)), date_trunc('month', now())) from watches_before),
  (select greatest(date_trunc('month', max(day)), date_trunc('month', now()) + interval '2 months') from watches_before),
  interval '1 month') as month;

insert into watch_rows (served_at, credited_at, plan_number, earned_paise, day, reel_number)
  select served_at, credited_at, user_plans.number, watches_before.earned_paise, day, reels.number
  from watches_before join user_plans on user_plans.id = user_plan_id join reels on reels.id = reel_id
  order by user_plans.number, day;
drop table watches_before;

create trigger watches_start_without_credit before insert on watch_rows
  for each row when (new.credited_at is not null) execute function refuse_change();
-- A watch changes once: it is credited.
create trigger watches_credited_once before update on watch_rows
  for each row when (old.credited_at is not null or new.locked is null
    or (old.plan_number, old.day, old.reel_number, old.served_at)
      is distinct from (new.plan_number, new.day, new.reel_number, new.served_at))
  execute function refuse_change();
create trigger watches_stay before delete on watch_rows
  for each row execute function refuse_change();
create trigger watches_not_truncated before truncate on watch_rows
  execute function refuse_change();
create trigger watches_move_balances after update on watch_rows
  for each row when (old.credited_at is null and new.credited_at is not null) execute function apply_credit();

create view watches as
  select user_plans.id as user_plan_id, day, reels.id as reel_id, served_at, credited_at,
    watch_rows.earned_paise::bigint as earned_paise
  from watch_rows join user_plans on user_plans.number = plan_number
    left join reels on reels.number = reel_number;
create trigger watches_served instead of insert on watches
  for each row execute function serve_watch();

-- The ids of credits are negative and for joins of the version before only; this version joins by kind and ref.
create view credits as
  select -((plan_number << 32) | ((day - date '2000-01-01')::bigint << 17) | reel_number) as journal_id,
    user_plans.id || '/' || day || '/' || reels.id as ref, credited_at as posted_at,
    watch_rows.earned_paise::bigint as paise, locked, user_plans.id as user_plan_id, user_plans.user_id
  from watch_rows join user_plans on user_plans.number = plan_number
    left join reels on reels.number = reel_number
  where locked is not null;

create view journals as
  select id, kind, ref, posted_at from journal_rows
  union all select journal_id, 'reel_earning', ref, posted_at from credits;

create view entries as
  select journal_id, account, owner_id, paise, kind, ref, posted_at
    from entry_rows join journal_rows on journal_rows.id = entry_rows.journal_id
  union all
  select journal_id, 'locked', user_plan_id, paise, 'reel_earning', ref, posted_at from credits where locked
  union all
  select journal_id, 'available', user_id, paise, 'reel_earning', ref, posted_at from credits where not locked
  union all
  select journal_id, 'reel_rewards', null, -paise, 'reel_earning', ref, posted_at from credits;
