-- The batch in which a withdrawal was given to the bank; empty for none, and after the batch was cancelled.
alter table withdrawals add column batch text not null default '';
