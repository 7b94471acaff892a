import { type RawBuilder, sql } from 'kysely';

/** A condition on a column, for the rows that a check looks at. */
export type Condition = (column: string) => RawBuilder<boolean>;

/** Every row: a check of the whole ledger. */
export const everything: Condition = () => sql`true`;

/** The rows whose column is above `after` and at most `upTo`; a slice of the ledger. */
export function between(after: string | number, upTo: string | number): Condition {
  return (column) => sql`(${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo})`;
}

/** The rows whose column has one of the given values. */
export function among(values: readonly string[]): Condition {
  return (column) => sql`(${sql.ref(column)} = any(${values}::text[]))`;
}
