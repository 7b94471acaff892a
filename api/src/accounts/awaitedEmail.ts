import { type Expression, sql } from 'kysely';

/** Of a row of `users`: the new email whose link is valid at an instant, or empty. It may be mistyped, so it is given up then. */
export function awaitedEmail(now: Expression<Date> | Date) {
  return sql<string>`case when pending_email <> '' and exists (select from account_codes
    where account_codes.user_id = users.id and purpose = 'verify' and account_codes.email = pending_email
      and used_at is null and expires_at > ${now})
    then pending_email else '' end`;
}
