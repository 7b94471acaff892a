/**
 * A backup is gzipped lines of JSON: a header, then for each table its name and its rows in batches, as the
 * database itself writes them, and an end with the count of rows. A file without its end is refused.
 */
import { z } from 'zod';
import { TABLES } from './tables';

export const FORMAT = 'reelrupee-backup';
export const VERSION = 1;

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Migrations of the schema that the rows are of. */
  migrations: z.array(z.string()),
  takenAt: z.iso.datetime(),
});

export const bodyLine = z.union([
  /** Rows as JSON text each, so that no number is ever rounded on its way. */
  z.strictObject({ table: z.enum(TABLES), rows: z.array(z.string()) }),
  z.strictObject({ end: z.literal(true), rows: z.number().int() }),
]);

export type Header = z.output<typeof headerLine>;
export type BodyLine = z.output<typeof bodyLine>;
