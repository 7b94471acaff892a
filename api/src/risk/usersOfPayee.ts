import { sql } from 'kysely';

/** Users of withdrawals that match, each once: a loose index scan, which reads one row for each user. */
const usersOfWithdrawals = (match: string, most: number) => `
  with recursive paid (user_id) as (
    (select user_id from withdrawals where ${match} order by user_id limit 1)
    union all
    select next.user_id from paid cross join lateral (
      select user_id from withdrawals where ${match} and withdrawals.user_id > paid.user_id
        order by user_id limit 1) as next)
  select user_id from paid limit ${most}`;

/**
 * Users of a payee, in profiles and in earlier payouts; `payee` is a row with the columns of one. Each user is there
 * once, and at most `most` are read, however many withdrawals each of them has made.
 */
export function usersOfPayee(payee: string, most: number) {
  const matches = [
    `${payee}.upi_id <> '' and upi_id <> '' and lower(upi_id) = lower(${payee}.upi_id)`,
    `${payee}.account_number <> '' and account_number <> '' and account_number = ${payee}.account_number`,
  ];
  const users = matches.flatMap((match) => [
    `select id as user_id from users where ${match} limit ${most}`,
    usersOfWithdrawals(match, most),
  ]);
  return sql.raw(
    `(select user_id from (${users.map((each) => `(${each})`).join(' union ')}) as each limit ${most})`,
  );
}
