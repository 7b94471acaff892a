/** True in `waits` while another connection to the database waits for a lock. PostgreSQL only. */
export const OTHER_WAITS = `select count(*) > 0 as waits from pg_locks where not granted and pid <> pg_backend_pid()
  and pid in (select pid from pg_stat_activity where datname = current_database())`;
