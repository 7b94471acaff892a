import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** The normal form of a bank reference, as ledger/references.sql defines it; empty if no part of it is one. */
export async function normalReference(queries: Queries, text: string): Promise<string> {
  const { rows } = await sql<{ reference: string }>`select normal_reference(${text}) as reference`.execute(
    queries,
  );
  return rows[0]?.reference ?? '';
}
