-- A device that is logged out, by whatever way, gets no more reminders.
create or replace function end_push_subscriptions() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where token_hash = new.token_hash;
  return null;
end $$;
