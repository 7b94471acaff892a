-- Daily jobs: when each last ran, and indexes for the expired rows that they look for.
create table maintenance_runs (
  job text primary key,
  started_at timestamptz not null,
  -- What the check of the ledger found; null for other jobs.
  violations integer
);
create index sessions_by_age on sessions (created_at);
create index sign_in_backoffs_by_age on sign_in_backoffs (last_failed_at);
create index images_by_age on images (created_at);
-- Also for the foreign keys: deleting an image looks for requests that refer to it.
create index recharges_of_image on recharges (image_id) where image_id is not null;
create index withdrawals_of_image on withdrawals (image_id) where image_id is not null;
