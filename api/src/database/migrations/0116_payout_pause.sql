-- Stops new withdrawals and payouts while paused_at is set. A single row, so that those under way can lock it.
create table payout_pause (
  only_row boolean primary key default true check (only_row),
  -- Shown to users in their language; empty while nothing is paused.
  reason text not null default '',
  -- For administrators alone.
  note text not null default '',
  paused_at timestamptz,
  constraint payout_pause_reason check ((reason = '') = (paused_at is null))
);
insert into payout_pause default values;

create trigger withdrawals_pause_requests before insert on withdrawals
  for each row when (new.status = 'pending') execute function refuse_while_payouts_paused();
-- The bank may have paid those of a batch already, so that they can still be marked as paid.
create trigger withdrawals_pause_payouts before update of status, batch on withdrawals
  for each row when (old.status = 'pending' and old.batch = '' and (new.status = 'approved' or new.batch <> ''))
  execute function refuse_while_payouts_paused();
