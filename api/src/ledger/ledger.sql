-- The functions of the double-entry ledger; its tables and triggers are in migrations/0002_ledger.sql.

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
  insert into journals (kind, ref, posted_at) values (p_kind, p_ref, p_posted_at)
    on conflict on constraint journals_posted_once do nothing
    returning id into v_journal;
  if v_journal is null then
    return false;
  end if;
  insert into entries (journal_id, account, owner_id, paise)
    select v_journal, entry.account, entry.owner_id, entry.paise
    from unnest(p_accounts, p_owners, p_paise) as entry (account, owner_id, paise)
    where entry.paise <> 0
    order by entry.account, entry.owner_id;
  return true;
end $$;

-- Trigger on entries: adds an entry to its owner's balance.
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

-- Trigger on balances: only apply_entry may change one, and then the trigger depth is 2.
create or replace function refuse_direct_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances change through entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Constraint trigger on entries, checked at commit.
create or replace function check_entries_balance() returns trigger language plpgsql as $$
begin
  if (select sum(paise) from entries where journal_id = new.journal_id) <> 0 then
    raise exception 'the entries of journal % do not sum to zero', new.journal_id
      using errcode = 'check_violation', constraint = 'entries_balance';
  end if;
  return null;
end $$;

-- Constraint trigger on journals, checked at commit.
create or replace function check_journal_has_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from entries where journal_id = new.id) then
    raise exception 'journal % has no entries', new.id
      using errcode = 'check_violation', constraint = 'journals_have_entries';
  end if;
  return null;
end $$;
