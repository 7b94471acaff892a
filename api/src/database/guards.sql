-- Trigger functions that protect rows of any table.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- For tables with a status column: a request is decided once. Only an approval that is reversed becomes a rejection, and a
-- payout that the bank returned.
create or replace function refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' and new.status <> old.status
    and not (old.status = 'approved' and new.status = 'rejected'
      and coalesce(to_jsonb(new) ->> 'reversed_at', to_jsonb(new) ->> 'returned_at') is not null) then
    raise exception '% % has already been decided', tg_table_name, old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
