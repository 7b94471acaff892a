-- Bank references (UTRs): each pays one recharge or one withdrawal, or returns one, whichever way it is written. Triggers claim them,
-- so that no code path can use one twice; a violation names the constraint bank_references_once.

-- The normal form: letters and digits in capitals; of a labelled 12-digit UTR, the digits alone.
create or replace function normal_reference(p_text text) returns text language sql immutable as $$
  select regexp_replace(
    upper(regexp_replace(p_text, '[^a-zA-Z0-9]', '', 'g')),
    '^(UTR|RRN|UPI|IMPS|NEFT|RTGS)(NO|REF)?([0-9]{12})$', '\3')
$$;

-- Trigger on recharges: a rejected request gives its reference back, a reversed one keeps it.
create or replace function use_recharge_reference() returns trigger language plpgsql as $$
begin
  if new.status = 'rejected' then
    if new.reversed_at is null then
      delete from bank_references where recharge_id = new.id;
    end if;
  elsif normal_reference(new.transaction_id) <> ''
    and not exists (select from bank_references where recharge_id = new.id) then
    insert into bank_references (reference, recharge_id)
      values (normal_reference(new.transaction_id), new.id);
  end if;
  return null;
end $$;

-- Trigger on withdrawals: a paid one uses its reference, and keeps it when the bank returns it; the return uses its own,
-- unless it has that of the payout.
create or replace function use_withdrawal_reference() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' and normal_reference(new.utr) <> ''
    and not exists (select from bank_references where withdrawal_id = new.id) then
    insert into bank_references (reference, withdrawal_id) values (normal_reference(new.utr), new.id);
  elsif new.returned_at is not null
    and normal_reference(new.return_utr) not in ('', normal_reference(new.utr)) then
    insert into bank_references (reference, returned_withdrawal_id)
      values (normal_reference(new.return_utr), new.id);
  end if;
  return null;
end $$;
