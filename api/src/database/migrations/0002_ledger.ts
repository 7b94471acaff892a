import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The double-entry ledger. Its rules are kept here, where no code path can get around them: a journal is
 * posted once, its entries sum to zero, nothing is ever changed, and no user's balance falls below zero.
 *
 * Amounts are paise. An entry's sign is the view of the account: + adds to what the account holds. House
 * accounts have no balance row, because one row that every transaction updates would make them wait in line.
 */
export async function up(queries: Kysely<unknown>): Promise<void> {
  await sql`
    create table journals (
      id bigint generated always as identity primary key,
      kind text not null check (kind in (
        'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
        'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused'
      )),
      -- What the journal is about, in words of its kind; makes every posting safe to repeat.
      ref text not null,
      posted_at timestamptz not null,
      constraint journals_posted_once unique (kind, ref)
    );

    -- What users own: available and held belong to a user, locked to one of the plans that a user bought.
    create table balances (
      account text not null check (account in ('available', 'held', 'locked')),
      owner_id text not null,
      user_id text not null references users,
      paise bigint not null default 0 constraint balances_never_negative check (paise >= 0),
      primary key (account, owner_id)
    );
    create index balances_of_user on balances (user_id);

    create table entries (
      journal_id bigint not null references journals,
      account text not null check (account in (
        'available', 'held', 'locked',
        'cash', 'plan_sales', 'recharge_charges', 'reel_rewards', 'referral_rewards',
        'platform_charges', 'tds_payable'
      )),
      owner_id text,
      paise bigint not null check (paise <> 0),
      check ((owner_id is not null) = (account in ('available', 'held', 'locked')))
    );
    create index entries_of_journal on entries (journal_id);
    create index entries_of_owner on entries (owner_id, account) where owner_id is not null;

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$;
    create trigger journals_append_only before update or delete or truncate on journals
      execute function refuse_change();
    create trigger entries_append_only before update or delete or truncate on entries
      execute function refuse_change();

    create function apply_entry() returns trigger language plpgsql as $$
    begin
      update balances set paise = paise + new.paise
        where account = new.account and owner_id = new.owner_id;
      if not found then
        raise exception 'no % balance of %', new.account, new.owner_id
          using errcode = 'foreign_key_violation';
      end if;
      return null;
    end $$;
    create trigger entries_move_balances after insert on entries
      for each row when (new.owner_id is not null) execute function apply_entry();

    -- A balance changes by an entry (one trigger deep) or not at all.
    create function refuse_direct_change() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception 'balances change through entries only' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger balances_through_entries before update on balances
      for each row execute function refuse_direct_change();
    create trigger balances_start_empty before insert on balances
      for each row when (new.paise <> 0) execute function refuse_change();
    create trigger balances_stay before delete or truncate on balances
      execute function refuse_change();

    -- Both at commit, when the whole journal is there. Entries are never 0, so a sum of zero takes two of them.
    create function check_entries_balance() returns trigger language plpgsql as $$
    begin
      if (select sum(paise) from entries where journal_id = new.journal_id) <> 0 then
        raise exception 'the entries of journal % do not sum to zero', new.journal_id
          using errcode = 'check_violation', constraint = 'entries_balance';
      end if;
      return null;
    end $$;
    create constraint trigger entries_balance after insert on entries
      deferrable initially deferred for each row execute function check_entries_balance();

    create function check_journal_has_entries() returns trigger language plpgsql as $$
    begin
      if not exists (select from entries where journal_id = new.id) then
        raise exception 'journal % has no entries', new.id
          using errcode = 'check_violation', constraint = 'journals_have_entries';
      end if;
      return null;
    end $$;
    create constraint trigger journals_have_entries after insert on journals
      deferrable initially deferred for each row execute function check_journal_has_entries();
  `.execute(queries);
}
