-- The users of a payee are read without their other withdrawals.

create index if not exists withdrawals_users_by_upi_id on withdrawals (lower(upi_id), user_id) where upi_id <> '';
create index if not exists withdrawals_users_by_account_number on withdrawals (account_number, user_id)
  where account_number <> '';

-- Instant at which a former administrator was added again: the call can be repeated for minutes, as that of a new one.
alter table users add column reinstated_at timestamptz;

-- The provider's key that the device subscribed to: push services refuse messages by another one. Null in older rows.
alter table push_subscriptions add column public_key text;

-- After the change of `users`: calls read that table first, so that none holds this one while it waits for the migration.
drop index withdrawals_by_upi_id;
drop index withdrawals_by_account_number;
