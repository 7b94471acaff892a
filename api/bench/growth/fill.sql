-- Fills a new database with $users users, without triggers: each has one plan that has run for $days days, to which
-- watch.sql adds ten credited reels a day. Every twentieth has a paid withdrawal of one rupee. The first
-- one has referred every fiftieth, and half of all others have been referred by another. The balances are those that the triggers would have made.
set session_replication_role = replica;
set synchronous_commit = off;

-- The place is a random order of users, in which their reels are served.
create temp table person as
  select n, substr(md5('user' || n), 1, 16) as id, substr(md5('plan' || n), 1, 16) as plan,
    row_number() over (order by md5('place' || n)) as place
  from generate_series(1, $users) as n;
create unique index person_by_place on person (place) include (n);
create temp table offer as select id as plan_id, terms_id from plans where is_free;
create temp table lesson as
  select id, number, row_number() over (order by position) - 1 as n, count(*) over () as total from reels;

insert into users (id, name, email, phone, referral_code, password_hash, created_at)
  select id, 'Asha ' || n, 'asha' || n || '@example.in', (6000000000 + n)::text, 'G' || n, 'none',
    date '$today' - $days from person;
insert into user_closings (user_id, verify_on) select id, '-infinity' from person;
insert into watch_clocks (user_id, credited_at) select id, date '$today' - 1 from person;
insert into sessions (token_hash, user_id, created_at, last_seen_at)
  select sha256(('token' || n)::bytea), id, date '$today' - 1, timestamptz '$now' from person
  union all
  select sha256('token of the administrator'), id, date '$today' - 1, timestamptz '$now' from users
    where user_type = 'admin';
insert into recharges (id, user_id, plan_id, terms_id, transaction_id, amount_paise, status, created_at, decided_at)
  select 'r' || n, person.id, offer.plan_id, offer.terms_id, '', 0, 'approved',
    date '$today' - $days + n * interval '1 ms', date '$today' - $days + n * interval '1 ms' from person, offer;
insert into user_plans (id, number, user_id, plan_id, terms_id, recharge_id, is_free, started_on, ends_on, created_at,
    watched_reels, earned_paise, streak_days, last_counted_on, unlocked_on) overriding system value
  select plan, n, person.id, offer.plan_id, offer.terms_id, 'r' || n, true, date '$today' - $days,
    date '$today' + 49, date '$today' - $days, $days * 10, $days * 500, $days, date '$today' - 1, date '$today' - $days
  from person, offer;
insert into daily_reels (plan_id, day, position, reel_id)
  select offer.plan_id, date '$today' - back, slot, lesson.id
  from offer, generate_series(0, $days) as back, generate_series(0, 9) as slot
    join lesson on true where lesson.n = (back * 10 + slot) % lesson.total;
insert into withdrawals (id, user_id, request_key, amount_paise, platform_paise, tds_paise, net_paise, upi_id,
    account_holder_name, account_number, ifsc_code, status, utr, created_at, decided_at)
  select 'w' || n, id, 'once', 100, 10, 5, 85, 'asha@upi', '', '', '', 'approved', n::text,
    date '$today' - 1 + n * interval '1 ms', timestamptz '$now' from person where n % 20 = 0;
insert into journal_rows (id, kind, ref, posted_at) overriding system value
  select n * 2, 'withdrawal_hold', 'w' || n, date '$today' - 1 from person where n % 20 = 0
  union all select n * 2 + 1, 'withdrawal_paid', 'w' || n, timestamptz '$now' from person where n % 20 = 0;
select setval(pg_get_serial_sequence('journal_rows', 'id'), $users * 2 + 2);
insert into entry_rows (journal_id, account, owner_id, paise)
  select n * 2 + half, account, owner, paise from person,
    lateral (values (0, 'available', id, -100), (0, 'held', id, 100), (1, 'held', id, -100), (1, 'cash', null, 85),
      (1, 'platform_charges', null, 10), (1, 'tds_payable', null, 5)) as entry (half, account, owner, paise)
  where n % 20 = 0;
insert into balances (account, owner_id, user_id, paise)
  select 'available', id, id, $days * 500 - case when n % 20 = 0 then 100 else 0 end from person
  union all select 'held', id, id, 0 from person
  union all select 'locked', plan, id, 0 from person;
insert into referrals (referred_user_id, referrer_user_id, created_at)
  select referred.id, referrer.id, date '$today' - 1 + referred.n * interval '1 ms' from person as referred
    join person as referrer on referrer.n = case when referred.n % 50 = 0 then 1 else referred.n - 1 end
  where referred.n > 1 and (referred.n % 50 = 0 or referred.n % 2 = 1);
-- Watches are found by their keys, also while the statistics are those of an empty table.
set enable_hashjoin = off;
set enable_mergejoin = off;
set enable_seqscan = off;
