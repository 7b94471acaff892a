-- When an account was closed for good. Its row stays, since the ledger refers to it; who it was is erased.
alter table users add column closed_at timestamptz;
