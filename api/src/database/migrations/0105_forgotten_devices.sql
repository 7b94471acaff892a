-- A forgotten device is unknown at the next log-in. It still links the accounts of a farm.
alter table known_devices add column forgotten_at timestamptz;
