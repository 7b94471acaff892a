-- The user up to whom the check in progress has opened the closings of users who have none.
alter table ledger_check add column user_id text not null default '';
