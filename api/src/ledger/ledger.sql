-- The functions of the double-entry ledger; its tables and triggers are in migrations/0002_ledger.sql and
-- migrations/0079_credits_in_watches.sql. Journals are rows of journal_rows and entry_rows; those of credited reels are
-- the watches themselves. The views journals and entries show both alike.

-- Posts a journal: the only statement that moves money. The three arrays hold one element per entry; paise are
-- added to the account, owners are null for house accounts, and entries of 0 are left out. Returns false, and
-- changes nothing, if a journal of this kind and ref exists, which makes every retry safe. Entries are inserted
-- in a fixed order of accounts, so that concurrent postings cannot deadlock on balances.
create or replace function post_journal(
  p_kind text, p_ref text, p_posted_at timestamptz, p_accounts text[], p_owners text[], p_paise bigint[]
) returns boolean language plpgsql as $$
declare
  v_journal bigint;
begin
  if p_kind = 'reel_earning' then
    return credit_watch(p_ref, p_posted_at, p_accounts, p_owners, p_paise);
  end if;
  insert into journal_rows (kind, ref, posted_at) values (p_kind, p_ref, p_posted_at)
    on conflict on constraint journals_posted_once do nothing
    returning id into v_journal;
  if v_journal is null then
    return false;
  end if;
  insert into entry_rows (journal_id, account, owner_id, paise)
    select v_journal, entry.account, entry.owner_id, entry.paise
    from unnest(p_accounts, p_owners, p_paise) as entry (account, owner_id, paise)
    where entry.paise <> 0
    order by entry.account, entry.owner_id;
  return true;
end $$;

-- Posts the journal of a credited reel: its watch row becomes the journal with both entries. Returns false if the plan
-- has no such watch, or it has been credited.
create or replace function credit_watch(
  p_ref text, p_posted_at timestamptz, p_accounts text[], p_owners text[], p_paise bigint[]
) returns boolean language plpgsql as $$
declare
  v_user_plan_id text := split_part(p_ref, '/', 1);
  v_day date := split_part(p_ref, '/', 2)::date;
  v_reel_id text := split_part(p_ref, '/', 3);
begin
  if cardinality(p_paise) <> 2 or p_accounts[1] <> 'reel_rewards' or p_accounts[2] not in ('locked', 'available')
    or p_paise[1] + p_paise[2] <> 0 then
    raise exception 'the entries of credit % do not match', p_ref
      using errcode = 'check_violation', constraint = 'entries_balance';
  end if;
  update watch_rows set credited_at = p_posted_at, earned_paise = p_paise[2], locked = p_accounts[2] = 'locked'
    from user_plans, reels
    where user_plans.id = v_user_plan_id and reels.id = v_reel_id
      and p_owners[2] = case p_accounts[2] when 'locked' then user_plans.id else user_plans.user_id end
      and plan_number = user_plans.number and day = v_day and reel_number = reels.number
      and credited_at is null;
  return found;
end $$;

-- Trigger on watch_rows: adds a credit to the balance of its plan or user.
create or replace function apply_credit() returns trigger language plpgsql as $$
begin
  update balances set paise = paise + new.earned_paise from user_plans
    where user_plans.number = new.plan_number
      and balances.account = case when new.locked then 'locked' else 'available' end
      and balances.owner_id = case when new.locked then user_plans.id else user_plans.user_id end;
  if not found then
    raise exception 'no balance for a credit of the plan with the number %', new.plan_number
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- Trigger on entry_rows: adds an entry to its owner's balance.
create or replace function apply_entry() returns trigger language plpgsql as $$
begin
  update balances set paise = paise + new.paise
    where account = new.account and owner_id = new.owner_id;
  if not found then
    raise exception 'no % balance of %', new.account, new.owner_id
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- Trigger on balances: only the triggers apply_entry and apply_credit may change one, and then the trigger depth is 2.
create or replace function refuse_direct_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances change through entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Constraint trigger on entry_rows, checked at commit.
create or replace function check_entries_balance() returns trigger language plpgsql as $$
begin
  if (select sum(paise) from entry_rows where journal_id = new.journal_id) <> 0 then
    raise exception 'the entries of journal % do not sum to zero', new.journal_id
      using errcode = 'check_violation', constraint = 'entries_balance';
  end if;
  return null;
end $$;

-- Constraint trigger on journal_rows, checked at commit.
create or replace function check_journal_has_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from entry_rows where journal_id = new.id) then
    raise exception 'journal % has no entries', new.id
      using errcode = 'check_violation', constraint = 'journals_have_entries';
  end if;
  return null;
end $$;
