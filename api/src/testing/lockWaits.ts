/**
 * True in `waits` while another connection to the database waits for a lock. PostgreSQL only. It reads the locks alone:
 * in a transaction, pg_stat_activity stays as it was when first read, without the connections that were opened since.
 */
export const OTHER_WAITS = `select count(*) > 0 as waits from pg_locks where not granted and pid <> pg_backend_pid()
  and pid in (select pid from pg_locks
    where database = (select oid from pg_database where datname = current_database()))`;
