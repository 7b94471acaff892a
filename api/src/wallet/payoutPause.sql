-- The pause of payouts; its table and triggers are in migrations/0116_payout_pause.sql.

-- Trigger on withdrawals: refuses new ones, and payouts, while payouts are paused. The lock lets a pause wait for those that
-- began before it.
create or replace function refuse_while_payouts_paused() returns trigger language plpgsql as $$
declare
  v_paused_at timestamptz;
begin
  select paused_at into v_paused_at from payout_pause for share;
  if v_paused_at is not null then
    raise exception 'payouts are paused' using errcode = 'check_violation', constraint = 'payouts_not_paused';
  end if;
  return new;
end $$;
