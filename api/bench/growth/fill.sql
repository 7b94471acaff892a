-- Fills a new database with users and credited reels, without triggers: $users users, each with one plan that has
-- run for $days days of ten reels. Every hundredth user has a recharge that waits, every twentieth a paid withdrawal,
-- and every tenth was referred. The balances are those that the triggers would have made.
set session_replication_role = replica;

create temp table person as
  select n, substr(md5('user' || n), 1, 16) as id, substr(md5('plan' || n), 1, 16) as plan
  from generate_series(1, $users) as n;
create temp table offer as select id as plan_id, terms_id from plans where is_free;
create temp table lesson as
  select id, row_number() over (order by position) - 1 as n, count(*) over () as total from reels;
create temp table credit as
  select person.id as user_id, person.plan, date '$today' - back as day, lesson.id as reel_id,
    (date '$today' - back)::timestamptz + interval '4 hours' + slot * interval '1 minute' as at,
    row_number() over () as journal
  from generate_series(1, $days) as back, person, generate_series(0, 9) as slot
    join lesson on true
  where lesson.n = (back * 10 + slot) % lesson.total
  order by back desc;

insert into users (id, name, email, phone, referral_code, password_hash, created_at)
  select id, 'Asha ' || n, 'asha' || n || '@example.in', (6000000000 + n)::text, 'G' || n, 'none',
    date '$today' - $days from person;
insert into watch_clocks (user_id, credited_at) select id, date '$today' - 1 from person;
insert into sessions (token_hash, user_id, created_at, last_seen_at)
  select sha256(('token' || n)::bytea), id, date '$today' - 1, timestamptz '$now' from person;
insert into recharges (id, user_id, plan_id, terms_id, transaction_id, amount_paise, status, created_at, decided_at)
  select 'r' || n, person.id, offer.plan_id, offer.terms_id, '', 0, 'approved', date '$today' - $days,
    date '$today' - $days from person, offer;
insert into user_plans (id, user_id, plan_id, terms_id, recharge_id, is_free, started_on, ends_on, created_at,
    watched_reels, earned_paise, streak_days, last_counted_on, unlocked_on)
  select plan, person.id, offer.plan_id, offer.terms_id, 'r' || n, true, date '$today' - $days,
    date '$today' + 49, date '$today' - $days, $days * 10, $days * 500, $days, date '$today' - 1, date '$today' - $days
  from person, offer;
insert into daily_reels (plan_id, day, position, reel_id)
  select offer.plan_id, date '$today' - back, slot, lesson.id
  from offer, generate_series(0, $days) as back, generate_series(0, 9) as slot
    join lesson on true where lesson.n = (back * 10 + slot) % lesson.total;
insert into watches (user_plan_id, day, reel_id, served_at, credited_at, earned_paise)
  select plan, day, reel_id, at, at + interval '30 seconds', 50 from credit;
insert into journals (id, kind, ref, posted_at) overriding system value
  select journal, 'reel_earning', plan || '/' || day || '/' || reel_id, at from credit;
select setval(pg_get_serial_sequence('journals', 'id'), (select max(journal) from credit) + 1);
insert into entries (journal_id, account, owner_id, paise)
  select journal, account, owner, paise from credit,
    lateral (values ('available', user_id, 50), ('reel_rewards', null, -50)) as entry (account, owner, paise);
insert into balances (account, owner_id, user_id, paise)
  select 'available', id, id, $days * 500 from person
  union all select 'held', id, id, 0 from person
  union all select 'locked', plan, id, 0 from person;
insert into referrals (referred_user_id, referrer_user_id, created_at)
  select person.id, first.id, date '$today' - 1 from person, (select id from person where n = 1) as first
  where person.n > 1 and person.n % 10 = 0;
set session_replication_role = default;
vacuum analyze;
